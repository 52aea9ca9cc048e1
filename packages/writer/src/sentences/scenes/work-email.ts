import type { SceneSentences } from "../sentence-types.ts";

export const workEmail: SceneSentences = {
  scene: "workEmail",
  fields: { content: ["Points", "Request and deadline"] },
  sections: {
    "Salutation and purpose": {
      zh: { say: ["就{topic0}一事与您联系。"] },
      en: { say: ["I am writing about this: {topic}."] },
    },
    Points: {
      zh: { ask: ["要点，一条一件", "附件或链接", "已经定了的，和还没定的，分开写", "数字和日期从哪里来"] },
      en: {
        ask: [
          "the points, one a line",
          "attachments or links",
          "what is settled and what is open, kept apart",
          "where figures and dates come from",
        ],
      },
    },
    "Request and deadline": {
      zh: {
        say: ["如有疑问，请随时回复。"],
        ask: ["请对方做什么、最晚哪天回复", "对方办不了时，可以转给谁"],
        detail: [["最晚哪天回复", /\d|前|周|今天|明天/]],
      },
      en: {
        say: ["If anything is unclear, please let me know."],
        ask: ["what the reader should do, and by which day", "to whom the reader may pass it on"],
        detail: [["by which day", /\d|by|before|monday|friday|today|tomorrow/i]],
      },
    },
  },
};
