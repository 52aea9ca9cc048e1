import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const trainingPlan: SceneSentences = {
  scene: "trainingPlan",
  sections: {
    Needs: {
      zh: {
        say: ["这次培训面向{target}。"],
        ask: ["他们现在做不好的是哪件事，从哪里看出来", "问过谁，他们自己想学什么", "上次培训留下的问题"],
      },
      en: {
        say: ["This training is for {target}."],
        ask: [
          "what they cannot do well today, and how one can tell",
          "who was asked, and what they want to learn",
          "what the last training left open",
        ],
      },
    },
    Goals: {
      zh: {
        ask: ["学完能独立做的一件事，怎么检验", "哪一个数会变，从多少到多少", "不教什么，留给以后"],
        detail: [["目标的数字", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "one thing they can do alone afterwards, and the test for it",
          "which figure will move, from what to what",
          "what is left for another time",
        ],
        detail: [["the figure to reach", ANSWER_WORDS.en.figure]],
      },
    },
    Courses: {
      zh: {
        say: ["培训周期为{timeSpan}。"],
        ask: ["每一课一行：讲什么、练什么、多长", "先后怎么排，前一课为后一课准备什么", "缺课的人怎么补"],
        detail: [["每一课在什么时候", ANSWER_WORDS.zh.when]],
      },
      en: {
        say: ["The training runs for {timeSpan}."],
        ask: [
          "one line a lesson: what is taught, what is practised, how long",
          "the order, and what each lesson prepares",
          "how those who miss one catch up",
        ],
        detail: [["when each lesson takes place", ANSWER_WORDS.en.when]],
      },
    },
    Methods: {
      zh: {
        ask: ["谁来讲、谁带练，为什么是他", "讲和练各占多少", "用自己的真案例还是现成的"],
        detail: [["由谁来讲", ANSWER_WORDS.zh.who]],
      },
      en: {
        ask: [
          "who teaches, who guides practice, and why them",
          "how much is talk and how much practice",
          "cases of your own, or ready-made ones",
        ],
        detail: [["who teaches", ANSWER_WORDS.en.who]],
      },
    },
    Assessment: {
      zh: {
        ask: ["当场怎么考，考什么动作", "回到岗位后，谁看、看多久", "没过的人怎么办"],
        detail: [["合格的标准是多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "how it is tested on the day, and on what action",
          "who looks afterwards at work, and for how long",
          "what happens to those who do not pass",
        ],
        detail: [["the figure that counts as a pass", ANSWER_WORDS.en.figure]],
      },
    },
    Budget: {
      zh: {
        ask: ["讲课、场地、资料各多少", "占用多少工时，工作谁顶", "场地和设备，谁去订"],
        detail: [["各项金额", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "what teaching, room and material cost",
          "the working hours it takes, and who covers",
          "who books the room and the equipment",
        ],
        detail: [["each amount", ANSWER_WORDS.en.figure]],
      },
    },
  },
};
