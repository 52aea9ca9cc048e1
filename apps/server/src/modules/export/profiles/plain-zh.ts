import { A4_MM, fontSet, type WordProfile } from "./word-profile.ts";

const HEI = fontSet("Times New Roman", "黑体");
const SONG = fontSet("Times New Roman", "宋体");

/** Everyday Chinese texts: 宋体 小四, one and a half lines, first line in by two characters. */
export const plainZh: WordProfile = {
  version: 1,
  language: { value: "en-US", eastAsia: "zh-CN" },
  script: "chinese",
  conventions: "letter",
  fonts: { body: SONG, quote: fontSet("Times New Roman", "楷体"), code: fontSet("Consolas", "等线"), footer: SONG },
  bodyPoints: 12,
  title: { font: HEI, points: 18, bold: false, beforePoints: 12, afterPoints: 18, centred: true, lineCharacters: null },
  headings: [
    { font: HEI, points: 15, bold: false, beforePoints: 12, afterPoints: 6 },
    { font: HEI, points: 14, bold: false, beforePoints: 9, afterPoints: 6 },
    { font: HEI, points: 12, bold: false, beforePoints: 6, afterPoints: 3 },
    { font: SONG, points: 12, bold: true, beforePoints: 6, afterPoints: 3 },
  ],
  headingsIndented: false,
  headingNumbers: null,
  page: { ...A4_MM, marginMm: { top: 25, right: 25, bottom: 25, left: 30, header: 15, footer: 15 } },
  sections: [{ begins: "document", pageNumber: { points: 9, place: "centre", dashes: false }, header: null }],
  pitch: { lines: 1.5 },
  grid: null,
  characterSpacingPoints: 0,
  justified: true,
  firstLineCharacters: 2,
  afterParagraphPoints: 0,
  table: "three-line",
  tablePoints: 10.5,
  captions: null,
  lists: "hanging",
  breaksAreParagraphs: true,
  runMarks: true,
  label: { points: 9, color: "767676" },
};
