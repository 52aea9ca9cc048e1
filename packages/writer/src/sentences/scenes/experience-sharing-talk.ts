import type { SceneSentences } from "../sentence-types.ts";

export const experienceSharingTalk: SceneSentences = {
  scene: "dkpjrnkaq7",
  fields: { content: ["Practice one", "Practice two", "Practice three"] },
  sections: {
    Opening: {
      zh: { say: ["我代表{company}，交流我们在{topic}上的做法。"] },
      en: { say: ["On behalf of {company}, I will tell you what we do about {topic}."] },
    },
    "Practice one": {
      zh: { ask: ["最管用的一个做法：原来怎样、现在怎样", "第一个反对的人是谁，怎么说通的"] },
      en: { ask: ["the practice that worked best: how it was, how it is", "who was against it first, and what won them over"] },
    },
    "Practice two": {
      zh: { ask: ["第二个做法：谁来做、多久做一次", "花了多少人手和钱"] },
      en: { ask: ["the second practice: who does it, and how often", "what it cost in people and money"] },
    },
    "Practice three": {
      zh: { ask: ["第三个做法，和一个真实的例子", "走过的弯路，别人可以绕开"] },
      en: { ask: ["the third practice, with a true example", "the wrong turn that others can avoid"] },
    },
    Lessons: {
      zh: { say: ["说得不对的地方，请大家批评指正。"], ask: ["回头看，最要紧的是哪一条", "换一个单位来做，哪里要改"] },
      en: {
        say: ["Please tell me where I am wrong."],
        ask: ["looking back, what mattered most", "what another unit would have to change"],
      },
    },
  },
};
