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
      "Amounts are checked by number of children: few large pieces that need two to move, many small ones.",
      "Rules are agreed with the children and drawn, such as how many in a corner or turns by an hourglass.",
      "One counts ten before stepping in to see whether a child offers a way; with danger one acts at once.",
      "One asks what they want to build, what is missing, why he disagrees, and does not assign.",
      "Afterwards children tell from photos how they did it together, and the words come easier next time.",
      "A simple form and one group a day for two weeks is more useful than glancing at all.",
    ],
  },
  missing: {
    zh: ["拟调整的材料与规则", "介入的时机与用语"],
    en: ["material and rules to be changed", "when and in what words to step in"],
  },
  limits: { zh: ["调整后的变化须与调整前同样的记录比较。"], en: ["Change is judged by the same record before and after."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
