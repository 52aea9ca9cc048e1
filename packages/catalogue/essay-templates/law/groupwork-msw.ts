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
  title: {
    zh: "小组工作介入随迁老人社会融入的实务研究",
    en: "Group work practice with migrant grandparents: from isolation to social inclusion",
  },
  pattern: { zh: "小组工作介入〔群体〕〔议题〕的实务研究", en: "Group work practice with 〔group〕: 〔issue〕" },
  slots: [
    { label: { zh: "群体", en: "group" }, default: { zh: "随迁老人", en: "migrant grandparents" } },
    { label: { zh: "议题", en: "issue" }, default: { zh: "社会融入", en: "from isolation to social inclusion" } },
  ],
  remark: { zh: "需求评估、方案、过程、评估一环不少", en: "Assess, plan, intervene, evaluate: no step left out" },
  keywords: [
    { zh: "小组工作", en: "group work" },
    { zh: "社会融入", en: "social inclusion" },
    { zh: "实务", en: "practice research" },
    { zh: "评估", en: "evaluation" },
  ],
  bring: [
    { zh: "机构与督导同意书", en: "Written consent of the agency and the supervisor" },
    { zh: "组员知情同意与退出办法", en: "Members' informed consent and a way to leave" },
    { zh: "前后测工具及使用许可", en: "Pre- and post-test instruments, with permission to use them" },
    { zh: "每节小组记录", en: "A record of every session" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: {
        zh: "从服务现场的一个困境提出可以介入的问题",
        en: "Move from a predicament met in practice to a question that intervention can answer",
      },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景与意义", en: "Background and significance" },
          intent: {
            zh: "带孙辈进城的老人为何是“需要”而非“现象”",
            en: "Why grandparents who moved to mind children have a need, not just a situation",
          },
          weight: 6,
          needs: ["data"],
        },
        {
          title: { zh: "概念与文献", en: "Concepts and literature" },
          intent: {
            zh: "界定融入的维度，找出以往小组少做的一维",
            en: "Define dimensions of inclusion; find the one earlier groups neglected",
          },
          weight: 6,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "理论与方法", en: "Theory and method" },
      intent: { zh: "理论要能推出活动，方法要能评出变化", en: "Theory must yield activities, and method must detect change" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "理论视角", en: "Theoretical perspective" },
          intent: { zh: "由理论推出带领原则，后文逐节对应", en: "Derive leadership principles that later sessions answer to" },
          weight: 5,
          needs: ["source"],
          mistake: { zh: "理论写完再没出现", en: "Theory stated once and never seen again" },
        },
        {
          title: { zh: "资料收集与伦理", en: "Data and ethics" },
          intent: {
            zh: "同意、保密、退出，以及实习生兼研究者的身份",
            en: "Consent, confidentiality, leaving, and being trainee and researcher at once",
          },
          weight: 5,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "需求评估", en: "Needs assessment" },
      intent: { zh: "用多方证据说明需要", en: "Show need through several kinds of evidence" },
      weight: 18,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "评估过程", en: "How needs were assessed" },
          intent: {
            zh: "访谈、问卷、观察各回答需要的哪一面",
            en: "Which side of need interviews, questionnaire and observation each reveal",
          },
          weight: 9,
          needs: ["table"],
        },
        {
          title: { zh: "需求清单与优先级", en: "Needs and priorities" },
          intent: { zh: "区分规范性、感觉性、表达性与比较性需要", en: "Tell normative, felt, expressed and comparative need apart" },
          weight: 9,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "小组方案设计", en: "Group plan" },
      intent: { zh: "由优先需要推出目标，每个目标写评估指标", en: "Turn priority needs into goals, each with an indicator" },
      weight: 14,
      needs: ["table"],
      children: [
        {
          title: { zh: "目标、性质与招募", en: "Goals, type and recruitment" },
          intent: { zh: "写明入组与排除标准、人数、封闭或开放", en: "Inclusion and exclusion criteria, size, closed or open membership" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "各节活动安排", en: "Session plans" },
          intent: { zh: "每节写目标、活动、物资、预案", en: "Goal, activity, materials and fallback for each session" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "活动热闹却不对应目标", en: "Lively activities that serve no stated goal" },
        },
      ],
    },
    {
      title: { zh: "介入过程", en: "The intervention" },
      intent: { zh: "写小组动力与介入技巧，不写活动流程", en: "Write about group dynamics and technique, not the running order" },
      weight: 26,
      needs: ["data"],
      children: [
        {
          title: { zh: "初期：沉默与试探", en: "Beginning: silence and testing" },
          intent: {
            zh: "记录谁对谁说话、谁沉默，社工做了什么",
            en: "Record who spoke to whom, who stayed silent, and what the worker did",
          },
          weight: 9,
          needs: ["data"],
        },
        {
          title: { zh: "中期：冲突与转折", en: "Middle: conflict and turning point" },
          intent: { zh: "冲突怎样出现、怎样被用作契机", en: "How conflict arose and how it was put to use" },
          weight: 9,
          needs: ["data"],
          mistake: { zh: "过程写成活动新闻稿", en: "Process written up as an event report" },
        },
        {
          title: { zh: "后期：离别与延续", en: "Ending: parting and carrying on" },
          intent: { zh: "处理离别情绪，把支持交还给组员自己", en: "Work through parting and hand support back to members" },
          weight: 8,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "评估与讨论", en: "Evaluation and discussion" },
      intent: { zh: "结果、过程、反思三层，互相不能代替", en: "Outcome, process, reflection: none stands in for another" },
      weight: 20,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "成效评估", en: "Outcomes" },
          intent: {
            zh: "前后测与质性互证，没有对照组须写明限度",
            en: "Read pre- and post-tests against qualitative data; admit what lacking a control group means",
          },
          weight: 7,
          needs: ["table", "data"],
          mistake: { zh: "只用满意度问卷", en: "Relying on a satisfaction form alone" },
        },
        {
          title: { zh: "专业反思", en: "Professional reflection" },
          intent: { zh: "双重关系、带领者影响与样本小的限度", en: "Dual roles, the leader's influence and the limits of a small group" },
          weight: 7,
        },
        {
          title: { zh: "结论与实务建议", en: "Conclusions and practice recommendations" },
          intent: {
            zh: "先答研究问题，再给机构可用的要点，各附依据",
            en: "Answer the question, then points an agency can use, with evidence",
          },
          weight: 6,
        },
      ],
    },
  ],
  whyGood: [
    { zh: "过程写互动与转折，不写成活动报道", en: "Process is written as interaction and turning points, not as publicity" },
    { zh: "需求分层排序，每个目标带评估指标", en: "Needs are ranked, and each goal carries an indicator" },
    { zh: "有督导意见和专业反思", en: "Supervision and professional reflection are part of the account" },
    { zh: "成效用前后测与质性互证", en: "Outcomes rest on pre- and post-tests read against qualitative data" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 研究背景与意义", en: "Background and significance" } },
    {
      type: "paragraph",
      text: {
        zh: "【待补充：社区】活动室的下午，常能看到几位老人推着婴儿车坐在角落，彼此隔着几把椅子，很少说话。社工问起来，一位阿姨说：“我说的话她们听不懂，她们说的我也听不懂。”另一位说得更直接：“等孩子上了幼儿园我就回去了，认识人做什么。”他们为了照顾孙辈从外地来到这里，住得不算短，却一直觉得自己是暂时的。",
        en: "On an afternoon in the activity room of 【to fill in: neighbourhood】, a few older people can usually be seen in a corner beside their prams, chairs apart, saying little. Asked about it, one woman said, “They can't follow what I say, and I can't follow them.” Another was blunter: “Once the child starts nursery I'm going home. Why get to know anyone?” They have come from elsewhere to look after grandchildren. They have lived here for some time, yet have always thought of themselves as temporary.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "这类老人面对的困难不完全是生活不便，而是原有的关系留在老家，新的关系没有建立，家里的角色又只剩下“带孩子”。个案服务可以缓解情绪，却难以替他们创造关系；小组恰好能够提供一个练习交往、互相支持的场合。本文以笔者在【待补充：机构】实习期间带领的小组为对象，呈现需求评估、方案设计、介入与评估的全过程，并讨论小组工作促进融入的作用与限度。",
        en: "What these older people face is not mainly inconvenience. Old ties have stayed behind, new ones have not formed, and at home their role has shrunk to minding the child. Casework can ease distress but can hardly create relationships for them; a group offers a place to practise being with others and to give support. Taking the group I led on placement at 【to fill in: agency】 as its subject, this thesis presents needs assessment, planning, intervention and evaluation in full, and discusses what group work can and cannot do for inclusion.",
      },
    },
  ],
  hardSample: {
    title: { zh: "冲突的处理", en: "Handling a conflict" },
    text: {
      zh: "第四节分享家乡菜时，组员I评价另一位组员带来的菜“咸得没法吃”，对方当即收起饭盒，气氛凝住。笔者没有急于打圆场，而是先反映情绪：“刚才这句话好像让人有点不好受。”等了片刻，一位平时少言的组员说，自己刚来时做的饭也被儿媳这样说过。话题由菜转到“在家里说了不算”，几位组员陆续接话。事后督导指出，冲突之所以成为转折，是因为它触及了共同经验；若当时转移话题，小组很可能继续停留在客气阶段【待补充：小组记录编号】。",
      en: "In the fourth session, devoted to dishes from home, Member I called another's dish “too salty to eat”. The other put the lid back on her box and the room froze. I did not hurry to smooth things over but reflected the feeling first: “I think that remark may have hurt.” After a pause a member who rarely spoke said that her daughter-in-law had once said the same of her cooking. Talk moved from food to “having no say at home”, and others joined in one by one. In supervision we concluded that the conflict became a turning point because it touched a shared experience; had I changed the subject, the group might well have stayed polite 【to fill in: session record number】.",
    },
  },
  staged: true,
  checklist: [
    { zh: "组员化名且知情同意已签", en: "Members are anonymised and consent forms signed" },
    { zh: "每节有完整记录与督导意见", en: "Every session has a record and a supervisor's comment" },
    { zh: "评估工具注明来源与信度", en: "Instruments are sourced and their reliability reported" },
    { zh: "每节活动能对应一个目标", en: "Every activity answers to a goal" },
    { zh: "离组后的跟进已写明", en: "Follow-up after the group ends is stated" },
  ],
  scenes: ["interviewOutline", "questionnaire", "activityPlan"],
  since: "2026-11-22",
});
