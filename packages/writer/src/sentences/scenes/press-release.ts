import type { SceneSentences } from "../sentence-types.ts";

export const pressRelease: SceneSentences = {
  scene: "mkPress",
  fields: { content: ["Body"] },
  sections: {
    Lead: {
      zh: { say: ["{company}消息：{topic0}。"], ask: ["谁、哪天、在哪里、做了什么，一句话"] },
      en: { say: ["News from {company}: {topic}."], ask: ["who, when, where and what, in one sentence"] },
    },
    Body: {
      zh: { open: ["据介绍："], ask: ["最要紧的事实，按重要的先写", "负责人的一句原话，姓名和职务", "一个能核对的数字，出自哪里"] },
      en: {
        open: ["The facts:"],
        ask: [
          "the facts, the weightiest first",
          "a quote from the person in charge, with name and post",
          "a figure that can be checked, and its source",
        ],
      },
    },
    Background: {
      zh: { ask: ["这件事之前是什么情况", "和谁有关、从什么时候起能用上"] },
      en: { ask: ["how things stood before", "whom it concerns, and from when"] },
    },
    About: {
      zh: { open: ["关于{company}："], ask: ["一段固定的介绍：哪年成立、做什么、在哪里", "媒体联系人和电话"] },
      en: { open: ["About {company}:"], ask: ["the standing paragraph: since when, what, where", "the press contact and phone number"] },
    },
  },
};
