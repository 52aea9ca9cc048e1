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
      zh: {
        ask: ["当时出了什么错，一句话说清", "给客人的办法：退、换、补，还是上门", "已经在店里改了哪一步", "客人要不要做什么：退货、发照片"],
      },
      en: {
        ask: [
          "what went wrong, in one sentence",
          "what the guest gets: a refund, a new one, or a visit",
          "the step already changed in the shop",
          "whether the guest has to do anything: send it back, send a picture",
        ],
      },
    },
    Invite: {
      zh: { say: ["{sender}敬上。"], ask: ["直接找谁、电话或微信是多少", "下次来，给客人留什么", "哪天前给最终答复"] },
      en: {
        say: ["Yours, {sender}."],
        ask: ["whom to call, and the number", "what is kept for the guest next time", "by which day the guest has a final answer"],
      },
    },
  },
};
