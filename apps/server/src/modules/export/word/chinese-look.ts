import { fontSet, type WordLook } from "./word-look.ts";

const HEI = fontSet("Times New Roman", "黑体");
const SONG = fontSet("Times New Roman", "宋体");

/** Everyday Chinese texts: 宋体 小四, one and a half lines, first line in by two characters. */
export const chineseLook: WordLook = {
  language: { value: "en-US", eastAsia: "zh-CN" },
  fonts: { body: SONG, quote: fontSet("Times New Roman", "楷体"), code: fontSet("Consolas", "等线"), footer: SONG },
  bodyPoints: 12,
  title: { font: HEI, points: 18, bold: false, beforePoints: 12, afterPoints: 18, centred: true },
  headings: [
    { font: HEI, points: 15, bold: false, beforePoints: 12, afterPoints: 6 },
    { font: HEI, points: 14, bold: false, beforePoints: 9, afterPoints: 6 },
    { font: HEI, points: 12, bold: false, beforePoints: 6, afterPoints: 3 },
    { font: SONG, points: 12, bold: true, beforePoints: 6, afterPoints: 3 },
  ],
  marginMm: { top: 25, right: 25, bottom: 25, left: 30, footer: 15 },
  pitch: { lines: 1.5 },
  grid: null,
  characterSpacingPoints: 0,
  justified: true,
  firstLineCharacters: 2,
  afterParagraphPoints: 0,
  headingsIndented: false,
  table: "three-line",
  tablePoints: 10.5,
  lists: "hanging",
  breaksAreParagraphs: true,
  runMarks: true,
  pageNumber: { points: 9, place: "centre", dashes: false },
};
