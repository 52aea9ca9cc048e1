import type { MethodCard } from "../method-card.ts";

export const imradPartsAndResearchGap: MethodCard = {
  key: "imrad-parts-and-research-gap",
  title: { zh: "论文各部分与研究空白", en: "Parts of a research paper and the research gap" },
  methods: ["empirical", "laboratory", "clinical", "education", "review"],
  roles: ["introduction", "literature", "discussion", "conclusion"],
  cues: {
    zh: [
      "研究空白",
      "研究缺口",
      "研究现状",
      "研究综述",
      "文献综述",
      "研究述评",
      "创新点",
      "研究意义",
      "研究问题",
      "没人研究",
      "很少有人做",
    ],
    en: [
      "research gap",
      "state of research",
      "literature review",
      "research question",
      "contribution of this study",
      "research questions",
      "nobody has studied",
    ],
  },
  sentences: {
    zh: [
      "绪论由已知的事实写到尚不清楚之处，再写到研究问题，三步之间须接得上：所提的问题应正好落在指出的空白里。",
      "“很少有人研究”是一项须证明的说法，应写明检索的数据库、检索词、截止日期和结果的篇数。",
      "空白有几种：结论互相矛盾，对象或情境没有覆盖，方法不足以支持结论，机制没有说明，写明属于哪一种，研究设计才有依据。",
      "一个情境没有人做过并不足以成为理由，还须说明那里为什么可能与已知的结果不同。",
      "综述宜按问题或分歧组织，逐篇罗列谁做了什么看不出争点；比较时须看样本、测量与设计的差别能否解释结论的差别。",
      "关于{problem}的研究问题宜写成可以用所收集的数据回答的问句，答案不应事先只有一种可能。",
      "方法部分应写到同行可以照做，结果部分只应报告得到的数据，解释留给讨论。",
      "讨论应逐一回答绪论提出的问题，与已有结果一致或不一致之处都要说明可能的原因，结论中不出现前文没有的数据。",
    ],
    en: [
      "An introduction leads from what is known to what is unclear and on to the research question, and the steps have to join: the question should lie exactly in the gap described.",
      "The claim “few have studied this” has to be shown, with the databases, search terms, closing date and number of results.",
      "Gaps are of several kinds: contradictory findings, a group or setting not covered, methods too weak for their conclusions, a mechanism left unexplained; naming the kind gives the design its reason.",
      "That nobody has looked at a setting is no sufficient reason; it has to be said why results there might differ from what is known.",
      "A review should be arranged by question or disagreement, as a list of who did what shows no issue; differences of sample, measurement and design should be examined as reasons for different findings.",
      "A research question about {problem} should be one that the data collected can answer, and more than one answer should be possible beforehand.",
      "Methods should be described so that a colleague could repeat them; results should report what was found, with interpretation left to the discussion.",
      "The discussion returns to each question of the introduction and considers reasons for agreement and disagreement with earlier findings; the conclusion holds no data that did not appear before.",
    ],
  },
  missing: {
    zh: ["检索的数据库、检索词、截止日期与篇数", "与本题最接近的几篇文献", "研究问题的一句话表述"],
    en: [
      "databases, search terms, closing date and number of results",
      "the few publications closest to the topic",
      "the research question in one sentence",
    ],
  },
  limits: {
    zh: ["没有检索到不等于没有人研究过，空白只就检索的范围而言。"],
    en: ["Not found does not mean never studied; a gap exists within the range of the search."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "相关文献的比较", en: "Comparison of related studies" },
      head: {
        zh: ["文献", "对象与样本", "方法", "结论", "未解决之处"],
        en: ["Study", "Subjects and sample", "Method", "Findings", "Left open"],
      },
    },
  ],
  never: { zh: ["填补空白", "首次提出", "国内外尚无"], en: ["fills the gap", "for the first time", "groundbreaking", "no one has ever"] },
};
