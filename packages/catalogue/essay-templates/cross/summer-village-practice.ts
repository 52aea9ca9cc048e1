import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const summerVillagePractice = defineTemplate({
  slug: "summer-village-practice",
  kind: "practice",
  discipline: "cross",
  major: { zh: "社会实践", en: "Social Practice" },
  levels: ["undergraduate", "juniorCollege", "any"],
  method: "qualitative",
  length: { default: 3000, min: 1500, max: 6000 },
  numbering: "B",
  title: { zh: "R村留守儿童暑期托管社会实践报告", en: "Summer Practice: A Holiday Care Programme in Village R" },
  pattern: "〔地点〕〔主题〕社会实践报告",
  slots: [
    { label: "地点", default: "R村" },
    { label: "主题", default: "留守儿童暑期托管" },
  ],
  remark: { zh: "少写“我们受到了教育”，多写“他们改变了计划”", en: "Less about us, more about what changed" },
  keywords: ["暑期实践", "三下乡", "儿童", "乡村"],
  bring: ["活动日志", "监护人同意", "照片使用许可"],
  outline: [
    { title: { zh: "为什么去、做了什么准备", en: "Why and how" }, intent: "需求从哪里知道", weight: 12 },
    {
      title: { zh: "第一天的计划和第三天的计划", en: "Two plans" },
      intent: "用对照表写改变",
      weight: 16,
      needs: ["table"],
      mistake: "只写活动流水",
    },
    {
      title: { zh: "几个下午", en: "Some afternoons" },
      intent: "用场景写实际发生的事",
      weight: 36,
      needs: ["data"],
      children: [
        { title: { zh: "没有人举手的课", en: "A silent class" }, intent: "问题与调整", weight: 12, needs: ["data"] },
        { title: { zh: "河边的安全课", en: "Safety by the river" }, intent: "孩子们的经验", weight: 12, needs: ["data"] },
        { title: { zh: "家访路上", en: "Home visits" }, intent: "听到的不同意见", weight: 12, needs: ["data"] },
      ],
    },
    {
      title: { zh: "能留下什么", en: "What remains" },
      intent: "交接、成本、可持续",
      weight: 20,
      needs: ["table"],
      mistake: "只写感动离别",
    },
    { title: { zh: "反思", en: "Reflection" }, intent: "短期活动的限度", weight: 16 },
  ],
  whyGood: ["计划因村民一句话推翻，过程真实", "安全课由孩子画图，成果留得下", "对短期活动的限度有自省"],
  opening: [
    { type: "heading", text: "一、为什么去、做了什么准备" },
    {
      type: "paragraph",
      text: "出发之前，我们准备了满满十天的课表：手工、合唱、编程启蒙、普法小剧场。准备的依据是往年队伍的总结和我们自己的想象。联系村委会时，对方只问了一句：“能不能上午十点以前来？十点以后孩子要回去做饭。”我们这才意识到，课表上最重要的活动都排在十点以后。",
    },
    {
      type: "paragraph",
      text: "经村干部介绍，我们提前访谈了几位家长和一位村小老师【待补充：访谈时间】，重新整理需求：孩子们不缺热闹，缺的是有人检查作业、带着写完；家长最担心的是下午下河；老师希望我们不要教太多新东西，“你们走了，他们会失落”。根据这些意见，我们把课时压缩，增加了作业辅导和防溺水内容，并和村里约定，资料与玩具用完以后由村小保管。监护人同意书与照片使用说明在第一天发放。",
    },
  ],
  hardSample: {
    title: "安全课的调整",
    text: "原来的防溺水课准备了动画片和口诀，讲完之后，一个男孩说：“这个我们都会背。”我们请他讲讲平时在哪里玩水，他画出河湾的草图，指着一处说这里水浅，旁边却有挖沙留下的坑，踩下去就没了。其他孩子纷纷补充，画成一张比我们的课件有用得多的地图。第二天请村里的老人带着，远远地看了这几处，用竹竿试了深浅，插上红布条【待补充：处数】。地图抄了两份，一份贴在村委会，一份交给村小。这节课真正的老师是孩子们。",
  },
  staged: true,
  checklist: ["同意书齐全", "不暴露儿童信息", "照片许可", "交接清单"],
  scenes: ["summerPracticeReport", "summerPracticeFeel", "volunteerFeel"],
  since: "2026-11-22",
});
