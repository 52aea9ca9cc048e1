import { countCharacters, fillerIn, marksIn, strayDigits, strayNames, withoutMarks } from "@tangleaf/document";
import { describe, expect, it, test } from "vitest";
import { draftOutline, LEAF_CHARACTERS } from "./draft-outline.ts";
import { outlineLeaves } from "./outline-leaves.ts";
import { parseTopic } from "./parse-topic.ts";
import { sayFacts } from "./say-fact.ts";
import { suggestTitles } from "./suggest-titles.ts";
import { ownSentencesOf, writeThesis } from "./testing/section-texts.ts";
import { METHOD_TOPICS, TOPICS } from "./testing/topics.ts";
import type { OutlineSection, ThesisMaterial } from "./thesis-types.ts";
import { writeAbstract } from "./write-abstract.ts";
import { writeConclusion } from "./write-conclusion.ts";
import { writeSection } from "./write-thesis-section.ts";

const THESES = TOPICS.map((material) => writeThesis(material));
const headingsOf = (sections: readonly OutlineSection[]): string[] =>
  sections.flatMap((section) => [section.title, ...headingsOf(section.sections)]);
const saidOf = (material: ThesisMaterial) => [material.topic, material.keywords.join("\n"), material.material].join("\n");
const lengthOfTitle = (title: string, language: "zh" | "en") =>
  language === "zh" ? (title.split("——")[0] ?? "").replace(/\s/g, "").length : (title.split(": ")[0] ?? "").split(" ").length;

describe("rule 1: the topic is taken apart by its words", () => {
  it("finds the method a reader would find in at least 37 of 40 topics", () => {
    const wrong = TOPICS.filter((material) => parseTopic(material).method !== material.method).map(({ topic }) => topic);
    expect(wrong.length, wrong.join(" | ")).toBeLessThanOrEqual(3);
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
      for (const { title, keywords } of titles) {
        expect(lengthOfTitle(title, material.language), title).toBeLessThanOrEqual(material.language === "zh" ? 25 : 14);
        expect(title).not.toMatch(/\{|\}|的的|新时代|赋能|undefined/);
        expect(strayDigits(title, saidOf(material)), title).toEqual([]);
        expect(keywords.length).toBe(material.keywords.length);
      }
    },
  );
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
        const sum = (sections: readonly OutlineSection[]): number => sections.reduce((all, { characters }) => all + characters, 0);
        const check = (section: OutlineSection): void => {
          if (section.sections.length > 0) expect(sum(section.sections), section.title).toBe(section.characters);
          section.sections.forEach(check);
        };
        expect(sum(outline.sections)).toBe(length);
        outline.sections.forEach(check);
        const headings = headingsOf(outline.sections);
        expect(new Set(headings).size, headings.join(" | ")).toBe(headings.length);
        for (const heading of headings) {
          expect(heading).not.toMatch(/\{|\}|undefined|(?:19|20)\d\d/);
          expect(strayDigits(heading, saidOf(material)), heading).toEqual([]);
        }
        expect(outlineLeaves(outline).every(({ section }) => section.intent !== "" && !section.intent.includes("{"))).toBe(true);
      }
    },
  );
  it("keeps four of five sections between 200 and 800 characters", () => {
    const leaves = THESES.flatMap(({ layout }) => layout.leaves);
    const fitting = leaves.filter(
      ({ section: { characters } }) => characters >= LEAF_CHARACTERS.least && characters <= LEAF_CHARACTERS.most,
    );
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
      const whole = texts.join("\n");
      for (const fact of layout.topic.facts) {
        const said = sayFacts([fact], material.language, layout.topic.method).map((words) =>
          words.replace(/^(?:范围与条件：|Given: )|[。.]$/g, ""),
        );
        for (const words of said) expect(whole.split(words).length - 1, words).toBeGreaterThanOrEqual(1);
        expect(layout.facts.flat().filter((other) => other === fact)).toHaveLength(1);
      }
      for (const [at, { section }] of layout.leaves.entries()) {
        expect(countCharacters(texts[at] ?? ""), section.title).toBeLessThanOrEqual(section.characters);
        expect(texts[at], section.title).not.toMatch(/\{(?:object|problem|scope|item|heading|thing|subject)\}|undefined|^#/m);
        expect(texts[at]?.trim(), section.title).not.toBe("");
      }
    },
  );
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
    for (const thesis of THESES) {
      for (const at of thesis.texts.keys()) {
        for (const line of ownSentencesOf(thesis, at)) {
          expect(line).not.toMatch(
            /本文(?:完成|开展|进行|发现|证明|得出)了|结果(?:表明|显示)|\bwe (?:found|carried out|showed)\b|\bthe results show\b/i,
          );
        }
      }
    }
  });
  it("leaves the cells of a table empty, but for the names of rows", () => {
    for (const { texts } of THESES) {
      for (const text of texts) {
        const lines = text.split("\n").filter((line) => line.startsWith("|"));
        const rule = lines.findIndex((line) => /^\| ---/.test(line));
        if (rule < 0) continue;
        for (const line of lines.slice(rule + 1, rule + 2)) expect(line.split("|").slice(2).join("").trim(), line).toBe("");
      }
    }
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
      const given = saidOf(material);
      for (const at of thesis.texts.keys()) {
        const own = ownSentencesOf(thesis, at)
          .join("\n")
          .replace(/\d+÷\d+[=≈][\d.]+%/g, "");
        expect(strayDigits(own, given)).toEqual([]);
        const known = `${given}\n${headingsOf(thesis.outline.sections).join("\n")}`;
        if (material.language === "zh") expect(strayNames(own, known)).toEqual([]);
        expect(withoutMarks(own)).not.toMatch(/第[一二三四五六七八九十百\d]+条|\(\d{4}\)|\bet al\b/);
      }
    },
  );
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
        expect(ownSentencesOf(thesis, at).flatMap((line) => fillerIn(line, language))).toEqual([]);
      }
    }
    expect(filler / all).toBeLessThanOrEqual(0.3);
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
