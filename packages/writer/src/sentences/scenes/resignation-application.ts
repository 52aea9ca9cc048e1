import type { SceneSentences } from "../sentence-types.ts";

export const resignationApplication: SceneSentences = {
  scene: "resignationApplication",
  sections: {
    "Salutation and request": {
      zh: { say: ["本人现任{job}，现提出离职申请，拟离职日期为{timeSpan}。"] },
      en: { say: ["I am writing to resign from my position as {job}; my last working day would be {timeSpan}."] },
    },
    Reason: {
      zh: { open: ["离职的原因是：", "提出离职，是因为："], ask: ["离职的原因，一两句就够"] },
      en: {
        open: ["The reason is this:", "I am leaving for this reason:"],
        ask: ["the reason, in a sentence or two"],
      },
    },
    Thanks: {
      zh: { open: ["借此机会致谢："], say: ["感谢公司给予的这段工作机会。"], ask: ["想感谢的一个人、一件事", "在这里学会的一样本事"] },
      en: {
        open: ["I would like to say thank you:"],
        say: ["Thank you for the opportunity to work here."],
        ask: ["one person or one thing you are thankful for", "one thing you learned here"],
      },
    },
    Handover: {
      zh: {
        open: ["交接安排如下："],
        ask: ["手上的工作交给谁、到哪一步", "资料、账号、钥匙放在哪里", "没做完的事，写到下一步是什么"],
        detail: [["交接给谁、到哪天", /给|由|接|交接完|\d/]],
      },
      en: {
        open: ["The handover:"],
        ask: ["who takes over what, and how far it is", "where files, accounts and keys are", "for work not finished, the next step"],
        detail: [["who takes over, and by which day", /\bto\b|take|\d/i]],
      },
    },
  },
};
