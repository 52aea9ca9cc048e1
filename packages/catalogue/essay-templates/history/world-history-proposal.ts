import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const worldHistoryProposal = defineTemplate({
  slug: "world-history-proposal",
  kind: "proposal",
  discipline: "history",
  major: { zh: "世界史", en: "World History" },
  levels: ["master", "phd"],
  method: "text",
  length: { default: 6000, min: 3000, max: 10000 },
  numbering: "B",
  title: { zh: "近代英国城市公共饮水史研究开题报告", en: "Public drinking water in modern British cities: a research proposal" },
  pattern: { zh: "〔地区〕〔议题〕史研究开题报告", en: "〔issue〕 in 〔area〕: a research proposal" },
  slots: [
    { label: { zh: "地区", en: "area" }, default: { zh: "近代英国", en: "modern British cities" } },
    { label: { zh: "议题", en: "issue" }, default: { zh: "城市公共饮水", en: "Public drinking water" } },
  ],
  remark: { zh: "史料在哪、能不能读到，比题目大小重要", en: "Where the sources are matters more than the size of the topic" },
  keywords: [
    { zh: "城市史", en: "urban history" },
    { zh: "环境史", en: "environmental history" },
    { zh: "开题", en: "research proposal" },
    { zh: "史料", en: "sources" },
  ],
  bring: [
    { zh: "史料目录与馆藏编号", en: "A list of sources with shelf marks" },
    { zh: "外文档案阅读能力（含手写体）", en: "Ability to read the archives, handwriting included" },
    { zh: "导师意见", en: "The supervisor's comments" },
    { zh: "赴馆计划与经费", en: "A plan and money for visiting archives" },
  ],
  outline: [
    {
      title: { zh: "选题由来", en: "How the topic arose" },
      intent: { zh: "从两类史料对同一座喷泉的相反记载说起", en: "Two kinds of source on one fountain, at odds" },
      weight: 16,
      needs: ["source"],
    },
    {
      title: { zh: "学术史回顾", en: "Historiography" },
      intent: { zh: "分议题，不分国别，指出谁没有问“谁能用”", en: "By issue, not by country; who never asked who may use it" },
      weight: 24,
      needs: ["source"],
      children: [
        {
          title: { zh: "公共卫生史的路径", en: "Approaches from public health" },
          intent: { zh: "主要解释与后来的修正，各据什么史料", en: "Main account, later revision, and the sources of each" },
          weight: 12,
          needs: ["source"],
        },
        {
          title: { zh: "环境史与技术史的介入", en: "Environmental and technical history" },
          intent: { zh: "新问题与盲区：使用者在哪里", en: "New questions and a blind spot: where are the users" },
          weight: 12,
          needs: ["source"],
          mistake: { zh: "中外文献各说一遍", en: "Chinese and foreign scholarship each told in turn" },
        },
      ],
    },
    {
      title: { zh: "史料与可行性", en: "Sources and feasibility" },
      intent: { zh: "逐类说明馆藏、规模、语言、可得与偏向", en: "For each kind: holdings, extent, language, access, bias" },
      weight: 22,
      needs: ["table"],
      mistake: { zh: "史料只写图书馆", en: "“The library” as the only source" },
    },
    {
      title: { zh: "问题与章节构想", en: "Questions and planned chapters" },
      intent: { zh: "每章一个可回答的问题和主要史料", en: "One answerable question and its main sources for each chapter" },
      weight: 18,
      needs: ["table"],
    },
    {
      title: { zh: "方法与概念", en: "Methods and concepts" },
      intent: { zh: "概念在当时语境中的含义与今义之别", en: "What concepts meant then, as against now" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "进度与困难", en: "Schedule and difficulties" },
      intent: { zh: "抄录、翻译、赴馆时间与读不到时的退路", en: "Copying, translating, visits, and what if a source cannot be read" },
      weight: 8,
      needs: ["table"],
    },
  ],
  whyGood: [
    { zh: "从纪念册与会议记录的反差提问", en: "Asks from the contrast of souvenir and minutes" },
    { zh: "史料逐类讲偏向与可得性，可行", en: "Bias and access are discussed for each kind of source, so it is feasible" },
    { zh: "以“一座喷泉一张卡片”统合史料", en: "One card for each fountain brings the sources together" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、选题由来", en: "How the topic arose" } },
    {
      type: "paragraph",
      text: {
        zh: "十九世纪英国的许多城市设有公共饮水喷泉，报刊称颂其洁净与仁爱，捐建者的名字刻在石上。可是翻阅【待补充：市镇议会档案】，会看到另一类记录：居民投诉喷泉旁积水与拥挤，水务公司抱怨无人付费，管理者为“谁可以用、何时关闭”争论不休。同一座喷泉，在纪念册里是善举，在会议记录里是麻烦。",
        en: "In the nineteenth century many British cities had public drinking fountains. The press praised their purity and benevolence, and the names of donors were cut in stone. In 【to fill in: town council records】, however, another kind of record appears: residents complain of puddles and crowds about the fountain, the water company grumbles that nobody pays, and officials argue over who may use it and when to shut it. One and the same fountain is a good work in the souvenir volume and a nuisance in the minutes.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "已有研究多把供水改革看作公共卫生进步的一环，重在技术与立法；近来的城市史开始关注使用者，但对“免费的水”怎样被界定、被管理，讨论仍少【待补充：文献】。本课题拟以公共饮水为切入点，考察不同人群对“公共”一词的理解与争夺。选择这一题目，也因为相关档案的数字化程度较高，部分可以在线查阅，其余可在短期访学中集中抄录，规模与硕士论文相称。",
        en: "Most studies see the reform of water supply as a part of progress in public health and stress technology and legislation. Recent urban history has begun to look at users, but how “free water” was defined and managed is still little discussed 【to fill in: literature】. Taking public drinking water as its entry, this project examines how different people understood and contested the word “public”. Another reason for the choice is that the archives are to a good extent digitised: part can be read online and the rest copied in a short stay, a scale that suits a master's thesis.",
      },
    },
  ],
  hardSample: {
    title: { zh: "史料的批判使用", en: "Using sources critically" },
    text: {
      zh: "课题将使用四类史料，各有偏向。市镇议会记录连续性好，但反映的是管理者的视角，投诉人的话常被转述；报刊读者来信能听到居民的声音，却经过编辑选择，且多为识字的中等阶层；慈善团体年报强调成效，数字需与水务账册核对；地图与照片能确定位置，拍摄者往往避开拥挤的时段。因此，拟以同一座喷泉为单位建立卡片，把四类史料按时间并置，凡仅见于一类史料的判断均注明。预计能够完整建档的喷泉约【待补充：数量】，分布于【待补充：城市】。",
      en: "Four kinds of source will be used, each with its bias. Council minutes are continuous but show the managers' view, and complainants are often paraphrased. Letters to newspapers let residents be heard, but selected by editors, and mostly from the literate middle class. Annual reports of charities stress results, and their figures have to be checked against the accounts of the water companies. Maps and photographs fix locations, while photographers tended to avoid crowded hours. A card will therefore be made for each fountain, with the four kinds side by side in order of time, and judgements that rest on one kind alone will be marked. About 【to fill in: number】 fountains in 【to fill in: cities】 are expected to be fully documented.",
    },
  },
  staged: false,
  checklist: [
    { zh: "每种史料有馆藏编号", en: "Every source has a shelf mark" },
    { zh: "已试读样页并附释文", en: "Sample pages were read and are transcribed" },
    { zh: "每章问题能用所列史料回答", en: "Listed sources can answer each chapter's question" },
    { zh: "时间表含赴馆与抄录", en: "The schedule includes visits and copying" },
  ],
  scenes: ["openingReport"],
  since: "2026-11-22",
});
