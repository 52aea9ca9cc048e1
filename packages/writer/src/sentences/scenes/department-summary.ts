import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const departmentSummary: SceneSentences = {
  scene: "departmentSummary",
  sections: {
    Overview: {
      zh: { ask: ["部门有多少人、管哪几块", "这段时间最要紧的任务，成没成", "人员、职责有过的变化", "和上一段时间比，最大的不同"] },
      en: {
        ask: [
          "how many people, and what the department covers",
          "the main task of the period, and whether it was done",
          "changes in people or duties",
          "the biggest difference from the period before",
        ],
      },
    },
    "Business results": {
      zh: {
        ask: ["每块业务一条：目标、实际、差额", "最拿得出手的一项，对公司有什么用", "没完成的一项，到了哪一步"],
        detail: [["成果的数字", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "one line for each line of work: goal, outcome, difference",
          "the best result, and what it did for the company",
          "what was not finished, and how far it is",
        ],
        detail: [["the figures of these results", ANSWER_WORDS.en.figure]],
      },
    },
    Team: {
      zh: {
        ask: ["来了谁、走了谁、谁换了岗", "带人的一件事：培训、轮岗或谈话", "做得最好的一个人，好在哪件事"],
        detail: [["团队有多少人", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "who came, who left, who changed posts",
          "one thing done to bring people on: training, rotation, talks",
          "one person who did well, and in what",
        ],
        detail: [["how many people", ANSWER_WORDS.en.figure]],
      },
    },
    Collaboration: {
      zh: { ask: ["和哪个部门一起做成了什么", "试过的一个新办法，留下来没有", "别的部门提过的一条意见", "省下的时间或花费"] },
      en: {
        ask: [
          "what was done together with which department",
          "a new way that was tried, and whether it stayed",
          "one comment from another department",
          "the time or money it saved",
        ],
      },
    },
    Problems: {
      zh: {
        ask: ["影响最大的一个问题，出在哪个环节", "已经改了什么，为什么还没好", "部门自己解决不了的一条", "客户或别的部门抱怨最多的一点"],
      },
      en: {
        ask: [
          "the problem that weighs most, and where it arises",
          "what has been changed, and why it is not yet solved",
          "one the department cannot solve alone",
          "what customers or other departments complain of most",
        ],
      },
    },
    "Next steps": {
      zh: {
        ask: ["下一步排在前面的一件事，做到什么程度", "要公司支持的一件事", "什么情况说明思路要改"],
        detail: [["由谁负责", ANSWER_WORDS.zh.who]],
      },
      en: {
        ask: [
          "what comes first, and how far it should get",
          "the one thing the company is asked to support",
          "what would show that the plan has to change",
        ],
        detail: [["who is in charge", ANSWER_WORDS.en.who]],
      },
    },
  },
};
