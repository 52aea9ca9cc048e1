import type { MethodCard } from "../method-card.ts";

export const supportingPlay: MethodCard = {
  key: "supporting-play",
  title: { zh: "对游戏的支持", en: "Supporting play" },
  methods: ["education"],
  roles: ["measures"],
  cues: { zh: ["积木不够", "会抢", "介入太早", "游戏", "幼儿"], en: ["play", "blocks", "kindergarten"] },
  sentences: {
    zh: [
      "材料的数量先按人数核对，大件宜少而需要合作搬动，小件宜多，数量本身就能减少争抢。",
      "规则由幼儿一起商定并画成图，例如同一区几人、轮换用沙漏，不由教师单方宣布。",
      "介入前先数十秒，看有没有幼儿自己提出办法；有危险或伤害时立即介入。",
      "介入宜用问话：你们想搭什么、还缺什么、他为什么不同意，不直接分配。",
      "游戏后请幼儿对着照片说怎样一起做成的，把商量的话说出来，下次更容易用上。",
      "观察记录固定一张简表，每天只看一组，连续两周，比每天泛看全班有用。",
    ],
    en: [
      "The amount of material should first be checked against the number of children: few large pieces that take cooperation to move, and many small ones; the amount by itself can reduce quarrels.",
      "Rules should be agreed with the children and drawn as pictures, such as how many may be in one corner or taking turns by an hourglass, instead of being announced by the teacher.",
      "Before stepping in, the teacher can wait some seconds to see whether a child proposes a solution; where there is danger or someone is being hurt, the teacher acts at once.",
      "Stepping in is best done by asking what the children want to build, what is still missing and why one of them disagrees, without assigning tasks.",
      "After play, children can tell from photographs how they did it together; once the words of negotiation have been spoken, they are easier to use next time.",
      "A simple fixed form used on only one group a day for two weeks is more useful than a glance at the whole class every day.",
    ],
  },
  missing: {
    zh: ["拟调整的材料与规则", "介入的时机与用语"],
    en: ["materials and rules to be adjusted", "when to step in, and in what words"],
  },
  limits: {
    zh: ["调整后的变化须与调整前同样的记录比较。"],
    en: ["A change has to be compared with records of the same kind from before the adjustment."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
