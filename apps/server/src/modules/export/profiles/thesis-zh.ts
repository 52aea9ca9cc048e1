import { coverSubtitle, coverText } from "./cover-text.ts";
import { noteZh } from "./note.ts";
import type { CoverLine, Declaration, ThesisProfile, ThesisSection } from "./thesis-profile.ts";
import { fontSet } from "./word-profile.ts";

export const HEI = fontSet("Times New Roman", "黑体");
export const SONG = fontSet("Times New Roman", "宋体");
const PAGE_NUMBER = { points: 9, place: "centre", dashes: false } as const;
const SIGNED = "________________　　日期：______年____月____日";

/** What theses of one level are called: on the cover, in headers and in the declarations. */
type Kind = {
  /** 毕业论文（设计） */
  readonly name: string;
  /** What the declarations call it: 学位论文. */
  readonly called: string;
  /** What it must not have been used for before: 申请其他学位. */
  readonly usedFor: string;
};

/** The names at the top of a cover. */
export function coverHead(kind: string, before: number, after: number): CoverLine[] {
  return [
    coverText("{school}", { font: HEI, points: 26 }, { before, after: 18 }),
    coverText(kind, { font: HEI, points: 36 }, { after }),
    ...coverTitle({}),
  ];
}

/** Title and subtitle. */
export function coverTitle({ before = 0 }: { before?: number }): CoverLine[] {
  return [coverText("{title}", { font: HEI, points: 22 }, { before, after: 6 }), coverSubtitle("——{subtitle}", { font: HEI, points: 16 })];
}

/** Statements in our own words: a school that prescribes its own puts them in its profile. */
function declarationsOf({ called, usedFor }: Kind): readonly Declaration[] {
  return [
    {
      title: "原创性声明",
      paragraphs: [
        `本人声明：所提交的${called}由本人在导师指导下独立完成。文中引用他人已发表或未发表的成果之处，均已注明出处；为本研究提供过帮助的个人和单位，均已在文中说明。除此之外，本文不含他人的研究成果，也未曾用于${usedFor}。`,
        "本人知悉学校关于使用人工智能工具的规定，并已按规定如实说明使用情况。以上声明如有不实，本人承担由此产生的责任。",
      ],
      signing: [`作者签名：${SIGNED}`],
    },
    {
      title: "使用授权书",
      paragraphs: [
        `本人了解学校有关保存和使用${called}的规定，同意学校保存其纸质版与电子版，并按规定向有关机构报送；同意学校将其编入数据库供检索和查阅，并可为此采用影印、缩印、扫描等方式复制。`,
        "本文：□ 公开　　□ 保密，____年后解密并适用本授权。（请在方框内打“√”）",
      ],
      signing: [`作者签名：${SIGNED}`, `导师签名：${SIGNED}`],
    },
  ];
}

/** Front matter with Roman numbers, then the text from 1; `odd` and `even` stand above both. */
function sectionsOf(first: ThesisSection["parts"], odd: string, even: string): ThesisProfile["sections"] {
  const header = { odd, even };
  return [
    { parts: first, pageNumber: null, header: null },
    {
      parts: ["abstractZh", "abstractEn", "contents"],
      pageNumber: { ...PAGE_NUMBER, format: "upperRoman", restarts: true },
      header,
    },
    {
      parts: ["body", "references", "appendix", "acknowledgements", "aiStatement"],
      pageNumber: { ...PAGE_NUMBER, format: "decimal", restarts: true },
      header,
    },
  ];
}

type Given = {
  readonly version: number;
  readonly kind: Kind;
  readonly cover: readonly CoverLine[];
  readonly titlePage?: readonly CoverLine[];
  /** The chapter above right pages; absent = the school's name above both. */
  readonly hasChapterHeaders?: true;
};

/** What theses of all levels have in common at most schools in China: 第一章 · 1.1, 宋体 小四, chapters in 黑体 三号. */
export function thesisZh({ version, kind, cover, titlePage = [], hasChapterHeaders }: Given): ThesisProfile {
  const above = `{school}${kind.name}`;
  return {
    ...noteZh,
    version,
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
    sections: sectionsOf(
      titlePage.length === 0 ? ["cover", "declarations"] : ["cover", "titlePage", "declarations"],
      hasChapterHeaders === true ? "{chapter}" : above,
      above,
    ),
    header: { font: SONG, points: 9, isRuled: true },
    contents: { title: "目　录", levels: 3 },
    inContents: ["references", "appendix", "acknowledgements", "aiStatement"],
    partTitles: {
      aiStatement: "使用人工智能工具的说明",
      abstractZh: "摘　要",
      abstractEn: "Abstract",
      references: "参考文献",
      appendix: "附　录",
      acknowledgements: "致　谢",
    },
    keywords: { zh: { label: "关键词：", between: "；" }, en: { label: "Key words: ", between: "; " } },
    labels: { figure: "图{chapter}-{number}", table: "表{chapter}-{number}", formula: "({chapter}-{number})" },
    captions: { words: ["图", "表"], font: SONG, points: 10.5 },
    table: "three-line",
    tablePoints: 10.5,
    smallPitchPoints: 16,
    areCellsCentred: true,
    references: { points: 10.5, hangingPoints: 24 },
    cover,
    titlePage,
    declarations: declarationsOf(kind),
    watermark: { text: "初稿", font: "黑体" },
  };
}
