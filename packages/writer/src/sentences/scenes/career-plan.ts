import type { SceneSentences } from "../sentence-types.ts";

export const careerPlan: SceneSentences = {
  scene: "careerPlan",
  sections: {
    "Self-assessment": {
      zh: { say: ["我的专业是{major}。"], ask: ["擅长什么，用一件事证明", "短板是什么", "别人常来找你帮什么忙"] },
      en: {
        say: ["My field is {major}."],
        ask: ["what you are good at, shown by one event", "your weak point", "what others come to you for"],
      },
    },
    "Career environment": {
      zh: { ask: ["目标岗位要什么条件，从哪里看来的", "本地有哪些单位在招", "问过的一位从业者怎么说", "这一行近两年招的人多了还是少了"] },
      en: {
        ask: [
          "what the post requires, and where you read it",
          "who is hiring nearby",
          "what somebody in the trade told you",
          "whether the trade has hired more or fewer of late",
        ],
      },
    },
    "Career goals": {
      zh: {
        say: ["我的发展方向是{fangxiang}。"],
        ask: ["毕业后第一份工作的样子", "毕业三年后想做到哪一步", "这个目标不成，第二个选择是什么"],
      },
      en: {
        say: ["My direction is {fangxiang}."],
        ask: [
          "what your first job would look like",
          "where you want to be three years after graduating",
          "the second choice if it does not work out",
        ],
      },
    },
    "Action plan": {
      zh: {
        ask: ["每学期做什么，一期一条", "现在就能报名或动手的一件", "每一步做完，拿什么证明"],
        detail: [["每一步的时间", /\d|大[一二三四]|学期|年/]],
      },
      en: {
        ask: ["what to do each term, one line a term", "one thing you can sign up for or begin now", "what proves each step"],
        detail: [["the time of each step", /\d|year|term/i]],
      },
    },
    "Review and adjustment": {
      zh: { ask: ["多久检查一次、达不到怎么办", "什么信号说明方向要换", "找谁帮你看", "上一个计划没做到的一条，原因在哪"] },
      en: {
        ask: [
          "how often you check, and what you do if it is missed",
          "what would show that the direction is wrong",
          "whom you ask to look at it",
          "what you missed in your last plan, and why",
        ],
      },
    },
  },
};
