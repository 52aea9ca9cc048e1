import { ANSWER_WORDS } from "../answer-words.ts";
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
      zh: {
        ask: ["最管用的一个做法：原来怎样、现在怎样", "第一个反对的人是谁，怎么说通的", "起因：哪一件事逼着你们改"],
        detail: [["前后差多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "the practice that worked best: how it was, how it is",
          "who was against it first, and what won them over",
          "what forced you to change",
        ],
        detail: [["how much it changed", ANSWER_WORDS.en.figure]],
      },
    },
    "Practice two": {
      zh: {
        ask: ["第二个做法：谁来做、多久做一次", "花了多少人手和钱", "哪一步最容易走样，怎么看住"],
        detail: [["由谁来做", ANSWER_WORDS.zh.who]],
      },
      en: {
        ask: [
          "the second practice: who does it, and how often",
          "what it cost in people and money",
          "the step that goes wrong most easily, and how you keep it",
        ],
        detail: [["who does it", ANSWER_WORDS.en.who]],
      },
    },
    "Practice three": {
      zh: {
        ask: ["第三个做法，和一个真实的例子", "走过的弯路，别人可以绕开", "服务的人怎么说：一句原话"],
        detail: [["前后差多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: ["the third practice, with a true example", "the wrong turn that others can avoid", "what those served say, word for word"],
        detail: [["how much it changed", ANSWER_WORDS.en.figure]],
      },
    },
    Lessons: {
      zh: {
        say: ["说得不对的地方，请大家批评指正。"],
        ask: ["回头看，最要紧的是哪一条", "换一个单位来做，哪里要改", "还没解决的一处，想向大家请教"],
      },
      en: {
        say: ["Please tell me where I am wrong."],
        ask: [
          "looking back, what mattered most",
          "what another unit would have to change",
          "what you have not solved, and would ask others about",
        ],
      },
    },
  },
};
