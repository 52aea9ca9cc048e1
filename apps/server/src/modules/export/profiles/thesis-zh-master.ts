import type { CoverLine, ThesisProfile } from "./thesis-profile.ts";
import { thesisZhUndergraduate } from "./thesis-zh-undergraduate.ts";
import { fontSet } from "./word-profile.ts";

const HEI = fontSet("Times New Roman", "黑体");
const SONG = fontSet("Times New Roman", "宋体");
const PAGE_NUMBER = { points: 9, place: "centre", dashes: false } as const;
const KIND = "硕士学位论文";

const COVER: readonly CoverLine[] = [
  { kind: "text", text: "学号：{studentId}", font: SONG, points: 12, bold: false, beforePoints: 0, afterPoints: 40, align: "left" },
  { kind: "text", text: "{school}", font: HEI, points: 26, bold: false, beforePoints: 20, afterPoints: 18, align: "centre" },
  { kind: "text", text: KIND, font: HEI, points: 36, bold: false, beforePoints: 0, afterPoints: 60, align: "centre" },
  { kind: "text", text: "{title}", font: HEI, points: 22, bold: false, beforePoints: 0, afterPoints: 6, align: "centre" },
  {
    kind: "text",
    text: "——{subtitle}",
    font: HEI,
    points: 16,
    bold: false,
    beforePoints: 0,
    afterPoints: 6,
    align: "centre",
    isOptional: true,
  },
  {
    kind: "facts",
    font: SONG,
    points: 16,
    beforePoints: 90,
    labelMm: 40,
    valueMm: 80,
    rows: [
      { label: "培养单位", fact: "college" },
      { label: "学科专业", fact: "major" },
      { label: "研 究 生", fact: "author" },
      { label: "指导教师", fact: "supervisor" },
    ],
  },
  { kind: "text", text: "{date}", font: SONG, points: 16, bold: false, beforePoints: 60, afterPoints: 0, align: "centre" },
];

const TITLE_PAGE: readonly CoverLine[] = [
  { kind: "text", text: "{title}", font: HEI, points: 22, bold: false, beforePoints: 90, afterPoints: 6, align: "centre" },
  {
    kind: "text",
    text: "——{subtitle}",
    font: HEI,
    points: 16,
    bold: false,
    beforePoints: 0,
    afterPoints: 6,
    align: "centre",
    isOptional: true,
  },
  { kind: "text", text: "{translatedTitle}", font: SONG, points: 18, bold: true, beforePoints: 30, afterPoints: 60, align: "centre" },
  {
    kind: "facts",
    font: SONG,
    points: 14,
    beforePoints: 90,
    labelMm: 40,
    valueMm: 80,
    rows: [
      { label: "作　　者", fact: "author" },
      { label: "导　　师", fact: "supervisor" },
      { label: "学科专业", fact: "major" },
      { label: "学位授予单位", fact: "school" },
      { label: "日　　期", fact: "date" },
    ],
  },
];

/** A master's thesis: with a title page, 图1.1, the chapter above right pages and the school above left ones, abstracts in the contents. */
export const thesisZhMaster: ThesisProfile = {
  ...thesisZhUndergraduate,
  version: 1,
  pitch: { points: 22 },
  sections: [
    { parts: ["cover", "titlePage", "declarations"], pageNumber: null, header: null },
    {
      parts: ["abstractZh", "abstractEn", "contents"],
      pageNumber: { ...PAGE_NUMBER, format: "upperRoman", restarts: true },
      header: { odd: "{chapter}", even: `{school}${KIND}` },
    },
    {
      parts: ["body", "references", "appendix", "acknowledgements"],
      pageNumber: { ...PAGE_NUMBER, format: "decimal", restarts: true },
      header: { odd: "{chapter}", even: `{school}${KIND}` },
    },
  ],
  inContents: ["abstractZh", "abstractEn", "references", "appendix", "acknowledgements"],
  labels: { figure: "图{chapter}.{number}", table: "表{chapter}.{number}", formula: "({chapter}.{number})" },
  cover: COVER,
  titlePage: TITLE_PAGE,
};
