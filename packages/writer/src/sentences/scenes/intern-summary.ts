import type { SceneSentences } from "../sentence-types.ts";

export const internSummary: SceneSentences = {
  scene: "internSummary",
  sections: {
    "Company and role": {
      zh: { say: ["我在{company}实习，岗位是{job}。"], ask: ["实习起止时间、带教的人"] },
      en: { say: ["My internship was with {company}, as {job}."], ask: ["the dates, and who guided you"] },
    },
    "Work and results": {
      zh: {
        open: ["实习期间的主要工作："],
        ask: ["经手的事，一事一条", "其中独立完成的一件，结果怎样"],
        detail: [["数量或结果", /\d|完成|通过|采用/]],
      },
      en: { open: ["The main work:"], ask: ["what you worked on, one thing a line", "one thing you did alone, and how it turned out"] },
    },
    "Skills gained": {
      zh: { ask: ["一项学会的本事，是从哪件事里学的"] },
      en: { ask: ["one skill, and the task you learned it from"] },
    },
    Shortcomings: {
      zh: { ask: ["做错或没做好的一件事，当时缺什么"] },
      en: { ask: ["one thing that went wrong, and what was missing"] },
    },
    "Next steps": {
      zh: { ask: ["回校以后先补哪一门、练什么"] },
      en: { ask: ["what you will study or practise first"] },
    },
  },
};
