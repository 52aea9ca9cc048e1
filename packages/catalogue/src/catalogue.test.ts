import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { readScenes } from "./content/read-scenes.ts";
import { MINUTES } from "./content/scene-rules.ts";
import { generate } from "./generate-registry.ts";
import {
  allDocuments,
  allScenes,
  categories,
  findScene,
  lengthOf,
  pathOf,
  sceneIcons,
  scenesOf,
  searchScenes,
  toSceneView,
} from "./index.ts";
import type { CatalogueScene } from "./scene.ts";

const MAX_ICONS = 61;
const MAX_HOT_PER_CATEGORY = 4;
/** Share of the character pairs of the shorter remark. */
const MOST_SHARED_OF_REMARKS = 0.7;
const all = [...allScenes(), ...allDocuments()];
const keysOf = (scene: CatalogueScene | null) => scene?.form.map(({ key }) => key);
const bad = (test: (scene: CatalogueScene) => boolean) => all.filter(test).map(({ key }) => key);

describe("scene files", () => {
  it("keep what was published and have an address of their own", () => {
    expect(allScenes().length).toBeGreaterThanOrEqual(302);
    expect(allDocuments().map(({ key }) => key)).toEqual(
      expect.arrayContaining(["openingReport", "journalEssay", "professionalEssay", "kepu"]),
    );
    expect(new Set(all.map(pathOf)).size).toBe(all.length);
  });

  it("all fit the schema, and are what the generated files were made of", async () => {
    expect(await generate({ check: true })).toEqual([]);
    expect((await readScenes()).scenes).toEqual(all);
  });
});

describe("every entry", () => {
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

  it("is told apart from the others by its remark", () => {
    const pairsOf = (text: string) => new Set([...text].slice(1).map((character, at) => [...text][at] + character));
    const pairs = new Map(all.map(({ key, remark }) => [key, pairsOf(remark.zh)]));
    const shared = (a: Set<string>, b: Set<string>) => [...a].filter((pair) => b.has(pair)).length / Math.min(a.size, b.size);
    const alike = [...pairs].flatMap(([key, own], at) =>
      [...pairs].slice(at + 1).flatMap(([other, others]) => (shared(own, others) > MOST_SHARED_OF_REMARKS ? [`${key} ${other}`] : [])),
    );
    expect(alike).toEqual([]);
  });

  it("has a Phosphor icon, of a set small enough for a page in which none is idle", () => {
    const require = createRequire(import.meta.url);
    const exists = (icon: string) => {
      const name = icon.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
      try {
        return Boolean(require.resolve(`@phosphor-icons/react/dist/csr/${name}.es.js`));
      } catch {
        return false;
      }
    };
    expect(sceneIcons.filter((icon) => !exists(icon))).toEqual([]);
    expect(sceneIcons.length).toBeLessThanOrEqual(MAX_ICONS);
    expect([...new Set([...all, ...categories].map(({ icon }) => icon))].sort()).toEqual([...sceneIcons].sort());
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
