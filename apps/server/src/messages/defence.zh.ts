/** Words of the Word file of a talk. */
export const defenceWordsZh = {
  title: "{title}：讲稿与问答",
  talk: "讲稿",
  slide: "第 {no} 页 {title}",
  questions: "可能的提问",
  from: "依据“{section}”：{quote}",
} as const;
