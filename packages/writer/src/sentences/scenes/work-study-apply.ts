import type { SceneSentences } from "../sentence-types.ts";

export const workStudyApply: SceneSentences = {
  scene: "workStudyApply",
  sections: {
    "About me": {
      zh: {
        say: ["我叫{name}，所学专业为{major}，现申请勤工助学岗位。"],
        ask: ["学习情况：成绩怎样，有没有补考", "申请哪个岗位，以前做过没有", "每周哪几段时间有空"],
      },
      en: {
        say: ["I am {name}, I study {major}, and I am applying for a work-study post."],
        ask: [
          "your marks, and any course you had to repeat",
          "which post, and whether you have done it before",
          "at what hours you are free each week",
        ],
      },
    },
    "Family and reason": {
      zh: {
        ask: [
          "家里几口人、靠什么收入",
          "近来的变化：生病、失业或还在上学的弟妹",
          "一个月生活费多少，缺口在哪里",
          "有没有申请过助学金或贷款",
        ],
      },
      en: {
        ask: [
          "how many at home, and what the income is",
          "what has changed: illness, lost work, brothers and sisters at school",
          "your monthly costs, and where the gap is",
          "whether you have a grant or a loan",
        ],
      },
    },
    "Why I fit": {
      zh: { ask: ["做过的一份工或一次志愿服务", "岗位要的一项本事，你会到什么程度", "课表和岗位时间不冲突的说明", "谁可以证明"] },
      en: {
        ask: [
          "a job or voluntary work you have done",
          "a skill the post needs, and how well you have it",
          "how your classes leave room for the work",
          "who can confirm it",
        ],
      },
    },
    "Promise and closing": {
      zh: { say: ["恳请老师批准我的申请。"], ask: ["学习和岗位撞上时怎么安排", "打算做多久，到哪个学期", "能不能服从调换岗位"] },
      en: {
        say: ["I would be grateful if you approved this application."],
        ask: ["what you will do when study and work collide", "for how long, and until which term", "whether you would take another post"],
      },
    },
  },
};
