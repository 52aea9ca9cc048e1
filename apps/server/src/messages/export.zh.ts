/** Words that stand in exported files. */
export const exportZh = {
  product: "橘笺",
  untitled: "文稿",
  "label.model": "内容由 AI 生成",
  "label.builtin": "内容由 AI 生成（样例写手）",
} as const;
