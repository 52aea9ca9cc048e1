import { countCharacters, marksIn, strayDigits } from "@tangleaf/document";
import { describe, expect, it, test } from "vitest";
import { draftOutline, LEAF_LENGTH } from "./draft-outline.ts";
import { outlineLeaves } from "./outline-leaves.ts";
import { parseTopic } from "./parse-topic.ts";
import { suggestTitles } from "./suggest-titles.ts";
import { ownSentencesOf, writeThesis } from "./testing/section-texts.ts";
import {
  claimsIn,
  faultsOfOutline,
  faultsOfTitle,
  filledCells,
  fromMemory,
  headingsOf,
  isHalfTranslated,
  saidNotOnce,
  saidOf,
  sameIntents,
  setPhrases,
} from "./testing/thesis-faults.ts";
import { METHOD_TOPICS, TOPICS } from "./testing/topics.ts";
import type { OutlineSection } from "./thesis-types.ts";
import { writeAbstract } from "./write-abstract.ts";
import { writeConclusion } from "./write-conclusion.ts";
import { writeSection } from "./write-thesis-section.ts";

const THESES = TOPICS.map((material) => writeThesis(material));
const [FIRST] = THESES;
if (FIRST === undefined) throw new Error("no topics");
const SAMPLE = FIRST;
const ownOf = (thesis: (typeof THESES)[number]) => [...thesis.texts.keys()].flatMap((at) => ownSentencesOf(thesis, at)).join("\n");

describe("rule 1: the topic is taken apart by its words", () => {
  it("finds the method a reader would find in at least 18 of 20 topics", () => {
    const wrong = TOPICS.filter((material) => parseTopic(material).method !== material.method).map(({ topic }) => topic);
    expect(wrong.length, wrong.join(" | ")).toBeLessThanOrEqual(2);
  });
  test.each(METHOD_TOPICS)("%s (%s)", (topic, major, keywords, material, language, method) => {
    expect(parseTopic({ topic, major, keywords: keywords.split(/、|, /), material, language, title: "", level: "" }).method).toBe(method);
  });
  it("names an object for each topic in the author's words", () => {
    for (const material of TOPICS) {
      const { object, problem } = parseTopic(material);
      expect(object, material.topic).not.toBe("");
      for (const words of [object, problem]) expect(material.topic.toLowerCase()).toContain(words.toLowerCase());
    }
  });
  it("takes the discipline where the words leave it open", () => {
    const base = { topic: "老人怎样看手机", keywords: [], material: "", level: "", title: "", language: "zh" } as const;
    expect(parseTopic({ ...base, major: "社会学" }).method).toBe("empirical");
    expect(parseTopic({ ...base, major: "护理学" }).method).toBe("clinical");
  });
});

