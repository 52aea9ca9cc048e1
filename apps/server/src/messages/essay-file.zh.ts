/** Words in files of titles and outlines. */
export const essayFileZh = {
  between: "、",
  "titles.of": "{topic}：备选题目",
  "titles.no": "序号",
  "titles.title": "题目",
  "titles.keywords": "关键词",
  "outline.of": "{title}：大纲",
  "outline.length": "（{count} 字）",
  "outline.needs": "需要：{needs}",
  "need.data": "数据",
  "need.table": "表",
  "need.figure": "图",
  "need.formula": "公式",
  "need.source": "文献",
} as const;
