import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const internSummary: SceneSentences = {
  scene: "internSummary",
  sections: {
    "Company and role": {
      zh: { say: ["我在{company}实习，岗位是{job}。"], ask: ["实习起止时间、带教的人", "单位做什么、你在哪个部门", "岗位每天的固定工作"] },
      en: {
        say: ["My internship was with {company}, as {job}."],
        ask: ["the dates, and who guided you", "what the organisation does, and your department", "the fixed work of each day"],
      },
    },
    "Work and results": {
      zh: {
        open: ["实习期间的主要工作："],
        ask: ["经手的事，一事一条", "其中独立完成的一件，结果怎样"],
        detail: [["数量或结果", /\d|完成|通过|采用/]],
      },
      en: {
        open: ["The main work:"],
        ask: ["what you worked on, one thing a line", "one thing you did alone, and how it turned out"],
        detail: [["how many or how much it came to", ANSWER_WORDS.en.figure]],
      },
    },
    "Skills gained": {
      zh: {
        ask: [
          "一项学会的本事，是从哪件事里学的",
          "课上学过、到岗位才会用的一样",
          "带教改过你的一处，改成了什么",
          "现在能独立做、来时不会的一步",
        ],
      },
      en: {
        ask: [
          "one skill, and the task you learned it from",
          "something taught in class that you could only use at work",
          "what your guide corrected, and how",
          "a step you can now do alone",
        ],
      },
    },
    Shortcomings: {
      zh: { ask: ["做错或没做好的一件事，当时缺什么", "这件事后来谁补的、怎么补的", "哪门课没学透，在这里露了出来", "带教提过的一条意见"] },
      en: {
        ask: [
          "one thing that went wrong, and what was missing",
          "who put it right, and how",
          "the course whose gaps showed here",
          "one comment your guide made",
        ],
      },
    },
    "Next steps": {
      zh: {
        ask: ["回校以后先补哪一门、练什么", "毕业前要做成的一件事", "这一行还想不想做，为什么"],
        detail: [["到什么时候", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: [
          "what you will study or practise first",
          "one thing to get done before you graduate",
          "whether you still want this line of work, and why",
        ],
        detail: [["by when", ANSWER_WORDS.en.when]],
      },
    },
  },
};
