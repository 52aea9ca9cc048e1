import type { MethodCard } from "../method-card.ts";

export const timeAndMemoryInNarrative: MethodCard = {
  key: "time-and-memory-in-narrative",
  title: { zh: "时间与记忆的写法", en: "Time and memory" },
  methods: ["humanities"],
  roles: ["reading", "comparison"],
  cues: { zh: ["时间", "记忆", "回忆", "往事", "童年", "时间的写法"], en: ["time", "memory", "remember", "childhood", "past"] },
  sentences: {
    zh: [
      "叙述的时间与故事的时间须分开：故事多久、用了多少篇幅写，几页写一刻与一句过十年，轻重由此可见。",
      "倒叙要指出由什么引起，一件东西、一种气味、一句话，引起的方式说明记忆在文中怎样运作。",
      "回忆里的“我”与正在说的“我”是两个人，二者知道的不同，差距处常是反讽或悔意所在。",
      "反复发生的事用“每到”“总是”写成一次，与只发生一次的事写法不同，二者的交替构成文中的日常与事件。",
      "表示时间的词可以逐一列出，看是钟点、季节还是人生的阶段，尺度的选择本身有意义。",
      "前后说法不一致的回忆不必看作疏漏，可以问叙述者为什么两次说得不同。",
    ],
    en: [
      "The time of the narration and the time of the story should be kept apart: how long the events last and how much space they receive, with pages for a moment and one sentence for ten years, shows where the weight lies.",
      "For a flashback it should be said what sets it off, a thing, a smell or a phrase; the manner of release shows how memory works in the text.",
      "The self that is remembered and the self that is speaking are two persons who know different things, and irony or regret often lies in the gap.",
      "What happened again and again is told once, with words such as “whenever” and “always”, unlike what happened only once; their alternation makes up the everyday and the event.",
      "Words that express time can be listed one by one, to see whether they refer to the clock, the season or a stage of life; the choice of scale is meaningful in itself.",
      "Memories that contradict each other need not be taken for slips; it can be asked why the narrator tells the matter differently the second time.",
    ],
  },
  missing: {
    zh: ["倒叙开始与结束的原文", "故事时间与篇幅的对照"],
    en: ["the text at the beginning and end of a flashback", "time of the story against space in the text"],
  },
  limits: { zh: ["从虚构的回忆不能推出作者的生平。"], en: ["An author's life cannot be inferred from fictional memory."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "故事时间与篇幅", en: "Time told and pages" },
      head: { zh: ["段落", "故事时间", "篇幅", "次序", "引起的事物"], en: ["Section", "Time told", "Pages", "Order", "Started by"] },
    },
  ],
  never: { zh: [], en: [] },
};
