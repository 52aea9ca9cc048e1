/** Words that stand in exported files. */
export const exportZh = {
  product: "橘笺",
  untitled: "文稿",
  "label.model": "内容由 AI 生成",
  "label.builtin": "内容由内置模板引擎生成",
} as const;
