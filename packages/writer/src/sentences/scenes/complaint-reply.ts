import type { SceneSentences } from "../sentence-types.ts";

export const complaintReply: SceneSentences = {
  scene: "complaintReply",
  sections: {
    Apology: {
      zh: { say: ["给您添了麻烦，我们诚恳道歉。"] },
      en: { say: ["We are sorry for the trouble this has caused you."] },
    },
    Explanation: {
      zh: { open: ["您反映的情况是："], ask: ["事情的经过，我们这边查到了什么"] },
      en: { open: ["What you told us:"], ask: ["what happened, and what we found on our side"] },
    },
    Solution: {
      zh: { open: ["我们的处理如下："], ask: ["怎么赔、怎么补、哪天办好"], detail: [["哪天办好", /\d|当[天日晚]|今天|立即|已/]] },
      en: {
        open: ["This is what we will do:"],
        ask: ["how it is made good, and by which day"],
        detail: [["by which day", /\d|today|same day|already|at once/i]],
      },
    },
    Commitment: {
      zh: { ask: ["以后怎么避免再发生"] },
      en: { ask: ["how this will be kept from happening again"] },
    },
  },
};
