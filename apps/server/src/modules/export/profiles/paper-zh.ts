import { coverSubtitle, coverText } from "./cover-text.ts";
import { noteZh } from "./note.ts";
import type { CoverLine, ThesisProfile } from "./thesis-profile.ts";
import { HEI, SONG } from "./thesis-zh.ts";
import { fontSet } from "./word-profile.ts";

const KAI = fontSet("Times New Roman", "楷体");
const PAGE_NUMBER = { points: 9, place: "centre", dashes: false, format: "decimal", restarts: true } as const;
const BLANK = "________________";

type Own = Pick<ThesisProfile, "version" | "numbering" | "sections" | "cover"> &
  Partial<ThesisProfile> & {
    readonly type: { readonly body: number; readonly pitch: number; readonly headings: readonly [number, number, number] };
  };

/** What papers that are no thesis have in common: everything goes on down the page, figures are counted through. */
function paperZh({ type, ...own }: Own): ThesisProfile {
  const heading = (points: number, beforePoints: number, afterPoints: number) => ({
    font: HEI,
    points,
    bold: false,
    beforePoints,
    afterPoints,
  });
  const [first, second, third] = type.headings;
  const low = { font: SONG, points: type.body, bold: true, beforePoints: 6, afterPoints: 3 };
  return {
    ...noteZh,
    textLanguage: "zh",
    bodyPoints: type.body,
    pitch: { points: type.pitch },
    headings: [heading(first, 12, 6), heading(second, 9, 3), heading(third, 6, 3), low, low, low],
    page: { ...noteZh.page, marginMm: { top: 25, right: 25, bottom: 25, left: 25, header: 15, footer: 15 } },
    header: { font: SONG, points: 9, isRuled: true },
    contents: { title: "目　录", levels: 3 },
    inContents: [],
    partTitles: {
      aiStatement: "使用人工智能工具的说明",
      abstractZh: "摘　要",
      abstractEn: "Abstract",
      references: "参考文献",
      appendix: "附　录",
      acknowledgements: "致　谢",
    },
    keywords: { zh: { label: "关键词：", between: "；" }, en: { label: "Key words: ", between: "; " } },
    labels: { figure: "图{number}", table: "表{number}", formula: "({number})" },
    captions: { words: ["图", "表"], font: SONG, points: 9 },
    smallPitchPoints: 15,
    references: { points: 9, hangingPoints: 22 },
    titlePage: [],
    declarations: [],
    flows: true,
    noReferences: "【待补充：作者、题名、出处与年份，从文献库引用】",
    watermark: { text: "初稿", font: "黑体" },
    ...own,
  };
}

const title = (points: number, before = 0): CoverLine[] => [
  coverText("{title}", { font: HEI, points }, { before, after: 6 }),
  coverSubtitle("——{subtitle}", { font: HEI, points: points - 4 }),
];

/** An opening report as schools hand out the form: a cover, the report, what the supervisor thinks of it. */
export const openingReportZh = paperZh({
  version: 1,
  type: { body: 12, pitch: 20, headings: [14, 12, 12] },
  numbering: "chinese",
  page: { ...noteZh.page, marginMm: { top: 25, right: 25, bottom: 25, left: 30, header: 15, footer: 17.5 } },
  table: "grid",
  tablePoints: 10.5,
  sections: [
    { parts: ["cover"], pageNumber: null, header: null },
    {
      parts: ["body", "references", "declarations", "aiStatement"],
      pageNumber: PAGE_NUMBER,
      header: { odd: "{school}毕业论文（设计）开题报告", even: "{school}毕业论文（设计）开题报告" },
    },
  ],
  references: { points: 10.5, hangingPoints: 24 },
  declarations: [
    {
      title: "指导教师意见",
      paragraphs: ["（由指导教师填写：选题是否合适，方案与进度是否可行，是否同意开题）", "", ""],
      signing: ["指导教师签名：________________　　______年____月____日"],
    },
  ],
  cover: [
    coverText("{school}", { font: HEI, points: 22 }, { before: 70, after: 12 }),
    coverText("毕业论文（设计）开题报告", { font: HEI, points: 26 }, { after: 70 }),
    ...title(18),
    {
      kind: "facts",
      font: SONG,
      points: 14,
      beforePoints: 90,
      labelMm: 32,
      valueMm: 85,
      rows: [
        { label: "学　　院", fact: "college" },
        { label: "专　　业", fact: "major" },
        { label: "班　　级", fact: "className" },
        { label: "学　　号", fact: "studentId" },
        { label: "姓　　名", fact: "author" },
        { label: "指导教师", fact: "supervisor" },
        { label: "日　　期", fact: "date" },
      ],
    },
  ],
});

/** An article of a journal: the head in two languages, then the text; what the editors fill in is left blank. */
export const journalZh = paperZh({
  version: 1,
  type: { body: 10.5, pitch: 17, headings: [12, 10.5, 10.5] },
  numbering: "decimal",
  abstractLabels: { zh: "摘　要：", en: "Abstract: " },
  cover: [
    ...title(18),
    coverText("{author}", { font: KAI, points: 14 }, { before: 4, after: 6 }),
    coverText(`（{school}，${BLANK}　${BLANK}）`, { font: SONG, points: 9 }, { after: 14 }),
  ],
  titlePage: [
    coverText(
      `中图分类号：${BLANK}　　文献标识码：________　　文章编号：${BLANK}`,
      { font: SONG, points: 9 },
      { before: 8, after: 16 },
      { align: "left" },
    ),
    coverText("{translatedTitle}", { font: HEI, points: 14 }, { after: 8 }, { bold: true }),
    coverText(`${BLANK}${BLANK}`, { font: SONG, points: 10.5 }, { after: 4 }),
    coverText(`(${BLANK}${BLANK}, China)`, { font: SONG, points: 9 }, { after: 10 }),
  ],
  sections: [
    {
      parts: ["cover", "abstractZh", "titlePage", "abstractEn", "body", "references", "aiStatement"],
      pageNumber: PAGE_NUMBER,
      header: null,
    },
  ],
});

/** A paper for a professional title: author and employer below the title, one abstract, then the text. */
export const professionalZh = paperZh({
  version: 1,
  type: { body: 12, pitch: 20, headings: [14, 12, 12] },
  numbering: "decimal",
  abstractLabels: { zh: "摘　要：", en: "Abstract: " },
  references: { points: 10.5, hangingPoints: 24 },
  cover: [
    ...title(18),
    coverText("{author}", { font: KAI, points: 14 }, { before: 4, after: 4 }),
    coverText("（{school}）", { font: SONG, points: 10.5 }, { after: 14 }),
  ],
  sections: [{ parts: ["cover", "abstractZh", "body", "references", "aiStatement"], pageNumber: PAGE_NUMBER, header: null }],
});

/** Popular science: large title, headings without numbers, the sources at the end. */
export const kepuZh = paperZh({
  version: 1,
  type: { body: 12, pitch: 22, headings: [15, 13, 12] },
  numbering: "none",
  noReferences: "【待补充：资料来源，写明作者、题名、出处与日期】",
  partTitles: {
    aiStatement: "使用人工智能工具的说明",
    abstractZh: "摘　要",
    abstractEn: "Abstract",
    references: "资料来源",
    appendix: "附　录",
    acknowledgements: "致　谢",
  },
  cover: [...title(22), coverText("文／{author}", { font: KAI, points: 12 }, { before: 4, after: 16 }, { isOptional: true })],
  sections: [{ parts: ["cover", "body", "references", "aiStatement"], pageNumber: PAGE_NUMBER, header: null }],
});
