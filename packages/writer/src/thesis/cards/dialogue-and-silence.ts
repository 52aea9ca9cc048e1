import type { MethodCard } from "../method-card.ts";

export const dialogueAndSilence: MethodCard = {
  key: "dialogue-and-silence",
  title: { zh: "对话与沉默", en: "Dialogue and silence" },
  methods: ["humanities"],
  roles: ["reading"],
  standard: ["reading"],
  cues: { zh: ["写法", "对话", "沉默", "话语"], en: ["how it is written", "is written", "dialogue", "silence"] },
  sentences: {
    zh: [
      "对话看谁先开口、谁换话题、谁的话没有得到回答，比看说了什么更能见出地位与亲疏。",
      "话里没有说的部分由动作或景物填上，填的是什么，决定读者怎样理解那一段沉默。",
      "提示语的有无影响节奏，省去“他说”时读者要靠口气分辨说话的人，人物的话因此必须各有特点。",
      "同一个人对不同的人说同一件事的几种说法，宜并列抄出，差别就是他对各人的态度。",
      "方言、敬语与称呼在译本或改编中常被抹平，引用时须回到原文。",
    ],
    en: [
      "In a dialogue, who speaks first, who changes the subject and whose words receive no answer reveal rank and closeness more than what is said.",
      "What is left unsaid is filled by an action or by scenery, and what it is filled with decides how the reader understands the silence.",
      "Tags such as “he said” affect the rhythm; where they are left out, the reader has to tell speakers by their tone, so each of them must have a voice of its own.",
      "Where one character tells the same matter to several people, the versions should be copied out side by side, since their differences are attitudes towards the listeners.",
      "Dialect, polite forms and modes of address are often levelled in translation or adaptation, so quotations should go back to the original.",
    ],
  },
  missing: {
    zh: ["一段对话的原文与页码", "没有得到回答的话"],
    en: ["a dialogue from the text, with its page", "words that go unanswered"],
  },
  limits: { zh: ["由对话看出的性格须有另一处印证。"], en: ["A trait read from one dialogue needs support from another passage."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
