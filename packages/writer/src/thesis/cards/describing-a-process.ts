import type { MethodCard } from "../method-card.ts";

export const describingAProcess: MethodCard = {
  key: "describing-a-process",
  title: { zh: "现行流程的记录", en: "Recording a present process" },
  methods: ["case"],
  roles: ["status"],
  standard: ["status"],
  cues: { zh: ["现行做法", "流程", "每月末", "先后", "经手"], en: ["present procedure", "process", "by hand", "steps"] },
  sentences: {
    zh: [
      "流程宜跟着一笔业务从头走到尾来记录，而不是由负责人口述，口述的往往是应当怎样做。",
      "每一步写明谁做、依据什么单据、用时多少、做完交给谁、留下什么记录。",
      "同一流程宜在忙时与闲时各跟几次，只看一次会漏掉例外。",
      "等候与返工的时间须与操作的时间分开记，总时间长常由前两者造成。",
      "单据传递时复写、转抄一次，就多一次出错的机会，转抄的次数宜在流程图上标出。",
      "记录之后请经手人核对一遍，不一致之处再看一次，不以任何一方的说法为准。",
    ],
    en: [
      "A process should be recorded by following one transaction from beginning to end; what managers describe is often how it ought to be done.",
      "For each step it is written who acts, on what document, how long it takes, to whom it passes and what record remains.",
      "The same process should be followed several times in busy and quiet hours, since one pass misses the exceptions.",
      "Waiting and rework should be timed separately from the work itself, since they often account for most of the total.",
      "Each time a document is copied by hand there is one more chance of error, so copying should be marked in the flow chart.",
      "Those involved should check the record afterwards; where accounts disagree, the step should be observed once more instead of taking either side's word.",
    ],
  },
  missing: {
    zh: ["各步的经手人、单据与用时", "跟踪的次数与日期"],
    en: ["persons, documents and time of each step", "how often and when it was followed"],
  },
  limits: { zh: ["有人在场观察时，操作往往比平时规范。"], en: ["With an observer present, work tends to be more careful than usual."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "现行流程", en: "The present process" },
      head: { zh: ["步骤", "经手人", "依据的单据", "用时", "留下的记录"], en: ["Step", "Person", "Document", "Time", "Record left"] },
    },
  ],
  never: { zh: [], en: [] },
};
