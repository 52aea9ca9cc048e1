import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const elevatorKepu = defineTemplate({
  slug: "elevator-kepu",
  kind: "kepu",
  discipline: "engineering",
  major: { zh: "机械工程", en: "Mechanical Engineering" },
  levels: ["any"],
  method: "argument",
  length: { default: 1600, min: 1000, max: 4000 },
  numbering: "none",
  title: { zh: "电梯为什么不会像电影里那样坠落", en: "Why Lifts Do Not Plunge Like in the Films" },
  pattern: "电梯为什么不会像电影里那样坠落",
  slots: [],
  remark: { zh: "用“几道保险”讲清一个让人害怕的问题", en: "A fear answered by layers of safety" },
  keywords: ["电梯", "安全钳", "限速器", "科普"],
  bring: ["请专业人士核对原理", "示意图来源"],
  outline: [
    { title: { zh: "从一个常见的恐惧说起", en: "The fear" }, intent: "用电影镜头引出疑问", weight: 14 },
    { title: { zh: "吊着轿厢的不止一根绳", en: "More than one rope" }, intent: "讲冗余与安全系数的概念", weight: 18, needs: ["figure"] },
    {
      title: { zh: "真超速了会怎样", en: "If it does overspeed" },
      intent: "讲限速器与安全钳如何靠机械动作",
      weight: 24,
      needs: ["figure"],
      mistake: "堆术语不打比方",
    },
    {
      title: { zh: "对重和缓冲器在做什么", en: "Counterweight and buffer" },
      intent: "说明“更可能向上走”的反常识",
      weight: 14,
      needs: ["figure"],
    },
    {
      title: { zh: "三个常见误区", en: "Three myths" },
      intent: "起跳自救、扒门、超载各驳一次",
      weight: 18,
      needs: ["source"],
      mistake: "给出没有依据的急救建议",
    },
    { title: { zh: "被困时的正确做法", en: "If you are stuck" }, intent: "给出简单可执行的步骤", weight: 12, needs: ["source"] },
  ],
  whyGood: ["从恐惧切入，一路用“后面还有一道”推进", "比喻贴着机械动作走，没有失真", "误区与自救分开写，建议可执行"],
  opening: [
    {
      type: "paragraph",
      text: "电影里常有这样的镜头：钢丝绳一根根崩断，轿厢呼啸着砸向井底。于是不少人走进电梯时会想，万一绳子断了怎么办？有人甚至认真讨论过，落地前一刻跳起来能不能保命。",
    },
    {
      type: "paragraph",
      text: "先说结论：正规维护的电梯几乎不会出现自由坠落。原因并不是绳子“绝对不断”，而是设计者从一开始就假设绳子可能断，然后在它后面又排了好几道保险。",
    },
    {
      type: "paragraph",
      text: "第一道保险就是绳子本身。轿厢并不是挂在一根绳上，而是由多根钢丝绳共同悬挂，每一根单独就能承受远大于轿厢重量的拉力，这种“多出来的能力”在工程上叫安全系数，具体数值由标准规定【待补充：标准名称与数值】。维护人员会定期测量绳径、检查断丝，超过限度就必须更换。换句话说，绳子通常是在“还很结实”的时候退休的，而不是用到断为止。",
    },
    { type: "paragraph", text: "那么，假如它们真的一起失效呢？" },
  ],
  hardSample: {
    title: "把安全钳讲明白",
    text: "限速器可以想象成一个随轿厢一起转动的“体育老师”。平时它跟着跑，不出声；一旦轿厢跑得比规定速度还快，甩块在离心力作用下张开，卡住棘轮，限速器的绳子突然不动了，而轿厢还在往下走，于是绳子把轿厢两侧的楔块提了起来。楔块夹在导轨上，轿厢越往下，夹得越紧，像门缝里的木楔。整个过程不需要用电，停电时照样有效。具体动作速度由标准规定【待补充：核对标准】。",
  },
  staged: false,
  checklist: ["原理经专业人士核对", "数值均有标准出处", "自救建议来自官方指引", "示意图标注名称"],
  scenes: ["kepu", "svKnowledge"],
  since: "2026-11-22",
});
