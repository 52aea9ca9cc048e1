import type { SceneSentences } from "../sentence-types.ts";

export const leaveApply: SceneSentences = {
  scene: "leaveApply",
  sections: {
    "Reason and dates": {
      zh: { say: ["特申请请假，请假时间为{timeSpan}。"], ask: ["请假的事由，一句话"] },
      en: { say: ["I would like to request leave: {timeSpan}."], ask: ["the reason, in one sentence"] },
    },
    Handover: {
      zh: { open: ["请假期间："], say: ["恳请批准。"], ask: ["手上的事交给谁、急事找谁"], detail: [["急事找谁", /代|找|联系|接|给|由/]] },
      en: {
        open: ["While I am away:"],
        say: ["I would be grateful for your approval."],
        ask: ["who covers your work, and whom to ask in a hurry"],
        detail: [["whom to ask in a hurry", /cover|call|contact|ask|take/i]],
      },
    },
  },
};
