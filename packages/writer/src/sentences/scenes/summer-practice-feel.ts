import type { SceneSentences } from "../sentence-types.ts";

export const summerPracticeFeel: SceneSentences = {
  scene: "summerPracticeFeel",
  sections: {
    "Why I joined": {
      zh: { ask: ["为什么选{activityName}，不选别的", "去之前以为会怎样", "和谁一起、哪几天", "去的地方是什么样，一句话"] },
      en: {
        ask: [
          "why {activityName}, and not another",
          "what you expected before you went",
          "with whom, and on which days",
          "what the place is like, in a line",
        ],
      },
    },
    "What I went through": {
      zh: {
        open: ["有一幕一直记得："],
        ask: ["最难忘的一刻：在哪里、谁说了什么", "做砸的一次，后来怎么办", "一个人：他靠什么过日子、怎么待你们"],
      },
      en: {
        open: ["One moment I still see:"],
        ask: [
          "the moment you remember best: where, and who said what",
          "the time it went wrong, and what you did",
          "one person: how they live, and how they treated you",
        ],
      },
    },
    "What I learned": {
      zh: {
        open: ["回来以后，我常想："],
        ask: ["之前怎么看，现在怎么看，因为哪件事", "书上学的，在那里用上了哪一点", "帮上的忙和帮不上的忙"],
      },
      en: {
        open: ["Since then I have often thought:"],
        ask: [
          "how you saw it before and now, and what changed it",
          "what you had studied, and where it was of use",
          "where you could help, and where not",
        ],
      },
    },
    "What comes next": {
      zh: { ask: ["还想为那里做的一件事", "回校以后先学什么、改什么", "和谁还有联系", "下次去，会先准备什么"] },
      en: {
        ask: [
          "one thing you still want to do for the place",
          "what you will learn or change first",
          "with whom you keep in touch",
          "what you would prepare before going again",
        ],
      },
    },
  },
};
