import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { generate, readSceneFiles } from "./generate-registry.ts";
import { groups } from "./groups/index.ts";
import {
  allDocuments,
  allScenes,
  categories,
  findScene,
  lengthOf,
  outputKinds,
  pathOf,
  registers,
  scenesOf,
  searchScenes,
  sectionFunctions,
  toSceneView,
} from "./index.ts";
import { type CatalogueScene, catalogueSceneSchema } from "./scene-schema.ts";

const MAX_ICONS = 61;
const MAX_HOT_PER_CATEGORY = 4;
const MAX_REMARK_CHARACTERS_ZH = 14;
const MAX_REMARK_CHARACTERS_EN = 60;
/** Share of the character pairs of the shorter remark. */
const MOST_SHARED_OF_REMARKS = 0.7;
/** Fields that may stay empty: those of the product's definition, and those the catalogue adds. */
const OPTIONAL_KEYS = ["advantage", "reason", "selfinfo", "content", "budget", "problem", "requirement", "sender", "schedule"];
/** Time and place are known when minutes are written, but nobody has to look them up first. */
const OPTIONAL_IN_MINUTES = ["timeSpan", "place"];
const MINUTES = ["gwMinutes", "meetingMinutes", "polishMeetingLog", "classMeeting", "counsellorTalk"];
const TOLD_NOTHING = /^(enter|fill in|input|please|list the points)\b|^e\.g\. paste|请输入|请填写|^比如：(粘贴|选)/i;

const files = await readSceneFiles();
const sources = files.map(({ scene }) => scene);
const all = [...allScenes(), ...allDocuments()];
const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
const keysOf = (scene: CatalogueScene | null) => scene?.form.map(({ key }) => key);
const bad = (test: (scene: CatalogueScene) => boolean) => all.filter(test).map(({ key }) => key);

