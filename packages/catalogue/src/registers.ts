import type { Text } from "./content/texts.ts";
import type { OutputKind } from "./output-kinds.ts";

/** A style of writing with its rules. */
export type Register = {
  readonly title: Text;
  readonly rules: { readonly zh: readonly string[]; readonly en: readonly string[] };
  /** Who reads such a text where neither the form nor the scene says. */
  readonly reader: Text;
  /**
   * A few sentences in its voice, where a description of the voice says too little, and the forms it is the voice of. They are about
   * something no scene is about and promise nobody anything: what slips into a text is seen at once.
   */
  readonly voice?: Text & { readonly of: readonly OutputKind[] };
  /** How it is laid out, where its forms are laid out otherwise than others of their kind. */
  readonly form?: Text;
};

/** Styles of writing; `output.register` of a scene names one. Only models read the rules. Form and order are the form's and the scene's. */
export const registers = {
  campus: {
    title: { zh: "校园文体：真诚具体、少套话", en: "Campus: sincere, specific, few stock phrases" },
    rules: {
      zh: ["写得出人、事、时间", "体会跟在事情后面，没有事撑着的不写"],
      en: ["people, events and times", "what was learnt follows from what happened"],
    },
    reader: { zh: "老师和同学", en: "teachers and fellow students" },
  },
  academic: {
    title: { zh: "学术文体：客观书面，概念统一", en: "Academic: objective, consistent terms" },
    rules: {
      zh: ["不用第一人称抒情", "只引素材里给出的文献", "数据和样本不虚构"],
      en: ["no first-person feeling", "cite only works the material gives", "no invented data or samples"],
    },
    reader: { zh: "导师和评阅人", en: "the supervisor and the examiners" },
  },
  official: {
    title: { zh: "机关文体：庄重、准确、简明", en: "Official: formal, exact, brief" },
    rules: {
      zh: ["日期用阿拉伯数字写全年月日", "不自拟发文字号与密级"],
      en: ["dates in full", "no made-up reference numbers or classifications"],
    },
    reader: { zh: "受文单位和审签的领导", en: "the office addressed and those who sign it off" },
  },
  legal: {
    title: { zh: "契约文书：每句话只有一种读法", en: "Deed: every sentence can be read in one way only" },
    rules: {
      zh: ["写清谁、做什么、到何时", "人名、金额、日期前后一致", "不写感情和客套"],
      en: ["who does what by when", "names, sums and dates the same throughout", "no feelings and no courtesies"],
    },
    reader: { zh: "签字的各方", en: "the parties who sign" },
    form: {
      zh: "标题单独一行，正文逐条或逐项写，条数多的编“第一条”，最后是签署",
      en: "Title on a line of its own, then clause by clause or item by item, then signatures",
    },
  },
  office: {
    title: { zh: "职场文体：说事直接、条理清楚", en: "Office: to the point, clearly ordered" },
    rules: { zh: ["每个判断跟着它的依据"], en: ["each judgement with its grounds"] },
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
      zh: "“上回合唱排练，领唱的大姐忘了词，大家替她接了下去。没人教过，也没人带头。我站在台边听着，稿子都忘了翻。今天要说的，就从那一句说起。”",
      en: "“At our last choir practice the soloist forgot her line, and everybody sang it for her. Nobody had told them to. I stood in the wings and forgot to turn my page. So let me begin with that line.”",
      of: ["speech"],
    },
  },
  letter: {
    title: { zh: "书信文体：对着收信人说话", en: "Letter: spoken to whoever it is addressed to" },
    rules: {
      zh: ["语气与双方身份相称"],
      en: ["a tone that fits both sides"],
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
  free: {
    title: { zh: "文体随体裁：人称、口吻、次序都照写明的体裁", en: "As the genre has it: person, voice and order follow the genre named" },
    rules: { zh: ["说具体的人和事"], en: ["particular people and events"] },
    reader: { zh: "这种体裁的读者", en: "whoever reads such texts" },
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
      zh: ["体验只写素材里的", "素材写明是商业合作的，标明广告"],
      en: ["only experience from the material", "what the material calls paid work is marked as advertising"],
    },
    reader: { zh: "正在刷手机、随时会划走的人", en: "people scrolling on a phone who may leave at any moment" },
    voice: {
      zh: "“说实话，修伞摊我路过多少回都没停过。那天伞骨断了，大爷捏着看了半天，说能修，你别催。我真没催，蹲着看完的，还挺上瘾。”",
      en: "“Honestly, I'd walked past the umbrella mender a hundred times. Then mine broke. He turned it over and said: fixable, don't rush me. I didn't. I squatted there and watched the whole thing, and got a bit hooked.”",
      of: ["post"],
    },
  },
  chat: {
    title: { zh: "聊天文体：口语、短句、照发即可", en: "Chat: spoken, short, ready to send" },
    rules: {
      zh: ["先回应对方说的事，再说自己的意思", "不写书信的称呼和敬语"],
      en: ["answers what was said before saying one's own", "no salutation and no closing as in letters"],
    },
    reader: { zh: "正在等回复的那个人", en: "the one person waiting for the reply" },
    voice: {
      zh: "“看到了，谢谢你直说。换成我，我也不痛快。你问的几样我一样一样答，说不准的我就说说不准，不拿话搪塞你。”",
      en: "“Read it, and thanks for being straight with me. I'd be annoyed too. I'll take your points one by one, and where I'm not sure I'll say so instead of fobbing you off.”",
      of: ["post", "list"],
    },
  },
  video: {
    title: { zh: "视频文体：画面感与口播感", en: "Video: visual, made to be spoken" },
    rules: { zh: ["要念的话念着顺口", "不示范危险动作"], en: ["what is spoken can be spoken as it stands", "no dangerous acts shown"] },
    reader: { zh: "刷到这条视频的人", en: "people who come across the video" },
    voice: {
      zh: "“（蹲下，镜头对着鞋）先别划走，看鞋带。左边压右边，绕一圈，停。你平时绕的是不是反的？对，老松就松在这一步。”",
      en: "“(Crouching, camera on a shoe) Don't scroll. Look at the lace. Left over right, round once, stop. You've been going the other way, haven't you? That's the bit that keeps coming loose.”",
      of: ["script"],
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
    rules: { zh: ["人名、数字、引语照原文"], en: ["names, figures and quotations as in the source"] },
    reader: { zh: "原文的读者", en: "the readers of the source" },
  },
} as const satisfies Record<string, Register>;

export type RegisterKey = keyof typeof registers;
