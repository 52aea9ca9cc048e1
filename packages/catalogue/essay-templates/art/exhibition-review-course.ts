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
  title: { zh: "一次摄影展的展评：展线如何讲故事", en: "Review of a photography exhibition: how the route tells a story" },
  pattern: { zh: "一次〔类型〕的展评：〔角度〕如何讲故事", en: "Review of 〔exhibition〕: how 〔aspect〕 tells a story" },
  slots: [
    { label: { zh: "类型", en: "exhibition" }, default: { zh: "摄影展", en: "a photography exhibition" } },
    { label: { zh: "角度", en: "aspect" }, default: { zh: "展线", en: "the route" } },
  ],
  remark: { zh: "写你走过的路线，不写导览册", en: "Write the route you walked, not the guidebook" },
  keywords: [
    { zh: "展评", en: "exhibition review" },
    { zh: "策展", en: "curating" },
    { zh: "观看", en: "viewing" },
    { zh: "摄影", en: "photography" },
  ],
  bring: [
    { zh: "现场笔记与自己画的平面草图", en: "Notes made on the spot and a sketch plan of one's own" },
    { zh: "展览信息（名称、策展人、展期）与拍摄许可", en: "Title, curator and dates, and leave to photograph" },
  ],
  outline: [
    {
      title: { zh: "走进展厅之前", en: "Before entering the room" },
      intent: { zh: "第一眼与预期，走进去之后被什么改变", en: "First sight and expectation, and what changed them" },
      weight: 14,
      mistake: { zh: "抄展览前言", en: "Copying the preface of the exhibition" },
    },
    {
      title: { zh: "第一个转弯", en: "The first turn" },
      intent: { zh: "空间怎样安排快慢，用脚步说明", en: "How space sets the pace, told by one's steps" },
      weight: 22,
      needs: ["figure"],
    },
    {
      title: { zh: "停得最久的一面墙", en: "The wall where I stayed longest" },
      intent: { zh: "细读两件作品并置后多出来的意思", en: "What two works side by side add" },
      weight: 24,
      needs: ["figure"],
      mistake: { zh: "只写作者生平", en: "Writing only the artist's life" },
    },
    {
      title: { zh: "说明文字的声音", en: "The voice of the labels" },
      intent: { zh: "谁在说话，遮住了什么", en: "Who speaks, and what it covers" },
      weight: 18,
    },
    {
      title: { zh: "走不通的地方", en: "Where the way is blocked" },
      intent: { zh: "具体而公允的批评，写出策展人的难处", en: "Specific, fair criticism that sees the curator's difficulty" },
      weight: 14,
    },
    {
      title: { zh: "离开时带走什么", en: "What I took away" },
      intent: { zh: "回到展览主题，改动了哪一个看法", en: "Back to the theme: which view has changed" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "以身体的动线写展览，有现场感", en: "Writes the exhibition by the body's route, with a sense of being there" },
    { zh: "批评有代价意识，公允", en: "Criticism counts the cost and is fair" },
    { zh: "画平面图发现策展意图", en: "Drawing a plan reveals the curator's intention" },
  ],
  opening: [
    {
      type: "paragraph",
      text: {
        zh: "展厅入口很窄，先要穿过一段没有照片的走廊。墙是深灰色的，脚步声被地毯吸掉，只听见前面隐约的放映机声。策展人显然不想让人太快看到作品：等眼睛适应了暗，才在尽头看见第一张，不大，挂得偏低，要走近、微微弯腰才看得清楚【待补充：作品题名与作者】。",
        en: "The entrance is narrow, and first one passes through a corridor with no pictures. The walls are dark grey, a carpet takes up the footsteps, and there is only the faint sound of a projector ahead. The curator clearly does not want the works to be seen too soon. Not until the eyes are used to the dark does the first appear at the end, not large, hung rather low; one has to come close and bend a little to see it 【to fill in: title and artist】.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "这个弯腰很要紧。照片里是一双正在补网的手，镜头也是低的。观者不知不觉和拍摄者处在了同一个高度，此后整个展览，我们似乎都在以这样的高度看人：不俯视，也不仰望。",
        en: "The bending matters. In the picture two hands are mending a net, and the camera was low as well. Without noticing the viewer is at the height of the one who took it, and through the whole exhibition we seem to look at people from that height, neither down nor up.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "走廊之后，空间忽然打开，几十张照片散布在高低不同的隔板上，没有明确的先后。有人顺着左边走，有人直奔中央的大幅。最初的亲密感在这里被打断，代之以一种选择的不安：先看谁？漏掉了谁？我在第一个转弯处停下来画了平面图，才发现这种不安并非疏忽，几块隔板的缝隙恰好对着同一张照片。",
        en: "After the corridor the space suddenly opens: dozens of photographs on panels of different heights, in no clear order. Some people keep to the left, others make straight for the large one in the middle. The closeness of the beginning is broken off and an unease of choosing takes its place. Whom to see first? Who is missed? At the first turn I stopped to draw a plan and found that the unease was no oversight: the gaps between several panels point to one and the same photograph.",
      },
    },
  ],
  hardSample: {
    title: { zh: "批评要具体而公允", en: "Specific and fair criticism" },
    text: {
      zh: "展览后半段的说明文字开始变多，每张照片下都附有故事：他是谁，哪一年失去了船，后来去了哪里。故事动人，却也使观看变得匆忙，读完文字，照片像是为文字作证。我在其中一张前故意不看说明，看了很久，注意到人物背后有半扇没有关上的门【待补充：作品】；再读文字，只字未提。若把说明集中放在出口处的小册子里，愿意知道的人自会翻阅，照片也能保留一些不被解释的部分。这一处理的代价是部分观众可能觉得“看不懂”，策展人的顾虑可以理解。",
      en: "In the second half there are more and more labels, each with a story: who he was, in what year he lost his boat, where he went. The stories are moving, but they make looking hasty; once the text is read the photograph seems to testify to it. In front of one I left the label unread, looked for a long time, and noticed behind the figure a door left half open 【to fill in: work】. The text, read afterwards, said nothing of it. Were the texts gathered in a leaflet at the exit, those who wish to know would turn to it, and the photographs would keep something unexplained. The price is that some visitors might “not understand”; the curator's concern is easy to see.",
    },
  },
  staged: true,
  checklist: [
    { zh: "展名、展期、策展人准确", en: "Title, dates and curator are right" },
    { zh: "作品题名与作者逐一核对", en: "Titles and artists were checked one by one" },
    { zh: "每处评价前都有描述", en: "Description precedes every judgement" },
    { zh: "没有一句来自展览前言", en: "No sentence comes from the preface" },
  ],
  scenes: ["postReading", "rbScenic"],
  since: "2026-11-22",
});
