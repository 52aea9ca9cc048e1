import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const projectPlan: SceneSentences = {
  scene: "projectPlan",
  sections: {
    "Background and goals": {
      zh: { say: ["{project}的目标是{target}。"], ask: ["现在的麻烦是什么，谁在受影响", "怎样算成，看哪个数", "不做的话，会怎样"] },
      en: {
        say: ["{project} aims at this: {target}."],
        ask: [
          "what is wrong today, and who suffers from it",
          "what counts as success, and which figure shows it",
          "what happens if it is not done",
        ],
      },
    },
    "Scope and deliverables": {
      zh: { ask: ["做到哪里为止，不做的是什么", "交出来的东西，一样一行", "谁来验收，凭什么说合格", "沿用的旧东西，动不动"] },
      en: {
        ask: [
          "where it ends, and what is left out",
          "what is delivered, one line each",
          "who accepts it, and by what",
          "what exists already, and whether it is touched",
        ],
      },
    },
    Milestones: {
      zh: {
        say: ["项目周期为{timeSpan}。"],
        ask: ["每一段交出什么，到哪天", "哪一段不能晚，晚了牵连什么", "留了几天余地，留在哪里"],
        detail: [["每一段到哪天", ANSWER_WORDS.zh.when]],
      },
      en: {
        say: ["The project runs for {timeSpan}."],
        ask: [
          "what each stage delivers, and by which day",
          "which stage cannot be late, and what hangs on it",
          "how much slack there is, and where",
        ],
        detail: [["the date of each stage", ANSWER_WORDS.en.when]],
      },
    },
    Roles: {
      zh: {
        ask: ["谁拍板、谁做、谁配合，写到人", "要从别的部门借的人，借多久", "有人走了，谁顶上"],
        detail: [["谁负责", ANSWER_WORDS.zh.who]],
      },
      en: {
        ask: [
          "who decides, who does it, who helps, by name",
          "who is borrowed from other departments, and for how long",
          "who steps in if somebody leaves",
        ],
        detail: [["who is in charge", ANSWER_WORDS.en.who]],
      },
    },
    Resources: {
      zh: {
        ask: ["要花的钱，一项一行，怎么算出来的", "设备、账号、场地，有的和要买的分开", "哪一项最可能超"],
        detail: [["每一项的金额", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "each cost, one line, and how it was worked out",
          "equipment, accounts, space: what is there and what is bought",
          "which item is most likely to run over",
        ],
        detail: [["the amount of each", ANSWER_WORDS.en.figure]],
      },
    },
    Risks: {
      zh: { ask: ["最可能出岔子的一处，早期信号是什么", "出了怎么办，谁先动", "靠外面的人才能成的一步", "到什么地步就停下来重定"] },
      en: {
        ask: [
          "what is most likely to go wrong, and its first sign",
          "what then, and who moves first",
          "the step that depends on outsiders",
          "at what point to stop and plan again",
        ],
      },
    },
    Communication: {
      zh: { ask: ["多久碰一次、谁参加、定什么", "进度写在哪里，谁更新", "改范围、改日期要谁点头", "出了急事，先找谁"] },
      en: {
        ask: [
          "how often you meet, who comes, and what is decided",
          "where progress is written down, and who keeps it",
          "who has to agree to a change of scope or date",
          "whom to call first when something breaks",
        ],
      },
    },
  },
};
