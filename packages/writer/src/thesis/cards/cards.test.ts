import { describe, expect, it, test } from "vitest";
import { METHOD_CARDS } from "../cards.ts";
import { readCardFiles } from "../generate-cards.ts";
import type { InBoth } from "../method-card.ts";
import { SECTION_ROLES, STUDY_KINDS, THESIS_METHODS } from "../thesis-types.ts";

const FILES = await readCardFiles();
const LEAST_SENTENCES = 5;
const MOST_SENTENCES = 12;
const LEAST_CARDS_OF_METHOD = 3;
/** Set phrases that fill; 闭环控制 is a term of control engineering. */
const BANNED = {
  zh: /首先|其次|总之|值得注意的是|赋能|抓手|闭环(?!控制|系统|传递|反馈|极点|响应|调节|结构|误差|增益|稳定|特性)|助力/,
  en: /\b(?:firstly|secondly|in conclusion|it is worth noting|delve|leverage|empower|seamless)\b/i,
};
const YEAR = /(?<![\d.])(?:19|20)\d\d(?!\d)/;
const FORMULA = /\$[^$]*\$/g;
/** Between Chinese characters a mark is a full-width one; beside Latin letters and digits it may be part of a term. */
const HALF_WIDTH = /[\u4e00-\u9fff][,;:!?()]|[,;:!?][\u4e00-\u9fff]/;
const SLOTS = /\{(?!object\}|problem\}|scope\})\w*\}/;

test("the list of cards is what the files say", () => {
  expect(METHOD_CARDS.map(({ key }) => key)).toEqual(FILES.map(({ card }) => card.key));
});

test("no two cards share a key or a name", () => {
  for (const list of [FILES.map(({ card }) => card.key), FILES.map(({ card }) => card.title.zh), FILES.map(({ card }) => card.title.en)]) {
    expect(new Set(list).size).toBe(list.length);
  }
});

describe.each(FILES.map((file) => [file.card.key, file] as const))("%s", (key, { file, exportName, card }) => {
  const texts = (language: "zh" | "en"): string[] => {
    const own = <T>(both: InBoth<T>): T => both[language];
    const shown = card.exhibits.flatMap((exhibit) =>
      exhibit.kind === "formula"
        ? [own(exhibit.where)]
        : exhibit.kind === "figure"
          ? [own(exhibit.title)]
          : [own(exhibit.title), ...own(exhibit.head), ...(exhibit.rows ? own(exhibit.rows) : [])],
    );
    return [own(card.title), ...own(card.sentences), ...own(card.missing), ...own(card.limits), ...shown];
  };

  it("is named like its file and exported in camel case", () => {
    expect(file).toBe(`${key}.ts`);
    expect(exportName).toBe(key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    expect(key).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });
  it("has methods and roles that exist, cues, and as many things in one language as in the other where they are parallel", () => {
    expect(card.methods.length).toBeGreaterThan(0);
    expect(card.roles.length).toBeGreaterThan(0);
    for (const method of card.methods) expect(THESIS_METHODS).toContain(method);
    for (const role of card.roles) expect(SECTION_ROLES).toContain(role);
    for (const role of card.standard ?? []) expect(card.roles).toContain(role);
    for (const kind of card.kinds ?? []) expect(STUDY_KINDS).toContain(kind);
    for (const list of [card.cues, card.missing, card.limits]) {
      expect(list.zh.length).toBeGreaterThan(0);
      expect(list.en.length).toBeGreaterThan(0);
    }
    for (const exhibit of card.exhibits) {
      if (exhibit.kind !== "table") continue;
      expect(exhibit.head.zh.length).toBe(exhibit.head.en.length);
      expect(exhibit.rows?.zh.length).toBe(exhibit.rows?.en.length);
    }
  });
  it.each(["zh", "en"] as const)("has 5 to 12 sentences, each a whole one (%s)", (language) => {
    const own = card.sentences[language];
    expect(own.length).toBeGreaterThanOrEqual(LEAST_SENTENCES);
    expect(own.length).toBeLessThanOrEqual(MOST_SENTENCES);
    for (const sentence of own) expect(sentence).toMatch(language === "zh" ? /[。？]$/ : /[.?]$/);
    expect(new Set(own).size).toBe(own.length);
  });
  it.each(["zh", "en"] as const)("fills nothing up, names no year and only slots that exist (%s)", (language) => {
    for (const text of texts(language)) {
      expect(text).not.toMatch(BANNED[language]);
      expect(text.replace(FORMULA, "")).not.toMatch(YEAR);
      expect(text.replace(FORMULA, "")).not.toMatch(SLOTS);
      expect(text).not.toMatch(/【|】|undefined/);
    }
  });
  it("keeps each language's marks and letters", () => {
    for (const text of texts("zh")) expect(text.replace(FORMULA, "")).not.toMatch(HALF_WIDTH);
    for (const text of texts("en")) expect(text).not.toMatch(/[\u4e00-\u9fff，。；：（）]/);
    for (const cue of card.cues.en) expect(cue).toBe(cue.toLowerCase());
  });
});

/** Fewer cards are examples; from here on they are a set that has to reach every method. */
const CARDS_OF_A_SET = 20;

describe.runIf(FILES.length >= CARDS_OF_A_SET)("as a set", () => {
  it.each(THESIS_METHODS)("there are at least 3 cards for %s", (method) => {
    expect(FILES.filter(({ card }) => card.methods.includes(method)).length).toBeGreaterThanOrEqual(LEAST_CARDS_OF_METHOD);
  });
});
