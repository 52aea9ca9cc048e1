/** Texts of documents a generator writes. */
export const longDocumentMessages = {
  kinds: { openingReport: "开题报告", journalEssay: "期刊论文", professionalEssay: "专业论文", kepu: "科普文章" },
  beginning: "正在建文档",
  member: "开通会员",
  empty: "填好后先列大纲，再到“我的论文”里一节一节写",
  tooLong: (most: string) => `免费用户一次最多写 ${most} 字，改短一些就能写`,
  oneByOne: "这里关掉了一次写全文。可以到“我的论文”里列大纲，一节一节写",
  look: "按这种文稿通行的样子排版，不用选",
};