describe("rule 2: titles", () => {
  test.each(TOPICS.map((material) => [material.topic, material] as const))(
    "%s: builds differ, fit, and say nothing that was not given",
    (_, material) => {
      const titles = suggestTitles({ material, count: 6, attempt: 1 });
      expect(titles.length).toBeGreaterThanOrEqual(3);
      expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
      for (const { title, translated, keywords } of titles) {
        expect(faultsOfTitle(title, material), title).toEqual([]);
        expect(isHalfTranslated(translated, material.language), translated).toBe(false);
        expect(keywords.length).toBe(material.keywords.length);
      }
    },
  );
  it("is broken by a title that is too long, brings a year, or is half translated", () => {
    const { material } = SAMPLE;
    expect(faultsOfTitle("手机依赖对大学生学业拖延的影响以及自我效能感在其中的作用研究", material)).toContain("too long");
    expect(faultsOfTitle("手机依赖对学业拖延的影响——基于 2023 年的调查", material)).toContain("2023");
    expect(faultsOfTitle("新时代手机依赖研究", material)).toContain("wording");
    expect(isHalfTranslated("The Effect of 打呼噜 on Sleep", "zh")).toBe(true);
    expect(isHalfTranslated("打呼噜对 sleep 的影响", "en")).toBe(true);
  });
  it("are translated in at least nine of ten topics whose words are common", () => {
    const translated = TOPICS.filter((material) => suggestTitles({ material, count: 6, attempt: 1 }).some((one) => one.translated !== ""));
    expect(translated.length).toBeGreaterThanOrEqual(18);
  });
  test.each([
    ["社区生鲜店存货盘点", "zh", "Stocktaking in Community Fresh Food Stores"],
    ["农村小学语文作业反馈", "zh", "Homework Feedback"],
    ["医院护士的职业倦怠", "zh", "Job Burnout"],
    ["stock control in a hospital pharmacy", "en", "医院药房库存控制"],
    ["迟子建小说中的雪", "zh", ""],
  ] as const)("of %s are composed of known words or left out", (topic, language, words) => {
    const material = { major: "", topic, title: "", keywords: [], material: "", level: "", language };
    const found = suggestTitles({ material, count: 6, attempt: 1 }).map(({ translated }) => translated);
    if (words === "") expect(found.every((one) => one === "")).toBe(true);
    else
      expect(
        found.some((one) => one.includes(words)),
        found.join(" | "),
      ).toBe(true);
  });
  it("are others on another attempt", () => {
    const [material] = TOPICS;
    if (material === undefined) return;
    const first = suggestTitles({ material, count: 2, attempt: 1 }).map(({ title }) => title);
    const second = suggestTitles({ material, count: 2, attempt: 2 }).map(({ title }) => title);
    expect(second).not.toEqual(first);
  });
  it("are translated only from words that are known in both languages", () => {
    const known = {
      major: "",
      topic: "短视频对睡眠质量的影响",
      title: "",
      keywords: ["短视频", "睡眠质量"],
      material: "",
      level: "",
      language: "zh",
    } as const;
    expect(suggestTitles({ material: known, count: 1, attempt: 1 })[0]?.translated).toBe("The Effect of Short Video on Sleep Quality");
    const unknown = { ...known, topic: "打呼噜对同屋睡眠的影响", keywords: ["打呼噜"] };
    expect(suggestTitles({ material: unknown, count: 1, attempt: 1 })[0]).toMatchObject({
      translated: "",
      keywords: [{ zh: "打呼噜", en: "" }],
    });
  });
});

