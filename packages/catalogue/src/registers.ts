import type { Text } from "./scene-schema.ts";

/** A style of writing with its rules. */
export type Register = {
  readonly title: Text;
  readonly rules: { readonly zh: readonly string[]; readonly en: readonly string[] };
  /** Who reads such a text where the form does not say. */
  readonly reader: Text;
  /** A few sentences in its voice, where a description of the voice says too little. */
  readonly voice?: Text;
};

/** Styles of writing; `output.register` of a scene names one. Only models read the rules. */
export const registers = {
  campus: {
    title: { zh: "校园文体：真诚具体、少套话", en: "Campus: sincere, specific, few stock phrases" },
    rules: {
      zh: ["以学生视角写具体的人、事、时间", "感悟由事实引出"],
      en: ["people, events and times as a student saw them", "what was learnt follows from what happened"],
    },
    reader: { zh: "老师和同学", en: "teachers and fellow students" },
  },
  academic: {
    title: { zh: "学术文体：客观书面，概念统一", en: "Academic: objective, consistent terms" },
    rules: {
      zh: ["不用第一人称抒情", "引用只用编号占位或已核验文献", "数据和样本不虚构"],
      en: ["no first-person feeling", "cite only verified works, or leave a numbered gap", "no invented data or samples"],
    },
    reader: { zh: "导师和评阅人", en: "the supervisor and the examiners" },
  },
  official: {
    title: { zh: "机关公文文体：庄重、准确、简明", en: "Official: formal, exact, brief" },
    rules: {
      zh: ["层次序数用“一、”“（一）”“1.”“（1）”", "成文日期用阿拉伯数字并写全年月日", "不自拟发文字号与密级"],
      en: ["numbered levels where there are several", "dates in full", "no made-up reference numbers or classifications"],
    },
    reader: { zh: "受文单位和审签的领导", en: "the office addressed and those who sign it off" },
  },
  office: {
    title: { zh: "职场文体：结论先行、条理清楚", en: "Office: conclusion first, clearly ordered" },
    rules: { zh: ["结论后面跟依据"], en: ["each conclusion with its grounds"] },
    reader: { zh: "上级和同事", en: "superiors and colleagues" },
  },
  speech: {
    title: { zh: "讲话文体：口语化、有节奏、可朗读", en: "Speech: spoken, rhythmic, easy to read aloud" },
    rules: {
      zh: ["句子以短句为主", "称呼得体，段间有呼应"],
      en: ["mostly short sentences", "the right form of address; paragraphs answer one another"],
    },
    reader: { zh: "在场的听众", en: "the people in the room" },
    voice: {
      zh: "“去年这个时候，仓库里堆着八百多箱退货，我和老李一箱一箱拆。今天站在这儿，我想先谢谢拆箱的人。”",
      en: "“This time last year eight hundred returned boxes stood in our warehouse, and Li and I opened them one by one. So before anything else: thank you to everyone who opened boxes.”",
    },
  },
  letter: {
    title: { zh: "书信文体：称呼、正文、致意、落款齐全", en: "Letter: salutation, body, regards, signature" },
    rules: {
      zh: ["语气与双方身份相称", "落款用所给的姓名与日期"],
      en: ["a tone that fits both sides", "signed with the name and date given"],
    },
    reader: { zh: "收信人", en: "the person the letter is addressed to" },
  },
  essay: {
    title: { zh: "随笔文体：第一人称、真实具体", en: "Essay: first person, true and specific" },
    rules: {
      zh: ["感受从一个具体的细节、情节或人说起", "道理点到为止，不喊口号"],
      en: ["feelings start from one detail, scene or person", "a light touch on lessons, no slogans"],
    },
    reader: { zh: "愿意听一个人说话的普通读者", en: "any reader who likes to listen to one person" },
  },
  news: {
    title: { zh: "新闻文体：事实在前、客观简短", en: "News: facts first, neutral, short" },
    rules: {
      zh: ["第三人称，一段只写一件事", "直接引语与数据只用所给"],
      en: ["third person, one thing a paragraph", "only the quotations and data given"],
    },
    reader: { zh: "没有到场的读者", en: "readers who were not there" },
  },
  social: {
    title: { zh: "社交平台文体：亲切、具体、短段", en: "Social: warm, specific, short paragraphs" },
    rules: {
      zh: ["体验只写素材里的", "商业合作须提示标注广告"],
      en: ["only experience from the material", "paid work is to be marked as advertising"],
    },
    reader: { zh: "正在刷手机、随时会划走的人", en: "people scrolling on a phone who may leave at any moment" },
    voice: {
      zh: "“开门第一家我就进去了，老板娘问我辣不辣，我说正常人的辣。结果一口下去眼泪出来了，还是把汤喝完了。”",
      en: "“First one through the door. She asked how hot I wanted it; I said normal-person hot. One spoonful and my eyes were streaming. I finished the bowl.”",
    },
  },
  chat: {
    title: { zh: "聊天文体：口语、短句、照发即可", en: "Chat: spoken, short, ready to send" },
    rules: { zh: ["先回应对方说的事，再说自己的意思"], en: ["answers what was said before saying one's own"] },
    reader: { zh: "正在等回复的那个人", en: "the one person waiting for the reply" },
    voice: {
      zh: "“刚看到，先跟你说声不好意思。锅底钱我让收银当场退了，你查一下到没到，没到你直接找我。”",
      en: "“Just saw this, and I'm sorry. I had the till refund you on the spot; check whether it arrived, and if not, come straight to me.”",
    },
  },
  video: {
    title: { zh: "视频文体：画面感与口播感", en: "Video: visual, made to be spoken" },
    rules: { zh: ["台词可直接念出", "不示范危险动作"], en: ["lines that can be spoken as they stand", "no dangerous acts shown"] },
    reader: { zh: "刷到这条视频的人", en: "people who come across the video" },
    voice: {
      zh: "“（镜头对着锅）别眨眼，这块肉我数到七就翻。七。看见没，这个焦边，就要它。”",
      en: "“(Camera on the pan) Don't blink, I flip this at seven. Seven. See that brown edge? That's what we came for.”",
    },
  },
  ad: {
    title: { zh: "营销文体：利益清楚、行动明确", en: "Marketing: a clear benefit and a clear next step" },
    rules: {
      zh: ["不用“最”“第一”“国家级”等绝对化用语", "功效、价格、认证须有依据"],
      en: ["no superlatives, no claim to be number one", "effects, prices and certificates need grounds"],
    },
    reader: { zh: "还在犹豫的顾客", en: "a customer who has not decided yet" },
  },
  biz: {
    title: { zh: "商务文体：推理完整、测算透明", en: "Business: sound reasoning, open sums" },
    rules: {
      zh: ["没有依据的规模和收益只写测算方法", "不承诺收益"],
      en: ["where size and profit have no grounds, only how to work them out", "no promised returns"],
    },
    reader: { zh: "要拍板的合作方或投资人", en: "the partner or investor who has to decide" },
  },
  tool: {
    title: { zh: "文字加工：忠于原文", en: "Text work: faithful to the source" },
    rules: { zh: ["不增删事实"], en: ["no fact added or dropped"] },
    reader: { zh: "原文的读者", en: "the readers of the source" },
  },
} as const satisfies Record<string, Register>;

export type RegisterKey = keyof typeof registers;
