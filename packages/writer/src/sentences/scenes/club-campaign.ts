import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const clubCampaign: SceneSentences = {
  scene: "clubCampaign",
  sections: {
    "Greeting and opening": {
      zh: {
        say: ["我竞选的职务是{group}{job}。"],
        ask: ["年级、专业，在社团里做过什么", "第一次来社团那天的一件小事", "一句让人记住名字的话"],
      },
      en: {
        say: ["I am running for {job} of {group}."],
        ask: [
          "your year and field, and what you did in the club",
          "a small thing from your first day in the club",
          "a line that makes people remember your name",
        ],
      },
    },
    "Why I run": {
      zh: {
        open: ["我为什么站在这里："],
        ask: ["为什么想做这件事，从一件小事说起", "在社团里最不满意、想改的一处", "上一届做得好、要接着做的一件"],
      },
      en: {
        open: ["Why I am standing here:"],
        ask: [
          "why you want this, beginning with a small event",
          "one thing in the club you would like to change",
          "what the last team did well and should go on",
        ],
      },
    },
    "My strengths": {
      zh: { open: ["我能做的，有一件事可以证明："], ask: ["在社团里做成的一件事", "难办的一次，你是怎么办的", "每周能拿出多少时间"] },
      en: {
        open: ["One thing shows what I can do:"],
        ask: ["one thing you got done in the club", "a hard moment, and how you dealt with it", "how much time you have each week"],
      },
    },
    "What I will do": {
      zh: {
        open: ["如果当选，我打算这样做："],
        ask: ["当选后先办的三件事", "第一个月就能看到的一个变化"],
        detail: [["什么时候做到", ANSWER_WORDS.zh.when]],
      },
      en: {
        open: ["If you choose me, this is my plan:"],
        ask: ["the three things you would do first", "one change people will see in the first month"],
        detail: [["by when", ANSWER_WORDS.en.when]],
      },
    },
    "Promise and thanks": {
      zh: { say: ["请大家投我一票，谢谢大家！"], ask: ["一句做得到、也查得到的话", "要谢的人：谁带你进的社团", "没选上的话，还会做什么"] },
      en: {
        say: ["Please give me your vote. Thank you."],
        ask: [
          "one line you can keep and others can check",
          "whom to thank: who brought you into the club",
          "what you will do if you are not chosen",
        ],
      },
    },
  },
};
