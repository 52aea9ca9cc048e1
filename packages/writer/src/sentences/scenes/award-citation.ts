import type { SceneSentences } from "../sentence-types.ts";

export const awardCitation: SceneSentences = {
  scene: "cqchyxaolt",
  sections: {
    "The deed": {
      zh: {
        ask: ["最动人的一刻：在哪里、做了什么", "做了多少年、多少次", "那时别人在做什么"],
        detail: [["多少年、多少次", /\d|年|次|天/]],
      },
      en: {
        ask: [
          "the most telling moment: where, and what was done",
          "for how many years, how many times",
          "what others were doing at the time",
        ],
        detail: [["how long, or how many times", /\d|years?|times|days/i]],
      },
    },
    "The spirit": {
      zh: {
        ask: [
          "在{name}身上看到的是什么，一句不用大词的话",
          "身边的人怎么说起{name}",
          "有人问过为什么，{name}怎么答的",
          "如果没有这个人，会少了什么",
        ],
      },
      en: {
        ask: [
          "what one sees in {name}, in plain words",
          "what people who know {name} say",
          "what {name} answered when asked why",
          "what would be missing without this person",
        ],
      },
    },
    Tribute: {
      zh: {
        say: ["让我们向{name}致敬！"],
        ask: ["一句刻得上奖杯的话", "领奖时想让台下想到什么", "用事迹里的一样东西作结：灯、路或一双手"],
      },
      en: {
        say: ["We salute {name}!"],
        ask: [
          "a line one could engrave on the cup",
          "what the audience should think of",
          "end with one object from the story: a lamp, a road, a pair of hands",
        ],
      },
    },
  },
};
