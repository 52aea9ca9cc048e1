import type { SceneSentences } from "../sentence-types.ts";

export const mobilisationSpeech: SceneSentences = {
  scene: "lzii2gjiua",
  fields: { content: ["What", "How"] },
  sections: {
    Opening: {
      zh: { say: ["今天请大家来，说一件事：{topic0}。"] },
      en: { say: ["I have asked you here for one thing: {topic}."] },
    },
    Why: {
      zh: { ask: ["不做会怎样，举一件真事", "和在座的人有什么关系", "一个在座的人都见过的场面", "为什么是现在，晚一步会怎样"] },
      en: {
        ask: [
          "what happens if it is not done, with a true case",
          "what it has to do with those present",
          "a sight everybody here has seen",
          "why now, and what a delay would mean",
        ],
      },
    },
    What: {
      zh: {
        open: ["这次的任务如下："],
        ask: ["做什么、做到哪天、做到什么程度", "每个人分到的一块"],
        detail: [["做到哪天", /\d|月|周|今天|明天|底|前/]],
      },
      en: {
        open: ["The tasks are these:"],
        ask: ["what is to be done, by when and how far", "the share of each person"],
        detail: [["by when", /\d|week|month|today|tomorrow|by/i]],
      },
    },
    How: {
      zh: {
        open: ["怎么做，说清楚："],
        ask: ["谁牵头、谁配合、遇事找谁", "每天怎么报进度", "先做哪里、后做哪里"],
        detail: [["谁牵头、遇事找谁", /负责|牵头|组长|带队|联系/]],
      },
      en: {
        open: ["How it is to be done:"],
        ask: ["who leads, who helps, and whom to call", "how progress is told each day", "where to begin"],
        detail: [["who leads, and whom to call", /lead|in charge|call|ask/i]],
      },
    },
    Appeal: {
      zh: { say: ["请大家一起把这件事做好！"], ask: ["一句听完就想动手的话", "领头的人自己先做的一件事", "做成那天，大家能看到什么"] },
      en: {
        say: ["Let us do this together!"],
        ask: [
          "a line that makes people want to begin",
          "the one thing those in charge do first themselves",
          "what everybody will see on the day it is done",
        ],
      },
    },
  },
};
