import type { SceneSentences } from "../sentence-types.ts";

export const gwInvitation: SceneSentences = {
  scene: "gwInvitation",
  sections: {
    "About the event": {
      zh: { say: ["我们将举办{activityName}，诚邀您参加。"], ask: ["活动是做什么的、谁来"] },
      en: { say: ["We are holding {activityName} and would be glad to have you with us."], ask: ["what the event is, and who comes"] },
    },
    "Why you": {
      zh: { ask: ["为什么请他，一句话"] },
      en: { ask: ["why this guest, in one sentence"] },
    },
    "Time, place, agenda": {
      zh: { ask: ["时间、地点、流程", "怎么去、联系谁"] },
      en: { ask: ["time, place, programme", "how to get there, whom to contact"] },
    },
    RSVP: {
      zh: { ask: ["回复的截止日期和方式"] },
      en: { ask: ["by when and how to reply"] },
    },
  },
};