describe("rule 3: the outline", () => {
  test.each(TOPICS.map((material) => [material.topic, material] as const))(
    "%s: lengths add up, headings differ and are the topic's own",
    (_, material) => {
      for (const [length, chaptersMax] of [
        [material.length, 9],
        [material.length, 6],
        [5000, 6],
        [30_011, 9],
      ] as const) {
        const outline = draftOutline({ material, length, chaptersMax, attempt: 1 });
        expect(outline.sections.length).toBeLessThanOrEqual(chaptersMax);
        expect(outline.sections.length).toBeGreaterThanOrEqual(4);
        expect(faultsOfOutline(outline.sections, length, material)).toEqual([]);
        expect(outlineLeaves(outline).every(({ section }) => section.intent !== "" && !section.intent.includes("{"))).toBe(true);
      }
    },
  );
  test.each(TOPICS.map((material) => [material.topic, material] as const))(
    "%s: each section of a chapter is told what belongs in it and in no other",
    (_, material) => {
      for (const length of [5000, material.length, 30_011, 60_000]) {
        const outline = draftOutline({ material, length, chaptersMax: 9, attempt: 1 });
        for (const chapter of outline.sections) expect(sameIntents(chapter), chapter.title).toEqual([]);
      }
    },
  );
  it("is broken by lengths that do not add up, a heading that stands twice, a year, or an intent that stands twice", () => {
    const { outline, material } = SAMPLE;
    const [chapter, ...rest] = outline.sections;
    if (chapter === undefined) throw new Error("no chapter");
    const faults = (first: OutlineSection) => faultsOfOutline([first, ...rest], material.length, material);
    expect(faults(chapter)).toEqual([]);
    expect(faults({ ...chapter, characters: chapter.characters + 1 })).toContain("sum of the whole");
    expect(faults({ ...chapter, title: rest[0]?.title ?? "" })).toContain(rest[0]?.title);
    expect(faults({ ...chapter, title: "2023 年的背景" })).toContain("2023 年的背景");
    const twice = { ...chapter, sections: chapter.sections.map((section) => ({ ...section, intent: "说明背景" })) };
    expect(sameIntents(twice)).toContain("说明背景");
  });
  test.each([
    ["200 and 800 characters", "zh"],
    ["120 and 480 words", "en"],
  ] as const)("keeps four of five sections between %s", (_, language) => {
    const leaves = THESES.filter(({ material }) => material.language === language).flatMap(({ layout }) => layout.leaves);
    const { least, most } = LEAF_LENGTH[language];
    const fitting = leaves.filter(({ section: { characters } }) => characters >= least && characters <= most);
    expect(fitting.length / leaves.length).toBeGreaterThan(0.8);
  });
  it("answers each problem with a measure of its own", () => {
    const material = TOPICS.find(({ topic }) => topic === "社区团购前置仓的分拣差错");
    if (material === undefined) throw new Error("no such topic");
    const outline = draftOutline({ material, length: 12_000, chaptersMax: 6, attempt: 1 });
    const leaves = outlineLeaves(outline).map(({ section }) => section);
    const problems = leaves.filter(({ role }) => role === "problems").map(({ title }) => title);
    expect(problems).toContain("错发主要是相似包装");
    for (const problem of problems) expect(leaves.some(({ role, title }) => role === "measures" && title.includes(problem))).toBe(true);
  });
  it("joins chapters for those who may have fewer, and drops none", () => {
    const material = TOPICS.find(({ topic }) => topic === "社区二手图书交换小程序");
    if (material === undefined) throw new Error("no such topic");
    const titles = draftOutline({ material, length: 10_000, chaptersMax: 6, attempt: 1 }).sections.map(({ title }) => title);
    expect(draftOutline({ material, length: 10_000, chaptersMax: 9, attempt: 1 }).sections).toHaveLength(7);
    expect(titles).toHaveLength(6);
    expect(titles.at(-1)).toBe("测试与总结");
  });
  it("refuses a length that is none", () => {
    const [material] = TOPICS;
    if (material === undefined) return;
    expect(() => draftOutline({ material, length: 0, chaptersMax: 6, attempt: 1 })).toThrow(RangeError);
  });
});

