import type { SceneSentences } from "../sentence-types.ts";

export const workEmail: SceneSentences = {
  scene: "workEmail",
  sections: {
    "Salutation and purpose": {
      zh: { ask: ["一句话说清为什么写这封邮件"] },
      en: { ask: ["one sentence: why you write"] },
    },
    Points: {
      zh: { ask: ["要点，一条一件", "附件或链接"] },
      en: { ask: ["the points, one a line", "attachments or links"] },
    },
    "Request and deadline": {
      zh: { say: ["如有疑问，请随时回复。"], ask: ["请对方做什么、最晚哪天回复"], detail: [["最晚哪天回复", /\d|前|周|今天|明天/]] },
      en: {
        say: ["If anything is unclear, please let me know."],
        ask: ["what the reader should do, and by which day"],
        detail: [["by which day", /\d|by|before|monday|friday|today|tomorrow/i]],
      },
    },
  },
};
