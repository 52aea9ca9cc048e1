import type { SceneSentences } from "../sentence-types.ts";

export const complaintReply: SceneSentences = {
  scene: "complaintReply",
  sections: {
    Apology: {
      zh: { say: ["给您添了麻烦，我们诚恳道歉。"] },
      en: { say: ["We are sorry for the trouble this has caused you."] },
    },
    Explanation: {
      zh: {
        open: ["您反映的情况是："],
        ask: ["事情的经过，我们这边查到了什么", "哪个环节出的错，是人还是流程", "有没有还没查清的，什么时候回话"],
      },
      en: {
        open: ["What you told us:"],
        ask: [
          "what happened, and what we found on our side",
          "which step went wrong: a person or the procedure",
          "what is still being looked into, and when you will answer",
        ],
      },
    },
    Solution: {
      zh: {
        open: ["我们的处理如下："],
        ask: ["怎么赔、怎么补、哪天办好", "客人要做什么：寄回、提供照片还是不用做"],
        detail: [["哪天办好", /\d|当[天日晚]|今天|立即|已/]],
      },
      en: {
        open: ["This is what we will do:"],
        ask: ["how it is made good, and by which day", "what the customer has to do: return it, send a picture or nothing"],
        detail: [["by which day", /\d|today|same day|already|at once/i]],
      },
    },
    Commitment: {
      zh: { ask: ["以后怎么避免再发生", "已经改的一步，由谁负责", "再遇到同样的事，直接找谁", "多久以后会回访"] },
      en: {
        ask: [
          "how this will be kept from happening again",
          "the step already changed, and who answers for it",
          "whom to call directly if it happens again",
          "when you will check back",
        ],
      },
    },
  },
};
