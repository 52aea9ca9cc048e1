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
  title: { zh: "近代英国城市公共饮水史研究开题报告", en: "Proposal: Public Drinking Water in Modern British Cities" },
  pattern: "〔地区〕〔议题〕史研究开题报告",
  slots: [
    { label: "地区", default: "近代英国" },
    { label: "议题", default: "城市公共饮水" },
  ],
  remark: { zh: "史料在哪、能不能读到，比题目大小重要", en: "Where the sources are matters most" },
  keywords: ["城市史", "环境史", "开题", "史料"],
  bring: ["史料目录与馆藏", "外文阅读能力证明", "导师意见"],
  outline: [
    { title: { zh: "选题由来", en: "Origin" }, intent: "从一处史料疑点说起", weight: 16, needs: ["source"] },
    {
      title: { zh: "学术史回顾", en: "Historiography" },
      intent: "分议题，不分国别",
      weight: 24,
      needs: ["source"],
      children: [
        { title: { zh: "公共卫生史的路径", en: "Public health" }, intent: "主要解释与修正", weight: 12, needs: ["source"] },
        {
          title: { zh: "环境史与技术史的介入", en: "Environmental and technical" },
          intent: "新问题与盲区",
          weight: 12,
          needs: ["source"],
          mistake: "中外文献各说一遍",
        },
      ],
    },
    {
      title: { zh: "史料与可行性", en: "Sources and feasibility" },
      intent: "逐类说明馆藏、规模、可得",
      weight: 22,
      needs: ["table"],
      mistake: "史料只写图书馆",
    },
    { title: { zh: "问题与章节构想", en: "Questions and chapters" }, intent: "每章一个可回答的问题", weight: 18, needs: ["table"] },
    { title: { zh: "方法与概念", en: "Method and concepts" }, intent: "概念在当时语境中的含义", weight: 12, needs: ["source"] },
    { title: { zh: "进度与困难", en: "Schedule" }, intent: "抄录、翻译、赴馆时间", weight: 8, needs: ["table"] },
  ],
  whyGood: ["从纪念册与会议记录的反差提问", "史料逐类讲偏向与可得性，可行", "以“一座喷泉一张卡片”统合史料"],
  opening: [
    { type: "heading", text: "一、选题由来" },
    {
      type: "paragraph",
      text: "十九世纪英国的许多城市设有公共饮水喷泉，报刊称颂其洁净与仁爱，捐建者的名字刻在石上。可是翻阅【待补充：市镇议会档案】，会看到另一类记录：居民投诉喷泉旁积水与拥挤，水务公司抱怨无人付费，管理者为“谁可以用、何时关闭”争论不休。同一座喷泉，在纪念册里是善举，在会议记录里是麻烦。",
    },
    {
      type: "paragraph",
      text: "已有研究多把供水改革看作公共卫生进步的一环，重在技术与立法；近来的城市史开始关注使用者，但对“免费的水”怎样被界定、被管理，讨论仍少【待补充：文献】。本课题拟以公共饮水为切入点，考察不同人群对“公共”一词的理解与争夺。选择这一题目，也因为相关档案的数字化程度较高，部分可以在线查阅，其余可在短期访学中集中抄录，规模与硕士论文相称。",
    },
  ],
  hardSample: {
    title: "史料的批判使用",
    text: "课题将使用四类史料，各有偏向。市镇议会记录连续性好，但反映的是管理者的视角，投诉人的话常被转述；报刊读者来信能听到居民的声音，却经过编辑选择，且多为识字的中等阶层；慈善团体年报强调成效，数字需与水务账册核对；地图与照片能确定位置，拍摄者往往避开拥挤的时段。因此，拟以同一座喷泉为单位建立卡片，把四类史料按时间并置，凡仅见于一类史料的判断均注明。预计能够完整建档的喷泉约【待补充：数量】，分布于【待补充：城市】。",
  },
  staged: false,
  checklist: ["馆藏编号可查", "外文文献占比", "章节问题可回答", "时间含赴馆"],
  scenes: ["openingReport"],
  since: "2026-11-22",
});
