import type { SceneSentences } from "../sentence-types.ts";

export const mkSlogan: SceneSentences = {
  scene: "mkSlogan",
  sections: {
    Slogans: {
      zh: { say: ["{brand}，{point}。"] },
      en: { say: ["{brand}: {point}."] },
    },
  },
};