describe("rule 4: a section", () => {
  test.each(THESES.map((thesis) => [thesis.material.topic, thesis] as const))(
    "%s: says each fact once and never more than asked for",
    (_, { layout, texts, material }) => {
      expect(saidNotOnce({ layout, texts, material, outline: layout.outline })).toEqual([]);
      for (const fact of layout.topic.facts) expect(layout.facts.flat().filter((other) => other === fact)).toHaveLength(1);
      for (const [at, { section }] of layout.leaves.entries()) {
        expect(countCharacters(texts[at] ?? ""), section.title).toBeLessThanOrEqual(section.characters);
        expect(texts[at], section.title).not.toMatch(/\{(?:object|problem|scope|item|heading|thing|subject)\}|undefined|^#/m);
        expect(texts[at]?.trim(), section.title).not.toBe("");
      }
    },
  );
  it("is broken by a fact that is left out and by a sentence that stands twice", () => {
    const [fact] = SAMPLE.layout.topic.facts;
    const without = SAMPLE.texts.map((text) => text.replaceAll("512", ""));
    expect(saidNotOnce({ ...SAMPLE, texts: without })).toContain(fact?.text);
    const repeated = "每条假设只说一个关系，写明两个变量和方向，能够被数据否定。";
    expect(saidNotOnce({ ...SAMPLE, texts: [...SAMPLE.texts, repeated] })).toContain(repeated);
  });
  // Nothing fills up, so half is what cards, facts and questions come to.
  it.each(["zh", "en"] as const)("theses reach at least 45 per cent of the length asked for (%s)", (language) => {
    const own = THESES.filter(({ material }) => material.language === language);
    const written = own.flatMap(({ texts }) => texts).reduce((sum, text) => sum + countCharacters(text), 0);
    const asked = own.reduce((sum, { material }) => sum + material.length, 0);
    expect(written / asked).toBeGreaterThanOrEqual(0.45);
  });
  it("has a card in at least six of ten sections", () => {
    const cards = THESES.flatMap(({ layout }) => layout.cards);
    expect(cards.filter((own) => own.length > 0).length / cards.length).toBeGreaterThanOrEqual(0.6);
  });
  test.each([
    ["月末盘点由店员自己盘", "duties-held-by-one-person", "separating-duties-with-few-staff"],
    ["叶菜损耗没有单独记", "nothing-recorded", "setting-up-a-record"],
    ["退货没有人查原因", "nobody-follows-up", "following-up-differences"],
    ["排班表前一天晚上才发", "late-information", "rosters-and-notice"],
    ["单子全靠手写", "manual-and-double-records", "one-place-for-each-fact"],
  ])("knows “%s” for what it is: %s, and answers it", (said, problem, measure) => {
    const material = {
      ...SAMPLE.material,
      major: "会计",
      topic: "社区生鲜店存货盘点",
      keywords: ["盘点"],
      material: `3 家门店；${said}`,
      length: 8000,
    };
    const { layout } = writeThesis({ ...material, method: "case" });
    const of = (role: string) =>
      layout.leaves.flatMap(({ section }, at) => (section.role === role ? (layout.cards[at] ?? []).map(({ key }) => key) : []));
    expect(of("problems")).toContain(problem);
    expect(of("measures")).toContain(measure);
  });
  it("asks for a test of significance only where samples are compared", () => {
    for (const { layout, texts, material } of THESES) {
      if (!["design", "case", "humanities", "legal"].includes(layout.outline.method)) continue;
      expect(texts.join("\n"), material.topic).not.toMatch(/p 值|自由度|p value|degrees of freedom/);
    }
  });
  it("uses no card twice", () => {
    for (const { layout } of THESES) {
      const keys = layout.cards.flat().map(({ key }) => key);
      expect(new Set(keys).size, layout.topic.subject).toBe(keys.length);
    }
  });
  it("ends in questions where there is nothing to say", () => {
    for (const { layout, texts } of THESES) {
      for (const [at, text] of texts.entries()) {
        const isSilent = (layout.cards[at] ?? []).length === 0 && (layout.facts[at] ?? []).length === 0;
        if (isSilent && !/introduction|results/.test(layout.leaves[at]?.section.role ?? ""))
          expect(marksIn(text).length, text).toBeGreaterThanOrEqual(1);
      }
    }
  });
  it("does not ask for what was given", () => {
    const asked = THESES.flatMap(({ material, texts }) => {
      const marks = texts.flatMap(marksIn);
      const has = (pattern: RegExp) => pattern.test(material.material);
      return marks.filter(
        (mark) =>
          (/(?<!、)份数/.test(mark) && has(/\d+ 份有效/)) ||
          (/所用工具的名称/.test(mark) && has(/量表/)) ||
          (/判决的份数/.test(mark) && has(/\d+ 份判决/)),
      );
    });
    expect(asked).toEqual([]);
  });
});

describe("rule 5: proposals are not deeds, and results are not written", () => {
  it("claims nothing that the author has not said he did", () => {
    for (const thesis of THESES) expect(claimsIn(ownOf(thesis)), thesis.material.topic).toEqual([]);
  });
  it("leaves the cells of a table empty, but for the names of rows", () => {
    for (const { texts } of THESES) for (const text of texts) expect(filledCells(text)).toEqual([]);
  });
  it("is broken by a deed, a result and a filled cell", () => {
    expect(claimsIn("本文开展了问卷调查。")).toHaveLength(1);
    expect(claimsIn("结果表明二者显著相关。")).toHaveLength(1);
    expect(claimsIn("We found that it works.")).toHaveLength(1);
    expect(filledCells("| 组别 | 平均值 |\n| --- | --- |\n| 甲 |  |\n| 乙 | 3.2 |")).toEqual(["| 乙 | 3.2 |"]);
  });
  it("shows the sum of a figure that was computed", () => {
    const thesis = THESES.find(({ material }) => material.topic === "社区团购前置仓的分拣差错");
    expect(thesis?.texts.join("\n")).toContain("16÷640=2.5%");
    expect(THESES.find(({ material }) => material.topic.startsWith("stock control"))?.texts.join("\n")).toContain("31÷450≈6.9%");
  });
});

describe("rule 6: nothing from memory", () => {
  test.each(THESES.map((thesis) => [thesis.material.topic, thesis] as const))(
    "%s: no work, year, article or name that was not given",
    (_, thesis) => {
      const { material } = thesis;
      const known = `${saidOf(material)}\n${headingsOf(thesis.outline.sections).join("\n")}`;
      expect(fromMemory(ownOf(thesis), known, material.language)).toEqual([]);
    },
  );
  it("is broken by a figure, an article and a year", () => {
    const known = saidOf(SAMPLE.material);
    expect(fromMemory("有 37 名学生。", known, "zh")).toContain("37");
    expect(fromMemory("依照第二十条处理。", known, "zh")).toContain("第二十条");
    expect(fromMemory("Smith et al. say so.", known, "en")).toContain("et al");
  });
});

describe("rule 7: nothing fills up", () => {
  test.each(["zh", "en"] as const)("the writer's own sentences are at most 30 per cent of the characters (%s)", (language) => {
    const own = THESES.filter(({ material }) => material.language === language);
    let all = 0;
    let filler = 0;
    for (const thesis of own) {
      for (const [at, text] of thesis.texts.entries()) {
        all += countCharacters(text);
        filler += ownSentencesOf(thesis, at).reduce((sum, line) => sum + countCharacters(line), 0);
      }
    }
    expect(filler / all).toBeLessThanOrEqual(0.3);
    for (const thesis of own) expect(setPhrases(ownOf(thesis), language)).toEqual([]);
  });
  it("is broken by a set phrase and by a sentence of nobody's", () => {
    expect(setPhrases("随着社会的不断发展，这一问题越来越受到关注。", "zh")).not.toEqual([]);
    const texts = SAMPLE.texts.map((text, at) => (at === 0 ? `${text}\n\n大家都很关心这件事，它很重要。` : text));
    expect(ownSentencesOf({ ...SAMPLE, texts }, 0).join("")).toContain("大家都很关心这件事");
  });
});

it("the same input gives the same thesis", () => {
  for (const material of TOPICS.slice(0, 6)) expect(writeThesis(material).texts).toEqual(writeThesis(material).texts);
});

describe("abstract and conclusion", () => {
  it("write no result, only what was given and marks", () => {
    for (const { material, outline } of THESES) {
      for (const language of ["zh", "en"] as const) {
        const abstract = writeAbstract({ material, outline, language });
        expect(strayDigits(abstract, saidOf(material)).filter((run) => !/[35]/.test(run))).toEqual([]);
        expect(abstract).toMatch(language === "zh" ? /\*\*关键词：\*\*/ : /\*\*Keywords:\*\*/);
        expect(abstract).not.toMatch(/\{[a-z]+\}|undefined/);
      }
      const conclusion = writeConclusion({ material, outline, target: 600 });
      expect(countCharacters(conclusion)).toBeLessThanOrEqual(600);
      expect(marksIn(conclusion).length).toBeGreaterThan(0);
    }
  });
});

test("no section is without a word, also where those before it have asked all there is to ask", () => {
  for (const { material, layout } of THESES) {
    const written: string[] = [];
    for (const leaf of layout.leaves) {
      const input = { material, outline: layout.outline, path: leaf.path, target: leaf.section.characters, attempt: 1 };
      const text = writeSection({ ...input, written });
      expect(text.trim(), `${material.topic}: ${leaf.section.title}`).not.toBe("");
      written.push(text);
    }
  }
});
