import type { SceneSentences } from "../sentence-types.ts";

export const replyToABadReview: SceneSentences = {
  scene: "mkBadReply",
  fields: { content: ["Apology"], measure: ["Fix"] },
  sections: {
    Apology: {
      zh: { say: ["我们很抱歉，让您失望了。"] },
      en: { say: ["We are sorry about this."] },
    },
    Fix: {
      zh: { ask: ["当时出了什么错，一句话说清", "给客人的办法：退、换、补，还是上门"] },
      en: { ask: ["what went wrong, in one sentence", "what the guest gets: a refund, a new one, or a visit"] },
    },
    Invite: {
      zh: { ask: ["直接找谁、电话或微信是多少"] },
      en: { ask: ["whom to call, and the number"] },
    },
  },
};
