import type { SceneSentences } from "../sentence-types.ts";

export const clubCampaign: SceneSentences = {
  scene: "clubCampaign",
  sections: {
    "Greeting and opening": {
      zh: { say: ["我竞选的职务是{group}{job}。"] },
      en: { say: ["I am running for {job} of {group}."] },
    },
    "Why I run": {
      zh: { ask: ["为什么想做这件事，从一件小事说起"] },
      en: { ask: ["why you want this, beginning with a small event"] },
    },
    "My strengths": {
      zh: { ask: ["在社团里做成的一件事"] },
      en: { ask: ["one thing you got done in the club"] },
    },
    "What I will do": {
      zh: { ask: ["当选后先办的三件事"] },
      en: { ask: ["the three things you would do first"] },
    },
    "Promise and thanks": {
      zh: { say: ["请大家投我一票，谢谢大家！"] },
      en: { say: ["Please give me your vote. Thank you."] },
    },
  },
};
