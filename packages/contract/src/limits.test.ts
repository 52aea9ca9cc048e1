import { expect, test } from "vitest";
import { ESSAY_LISTS } from "./essay-lists.ts";
import { LIMITS, type Limits, type Variant } from "./limits.ts";

const VARIANTS = ["zh", "en"] as const;
const essayOf = ({ essayTitles, essayKeywords, essayLevels, essayChapters, essayParagraphCharacters }: Limits) => ({
  ...{ essayTitles, essayKeywords, essayLevels, essayChapters, essayParagraphCharacters },
});

test.each(VARIANTS)("a free account waits a minute, and its essays have the bounds that were promised (%s)", (variant: Variant) => {
  const { free } = LIMITS[variant];
  expect(free.waitSeconds).toBe(60);
  expect(essayOf(free)).toEqual({
    ...{ essayTitles: 2, essayKeywords: 2, essayChapters: 6, essayParagraphCharacters: 200 },
    essayLevels: ["juniorCollege", "undergraduate"],
  });
  const { essayFullText, essayAbstract, essayJson, essayTitlesDownload, essayOutlineDownload, essayEditTitles } = free;
  expect([essayFullText, essayAbstract, essayJson, essayTitlesDownload, essayOutlineDownload, essayEditTitles]).not.toContain(true);
});

test.each(VARIANTS)("a member waits for nothing and has the bounds and the downloads that were promised (%s)", (variant: Variant) => {
  const { vip } = LIMITS[variant];
  expect(vip).toMatchObject({ waitSeconds: 0, essayTitles: 6, essayKeywords: 10, essayChapters: 9 });
  expect(vip.essayLevels).toEqual(["middleSchool", "juniorCollege", "undergraduate", "master", "phd"]);
  const { essayFullText, essayAbstract, essayJson, essayTitlesDownload, essayOutlineDownload, essayEditTitles } = vip;
  expect([essayFullText, essayAbstract, essayJson, essayTitlesDownload, essayOutlineDownload, essayEditTitles]).not.toContain(false);
});

test("a member's paragraph has 800 words in English and what a model writes in one go in Chinese; Word files are for all in Chinese alone", () => {
  expect([LIMITS.en.vip.essayParagraphCharacters, LIMITS.zh.vip.essayParagraphCharacters]).toEqual([800, 3000]);
  expect([LIMITS.zh.free, LIMITS.zh.vip, LIMITS.en.free, LIMITS.en.vip].map(({ wordDownload }) => wordDownload)).toEqual([
    ...[true, true, false, true],
  ]);
});

test("each variant offers its own levels and languages, in their order", () => {
  expect(ESSAY_LISTS.zh).toEqual({
    levels: ["juniorCollege", "undergraduate", "master", "phd"],
    languages: ["zh", "en", "fr", "ru"],
  });
  expect(ESSAY_LISTS.en).toEqual({
    levels: ["middleSchool", "juniorCollege", "undergraduate", "master", "phd"],
    languages: ["en", "fr", "ja", "ru", "es", "zh"],
  });
});
