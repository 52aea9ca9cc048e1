import type { MethodCard } from "../method-card.ts";

export const peerReviewInClass: MethodCard = {
  key: "peer-review-in-class",
  title: { zh: "同伴互评", en: "Peer review in class" },
  methods: ["education"],
  roles: ["concepts", "theory", "measures", "problems", "procedure"],
  cues: { zh: ["互评", "同伴评价", "互改", "小组评价"], en: ["peer review", "peer assessment", "afraid to criticise", "peer feedback"] },
  sentences: {
    zh: [
      "同伴互评让学生按标准评别人的作品并给出建议，评的人与被评的人学到的不同，前者学会看，后者得到读者。",
      "学生不愿批评，多因怕伤关系与不知怎样说，匿名能减轻前者，句式与样例能解决后者。",
      "评语宜要求具体：指出第几句、读到那里想到什么、建议怎样改，“写得好”不算评语。",
      "训练要先全班评同一篇，比较各人的判断与教师的判断，再两两互评。",
      "建议采纳与否由作者决定，但须说明理由，这一步使反馈得到处理。",
      "水平悬殊的配对，弱者的评语常不被采纳，宜按相近水平分组并轮换。",
    ],
    en: [
      "In peer review, students judge others' work by given criteria and make suggestions; reviewer and author learn different things, as the former learns to see and the latter gains a reader.",
      "Students are reluctant to criticise mostly because they fear for the relationship and do not know how to put it; anonymity eases the former, and sentence patterns and samples help with the latter.",
      "Comments should be required to be specific: which sentence, what came to mind on reading it, and how it might be changed; “well written” is not a comment.",
      "Training should begin with the whole class reviewing the same text and comparing their judgements with one another and with the teacher's, before students review in pairs.",
      "Whether a suggestion is adopted is for the author to decide, but reasons have to be given, a step which makes sure that feedback is dealt with.",
      "In pairs of very unequal attainment the weaker student's comments are often ignored, so groups should be of similar level and rotate.",
    ],
  },
  missing: {
    zh: ["评价标准与句式", "各轮评语与修改的对应"],
    en: ["criteria and sentence patterns", "which comments correspond to which revisions"],
  },
  limits: {
    zh: ["修改增多不等于质量提高，须由第三人评定。"],
    en: ["More revision does not mean better quality, which a third person has to rate."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "评语与修改", en: "Comments and revisions" },
      head: { zh: ["篇号", "评语", "类别", "是否采纳", "修改之处"], en: ["Text", "Comment", "Kind", "Taken up", "Revision"] },
    },
  ],
  never: { zh: [], en: [] },
};
