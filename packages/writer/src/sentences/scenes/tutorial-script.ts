import type { SceneSentences } from "../sentence-types.ts";

export const tutorialScript: SceneSentences = {
  scene: "svTutorial",
  fields: { content: ["Steps"] },
  sections: {
    "Show result": {
      zh: { say: ["今天教一件事：{topic0}。"], ask: ["先给看成品：哪个角度最好看", "做成以后能省下什么"] },
      en: { say: ["Today: {topic}."], ask: ["show the finished thing first: from which side", "what it saves when it is done"] },
    },
    Prepare: {
      zh: { ask: ["要用的东西，一行一样，没有的拿什么代替"] },
      en: { ask: ["what you need, one a line, and what else would do"] },
    },
    Steps: {
      zh: { open: ["开始做："], ask: ["第一步到最后一步，一步一行", "哪一步要拍近一点", "每一步做到什么样算好"] },
      en: { open: ["Now the steps:"], ask: ["the steps, one a line", "which step needs a close shot", "how to tell that a step is right"] },
    },
    Mistakes: {
      zh: { ask: ["新手最容易错的一步，错了怎么补"] },
      en: { ask: ["the step beginners get wrong, and how to mend it"] },
    },
    Closing: {
      zh: { say: ["做好了发给我看看。"], ask: ["下一条教什么"] },
      en: { say: ["Show me what you made."], ask: ["what the next video teaches"] },
    },
  },
};
