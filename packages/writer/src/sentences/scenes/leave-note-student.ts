import type { SceneSentences } from "../sentence-types.ts";

export const leaveNoteStudent: SceneSentences = {
  scene: "leaveNoteStudent",
  sections: {
    Reason: {
      zh: { ask: ["请假的事由，一句话"] },
      en: { ask: ["the reason, in one sentence"] },
    },
    "Dates and classes": {
      zh: { say: ["特请假，时间为{timeSpan}。"], ask: ["耽误哪几节课、作业怎么补"] },
      en: { say: ["I therefore ask for leave: {timeSpan}."], ask: ["which classes you will miss, and how you will make up for them"] },
    },
    "Promise and thanks": {
      zh: { say: ["恳请老师批准。"] },
      en: { say: ["I would be grateful for your permission."] },
    },
  },
};
