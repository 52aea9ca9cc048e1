import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const archCommunityLibrary = defineTemplate({
  slug: "arch-community-library",
  kind: "thesis",
  discipline: "engineering",
  major: { zh: "建筑学", en: "Architecture" },
  levels: ["undergraduate"],
  method: "design",
  length: { default: 8000, min: 8000, max: 20000 },
  numbering: "A",
  title: { zh: "旧厂区中的社区图书馆建筑设计", en: "A Community Library in a Former Factory Yard" },
  pattern: "〔场地〕中的〔建筑〕建筑设计",
  slots: [
    { label: "场地", default: "旧厂区" },
    { label: "建筑", default: "社区图书馆" },
  ],
  remark: { zh: "设计说明书：场地问题怎样长成一座房子", en: "How site problems grow into a building" },
  keywords: ["建筑设计", "场地分析", "改造", "空间", "绿色建筑"],
  bring: ["现场踏勘照片", "任务书与规划条件", "全套图纸与模型"],
  outline: [
    {
      title: { zh: "选题与任务解读", en: "Topic and brief" },
      intent: "说明为什么在此处建此物",
      weight: 14,
      needs: ["source"],
      children: [
        {
          title: { zh: "城市更新背景下的社区阅读", en: "Community reading" },
          intent: "由居民需求推出功能定位",
          weight: 7,
          needs: ["data"],
        },
        {
          title: { zh: "任务书与规划条件", en: "Brief and planning conditions" },
          intent: "列用地、限高、退界、面积指标",
          weight: 7,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "场地调研", en: "Site research" },
      intent: "用分析图说话",
      weight: 20,
      needs: ["figure", "data"],
      children: [
        { title: { zh: "区位、交通与人流", en: "Location and flows" }, intent: "画出各时段步行来向", weight: 7, needs: ["figure"] },
        {
          title: { zh: "旧厂房结构与价值评估", en: "Value of the old structure" },
          intent: "判断留、改、拆的依据",
          weight: 7,
          needs: ["table", "figure"],
          mistake: "只贴照片，没有价值判断",
        },
        {
          title: { zh: "使用者访谈", en: "User interviews" },
          intent: "归纳几类人群的一天",
          weight: 6,
          needs: ["data"],
          mistake: "访谈对象全是同学",
        },
      ],
    },
    {
      title: { zh: "案例研究", en: "Precedents" },
      intent: "每个案例只学一件事",
      weight: 14,
      needs: ["source", "figure"],
      children: [
        {
          title: { zh: "旧建筑嵌入新空间的案例", en: "Insertion precedents" },
          intent: "比较新旧结构关系",
          weight: 7,
          needs: ["figure"],
          mistake: "案例罗列，与设计无关",
        },
        { title: { zh: "小型图书馆的空间组织", en: "Small library plans" }, intent: "抽取动静分区的模式图", weight: 7, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "设计构思与方案", en: "Concept and scheme" },
      intent: "从概念推到平立剖",
      weight: 30,
      needs: ["figure"],
      children: [
        {
          title: { zh: "概念生成", en: "Concept" },
          intent: "用一句话和一组草图讲清",
          weight: 8,
          needs: ["figure"],
          mistake: "概念词漂亮但平面上找不到",
        },
        {
          title: { zh: "总平面与流线", en: "Site plan and circulation" },
          intent: "说明读者、书籍、后勤三条线",
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "平面功能与阅读空间", en: "Plans and reading spaces" },
          intent: "解释大小空间与采光的对应",
          weight: 7,
          needs: ["figure"],
        },
        { title: { zh: "立面与材料", en: "Facade and material" }, intent: "写新旧材料的交接构造", weight: 7, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "技术设计", en: "Technical design" },
      intent: "证明方案能建成",
      weight: 15,
      needs: ["figure", "table"],
      children: [
        { title: { zh: "结构加固与新增体系", en: "Structure" }, intent: "说明传力路径与缝的处理", weight: 8, needs: ["figure"] },
        {
          title: { zh: "采光、通风与节能", en: "Daylight and energy" },
          intent: "给出模拟条件与结果",
          weight: 7,
          needs: ["table", "figure"],
          mistake: "绿色策略只有图标没有计算",
        },
      ],
    },
    {
      title: { zh: "总结", en: "Conclusions" },
      intent: "回到任务书与居民需求",
      weight: 7,
      children: [
        { title: { zh: "指标核对", en: "Check against the brief" }, intent: "用技术经济指标表收束", weight: 4, needs: ["table"] },
        { title: { zh: "反思", en: "Reflection" }, intent: "写出方案中被放弃的可能性", weight: 3 },
      ],
    },
  ],
  whyGood: [
    "概念能在平面图上指得出来，不是空话",
    "场地调研以使用者的一天组织，读得出人",
    "留、改、拆都有价值评估依据",
    "技术设计与概念互相支撑",
  ],
  opening: [
    { type: "heading", text: "第一章 选题与任务解读" },
    { type: "heading", text: "1.1 城市更新背景下的社区阅读" },
    {
      type: "paragraph",
      text: "场地位于【待补充：城市与街区】，原为一处停产多年的机修车间，四周是建成较早的住宅小区。白天，老人在车间外墙的荫凉下打牌；放学后，孩子把空地当球场；到了晚上，这里几乎没有灯。社区已有的阅览室设在居委会二层，上楼不便，开放时间又与上班时间重合，使用者并不多。访谈中居民提到最多的并不是“想看书”，而是“想有个能待着的地方”【待补充：访谈记录编号】。",
    },
    {
      type: "paragraph",
      text: "因此，本设计把图书馆理解为一处全天可用的社区客厅：书是停留的理由，空间本身要能容纳聊天、写作业、听讲座和安静阅读这几种互相干扰的行为。设计需要回答的问题是，如何在保留车间骨架和集体记忆的前提下，让动与静在不大的面积里各得其所。",
    },
  ],
  hardSample: {
    title: "概念生成",
    text: "车间原有的排架以均匀的跨距重复，空间高而通透，不利于安静阅读；但这种重复又是场地最有辨识度的东西。方案保留全部排架，在其中插入几只尺度不同的“木盒子”，盒子之间的缝隙成为公共走道和活动区，盒子内部按声音敏感程度依次布置儿童区、讨论室和阅览室。新旧结构脱开，缝宽取【待补充：尺寸】，既满足沉降变形，又让天光落到首层。概念在平面上可以概括为：排架是树，盒子是巢。",
  },
  staged: false,
  checklist: ["指标表与图纸一致", "疏散、无障碍满足规范", "分析图有图例与指北针", "案例注明来源", "材料交接有节点详图"],
  scenes: ["defenseSpeech", "projectPlan", "classPresent"],
  since: "2026-11-22",
});
