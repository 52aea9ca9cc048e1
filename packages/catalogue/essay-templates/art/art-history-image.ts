import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const artHistoryImage = defineTemplate({
  slug: "art-history-image",
  kind: "thesis",
  discipline: "art",
  major: { zh: "美术学", en: "Art History" },
  levels: ["master"],
  method: "text",
  length: { default: 30000, min: 30000, max: 50000 },
  numbering: "B",
  title: { zh: "宋代婴戏图的图像与生活研究", en: "Images of Children at Play in the Song" },
  pattern: "〔图像〕的〔视角〕研究",
  slots: [
    { label: "图像", default: "宋代婴戏图" },
    { label: "视角", default: "图像与生活" },
  ],
  remark: { zh: "风格、图像志、社会史三步不混", en: "Style, iconography, social history in order" },
  keywords: ["美术史", "图像学", "宋代绘画", "婴戏图"],
  bring: ["图像数据库", "著录与题跋", "实物观摩记录"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "图像为何在此时增多",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "问题与对象", en: "Question" }, intent: "界定婴戏图的范围", weight: 5, needs: ["source"] },
        { title: { zh: "研究史与方法", en: "Historiography" }, intent: "指出两种解释的盲点", weight: 5, needs: ["source"] },
      ],
    },
    {
      title: { zh: "作品的整理与断代", en: "Cataloguing and dating" },
      intent: "先确定能不能用",
      weight: 18,
      needs: ["table"],
      children: [
        {
          title: { zh: "存世作品与著录", en: "Works and records" },
          intent: "列表并标可信程度",
          weight: 9,
          needs: ["table"],
          mistake: "传为某人即当作某人",
        },
        { title: { zh: "断代依据", en: "Dating" }, intent: "风格、材质、服饰互证", weight: 9, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "图像的构成", en: "Composition" },
      intent: "看得见的先说清",
      weight: 24,
      needs: ["figure"],
      children: [
        { title: { zh: "人物与动态", en: "Figures" }, intent: "分类并比较", weight: 8, needs: ["figure"] },
        { title: { zh: "玩具与器物", en: "Toys and objects" }, intent: "与实物、文献对照", weight: 8, needs: ["figure"] },
        {
          title: { zh: "空间与季节", en: "Space and season" },
          intent: "庭院、货郎、节令",
          weight: 8,
          needs: ["figure"],
          mistake: "看图说话没有比较",
        },
      ],
    },
    {
      title: { zh: "图像志的解读", en: "Iconography" },
      intent: "寓意需有文献",
      weight: 22,
      needs: ["source"],
      children: [
        {
          title: { zh: "吉祥寓意", en: "Auspicious meanings" },
          intent: "区分当时与后起",
          weight: 11,
          needs: ["source"],
          mistake: "用后代寓意解释前代",
        },
        { title: { zh: "节令与礼俗", en: "Festivals and rites" }, intent: "以诗文笔记印证", weight: 11, needs: ["source"] },
      ],
    },
    {
      title: { zh: "观看与使用", en: "Viewing and use" },
      intent: "谁看、挂在哪里",
      weight: 18,
      needs: ["source"],
      children: [
        { title: { zh: "媒介与流通", en: "Media" }, intent: "团扇、瓷枕、屏风", weight: 9, needs: ["figure"] },
        {
          title: { zh: "观者与订制", en: "Viewers" },
          intent: "由题跋与价格材料推断",
          weight: 9,
          needs: ["source"],
          mistake: "推断写成事实",
        },
      ],
    },
    { title: { zh: "结论", en: "Conclusion" }, intent: "图像与观念的互动", weight: 8 },
  ],
  whyGood: ["对两种流行解释各指盲点，问题立得住", "寓意必查最早文献，治学严谨", "证据层次分开，结论不越级"],
  opening: [
    { type: "heading", text: "一、绪论" },
    { type: "heading", text: "（一）问题与对象" },
    {
      type: "paragraph",
      text: "画孩子并不始于宋代，但从宋代开始，孩子不再只是大人身边的陪衬，而是成为画面的主角：斗草、蹴鞠、弄傀儡、围着货郎的担子，一个个神情具体，衣纹清楚。为什么偏偏在这时，孩子的游戏值得被细细地画下来？",
    },
    {
      type: "paragraph",
      text: "已有解释大致有两种。一种从吉祥寓意入手，认为婴戏表达多子的愿望；另一种从风俗画兴起入手，认为它反映市井生活。前者能够说明瓷枕、织物上的大量图像，却难以解释画家何以对玩具的结构观察得如此细致；后者重视细节，却往往把画面当作生活的照片，忽视了选择与订制【待补充：文献】。本文先对存世作品作断代与整理，区分可信与存疑，再由图像构成、图像志和观看使用三个层面逐步推进，尽量让每一步的结论只依靠该层次的证据。",
    },
  ],
  hardSample: {
    title: "区分当时与后起的寓意",
    text: "今天常把莲花与童子合称“连生贵子”，于是画中凡有莲叶，便解作祈子。但这一谐音的使用需要文献证明其时间。检索宋人诗文与笔记【待补充：文献】，七夕时儿童手持荷叶、模仿泥塑偶人的记载较为集中，而以谐音祈子的明确说法多见于后代。因此，对于画中持荷叶的孩子，更稳妥的解释是节令习俗，祈子之意即使存在，也是附着于节令之上。以后起的寓意回推前代，会使图像的时间性消失。本文凡涉及寓意，均注明最早可考的文献年代。",
  },
  staged: false,
  checklist: ["图版来源与授权", "作品信息完整", "断代依据列明", "引文核对", "不以今释古"],
  scenes: ["readingNote", "openingReport"],
  since: "2026-11-22",
});
