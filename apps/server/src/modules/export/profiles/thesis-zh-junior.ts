import { coverHead, SONG, thesisZh } from "./thesis-zh.ts";

const KIND = "毕业设计（论文）";

/** The graduation project of a junior college: no degree is asked for, and departments are 系. */
export const thesisZhJunior = thesisZh({
  version: 1,
  kind: { name: KIND, called: "毕业设计（论文）", usedFor: "其他毕业考核" },
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
        { label: "系　　部", fact: "college" },
        { label: "专　　业", fact: "major" },
        { label: "班　　级", fact: "className" },
        { label: "学　　号", fact: "studentId" },
        { label: "姓　　名", fact: "author" },
        { label: "指导教师", fact: "supervisor" },
        { label: "完成日期", fact: "date" },
      ],
    },
  ],
});
