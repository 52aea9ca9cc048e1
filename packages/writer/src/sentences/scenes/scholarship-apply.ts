import type { SceneSentences } from "../sentence-types.ts";

export const scholarshipApply: SceneSentences = {
  scene: "scholarshipApply",
  sections: {
    "Salutation and request": {
      zh: { say: ["我叫{name}，所学专业为{major}，现申请奖学金。"] },
      en: { say: ["I am {name}, I study {major}, and I am applying for the scholarship."] },
    },
    "Academic record": {
      zh: { ask: ["绩点、排名、总人数", "四六级或专业证书"] },
      en: { ask: ["average, rank and number of students", "certificates"] },
    },
    "Research and contests": {
      zh: { ask: ["参加过的竞赛或课题，级别、名次、你做的部分"] },
      en: { ask: ["contests or projects: level, place and your own part"] },
    },
    Service: {
      zh: { ask: ["担任的职务，做成的一件事", "志愿服务的时长"] },
      en: { ask: ["the post you held and one thing you got done", "hours of voluntary work"] },
    },
    Goals: {
      zh: { ask: ["接下来一年想达到什么"] },
      en: { ask: ["what you want to reach in the coming year"] },
    },
  },
};
