import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const exhibitionReviewCourse = defineTemplate({
  slug: "exhibition-review-course",
  kind: "course",
  discipline: "art",
  major: { zh: "艺术学理论", en: "Art Theory" },
  levels: ["undergraduate"],
  method: "text",
  length: { default: 2500, min: 2000, max: 8000 },
  numbering: "none",
  title: { zh: "一次摄影展的展评：展线如何讲故事", en: "Review of a Photography Exhibition: How the Route Tells" },
  pattern: "一次〔类型〕的展评：〔角度〕如何讲故事",
  slots: [
    { label: "类型", default: "摄影展" },
    { label: "角度", default: "展线" },
  ],
  remark: { zh: "写你走过的路线，不写导览册", en: "Write the route you walked" },
  keywords: ["展评", "策展", "观看", "摄影"],
  bring: ["现场笔记与平面草图", "展览信息"],
  outline: [
    { title: { zh: "走进展厅之前", en: "Before entering" }, intent: "第一眼与预期", weight: 14, mistake: "抄展览前言" },
    { title: { zh: "第一个转弯", en: "The first turn" }, intent: "空间怎样安排节奏", weight: 22, needs: ["figure"] },
    {
      title: { zh: "停得最久的一面墙", en: "The wall that held me" },
      intent: "细读两件作品的关系",
      weight: 24,
      needs: ["figure"],
      mistake: "只写作者生平",
    },
    { title: { zh: "说明文字的声音", en: "The voice of labels" }, intent: "谁在说话，遮住了什么", weight: 18 },
    { title: { zh: "走不通的地方", en: "Where it fails" }, intent: "具体而公允的批评", weight: 14 },
    { title: { zh: "离开时带走什么", en: "What I took away" }, intent: "回到展览主题", weight: 8 },
  ],
  whyGood: ["以身体的动线写展览，有现场感", "批评有代价意识，公允", "画平面图发现策展意图"],
  opening: [
    {
      type: "paragraph",
      text: "展厅入口很窄，先要穿过一段没有照片的走廊。墙是深灰色的，脚步声被地毯吸掉，只听见前面隐约的放映机声。策展人显然不想让人太快看到作品：等眼睛适应了暗，才在尽头看见第一张，不大，挂得偏低，要走近、微微弯腰才看得清楚【待补充：作品题名与作者】。",
    },
    {
      type: "paragraph",
      text: "这个弯腰很要紧。照片里是一双正在补网的手，镜头也是低的。观者不知不觉和拍摄者处在了同一个高度，此后整个展览，我们似乎都在以这样的高度看人：不俯视，也不仰望。",
    },
    {
      type: "paragraph",
      text: "走廊之后，空间忽然打开，几十张照片散布在高低不同的隔板上，没有明确的先后。有人顺着左边走，有人直奔中央的大幅。最初的亲密感在这里被打断，代之以一种选择的不安：先看谁？漏掉了谁？我在第一个转弯处停下来画了平面图，才发现这种不安并非疏忽，几块隔板的缝隙恰好对着同一张照片。",
    },
  ],
  hardSample: {
    title: "批评要具体而公允",
    text: "展览后半段的说明文字开始变多，每张照片下都附有故事：他是谁，哪一年失去了船，后来去了哪里。故事动人，却也使观看变得匆忙，读完文字，照片像是为文字作证。我在其中一张前故意不看说明，看了很久，注意到人物背后有半扇没有关上的门【待补充：作品】；再读文字，只字未提。若把说明集中放在出口处的小册子里，愿意知道的人自会翻阅，照片也能保留一些不被解释的部分。这一处理的代价是部分观众可能觉得“看不懂”，策展人的顾虑可以理解。",
  },
  staged: false,
  checklist: ["展览信息准确", "作品题名作者无误", "描述先于评价", "没有抄前言"],
  scenes: ["postReading", "rbScenic"],
  since: "2026-11-22",
});
