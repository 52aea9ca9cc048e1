import { A4_MM, fontSet, type WordProfile } from "./word-profile.ts";

/** A4 less the type area of 156 × 225 mm and the fixed top (37) and binding (28) margins of GB/T 9704-2012, 5.2. */
const TYPE_AREA_MM = { width: 156, height: 225 };
const TOP_MM = 37;
const BINDING_MM = 28;
/** Twenty-two lines to the type area. */
const LINE_PITCH_POINTS = 28.9;
/**
 * 28 characters of 16 pt are 448 pt, the type area is 442. Word's character grid would take the difference, but other
 * programs give a character wider than its cell two cells; the same difference as spacing is set alike by all.
 */
const CHARACTER_SPACING_POINTS = -0.25;
const BODY_POINTS = 16;
/** Characters of the title's size that fit a line, less one for shape. */
const TITLE_LINE_CHARACTERS = 19;

const FANG = fontSet("Times New Roman", "仿宋");
const level = (eastAsia: string) => ({
  font: fontSet("Times New Roman", eastAsia),
  points: BODY_POINTS,
  bold: false,
  beforePoints: 0,
  afterPoints: 0,
});

/** Official documents by GB/T 9704-2012: 3号 仿宋 on a grid of 22 lines by 28 characters. */
export const gongwen: WordProfile = {
  version: 1,
  language: { value: "en-US", eastAsia: "zh-CN" },
  script: "chinese",
  conventions: "gongwen",
  fonts: { body: FANG, quote: fontSet("Times New Roman", "楷体"), code: FANG, footer: fontSet("宋体", "宋体") },
  bodyPoints: BODY_POINTS,
  // The next line stays blank: its space is the paragraph's own, so that an editor cannot lose it.
  title: {
    font: fontSet("Times New Roman", "方正小标宋简体"),
    points: 22,
    bold: false,
    beforePoints: 0,
    afterPoints: LINE_PITCH_POINTS,
    centred: true,
    lineCharacters: TITLE_LINE_CHARACTERS,
  },
  headings: [level("黑体"), level("楷体"), level("仿宋"), level("仿宋")],
  headingsIndented: true,
  headingNumbers: null,
  page: {
    ...A4_MM,
    marginMm: {
      top: TOP_MM,
      left: BINDING_MM,
      right: A4_MM.widthMm - BINDING_MM - TYPE_AREA_MM.width,
      bottom: A4_MM.heightMm - TOP_MM - TYPE_AREA_MM.height,
      header: 15,
      footer: 17,
    },
  },
  sections: [{ begins: "document", pageNumber: { points: 14, place: "outside", dashes: true }, header: null }],
  pitch: { points: LINE_PITCH_POINTS },
  grid: { pitchPoints: LINE_PITCH_POINTS },
  characterSpacingPoints: CHARACTER_SPACING_POINTS,
  justified: true,
  firstLineCharacters: 2,
  afterParagraphPoints: 0,
  table: "grid",
  tablePoints: 14,
  captions: null,
  lists: "running",
  breaksAreParagraphs: true,
  runMarks: false,
  label: { points: 9, color: "767676" },
};
