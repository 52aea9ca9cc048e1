import { coverHead, SONG, thesisZh } from "./thesis-zh.ts";

const KIND = "毕业论文（设计）";

/** A bachelor's thesis as most schools in China want it: 图1-1, the school's name above every page. */
export const thesisZhUndergraduate = thesisZh({
  version: 2,
  kind: { name: KIND, called: "论文", usedFor: "申请其他学位" },
  cover: [
    ...coverHead(KIND, 80, 70),
    {
      kind: "facts",
      font: SONG,
      points: 16,
      beforePoints: 90,
      labelMm: 32,
      valueMm: 80,
      rows: [
        { label: "学　　院", fact: "college" },
        { label: "专　　业", fact: "major" },
        { label: "班　　级", fact: "className" },
        { label: "学　　号", fact: "studentId" },
        { label: "学生姓名", fact: "author" },
        { label: "指导教师", fact: "supervisor" },
        { label: "完成日期", fact: "date" },
      ],
    },
  ],
});
