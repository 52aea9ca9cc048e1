import type { Text } from "./scene-schema.ts";

/** A style of writing with its rules. */
export type Register = { readonly title: Text; readonly rules: { readonly zh: readonly string[]; readonly en: readonly string[] } };

/** Styles of writing; `output.register` of a scene names one. Only models read the rules. */
export const registers = {
  campus: {
    title: { zh: "校园文体：真诚具体、少套话", en: "Campus: sincere, specific, few stock phrases" },
    rules: {
      zh: ["以学生视角写具体的人、事、时间", "感悟由事实引出"],
      en: ["people, events and times as a student saw them", "what was learnt follows from what happened"],
    },
  },
  academic: {
    title: { zh: "学术文体：客观书面，概念统一", en: "Academic: objective, consistent terms" },
    rules: {
      zh: ["不用第一人称抒情", "引用只用编号占位或已核验文献", "数据和样本不虚构"],
      en: ["no first-person feeling", "cite only verified works, or leave a numbered gap", "no invented data or samples"],
    },
  },
  official: {
    title: { zh: "机关公文文体：庄重、准确、简明", en: "Official: formal, exact, brief" },
    rules: {
      zh: ["层次序数用“一、”“（一）”“1.”“（1）”", "成文日期用阿拉伯数字并写全年月日", "不自拟发文字号与密级"],
      en: ["numbered levels where there are several", "dates in full", "no made-up reference numbers or classifications"],
    },
  },
  office: {
    title: { zh: "职场文体：结论先行、条理清楚", en: "Office: conclusion first, clearly ordered" },
    rules: { zh: ["结论后面跟依据"], en: ["each conclusion with its grounds"] },
  },
  speech: {
    title: { zh: "讲话文体：口语化、有节奏、可朗读", en: "Speech: spoken, rhythmic, easy to read aloud" },
    rules: {
      zh: ["句子以短句为主", "称呼得体，段间有呼应"],
      en: ["mostly short sentences", "the right form of address; paragraphs answer one another"],
    },
  },
  letter: {
    title: { zh: "书信文体：称呼、正文、致意、落款齐全", en: "Letter: salutation, body, regards, signature" },
    rules: {
      zh: ["语气与双方身份相称", "落款用所给的姓名与日期"],
      en: ["a tone that fits both sides", "signed with the name and date given"],
    },
  },
  essay: {
    title: { zh: "随笔文体：第一人称、真实具体", en: "Essay: first person, true and specific" },
    rules: {
      zh: ["感受从一个具体的细节、情节或人说起", "道理点到为止，不喊口号"],
      en: ["feelings start from one detail, scene or person", "a light touch on lessons, no slogans"],
    },
  },
  news: {
    title: { zh: "新闻文体：事实在前、客观简短", en: "News: facts first, neutral, short" },
    rules: {
      zh: ["第三人称，一段只写一件事", "直接引语与数据只用所给"],
      en: ["third person, one thing a paragraph", "only the quotations and data given"],
    },
  },
  social: {
    title: { zh: "社交平台文体：亲切、具体、短段", en: "Social: warm, specific, short paragraphs" },
    rules: {
      zh: ["体验只写素材里的", "商业合作须提示标注广告"],
      en: ["only experience from the material", "paid work is to be marked as advertising"],
    },
  },
  chat: {
    title: { zh: "聊天文体：口语、短句、照发即可", en: "Chat: spoken, short, ready to send" },
    rules: { zh: ["先回应对方说的事，再说自己的意思"], en: ["answers what was said before saying one's own"] },
  },
  video: {
    title: { zh: "视频文体：画面感与口播感", en: "Video: visual, made to be spoken" },
    rules: { zh: ["台词可直接念出", "不示范危险动作"], en: ["lines that can be spoken as they stand", "no dangerous acts shown"] },
  },
  ad: {
    title: { zh: "营销文体：利益清楚、行动明确", en: "Marketing: a clear benefit and a clear next step" },
    rules: {
      zh: ["不用“最”“第一”“国家级”等绝对化用语", "功效、价格、认证须有依据"],
      en: ["no superlatives, no claim to be number one", "effects, prices and certificates need grounds"],
    },
  },
  biz: {
    title: { zh: "商务文体：推理完整、测算透明", en: "Business: sound reasoning, open sums" },
    rules: {
      zh: ["没有依据的规模和收益只写测算方法", "不承诺收益"],
      en: ["where size and profit have no grounds, only how to work them out", "no promised returns"],
    },
  },
  tool: {
    title: { zh: "文字加工：忠于原文", en: "Text work: faithful to the source" },
    rules: { zh: ["不增删事实"], en: ["no fact added or dropped"] },
  },
} as const satisfies Record<string, Register>;

export type RegisterKey = keyof typeof registers;
