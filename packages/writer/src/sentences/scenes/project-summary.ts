import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const projectSummary: SceneSentences = {
  scene: "projectSummary",
  sections: {
    Overview: {
      zh: { say: ["本文总结的是{project}。"], ask: ["起止时间、参加的人、花了多少", "当初为什么立项", "交出来的是什么，谁在用"] },
      en: {
        say: ["This report looks back on {project}."],
        ask: ["the dates, the people and the cost", "why the project was started", "what was delivered, and who uses it"],
      },
    },
    Results: {
      zh: {
        ask: ["立项时的目标，一条对一个实际", "没达到的一条，差多少", "目标之外多出来的收获"],
        detail: [["目标和实际的数字", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "each goal set at the start, and what came of it",
          "what was not reached, and by how much",
          "what came of it beyond the goals",
        ],
        detail: [["the figures: goal and outcome", ANSWER_WORDS.en.figure]],
      },
    },
    Management: {
      zh: { ask: ["分几段，每段交了什么，晚了几天", "中途改过的范围，谁同意的", "多久碰一次头，有用没用", "花销和预算差在哪"] },
      en: {
        ask: [
          "the stages, what each delivered, and any delay",
          "what was changed on the way, and who agreed",
          "how often the team met, and whether it helped",
          "where cost and budget differed",
        ],
      },
    },
    Problems: {
      zh: { ask: ["最费劲的一个问题，怎么发现的", "当时试了几个办法，哪个管用", "拖了几天、多花了多少", "同样的事还会不会再来"] },
      en: {
        ask: [
          "the hardest problem, and how it was noticed",
          "what was tried, and what worked",
          "the delay and the extra cost",
          "whether it could happen again",
        ],
      },
    },
    Lessons: {
      zh: { ask: ["下次还照做的一条", "下次一开始就要定下来的一条", "当时有信号、没有当回事的一处", "团队里最管用的一个习惯"] },
      en: {
        ask: [
          "one thing to do the same way again",
          "one thing to settle at the start next time",
          "a sign that was there and was not taken seriously",
          "the habit of the team that helped most",
        ],
      },
    },
    "Next steps": {
      zh: {
        ask: ["遗留的事，交给谁", "谁来维护，有没有文档", "要不要做下一期，凭什么定"],
        detail: [["到什么时候收尾", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: [
          "what is left, and who takes it over",
          "who maintains it, and whether it is documented",
          "whether there should be a second phase, and what decides it",
        ],
        detail: [["by when it is closed", ANSWER_WORDS.en.when]],
      },
    },
  },
};