describe("scene files", () => {
  it("all fit the schema", () => {
    const wrong = files.flatMap(({ file, scene }) => {
      const parsed = catalogueSceneSchema.strict().safeParse(scene);
      return parsed.success ? [] : [`${file}: ${parsed.error.message}`];
    });
    expect(wrong).toEqual([]);
  });

  it("keep what was published and have a key of their own", () => {
    expect(allScenes().length).toBeGreaterThanOrEqual(302);
    expect(allDocuments().map(({ key }) => key)).toEqual(
      expect.arrayContaining(["openingReport", "journalEssay", "professionalEssay", "kepu"]),
    );
    expect(new Set(all.map(pathOf)).size).toBe(all.length);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });

  it("stand in their category's folder under the kebab form of key or slug", () => {
    const wrong = files.filter(({ file, exportName, scene }) => {
      const name = scene.slug ?? scene.key;
      return exportName !== name || file !== `${kebab(scene.category)}/${kebab(name)}.ts`;
    });
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it("are what the generated files were made of", async () => {
    expect(await generate({ check: true })).toEqual([]);
    expect([...sources].sort((a, b) => a.key.localeCompare(b.key))).toEqual([...all].sort((a, b) => a.key.localeCompare(b.key)));
  });
});

describe("every entry", () => {
  it("belongs first of all to its own category", () => {
    expect(
      bad(({ category, categories: listed, type }) => listed[0] !== category || (type === "document") !== (category === "document")),
    ).toEqual([]);
  });

  it("stands in exactly one group of each category it is listed under", () => {
    const wrong = categories.flatMap(({ key }) => {
      const grouped = groups[key].flatMap((group) => group.scenes);
      const listed = all.filter((scene) => scene.categories.includes(key)).map((scene) => scene.key);
      const times = (scene: string) => grouped.filter((other) => other === scene).length;
      return [
        ...listed.filter((scene) => times(scene) !== 1).map((scene) => `${scene} is in ${times(scene)} groups of ${key}`),
        ...grouped.filter((scene) => !listed.includes(scene)).map((scene) => `${scene} is grouped but not listed under ${key}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it("has section weights that add up to 100 and names only known kinds, registers and functions", () => {
    expect(bad(({ recipe }) => recipe.structure.reduce((sum, { weight }) => sum + weight, 0) !== 100)).toEqual([]);
    expect(bad(({ output }) => !(output.kind in outputKinds) || !(output.register in registers))).toEqual([]);
    const known = new Set<string>(sectionFunctions);
    expect(bad(({ recipe }) => recipe.structure.some(({ fn }) => !known.has(fn)))).toEqual([]);
  });

  it("has number fields with bounds that its default and step respect", () => {
    const wrong = all.flatMap(({ key, form }) =>
      form
        .filter(({ type }) => type === "number")
        .filter(({ default: start = Number.NaN, step = Number.NaN, min = Number.NaN, max = Number.NaN }) => {
          const fits = min >= 1 && step >= 1 && min <= start && start <= max;
          return !(fits && (start - min) % step === 0 && (max - min) % step === 0);
        })
        .map((field) => `${key}.${field.key}`),
    );
    expect(wrong).toEqual([]);
  });

  it("asks for a length exactly when its text does not follow a source", () => {
    expect(bad((scene) => (lengthOf(scene) === null) !== (scene.output.unit === "source"))).toEqual([]);
    expect(bad(({ form }) => form.some(({ key }, index) => key === "length" && index !== form.length - 1))).toEqual([]);
  });

  it("lets only the listed fields stay empty, and asks for something", () => {
    const wrong = all.flatMap(({ key, form }) =>
      form
        .filter((field) => !field.required && !OPTIONAL_KEYS.includes(field.key))
        .filter((field) => !(MINUTES.includes(key) && OPTIONAL_IN_MINUTES.includes(field.key)))
        .map((field) => `${key}.${field.key}`),
    );
    expect(wrong).toEqual([]);
    expect(bad(({ form }) => !form.some(({ required, type }) => required && type !== "number"))).toEqual([]);
    expect(bad(({ form }) => new Set(form.map(({ key }) => key)).size !== form.length)).toEqual([]);
  });

  it("has a place for what the person knows", () => {
    const without = bad(({ form }) => !form.some(({ type }) => type === "textarea"));
    // Its form is set: a topic and a length.
    expect(without.filter((key) => key !== "brainStorming")).toEqual([]);
  });

  it("asks who signs a letter", () => {
    const SIGNING = ["sender", "company", "group", "brand"];
    const ANOTHER = /^(被推荐人|候选人|表扬对象|项目名称)$/;
    const signed = ({ key, form }: CatalogueScene) =>
      key === "recommendLetter"
        ? form.some(({ label }) => label.zh === "推荐人")
        : form.some((field) => SIGNING.includes(field.key) || (field.key === "name" && !ANOTHER.test(field.label.zh)));
    expect(bad((scene) => scene.output.kind === "letter" && !signed(scene))).toEqual([]);
  });

  it("asks for time and place of what minutes are written of", () => {
    const minutes = all.filter(({ key }) => MINUTES.includes(key));
    expect(minutes.filter((scene) => !keysOf(scene)?.some((key) => key === "timeSpan" || key === "scene")).map(({ key }) => key)).toEqual(
      [],
    );
    expect(minutes).toHaveLength(MINUTES.length);
  });

  it("speaks both languages, in its own script", () => {
    const han = /\p{Script=Han}/u;
    const texts = (scene: CatalogueScene) => [
      scene.title,
      scene.remark,
      ...scene.form.flatMap(({ label, placeholder }) => [label, placeholder]),
    ];
    expect(
      bad((scene) => texts(scene).some(({ zh, en }) => han.test(en) || /[！!]/.test(zh + en) || zh.trim() !== zh || en.trim() !== en)),
    ).toEqual([]);
    expect(bad(({ recipe }) => recipe.structure.some(({ zh, en }) => !zh || !en || han.test(en)))).toEqual([]);
  });

  it("has a remark short enough for its cell", () => {
    expect(bad(({ remark }) => [...remark.zh].length > MAX_REMARK_CHARACTERS_ZH || remark.en.length > MAX_REMARK_CHARACTERS_EN)).toEqual(
      [],
    );
    expect(bad(({ remark }) => /[。.]$/.test(remark.zh) || remark.en.endsWith(".."))).toEqual([]);
  });

  it("is told apart from the others by its remark", () => {
    const pairsOf = (text: string) => new Set([...text].slice(1).map((character, at) => [...text][at] + character));
    const pairs = new Map(all.map(({ key, remark }) => [key, pairsOf(remark.zh)]));
    const shared = (a: Set<string>, b: Set<string>) => [...a].filter((pair) => b.has(pair)).length / Math.min(a.size, b.size);
    const alike = [...pairs].flatMap(([key, own], at) =>
      [...pairs].slice(at + 1).flatMap(([other, others]) => (shared(own, others) > MOST_SHARED_OF_REMARKS ? [`${key} ${other}`] : [])),
    );
    expect(alike).toEqual([]);
  });

  it("shows an example in every text field instead of repeating the label", () => {
    const fields = all.flatMap(({ key, form }) =>
      form.filter(({ type }) => type !== "number").map((field) => ({ name: `${key}.${field.key}`, field })),
    );
    const wrong = fields.filter(({ field: { label, placeholder } }) => {
      const example = placeholder.zh.startsWith("比如：") && placeholder.en.startsWith("e.g. ");
      const paste = placeholder.zh.startsWith("粘贴") && placeholder.en.startsWith("Paste ");
      return (
        !(example || paste) ||
        TOLD_NOTHING.test(placeholder.en) ||
        TOLD_NOTHING.test(placeholder.zh) ||
        placeholder.zh.endsWith(`：${label.zh}`)
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("has a Phosphor icon, of a set small enough for a page", () => {
    const require = createRequire(import.meta.url);
    const exists = (icon: string) => {
      const name = icon.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
      try {
        return Boolean(require.resolve(`@phosphor-icons/react/dist/csr/${name}.es.js`));
      } catch {
        return false;
      }
    };
    const icons = [...new Set([...all, ...categories].map(({ icon }) => icon))];
    expect(icons.filter((icon) => !exists(icon))).toEqual([]);
    expect(icons.length).toBeLessThanOrEqual(MAX_ICONS);
  });

  it("is marked hot only where few are, so that red means something", () => {
    const hot = all.filter(({ marked }) => marked === "red");
    const own = (key: string) => hot.filter(({ category }) => category === key).length;
    const listed = (key: string) => hot.filter(({ categories }) => categories.some((one) => one === key)).length;
    expect(categories.filter(({ key }) => own(key) > MAX_HOT_PER_CATEGORY).map(({ key }) => key)).toEqual([]);
    expect(categories.filter(({ key }) => listed(key) === 0).map(({ key }) => key)).toEqual([]);
  });
});

describe("names that must exist", () => {
  const paths =
    "reportSelf vacationNotice workReport notice quartSummary yearEndSummary yearMidSummary departmentSummary okr polishMeetingLog joinJobReport workEmail projectSummary workExperience projectPlan resignationApplication trainingPlan regularReport promotionReport weeklyReport workSummery brainStorming postReading reWrite polishDoc mkGoodsReview mkSlogan svTitle svInspiration svScript svOutline";

  it.each(paths.split(" "))("/scene/%s is there", (key) => {
    const scene = findScene(key);
    expect(scene?.key).toBe(key);
    expect(scene && pathOf(scene)).toBe(`/scene/${key}`);
  });

  it("has speeches under random codes with a readable file name", () => {
    const speeches = allScenes().filter(({ slug }) => slug);
    expect(speeches).toHaveLength(20);
    expect(speeches.filter(({ key, category }) => !/^[a-z0-9]{10}$/.test(key) || category !== "gongwen")).toEqual([]);
  });

  it.each([
    ["weeklyReport", "job summary plan length"],
    ["workSummery", "job content timeSpan length"],
    ["brainStorming", "topic length"],
    ["postReading", "bookName bookDesc orientation length"],
    ["reWrite", "content"],
    ["polishDoc", "content"],
  ])("the form of %s is %s", (key, form) => {
    expect(keysOf(findScene(key))?.join(" ")).toBe(form);
  });

  it("asks for the week of an internship diary from 1 in steps of 1", () => {
    expect(findScene("internWeekly")?.form.find(({ key }) => key === "week")).toMatchObject({ type: "number", default: 1, step: 1 });
  });

  it("has an advantage, a reason and personal information that may stay empty in college", () => {
    const fields = allScenes()
      .filter(({ category }) => category === "college")
      .flatMap(({ form }) => form);
    const optional = fields.filter(({ key }) => ["advantage", "reason", "selfinfo"].includes(key));
    expect(optional.length).toBeGreaterThan(0);
    expect(optional.filter(({ required }) => required)).toEqual([]);
  });

  it("asks for everything else that a college form or a social note has", () => {
    const asked =
      "company job week activityName group fangxiang guihua topic name major point scene class targetJob style xingge jiating weilai target category keyword tiyan length".split(
        " ",
      );
    const empty = allScenes()
      .filter(({ category }) => category === "college" || category === "redbook")
      .flatMap(({ key, form }) =>
        form.filter((field) => asked.includes(field.key) && !field.required).map((field) => `${key}.${field.key}`),
      );
    expect(empty).toEqual([]);
  });

  const socialNotes = "爆款笔记 爆款标题 笔记改写 景点打卡笔记 好物推荐 读书分享 日常vlog 自我成长 美食 探店推荐 美妆 护肤 穿搭 热点总结";
  it.each(socialNotes.split(" "))("social notes offer %s with its fields", (name) => {
    const found = scenesOf("redbook")?.find(({ title }) => title.zh.replace(/\s/g, "").includes(name));
    expect(found?.title.zh).toBeTruthy();
    const allowed = ["content", "category", "keyword", "name", "tiyan", "style", "length"];
    expect(keysOf(found ?? null)?.filter((key) => !allowed.includes(key))).toEqual([]);
  });

  const college =
    "暑期社会实践心得 暑期社会实践报告 实习周记 实习总结 运动会新闻稿 社团干部竞选演讲稿 职业生涯规划书 创业计划书 勤工俭学申请书 辩论稿 自我介绍 班会记录 求职信 推荐信 毕业赠言 毕业感言 辅导员谈话记录 个人成长分析报告 毕业生自我鉴定 自荐信 军训总结";
  it.each(college.split(" "))("college offers %s with its fields", (name) => {
    const found = scenesOf("college")?.find(({ title }) => title.zh.includes(name));
    const allowed =
      "content company job week activityName group advantage fangxiang guihua topic name major reason point scene selfinfo class targetJob style xingge jiating weilai target length";
    expect(found?.title.zh).toContain(name);
    expect(keysOf(found ?? null)?.filter((key) => !allowed.split(" ").includes(key))).toEqual([]);
  });

  it("lists career plan, startup plan, self-recommendation and job application letter under startup too", () => {
    const keys = scenesOf("startup")?.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(["careerPlan", "startupPlan", "selfRecommend", "jobLetter"]));
    expect(scenesOf("college")?.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["careerPlan", "startupPlan", "selfRecommend", "jobLetter"]),
    );
  });
});

describe("what people look for and did not find", () => {
  const names =
    "文献综述 课程论文 中期检查 任务书 演讲稿 心得体会 情况说明 道歉信 完整简历 教学反思 说课稿 学生评语 家长会 授权委托书 借条 合同 升学宴 祝福语 英文邮件 征文";
  it.each(names.split(" "))("%s is first in the search", (name) => {
    expect(searchScenes(allScenes(), name)[0]?.title.zh).toContain(name);
  });

  const LEGAL = ["authorization", "loanSlip", "contractDraft", "partnerTerms", "equityPlan"];
  it.each(LEGAL)("%s says that it is no legal advice", (key) => {
    const scene = findScene(key);
    expect([scene?.notice?.zh, scene?.notice?.en]).toEqual([
      expect.stringContaining("不是法律意见"),
      expect.stringContaining("not legal advice"),
    ]);
    expect(scene && toSceneView(scene, "zh").notice).toBe(scene?.notice?.zh);
  });
});

describe("default lengths and steps", () => {
  const range = (key: string) => {
    const scene = findScene(key);
    const length = scene ? lengthOf(scene) : null;
    return length && [length.default, length.step, length.unit];
  };

  it.each([
    ["svTitle", [5, 1, "item"]],
    ["svInspiration", [50, 100, "char"]],
    ["svScript", [500, 50, "char"]],
    ["svOutline", [500, 50, "char"]],
    ["weeklyReport", [1000, 100, "char"]],
    ["gradMessage", [200, 50, "char"]],
    ["sportsNews", [500, 100, "char"]],
    ["rbGoods", [500, 100, "char"]],
    ["reWrite", null],
    ["polishDoc", null],
  ])("%s", (key, expected) => {
    expect(range(key)).toEqual(expected);
  });

  it("longer college documents start at 1000", () => {
    const keys = "internSummary careerPlan startupPlan gradFeel counsellorTalk growthReport gradSelfEval selfRecommend".split(" ");
    expect(keys.filter((key) => range(key)?.join() !== "1000,100,char")).toEqual([]);
  });

  it("speeches start at 500 with a step of 100, but for the two that are short by nature", () => {
    const others = allScenes()
      .filter(({ slug }) => slug)
      .filter(({ key }) => range(key)?.join() !== "500,100,char");
    expect(others.map(({ slug }) => slug)).toEqual(["impromptu", "awardWords"]);
  });

  const workplace =
    "reportSelf vacationNotice workReport notice quartSummary yearEndSummary yearMidSummary departmentSummary okr polishMeetingLog joinJobReport workEmail projectSummary workExperience projectPlan resignationApplication trainingPlan regularReport promotionReport weeklyReport workSummery brainStorming postReading";
  it.each(workplace.split(" "))("%s of the workplace starts at 1000 with a step of 100", (key) => {
    expect(range(key)).toEqual([1000, 100, "char"]);
  });

  it.each("mkGoodsReview mkSlogan mkPoster mkWeibo mkPromo mkEnrol".split(" "))(
    "%s starts at 50 to 200 with a step of 50 or 100",
    (key) => {
      const [start, step, unit] = range(key) ?? [];
      expect([50, 100, 150, 200]).toContain(start);
      expect([50, 100]).toContain(step);
      expect(unit).toBe("char");
    },
  );

  it("every form asks for one number at most besides the week of a diary", () => {
    expect(bad(({ form }) => form.filter(({ key, type }) => type === "number" && key !== "week").length > 1)).toEqual([]);
  });
});
