import type { MethodCard } from "../method-card.ts";

export const disputesInSources: MethodCard = {
  key: "disputes-in-sources",
  title: { zh: "纠纷史料的读法", en: "Reading sources on disputes" },
  methods: ["humanities"],
  roles: ["reading"],
  cues: {
    zh: ["诉讼", "纠纷", "调解", "争水", "案卷", "契约", "水利纠纷"],
    en: ["dispute", "litigation", "mediation", "lawsuit", "contract in archives"],
  },
  sentences: {
    zh: [
      "纠纷文书按阶段分：起因、告状、勘查、裁断、执行与反复，每一份属于哪一阶段须标明。",
      "状词照格式夸大，先看双方都承认的事实，再看各自不同的说法。",
      "裁断所引的理由是惯例、契约还是官府的章程，说明当时什么被当作依据。",
      "调解的参加者、地点与条件值得列出，谁有资格说合，见出地方的权势。",
      "反复出现的纠纷要看每次争的是否同一件事，水量、次序、摊派可能轮换。",
      "没有进入文书的妥协不可见，留下案卷的往往是谈不拢的。",
    ],
    en: [
      "Documents of a dispute belong to stages, such as cause, complaint, inspection, ruling, execution and recurrence, and the stage of each document should be marked.",
      "Complaints exaggerate according to form; reading should begin with the facts both sides admit and go on to those on which they differ.",
      "Whether a ruling invokes custom, a contract or official regulations shows what was accepted as ground at the time.",
      "Who took part in mediation, where, and on what terms should be listed; the standing to mediate reveals local power.",
      "Where a dispute recurs, it should be checked whether the same thing is at issue each time; quantity, order of turns and contributions may alternate.",
      "A compromise that never reached paper cannot be seen; the cases that left files are mostly those that could not be settled.",
    ],
  },
  missing: {
    zh: ["各份文书所属的阶段", "双方都承认的事实"],
    en: ["the stage to which each document belongs", "facts admitted by both sides"],
  },
  limits: {
    zh: ["由案卷得出的纠纷频度高于实际的冲突，也可能低于它。"],
    en: ["The frequency of disputes in the files may be above that of actual conflicts or below it."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
