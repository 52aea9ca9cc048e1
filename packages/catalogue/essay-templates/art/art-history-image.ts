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
  title: { zh: "宋代婴戏图的图像与生活研究", en: "Song paintings of children at play: image and life" },
  pattern: { zh: "〔图像〕的〔视角〕研究", en: "〔images〕: 〔approach〕" },
  slots: [
    { label: { zh: "图像", en: "images" }, default: { zh: "宋代婴戏图", en: "Song paintings of children at play" } },
    { label: { zh: "视角", en: "approach" }, default: { zh: "图像与生活", en: "image and life" } },
  ],
  remark: { zh: "风格、图像志、社会史三步不混", en: "Style, iconography and social history, in that order" },
  keywords: [
    { zh: "美术史", en: "art history" },
    { zh: "图像学", en: "iconography" },
    { zh: "宋代绘画", en: "Song painting" },
    { zh: "婴戏图", en: "children at play" },
  ],
  bring: [
    { zh: "图像数据库与图版授权", en: "An image database with rights" },
    { zh: "著录与题跋辑录", en: "Catalogue entries and colophons" },
    { zh: "实物观摩记录（馆藏与日期）", en: "Notes from seeing objects, with museum and date" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: {
        zh: "图像为何在此时增多，现有解释差在哪里",
        en: "Why such images multiply at this time, and where explanations fall short",
      },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "问题与对象", en: "The question and its object" },
          intent: { zh: "界定婴戏图的范围，写明不收哪些", en: "Define the genre and say what is left out" },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "研究史与方法", en: "Research history and method" },
          intent: { zh: "指出两种解释各自的盲点", en: "The blind spot of each of two explanations" },
          weight: 5,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "作品的整理与断代", en: "Sorting and dating the works" },
      intent: { zh: "先确定作品能不能用、能用到哪一步", en: "Decide first which works can be used and how far" },
      weight: 18,
      needs: ["table"],
      children: [
        {
          title: { zh: "存世作品与著录", en: "Surviving works and records" },
          intent: { zh: "列表并标可信程度与依据", en: "A table with degrees of reliability and grounds" },
          weight: 9,
          needs: ["table"],
          mistake: { zh: "传为某人即当作某人", en: "Taking an attribution for authorship" },
        },
        {
          title: { zh: "断代依据", en: "Grounds for dating" },
          intent: { zh: "风格、材质、服饰互证，写明断代上下限", en: "Style, material and dress together, with earliest and latest dates" },
          weight: 9,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "图像的构成", en: "Composition of the images" },
      intent: { zh: "看得见的先说清，再谈意义", en: "What can be seen first, meaning afterwards" },
      weight: 24,
      needs: ["figure"],
      children: [
        {
          title: { zh: "人物与动态", en: "Figures and movement" },
          intent: { zh: "分类并与同期成人图像比较", en: "Classify and compare with adults in images of the time" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "玩具与器物", en: "Toys and objects" },
          intent: { zh: "与出土实物、文献对照，辨真与想象", en: "Against excavated objects and texts: observed or imagined" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "空间与季节", en: "Space and season" },
          intent: { zh: "庭院、货郎、节令各规定了什么空间", en: "What space courtyard, pedlar and festival each call for" },
          weight: 8,
          needs: ["figure"],
          mistake: { zh: "看图说话没有比较", en: "Describing pictures without comparison" },
        },
      ],
    },
    {
      title: { zh: "图像志的解读", en: "Iconographic readings" },
      intent: { zh: "寓意需有当时的文献", en: "Meanings need texts of the time" },
      weight: 22,
      needs: ["source"],
      children: [
        {
          title: { zh: "吉祥寓意", en: "Auspicious meanings" },
          intent: { zh: "区分当时与后起，注明最早用例", en: "Contemporary or later, with the earliest use" },
          weight: 11,
          needs: ["source"],
          mistake: { zh: "用后代寓意解释前代", en: "Reading later meanings into earlier works" },
        },
        {
          title: { zh: "节令与礼俗", en: "Festivals and customs" },
          intent: { zh: "以诗文笔记印证，注意地域与阶层", en: "Confirm from poems and notes, minding region and rank" },
          weight: 11,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "观看与使用", en: "Viewing and use" },
      intent: { zh: "谁看、挂在哪里、看多久", en: "Who looked, where it hung and for how long" },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "媒介与流通", en: "Media and circulation" },
          intent: { zh: "团扇、瓷枕、屏风各怎样限定题材", en: "How fan, pillow and screen limit the subject" },
          weight: 9,
          needs: ["figure"],
        },
        {
          title: { zh: "观者与订制", en: "Viewers and commissions" },
          intent: { zh: "由题跋与价格材料推断，标明推断程度", en: "Inference from colophons and prices, marked as such" },
          weight: 9,
          needs: ["source"],
          mistake: { zh: "推断写成事实", en: "Inference written as fact" },
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "图像与观念怎样互相改变，限于证据", en: "How image and idea changed each other, within the evidence" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "对两种流行解释各指盲点，问题立得住", en: "Names the blind spot of two current explanations, so the question stands" },
    { zh: "寓意必查最早文献，治学严谨", en: "Every meaning is traced to its earliest text" },
    { zh: "证据层次分开，结论不越级", en: "Layers of evidence are kept apart and no conclusion oversteps" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "（一）问题与对象", en: "The question and its object" } },
    {
      type: "paragraph",
      text: {
        zh: "画孩子并不始于宋代，但从宋代开始，孩子不再只是大人身边的陪衬，而是成为画面的主角：斗草、蹴鞠、弄傀儡、围着货郎的担子，一个个神情具体，衣纹清楚。为什么偏偏在这时，孩子的游戏值得被细细地画下来？",
        en: "Painting children did not begin in the Song, but from then on they are no longer mere company to adults. They become the subject: matching grasses, kicking balls, playing with puppets, crowding round a pedlar's pack, each with a face of its own and clothes clearly drawn. Why was it just then that children's games seemed worth painting in such detail?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "已有解释大致有两种。一种从吉祥寓意入手，认为婴戏表达多子的愿望；另一种从风俗画兴起入手，认为它反映市井生活。前者能够说明瓷枕、织物上的大量图像，却难以解释画家何以对玩具的结构观察得如此细致；后者重视细节，却往往把画面当作生活的照片，忽视了选择与订制【待补充：文献】。本文先对存世作品作断代与整理，区分可信与存疑，再由图像构成、图像志和观看使用三个层面逐步推进，尽量让每一步的结论只依靠该层次的证据。",
        en: "There are broadly two explanations. One starts from auspicious meanings and holds that such pictures express the wish for many sons; the other starts from the rise of genre painting and holds that they reflect life in town. The first accounts for the many images on pillows and textiles but hardly for the care with which painters observed how toys were made; the second values detail but tends to take pictures for photographs of life and forgets selection and commission 【to fill in: literature】. This thesis first dates and sorts surviving works, separating reliable from doubtful, and then proceeds through composition, iconography and viewing, trying to let the conclusion at each step rest on evidence of that level alone.",
      },
    },
  ],
  hardSample: {
    title: { zh: "区分当时与后起的寓意", en: "Contemporary and later meanings" },
    text: {
      zh: "今天常把莲花与童子合称“连生贵子”，于是画中凡有莲叶，便解作祈子。但这一谐音的使用需要文献证明其时间。检索宋人诗文与笔记【待补充：文献】，七夕时儿童手持荷叶、模仿泥塑偶人的记载较为集中，而以谐音祈子的明确说法多见于后代。因此，对于画中持荷叶的孩子，更稳妥的解释是节令习俗，祈子之意即使存在，也是附着于节令之上。以后起的寓意回推前代，会使图像的时间性消失。本文凡涉及寓意，均注明最早可考的文献年代。",
      en: "Today a lotus with a child is usually read as a pun on “sons in succession”, and any lotus leaf in a picture is taken for a prayer for sons. But texts have to show when the pun was in use. In Song poems and notes 【to fill in: texts】, children holding lotus leaves at the Seventh Night festival, in imitation of clay figures, are mentioned in some number, while explicit statements of the pun mostly come from later ages. For a child with a lotus leaf the safer reading is therefore festival custom; a prayer for sons, if present, was attached to the festival. To push a later meaning back is to lose the time of the image. Wherever this thesis speaks of meaning it gives the earliest text that can be found.",
    },
  },
  staged: false,
  checklist: [
    { zh: "每张图版注明来源与授权", en: "Every plate gives source and permission" },
    { zh: "作品名、时代、尺寸、馆藏齐全", en: "Title, date, size and collection are complete" },
    { zh: "每件作品列明断代依据", en: "Grounds for dating are given for each work" },
    { zh: "引文核对版本", en: "Quotations are checked" },
    { zh: "每处寓意注最早文献", en: "Each meaning cites its earliest text" },
  ],
  scenes: ["readingNote", "openingReport"],
  since: "2026-11-22",
});
