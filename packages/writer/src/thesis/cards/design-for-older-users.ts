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
      "不少老年人不愿用显得“有病”或“老”的物件，外观宜与家中用品相称。",
      "远程查看涉及本人的意愿，须由老人同意谁能看到、看到什么，并能关掉。",
    ],
    en: [
      "Declining eyesight first affects near objects, dim light and low contrast; larger letters without higher contrast are of limited use.",
      "Strength and fine movement of the hands decline, so large surfaces to press and levers serve better than having to pinch, turn and pull at the same time.",
      "Failing memory makes people unsure whether something has been done; the product should show the difference between done and not done and not merely ring at a set time.",
      "Alarm tones should be of lower frequency, because hearing is lost first at high frequencies, and should be accompanied by light or vibration.",
      "Many older people are reluctant to use things that look medical or made for the old, so the appearance should match other objects in the home.",
      "Remote viewing touches on the wishes of the person concerned: older users should agree on who sees what, and be able to switch it off.",
    ],
  },
  missing: {
    zh: ["目标使用者的视力与手部情况", "家属能看到的内容与本人意见"],
    en: ["eyesight and hand function of the intended users", "what relatives can see, and what the user thinks of it"],
  },
  limits: {
    zh: ["老年人之间差别大，须写明适用于哪一类身体情况。"],
    en: ["Older people differ widely, so it should be stated which physical conditions the design suits."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
