import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const groupworkMsw = defineTemplate({
  slug: "groupwork-msw",
  kind: "thesis",
  discipline: "law",
  major: { zh: "社会工作", en: "Social Work" },
  levels: ["master", "undergraduate"],
  method: "action",
  length: { default: 20000, min: 8000, max: 50000, byLevel: { master: 30000, undergraduate: 20000 } },
  numbering: "A",
  title: { zh: "小组工作介入随迁老人社会融入的实务研究", en: "Group Work for Migrant Elders' Social Inclusion" },
  pattern: "小组工作介入〔群体〕〔议题〕的实务研究",
  slots: [
    { label: "群体", default: "随迁老人" },
    { label: "议题", default: "社会融入" },
  ],
  remark: { zh: "需求评估、方案、过程、评估一环不少", en: "Assess, plan, act, evaluate" },
  keywords: ["小组工作", "社会融入", "实务", "评估"],
  bring: ["机构与督导同意", "需求评估问卷访谈", "每节小组记录"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由服务现场引出",
      weight: 12,
      needs: ["source"],
      children: [
        { title: { zh: "研究背景与意义", en: "Background" }, intent: "带孙辈进城的老人", weight: 6, needs: ["data"] },
        { title: { zh: "概念与文献", en: "Concepts and literature" }, intent: "界定融入的维度", weight: 6, needs: ["source"] },
      ],
    },
    {
      title: { zh: "理论与方法", en: "Theory and method" },
      intent: "理论要用在活动里",
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "理论视角", en: "Theory" },
          intent: "说明如何指导活动设计",
          weight: 5,
          needs: ["source"],
          mistake: "理论写完再没出现",
        },
        { title: { zh: "资料收集与伦理", en: "Data and ethics" }, intent: "同意、保密、退出", weight: 5, needs: ["table"] },
      ],
    },
    {
      title: { zh: "需求评估", en: "Needs assessment" },
      intent: "用多方证据说明需要",
      weight: 18,
      needs: ["table", "data"],
      children: [
        { title: { zh: "评估过程", en: "Process" }, intent: "访谈、问卷、观察", weight: 9, needs: ["table"] },
        { title: { zh: "需求清单与优先级", en: "Needs and priority" }, intent: "区分感觉性与表达性需求", weight: 9, needs: ["table"] },
      ],
    },
    {
      title: { zh: "小组方案设计", en: "Group plan" },
      intent: "目标可评估",
      weight: 14,
      needs: ["table"],
      children: [
        { title: { zh: "目标、性质与招募", en: "Goals and recruitment" }, intent: "写明入组与排除标准", weight: 7, needs: ["table"] },
        {
          title: { zh: "各节活动安排", en: "Sessions" },
          intent: "每节目标、活动、物资、预案",
          weight: 7,
          needs: ["table"],
          mistake: "活动热闹却不对应目标",
        },
      ],
    },
    {
      title: { zh: "介入过程", en: "The intervention" },
      intent: "写动力而不是写流程",
      weight: 26,
      needs: ["data"],
      children: [
        { title: { zh: "初期：沉默与试探", en: "Early" }, intent: "记录关键互动", weight: 9, needs: ["data"] },
        {
          title: { zh: "中期：冲突与转折", en: "Middle" },
          intent: "写社工的介入技巧",
          weight: 9,
          needs: ["data"],
          mistake: "过程写成活动新闻稿",
        },
        { title: { zh: "后期：离别与延续", en: "Ending" }, intent: "处理离别情绪与自助组", weight: 8, needs: ["data"] },
      ],
    },
    {
      title: { zh: "评估与讨论", en: "Evaluation" },
      intent: "结果、过程、反思",
      weight: 20,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "成效评估", en: "Outcomes" },
          intent: "前后测与质性互证",
          weight: 7,
          needs: ["table", "data"],
          mistake: "只用满意度问卷",
        },
        { title: { zh: "专业反思", en: "Reflection" }, intent: "双重关系与限度", weight: 7 },
        { title: { zh: "实务建议", en: "Practice" }, intent: "给机构可用的要点", weight: 6 },
      ],
    },
  ],
  whyGood: ["过程写互动与转折，不写成活动报道", "需求分层排序，方案目标可评估", "有督导意见和专业反思", "成效用前后测与质性互证"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 研究背景与意义" },
    {
      type: "paragraph",
      text: "【待补充：社区】活动室的下午，常能看到几位老人推着婴儿车坐在角落，彼此隔着几把椅子，很少说话。社工问起来，一位阿姨说：“我说的话她们听不懂，她们说的我也听不懂。”另一位说得更直接：“等孩子上了幼儿园我就回去了，认识人做什么。”他们为了照顾孙辈从外地来到这里，住得不算短，却一直觉得自己是暂时的。",
    },
    {
      type: "paragraph",
      text: "这类老人面对的困难不完全是生活不便，而是原有的关系留在老家，新的关系没有建立，家里的角色又只剩下“带孩子”。个案服务可以缓解情绪，却难以替他们创造关系；小组恰好能够提供一个练习交往、互相支持的场合。本文以笔者在【待补充：机构】实习期间带领的小组为对象，呈现需求评估、方案设计、介入与评估的全过程，并讨论小组工作促进融入的作用与限度。",
    },
  ],
  hardSample: {
    title: "冲突的处理",
    text: "第四节分享家乡菜时，组员I评价另一位组员带来的菜“咸得没法吃”，对方当即收起饭盒，气氛凝住。笔者没有急于打圆场，而是先反映情绪：“刚才这句话好像让人有点不好受。”等了片刻，一位平时少言的组员说，自己刚来时做的饭也被儿媳这样说过。话题由菜转到“在家里说了不算”，几位组员陆续接话。事后督导指出，冲突之所以成为转折，是因为它触及了共同经验；若当时转移话题，小组很可能继续停留在客气阶段【待补充：小组记录编号】。",
  },
  staged: true,
  checklist: ["组员化名与知情同意", "每节记录完整", "评估工具可信", "理论与活动对应", "离组跟进写明"],
  scenes: ["interviewOutline", "questionnaire", "activityPlan"],
  since: "2026-11-22",
});
