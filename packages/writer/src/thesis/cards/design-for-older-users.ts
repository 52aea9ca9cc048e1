import type { MethodCard } from "../method-card.ts";

export const designForOlderUsers: MethodCard = {
  key: "design-for-older-users",
  title: { zh: "面向老年人的设计", en: "Designing for older users" },
  methods: ["design"],
  roles: ["requirements", "designing", "background"],
  kinds: ["product"],
  cues: { zh: ["老人", "老年", "看不清", "小字", "单手", "独居"], en: ["older people", "elderly", "one hand", "small print", "old users"] },
  sentences: {
    zh: [
      "视力下降先影响近处、暗处与低对比度，增大字号而不提高对比度，作用有限。",
      "手部力量与精细动作下降，宜用大的按压面和省力的杠杆，避免同时捏、转、拉。",
      "记忆减退使人不确定“做过没有”，用具应能看出已做与未做的区别，而不只是到点响铃。",
      "报警声取较低的频率，高频听力最先下降，并辅以灯光或振动。",
      "老年人不愿用显得“有病”或“老”的物件，外观须与家中用品相称。",
      "远程查看涉及本人的意愿，须由老人同意谁能看到、看到什么，并能关掉。",
    ],
    en: [
      "Failing sight first affects near, dim and low-contrast things; larger letters without contrast help little.",
      "Strength and fine movement decline; large surfaces and levers serve better than pinching, turning and pulling at once.",
      "Failing memory leaves people unsure whether it was done; the tool should show done and not done and not merely ring.",
      "Alarms use lower frequencies, as high ones are lost first, with light or vibration beside.",
      "Older people dislike what looks medical or old; it should look like other things at home.",
      "Being watched from afar needs consent: the older person decides who sees what and can switch it off.",
    ],
  },
  missing: {
    zh: ["目标使用者的视力与手部情况", "家属能看到的内容与本人意见"],
    en: ["sight and hands of the intended users", "what family may see and what the user thinks"],
  },
  limits: {
    zh: ["老年人之间差别大，须写明适用于哪一类身体情况。"],
    en: ["Older people differ widely, and the condition it suits has to be stated."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
