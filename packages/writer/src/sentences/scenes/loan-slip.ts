import type { SceneSentences } from "../sentence-types.ts";

export const loanSlip: SceneSentences = {
  scene: "loanSlip",
  sections: {
    "Repayment, interest and default": {
      zh: { ask: ["用途，年利率或不计利息", "怎么还，到期不还怎么承担"] },
      en: { ask: ["what it is for, and the yearly interest or none", "how it is repaid, and what follows if it is not"] },
    },
  },
};
