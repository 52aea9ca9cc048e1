import { noteZh } from "./note.ts";
import type { CoverLine, Declaration, ThesisProfile } from "./thesis-profile.ts";
import { fontSet } from "./word-profile.ts";

const HEI = fontSet("Times New Roman", "黑体");
const SONG = fontSet("Times New Roman", "宋体");
const PAGE_NUMBER = { points: 9, place: "centre", dashes: false } as const;
const KIND = "毕业论文（设计）";

const COVER: readonly CoverLine[] = [
  { kind: "text", text: "{school}", font: HEI, points: 26, bold: false, beforePoints: 80, afterPoints: 18, align: "centre" },
  { kind: "text", text: KIND, font: HEI, points: 36, bold: false, beforePoints: 0, afterPoints: 70, align: "centre" },
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
    beforePoints: 110,
    labelMm: 32,
    valueMm: 80,
    rows: [
      { label: "学　　院", fact: "college" },
      { label: "专　　业", fact: "major" },
      { label: "学　　号", fact: "studentId" },
      { label: "学生姓名", fact: "author" },
      { label: "指导教师", fact: "supervisor" },
      { label: "完成日期", fact: "date" },
    ],
  },
];

const SIGNED = "________________　　日期：______年____月____日";

/** Statements in our own words: a school that prescribes its own puts them here. */
export const DECLARATIONS_ZH: readonly Declaration[] = [
  {
    title: "原创性声明",
    paragraphs: [
      "本人声明：所提交的论文由本人在导师指导下独立完成。文中引用他人已发表或未发表的成果之处，均已注明出处；为本研究提供过帮助的个人和单位，均已在文中说明。除此之外，论文不含他人的研究成果，也未曾用于申请其他学位。",
      "本人知悉学校关于使用人工智能工具的规定，并已按规定如实说明使用情况。以上声明如有不实，本人承担由此产生的责任。",
    ],
    signing: [`作者签名：${SIGNED}`],
  },
  {
    title: "使用授权书",
    paragraphs: [
      "本人了解学校有关保存和使用学位论文的规定，同意学校保存论文的纸质版与电子版，并按规定向有关机构报送；同意学校将论文编入数据库供检索和查阅，并可为此采用影印、缩印、扫描等方式复制。",
      "本论文：□ 公开　　□ 保密，____年后解密并适用本授权。（请在方框内打“√”）",
    ],
    signing: [`作者签名：${SIGNED}`, `导师签名：${SIGNED}`],
  },
];

/** A bachelor's thesis as most schools in China want it: 第一章 · 1.1, 图1-1, the school's name above every page. */
export const thesisZhUndergraduate: ThesisProfile = {
  ...noteZh,
  version: 1,
  textLanguage: "zh",
  bodyPoints: 12,
  // An exact pitch: pages break in the same place whatever fonts a computer has.
  pitch: { points: 20 },
  headings: [
    { font: HEI, points: 16, bold: false, beforePoints: 12, afterPoints: 18, centred: true },
    { font: HEI, points: 14, bold: false, beforePoints: 12, afterPoints: 6 },
    { font: HEI, points: 12, bold: false, beforePoints: 6, afterPoints: 6 },
    { font: SONG, points: 12, bold: true, beforePoints: 6, afterPoints: 3 },
    { font: SONG, points: 12, bold: true, beforePoints: 6, afterPoints: 3 },
    { font: SONG, points: 12, bold: true, beforePoints: 6, afterPoints: 3 },
  ],
  numbering: "chapters",
  page: { ...noteZh.page, marginMm: { top: 25, right: 25, bottom: 25, left: 30, header: 15, footer: 17.5 } },
  sections: [
    { parts: ["cover", "declarations"], pageNumber: null, header: null },
    {
      parts: ["abstractZh", "abstractEn", "contents"],
      pageNumber: { ...PAGE_NUMBER, format: "upperRoman", restarts: true },
      header: { odd: `{school}${KIND}`, even: `{school}${KIND}` },
    },
    {
      parts: ["body", "references", "appendix", "acknowledgements"],
      pageNumber: { ...PAGE_NUMBER, format: "decimal", restarts: true },
      header: { odd: `{school}${KIND}`, even: `{school}${KIND}` },
    },
  ],
  header: { font: SONG, points: 9, isRuled: true },
  contents: { title: "目　录", levels: 3 },
  inContents: ["references", "appendix", "acknowledgements"],
  partTitles: { abstractZh: "摘　要", abstractEn: "Abstract", references: "参考文献", appendix: "附　录", acknowledgements: "致　谢" },
  keywords: { zh: { label: "关键词：", between: "；" }, en: { label: "Key words: ", between: "; " } },
  labels: { figure: "图{chapter}-{number}", table: "表{chapter}-{number}", formula: "({chapter}-{number})" },
  captions: { words: ["图", "表"], font: SONG, points: 10.5 },
  table: "three-line",
  tablePoints: 10.5,
  smallPitchPoints: 16,
  areCellsCentred: true,
  references: { points: 10.5, hangingPoints: 24 },
  cover: COVER,
  titlePage: [],
  declarations: DECLARATIONS_ZH,
  watermark: { text: "初稿", font: "黑体" },
};
