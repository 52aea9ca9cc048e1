import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const creativeStoryThesis = defineTemplate({
  slug: "creative-story-thesis",
  kind: "thesis",
  discipline: "literature",
  major: { zh: "创意写作", en: "Creative Writing" },
  levels: ["undergraduate", "master"],
  method: "creation",
  length: { default: 15000, min: 8000, max: 50000, byLevel: { undergraduate: 15000, master: 30000 } },
  numbering: "B",
  title: { zh: "短篇小说《渡口》创作与留白叙事阐释", en: '"The Ferry": A Story with a Critical Commentary on Omission' },
  pattern: "短篇小说〔作品名〕创作与〔议题〕阐释",
  slots: [
    { label: "作品名", default: "《渡口》" },
    { label: "议题", default: "留白叙事" },
  ],
  remark: { zh: "作品加阐释：创作谈不是自夸", en: "Story plus commentary, not self-praise" },
  keywords: ["创意写作", "留白", "短篇小说", "创作阐释"],
  bring: ["三稿手稿", "阅读书目", "工作坊意见"],
  outline: [
    {
      title: { zh: "作品正文", en: "The story" },
      intent: "短篇完整呈现",
      weight: 46,
      children: [
        { title: { zh: "起：渡口的早晨", en: "Opening" }, intent: "用物件立人物", weight: 12, mistake: "开头介绍背景三百字" },
        { title: { zh: "承：迟到的人", en: "Rising" }, intent: "让欲望与阻碍相遇", weight: 12 },
        { title: { zh: "转：没有说出口的事", en: "Turning" }, intent: "关键信息不直说", weight: 11, mistake: "让人物替作者讲道理" },
        { title: { zh: "合：船开了", en: "Ending" }, intent: "以动作收束，不解释", weight: 11 },
      ],
    },
    {
      title: { zh: "创作缘起与构思", en: "Origin and plan" },
      intent: "写材料如何变成故事",
      weight: 14,
      needs: ["data"],
      children: [
        { title: { zh: "材料与虚构", en: "Material and invention" }, intent: "说明改动了什么", weight: 7, needs: ["data"] },
        { title: { zh: "人物与冲突的设计", en: "Character and conflict" }, intent: "列愿望、恐惧、秘密", weight: 7, needs: ["table"] },
      ],
    },
    {
      title: { zh: "留白叙事的探索", en: "Exploring omission" },
      intent: "与经典对话",
      weight: 22,
      needs: ["source"],
      children: [
        {
          title: { zh: "阅读谱系", en: "Reading lineage" },
          intent: "从几篇作品里学到什么",
          weight: 11,
          needs: ["source"],
          mistake: "堆砌理论术语",
        },
        { title: { zh: "三处留白的处理", en: "Three omissions" }, intent: "比较初稿与定稿", weight: 11, needs: ["table"] },
      ],
    },
    {
      title: { zh: "修改过程", en: "Revision" },
      intent: "用版本说明判断",
      weight: 12,
      needs: ["table"],
      children: [
        { title: { zh: "工作坊意见与取舍", en: "Workshop notes" }, intent: "写没有采纳的理由", weight: 6, needs: ["data"] },
        { title: { zh: "删去的两页", en: "Two deleted pages" }, intent: "说明为什么删", weight: 6, mistake: "只说“精益求精”" },
      ],
    },
    { title: { zh: "反思", en: "Reflection" }, intent: "写作中的局限与下一步", weight: 6 },
  ],
  whyGood: ["作品自身立得住，物件与动作承担叙事", "阐释用初稿定稿对照，讲得具体", "写了没有采纳的意见，见出判断力"],
  opening: [
    { type: "heading", text: "一、作品正文" },
    { type: "heading", text: "（一）起：渡口的早晨" },
    {
      type: "paragraph",
      text: "船还没来。老秦把缆桩上的霜抹掉，手在裤子上蹭了两下，掏出那只旧怀表。表早就不走了，他还是看了一眼，又放回去。",
    },
    {
      type: "paragraph",
      text: "对岸的灯一盏一盏灭了。风从上游下来，带着煤烟味。等船的人陆续到了：卖豆腐的把担子放下，用布盖严；学校的女老师抱着一摞本子，站得离水远一点；还有个年轻人，老秦没见过，背着包，鞋是新的，沾了泥，他低头看了好几回。",
    },
    { type: "paragraph", text: "“头一趟？”老秦问。" },
    { type: "paragraph", text: "年轻人点点头，又摇摇头。“小时候坐过一次。”他说，“那会儿船是木头的。”" },
    { type: "paragraph", text: "老秦没有接话。木头船停了有些年头了。他转过去解缆，解到一半，又把绳子绕了回去。船还在江心，解早了。" },
    {
      type: "paragraph",
      text: "女老师看看他，又看看年轻人，把怀里的本子换了个手。卖豆腐的忽然说：“今天水大。”雾从水面上升起来，先遮住船头的灯，后来连机器的声音也远了些。",
    },
    { type: "heading", text: "二、创作缘起与构思" },
    { type: "paragraph", text: "小说的起点是笔者在【待补充：地点】见过的一位摆渡人，正文保留的只有那只不走的表。" },
  ],
  hardSample: {
    title: "初稿与定稿的比较",
    text: "初稿中，老秦看表之后有一段回忆，交代表是谁留下的、那一年发生了什么。工作坊里有同学说，读到这里“就知道后面了”。笔者起初不愿删，因为那段写得最顺。重读之后发现，顺正是问题：它替读者完成了猜测。定稿删去回忆，只在后文让年轻人说出“船是木头的”，让老秦把缆绳绕回去。信息量减少，可两人之间有什么，读者反而开始留意【待补充：版本对照】。留白不是不写，而是把要写的东西放到动作里去。",
  },
  staged: true,
  checklist: ["作品原创且未发表", "版本留存", "阐释不自我吹捧", "引用作品注明", "字数比例合学院要求"],
  scenes: ["readingNote", "svStory", "defenseSpeech"],
  since: "2026-11-22",
});
