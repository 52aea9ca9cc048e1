import type { Group } from "../scene-schema.ts";

export const document: readonly Group[] = [
  {
    title: { zh: "论文相关", en: "Around a thesis" },
    remark: { zh: "结构先搭好，内容慢慢填", en: "Build the frame, then fill it" },
    scenes: ["openingReport", "journalEssay", "professionalEssay"],
  },
  {
    title: { zh: "给大众读", en: "For everyone" },
    remark: { zh: "有趣、准确、读得完", en: "Accurate and worth finishing" },
    scenes: ["kepu"],
  },
];
