import { coverText } from "./cover-text.ts";
import type { CoverLine, ThesisProfile } from "./thesis-profile.ts";
import { coverHead, coverTitle, SONG, thesisZh } from "./thesis-zh.ts";

const TITLE_PAGE: readonly CoverLine[] = [
  ...coverTitle({ before: 90 }),
  coverText("{translatedTitle}", { font: SONG, points: 18 }, { before: 30, after: 60 }, { bold: true }),
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

/** A thesis for a higher degree: with a title page, 图1.1, the chapter above right pages and the school above left ones, abstracts in the contents. */
function thesisForDegree(version: number, name: string): ThesisProfile {
  return {
    ...thesisZh({
      version,
      kind: { name, called: "学位论文", usedFor: "申请其他学位" },
      cover: [
        coverText("学号：{studentId}", { font: SONG, points: 12 }, { after: 40 }, { align: "left" }),
        ...coverHead(name, 20, 60),
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
        coverText("{date}", { font: SONG, points: 16 }, { before: 60 }),
      ],
      titlePage: TITLE_PAGE,
      hasChapterHeaders: true,
    }),
    pitch: { points: 22 },
    inContents: ["abstractZh", "abstractEn", "references", "appendix", "acknowledgements", "aiStatement"],
    labels: { figure: "图{chapter}.{number}", table: "表{chapter}.{number}", formula: "({chapter}.{number})" },
  };
}

export const thesisZhMaster = thesisForDegree(2, "硕士学位论文");
export const thesisZhDoctor = thesisForDegree(1, "博士学位论文");
