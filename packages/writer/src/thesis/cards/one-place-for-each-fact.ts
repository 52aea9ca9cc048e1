import type { MethodCard } from "../method-card.ts";

export const onePlaceForEachFact: MethodCard = {
  key: "one-place-for-each-fact",
  title: { zh: "一数一源", en: "One place for each fact" },
  methods: ["case"],
  roles: ["measures"],
  cues: {
    zh: ["手工", "手写", "手抄", "靠人工", "纸质", "两本账", "各记各的", "不统一", "重复录入"],
    en: ["by hand", "kept by hand", "written by hand", "two calendars", "cannot see", "on paper"],
  },
  sentences: {
    zh: [
      "每项数据只指定一处原始记录，其余地方只看不改，改动都回到这一处。",
      "先列出现有的全部表、本、群和系统，标明每项数据现在有几处，再定留哪一处。",
      "共享表格能够满足多人同时查看，须设好谁能改哪几列，并打开修改记录。",
      "切换期间新旧并行宜有截止日期，期限一到旧表封存，否则又多出一处。",
      "断网或停电时的办法须事先写好，用纸记下的当班补录，由另一人核对。",
      "是否有效看两项：不一致的笔数，以及查一笔所需的时间，改动前后各统计两周。",
    ],
    en: [
      "Each fact has one original; everywhere else it is read and not changed, and changes go back to that place.",
      "All lists, books, chats and systems in use are set down with the facts each holds, before it is decided which place remains.",
      "A shared sheet lets several people look at once; it has to be set who may change which columns, with the history of changes on.",
      "During the change both run side by side until a fixed date, when the old one is closed; otherwise there is one place more.",
      "What is done without network or power is laid down: notes on paper are entered on the same shift and checked by another person.",
      "Whether it works shows in two figures, disagreements and time to find an entry, each counted for two weeks before and after.",
    ],
  },
  missing: { zh: ["指定的原始记录与可修改的人", "切换的日期"], en: ["the original record and who may change it", "date of the change"] },
  limits: { zh: ["换了工具而不指定唯一来源，不一致仍会出现。"], en: ["A new tool without a single source leaves the disagreements."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
