import type { MethodCard } from "../method-card.ts";

export const actsAndObjectsInText: MethodCard = {
  key: "acts-and-objects-in-text",
  title: { zh: "动作与物件", en: "Acts and objects" },
  methods: ["humanities"],
  roles: ["reading"],
  standard: ["reading"],
  cues: { zh: ["段落", "动作", "物件", "器物"], en: ["passages on", "objects", "gestures"] },
  sentences: {
    zh: [
      "先把段落里的动词逐个列出，看由谁发出、对象是谁，动作的多少与方向先于形容词说明人物的处境。",
      "物件出现时问三点：它从哪里来，在谁手里，离开时到哪里去，经手的次序常是一条没有明说的线索。",
      "动作被写得很细的地方，时间被拉长，作者要读者停在这里，细写的理由可与略写处对照得出。",
      "习惯动作重复出现而有一次改变，改变的一次往往是转折。",
      "手、眼、脚步等身体部分单独作主语时，人物好像不能支配自己，这一写法应指出而不宜一概归为修辞。",
    ],
    en: [
      "The verbs of a passage should be listed one by one, with who acts and on whom; the number and the direction of the acts show a character's situation before any adjective does.",
      "Three things can be asked of an object each time it appears: where it comes from, in whose hands it is, and where it goes; the order in which it changes hands is often a thread the text does not announce.",
      "Where an act is told in minute detail, time is stretched and the reader is made to stop; why it is so becomes clear from comparison with what the text passes over quickly.",
      "If a habitual act recurs and is changed once, that one occasion is often the turning point.",
      "When hands, eyes or footsteps become the subject of the sentence, the character seems not to be in command; this should be pointed out and not simply be filed as ornament.",
    ],
  },
  missing: { zh: ["动作或物件最集中的一段原文与页码"], en: ["the passage in which acts or objects are densest, with its page"] },
  limits: {
    zh: ["列出动作说明写法，不能单独证明主题。"],
    en: ["A list of acts shows how a text is written; by itself it proves no theme."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
