import type { SceneSentences } from "../sentence-types.ts";

export const emailToAnInvestor: SceneSentences = {
  scene: "investorEmail",
  sections: {
    "One-liner": {
      zh: { say: ["我们在做{name}。"], ask: ["替谁解决哪件事，一句话", "谁介绍您来的，或在哪里见过"] },
      en: {
        say: ["We are building {name}."],
        ask: ["for whom, and what it solves, in one sentence", "who gave you the name, or where you met"],
      },
    },
    Proof: {
      zh: { say: ["目前的亮点是：{point}。"], ask: ["最近三个月的一条数：从多少到多少", "一个付了钱的客户是谁"] },
      en: {
        say: ["What stands out so far: {point}."],
        ask: ["one figure over the last months: from what to what", "one customer who has paid"],
      },
    },
    Ask: {
      zh: { say: ["希望能和您约个时间聊聊。"], ask: ["想约哪天、线上还是见面", "发信人、职务和电话"] },
      en: { say: ["I would be glad to talk with you."], ask: ["which days, online or in person", "sender, title and phone number"] },
    },
  },
};
