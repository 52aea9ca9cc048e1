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
      "In dialogue, who begins, who changes the subject and who is not answered shows standing and closeness more than what is said.",
      "What is not said is filled by acts or scenery, and with what decides how silence is read.",
      "Leaving out “he said” lets readers tell speakers by tone, so that each has to have a voice.",
      "What one person tells several others of the same thing is set side by side; differences are attitudes.",
      "Dialect, polite forms and address are flattened in translation, so the original is quoted.",
    ],
  },
  missing: { zh: ["一段对话的原文与页码", "没有得到回答的话"], en: ["a dialogue with page", "words that go unanswered"] },
  limits: { zh: ["由对话看出的性格须有另一处印证。"], en: ["A character read from one dialogue needs another passage."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
