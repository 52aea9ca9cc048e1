import type { MethodCard } from "../method-card.ts";

export const systemDesignStudy: MethodCard = {
  key: "system-design-study",
  title: { zh: "系统设计类论文的做法", en: "How a system design thesis proceeds" },
  methods: ["design"],
  roles: ["introduction"],
  standard: ["introduction"],
  kinds: ["software"],
  cues: {
    zh: ["小程序", "系统", "平台", "软件", "网站", "研究内容与方法"],
    en: ["system", "platform", "app", "website", "software", "methods and structure", "introduction"],
  },
  sentences: {
    zh: [
      "设计从使用者要办成的事出发：先列出谁在什么情形下做什么，再定功能，技术选择放在需求之后。",
      "每条需求应写成能够检验的句子，第几章设计、第几章实现、哪条用例检验，前后能一一对上。",
      "与现有的做法相比，须说明{object}省去了哪几步、避免了哪种差错，而不是只列功能多少。",
      "本人完成的部分与借用的框架、模板、开源代码须分清并注明来源与许可。",
      "范围之外的内容宜直接写明，例如不含支付、不做多语言，避免读者以为遗漏。",
    ],
    en: [
      "Design starts from what users want to get done: who does what in which situation comes first, then functions, and technology after requirements.",
      "Each requirement is a sentence that can be checked and can be followed through design and implementation to the case that tests it.",
      "Compared with present practice it has to be shown which steps {object} saves and which errors it avoids; a number of functions shows nothing.",
      "What the author built is kept apart from frameworks, templates and open-source code, whose source and licence are given.",
      "What is out of scope should be said, such as no payment or one language only, so that it does not look forgotten.",
    ],
  },
  missing: { zh: ["现有做法的步骤与不便之处", "本人完成的部分"], en: ["steps and drawbacks of present practice", "what the author built"] },
  limits: {
    zh: ["课程规模的系统只经少量人试用，不能说明大规模使用时的表现。"],
    en: ["A system of student size tried by a few people says nothing about large-scale use."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
