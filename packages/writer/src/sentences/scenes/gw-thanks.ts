import type { SceneSentences } from "../sentence-types.ts";

export const gwThanks: SceneSentences = {
  scene: "gwThanks",
  sections: {
    "What happened": {
      zh: { open: ["事情是这样的："], ask: ["哪天、在哪里、对方做了什么"] },
      en: { open: ["What happened:"], ask: ["which day, where, and what they did"] },
    },
    Appreciation: {
      zh: { ask: ["这件事对你意味着什么"] },
      en: { ask: ["what it meant to you"] },
    },
    "Thanks and wishes": {
      zh: { say: ["在此，谨向{target}表示感谢。"] },
      en: { say: ["We would like to thank {target}."] },
    },
  },
};
