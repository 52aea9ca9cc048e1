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
      "For every fact one original record should be designated; in all other places it is read but not changed, and every change goes back to the original.",
      "All existing forms, books, chat groups and systems should be listed first, with the places in which each fact is now kept, before it is decided which one remains.",
      "A shared spreadsheet allows several people to look at it at once; who may change which columns has to be set, and the history of changes be switched on.",
      "While old and new run side by side during the changeover, there should be an end date on which the old record is closed; otherwise there is one place more than before.",
      "What is to be done without network or power should be written down beforehand: notes taken on paper are entered within the same shift and checked by another person.",
      "Whether the change works can be seen from two figures, the number of disagreements and the time needed to find an entry, each counted for two weeks before and after.",
    ],
  },
  missing: {
    zh: ["指定的原始记录与可修改的人", "切换的日期"],
    en: ["the original record designated, and who may change it", "date of the changeover"],
  },
  limits: {
    zh: ["换了工具而不指定唯一来源，不一致仍会出现。"],
    en: ["A new tool without a single designated source leaves the disagreements as they were."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
