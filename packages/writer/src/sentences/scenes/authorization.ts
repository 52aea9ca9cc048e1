import type { SceneSentences } from "../sentence-types.ts";

export const authorization: SceneSentences = {
  scene: "authorization",
  sections: {
    Powers: {
      zh: { ask: ["可以代为办理的事，一项一条", "不可以代办的事，能不能转委托"] },
      en: { ask: ["what the agent may do, one line each", "what the agent may not do, and whether another may be appointed"] },
    },
  },
};
