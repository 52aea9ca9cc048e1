import type { MethodCard } from "../method-card.ts";

export const pilotStudy: MethodCard = {
  key: "pilot-study",
  title: { zh: "预测试", en: "Pilot study" },
  methods: ["empirical", "education", "clinical"],
  roles: ["procedure", "instruments"],
  cues: {
    zh: ["预测试", "预调查", "预实验", "预试", "试测", "项目分析", "试发", "先发了", "试填"],
    en: ["pilot study", "pilot test", "pilot survey", "piloting", "item analysis", "tried it on"],
  },
  sentences: {
    zh: [
      "预测试检查工具与程序能否照计划进行，参加者应来自正式研究的总体，但不再进入正式样本。",
      "可请少数参加者边作答边说出对题意的理解，用来发现歧义、生词和一题问两件事。",
      "宜记录每份作答的用时与中断的位置，据此估计正式施测的时长，找出过难或冒犯人的题目。",
      "缺答集中的题目与几乎所有人选同一项的题目应逐一查看，前者多为题意不清，后者不能区分作答者。",
      "项目分析看每题与其余题目总分的相关，以及高分组与低分组在该题上的差异，两者都弱的题目应改写或删除。",
      "预测试人数少，效应量的估计误差大，不宜作为推算正式样本量的唯一依据。",
      "据预测试作出的修改应列表写明原题、发现的问题与改后的表述；改动较大的须再测一次。",
    ],
    en: [
      "A pilot shows whether instruments and procedure work as planned; its participants should come from the same population but not enter the main sample.",
      "A few participants may be asked to think aloud while answering, which reveals ambiguous wording, unfamiliar terms and double-barrelled items.",
      "The time taken and the point where someone broke off should be recorded, to estimate the length of the main session and to find items that are too hard or offensive.",
      "Items often left blank and items that nearly everyone answers alike should be looked at one by one: the former are usually unclear, the latter do not discriminate.",
      "Item analysis looks at the correlation of each item with the total of the others and at the difference between high and low scorers; items weak on both should be reworded or dropped.",
      "As a pilot is small, its effect size is imprecise and should not be the only basis of the main sample size.",
      "Changes made after the pilot should be listed with the original wording, the fault found and the new wording; after larger changes the instrument is tested again.",
    ],
  },
  missing: {
    zh: ["预测试的时间、人数与来源", "删改的题目及理由", "所用判断标准及其来源"],
    en: [
      "when the pilot took place, with how many people and from where",
      "items changed or dropped, with the reason",
      "criteria used and their source",
    ],
  },
  limits: {
    zh: ["预测试用来修订工具与程序，不用来检验假设；题目改动之后，预测试的数据不得并入正式数据。"],
    en: [
      "A pilot serves to revise instruments and procedure, not to test hypotheses; once items have changed, its data must not be pooled with the main data.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "项目分析结果", en: "Item analysis" },
      head: {
        zh: ["题号", "题总相关", "高低分组差异", "删除该题后的系数", "处理"],
        en: ["Item", "Corrected item-total correlation", "High-low group difference", "Alpha if deleted", "Decision"],
      },
    },
    {
      kind: "table",
      title: { zh: "题目修改记录", en: "Changes to the items" },
      head: {
        zh: ["题号", "原表述", "发现的问题", "改后的表述"],
        en: ["Item", "Original wording", "Fault found", "New wording"],
      },
    },
  ],
  never: { zh: ["预测试结果支持假设", "预测试验证了"], en: ["the pilot confirmed the hypothesis", "the pilot confirmed that"] },
};
