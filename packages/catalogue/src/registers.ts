import type { Text } from "./scene-schema.ts";

/** A style of writing with its rules. */
export type Register = { readonly title: Text; readonly rules: readonly string[] };

/** Styles of writing; `output.register` of a scene names one. Rules are in Chinese like the recipes: only models read them. */
export const registers = {
  campus: {
    title: { zh: "校园文体：真诚具体、少套话", en: "Campus: sincere, specific, few stock phrases" },
    rules: ["以学生视角写具体的人、事、时间", "感悟由事实引出"],
  },
  academic: {
    title: { zh: "学术文体：客观书面，概念统一", en: "Academic: objective, consistent terms" },
    rules: ["不使用第一人称抒情", "引用只用编号占位或已核验文献", "数据、样本、文献不得虚构"],
  },
  official: {
    title: { zh: "机关公文文体：庄重、准确、简明", en: "Official: formal, exact, brief" },
    rules: ["层次序数用“一、”“（一）”“1.”“（1）”", "成文日期用阿拉伯数字并写全年月日", "不自拟发文字号与密级"],
  },
  office: {
    title: { zh: "职场文体：结论先行、条理清楚", en: "Office: conclusion first, clearly ordered" },
    rules: ["先结论后依据", "数据缺失处写【待补充】"],
  },
  speech: {
    title: { zh: "讲话文体：口语化、有节奏、可朗读", en: "Speech: spoken, rhythmic, easy to read aloud" },
    rules: ["句子以短句为主", "称呼得体，段间有呼应"],
  },
  letter: {
    title: { zh: "书信文体：称呼、正文、致意、落款齐全", en: "Letter: salutation, body, regards, signature" },
    rules: ["语气与双方身份相称", "落款姓名与日期用所给信息或占位"],
  },
  essay: {
    title: { zh: "随笔文体：第一人称、真实具体", en: "Essay: first person, true and specific" },
    rules: ["感受从一个具体的细节、情节或人说起", "道理点到为止，不喊口号"],
  },
  news: {
    title: { zh: "新闻文体：事实在前、客观简短", en: "News: facts first, neutral, short" },
    rules: ["第三人称，一段只写一件事", "直接引语与数据只用所给，缺则占位"],
  },
  social: {
    title: { zh: "社交平台文体：亲切、具体、短段", en: "Social: warm, specific, short paragraphs" },
    rules: ["体验只写用户提供的内容", "商业合作须提示标注广告"],
  },
  video: {
    title: { zh: "视频文体：画面感与口播感", en: "Video: visual, made to be spoken" },
    rules: ["台词可直接念出", "不示范危险动作"],
  },
  ad: {
    title: { zh: "营销文体：利益清楚、行动明确", en: "Marketing: a clear benefit and a clear next step" },
    rules: ["不用“最”“第一”“国家级”等绝对化用语", "功效、价格、认证须有依据，缺则占位"],
  },
  biz: {
    title: { zh: "商务文体：逻辑闭环、测算透明", en: "Business: sound reasoning, open sums" },
    rules: ["没有依据的规模和收益只写测算方法", "不承诺收益"],
  },
  tool: {
    title: { zh: "文字加工：忠于原文", en: "Text work: faithful to the source" },
    rules: ["不增删事实", "只输出结果，不复述要求"],
  },
} as const satisfies Record<string, Register>;

export type RegisterKey = keyof typeof registers;
