import type { SceneSentences } from "../sentence-types.ts";

export const scholarshipApply: SceneSentences = {
  scene: "scholarshipApply",
  sections: {
    "Salutation and request": {
      zh: { say: ["我叫{name}，所学专业为{major}，现申请奖学金。"] },
      en: { say: ["I am {name}, I study {major}, and I am applying for the scholarship."] },
    },
    "Academic record": {
      zh: { ask: ["绩点、排名、总人数", "四六级或专业证书", "和上一学年比，名次的变化", "花工夫最多的一门课，成绩怎样"] },
      en: {
        ask: [
          "average, rank and number of students",
          "certificates",
          "how your rank has moved since last year",
          "the course you worked on most, and its mark",
        ],
      },
    },
    "Research and contests": {
      zh: {
        ask: ["参加过的竞赛或课题，级别、名次、你做的部分", "那件作品解决了什么", "没拿奖但学到东西的一次", "指导老师和队友，各做哪一块"],
      },
      en: {
        ask: [
          "contests or projects: level, place and your own part",
          "what that work solved",
          "one that won nothing and taught you something",
          "your tutor and team, and who did what",
        ],
      },
    },
    Service: {
      zh: { ask: ["担任的职务，做成的一件事", "志愿服务的时长", "哪件事是你先提出来的", "服务的是谁，他们怎么说"] },
      en: {
        ask: [
          "the post you held and one thing you got done",
          "hours of voluntary work",
          "what was your own idea",
          "whom you served, and what they said",
        ],
      },
    },
    Goals: {
      zh: { ask: ["接下来一年想达到什么", "奖学金打算用在哪里", "为目标已经开始做的一步", "想读的方向或想进的实验室"] },
      en: {
        ask: [
          "what you want to reach in the coming year",
          "what the scholarship would go to",
          "the step already taken",
          "the field or the lab you have in mind",
        ],
      },
    },
  },
};
