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
  title: { zh: "电梯为什么不会像电影里那样坠落", en: "Why lifts do not plunge the way they do in films" },
  pattern: { zh: "电梯为什么不会像电影里那样坠落", en: "Why lifts do not plunge the way they do in films" },
  slots: [],
  remark: { zh: "用“几道保险”讲清一个让人害怕的问题", en: "A fear answered by layers of safety" },
  keywords: [
    { zh: "电梯", en: "lift" },
    { zh: "安全钳", en: "safety gear" },
    { zh: "限速器", en: "overspeed governor" },
    { zh: "科普", en: "popular science" },
  ],
  bring: [
    { zh: "请专业人士核对原理", en: "an expert to check the principles" },
    { zh: "示意图来源", en: "sources of the drawings" },
  ],
  outline: [
    {
      title: { zh: "从一个常见的恐惧说起", en: "Starting from a common fear" },
      intent: { zh: "用电影镜头引出疑问，立刻给结论", en: "A film scene, a question, and the answer at once" },
      weight: 14,
    },
    {
      title: { zh: "吊着轿厢的不止一根绳", en: "More than one rope" },
      intent: { zh: "讲冗余与安全系数，用换绳标准作例", en: "Redundancy and safety factor, by when ropes are replaced" },
      weight: 18,
      needs: ["figure"],
    },
    {
      title: { zh: "真超速了会怎样", en: "If it does overspeed" },
      intent: { zh: "限速器与安全钳怎样靠机械动作", en: "How governor and safety gear act by mechanics alone" },
      weight: 24,
      needs: ["figure"],
      mistake: { zh: "堆术语不打比方", en: "Terms piled up without one image" },
    },
    {
      title: { zh: "对重和缓冲器在做什么", en: "What the counterweight and the buffer do" },
      intent: { zh: "说明空梯失控更可能向上走", en: "Why an empty lift out of control tends to rise" },
      weight: 14,
      needs: ["figure"],
    },
    {
      title: { zh: "三个常见误区", en: "Three myths" },
      intent: { zh: "起跳自救、扒门、超载各驳一次", en: "Jumping, forcing the door, overloading: refute each" },
      weight: 18,
      needs: ["source"],
      mistake: { zh: "给出没有依据的急救建议", en: "Advice for emergencies without a source" },
    },
    {
      title: { zh: "被困时的正确做法", en: "If you are stuck" },
      intent: { zh: "给两三步可执行的动作，注明出处", en: "Two or three steps one can do, with their source" },
      weight: 12,
      needs: ["source"],
    },
  ],
  whyGood: [
    { zh: "从恐惧切入，一路用“后面还有一道”推进", en: 'Starts from a fear and moves on by "and behind it there is another"' },
    { zh: "比喻贴着机械动作走，没有失真", en: "Images follow the mechanics without bending them" },
    { zh: "误区与自救分开写，建议可执行", en: "Myths and advice are apart, and the advice can be followed" },
  ],
  opening: [
    {
      type: "paragraph",
      text: {
        zh: "电影里常有这样的镜头：钢丝绳一根根崩断，轿厢呼啸着砸向井底。于是不少人走进电梯时会想，万一绳子断了怎么办？有人甚至认真讨论过，落地前一刻跳起来能不能保命。",
        en: "Films have a scene like this: the steel ropes snap one after another, and the car shoots screaming down the shaft. So quite a few people, stepping into a lift, wonder what if the rope breaks. Some have seriously discussed whether jumping at the last moment would save you.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "先说结论：正规维护的电梯几乎不会出现自由坠落。原因并不是绳子“绝对不断”，而是设计者从一开始就假设绳子可能断，然后在它后面又排了好几道保险。",
        en: 'The answer first: a lift that is properly maintained hardly ever falls freely. Not because its ropes "never break", but because designers assumed from the start that they might, and placed several more safeguards behind them.',
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "第一道保险就是绳子本身。轿厢并不是挂在一根绳上，而是由多根钢丝绳共同悬挂，每一根单独就能承受远大于轿厢重量的拉力，这种“多出来的能力”在工程上叫安全系数，具体数值由标准规定【待补充：标准名称与数值】。维护人员会定期测量绳径、检查断丝，超过限度就必须更换。换句话说，绳子通常是在“还很结实”的时候退休的，而不是用到断为止。",
        en: "The first safeguard is the rope itself. The car does not hang on one but on several steel ropes together, and each alone can carry far more than the car weighs. This extra capacity is called a safety factor in engineering, and its value is set by a standard 【to fill in: name and value of the standard】. Maintenance staff measure the ropes regularly and look for broken wires; beyond a limit they have to be replaced. In other words, ropes usually retire while they are still strong, not when they give way.",
      },
    },
    { type: "paragraph", text: { zh: "那么，假如它们真的一起失效呢？", en: "But suppose they all failed at once?" } },
  ],
  hardSample: {
    title: { zh: "把安全钳讲明白", en: "Explaining the safety gear" },
    text: {
      zh: "限速器可以想象成一个随轿厢一起转动的“体育老师”。平时它跟着跑，不出声；一旦轿厢跑得比规定速度还快，甩块在离心力作用下张开，卡住棘轮，限速器的绳子突然不动了，而轿厢还在往下走，于是绳子把轿厢两侧的楔块提了起来。楔块夹在导轨上，轿厢越往下，夹得越紧，像门缝里的木楔。整个过程不需要用电，停电时照样有效。具体动作速度由标准规定【待补充：核对标准】。",
      en: "Think of the overspeed governor as a sports teacher who runs along with the car. Usually it runs in silence. Once the car goes faster than allowed, weights swing out under centrifugal force and catch a ratchet; the governor's rope suddenly stops while the car is still moving down, so the rope pulls up wedges on both sides of the car. The wedges clamp the guide rails, and the further the car goes down, the tighter they grip, like a wooden wedge under a door. None of this needs electricity; it works in a power cut as well. The speed at which it acts is set by a standard 【to fill in: check the standard】.",
    },
  },
  staged: false,
  checklist: [
    { zh: "原理经专业人士核对", en: "principles checked by an expert" },
    { zh: "数值均有标准出处", en: "figures come from standards" },
    { zh: "自救建议来自官方指引", en: "advice comes from official guidance" },
    { zh: "示意图标注名称", en: "drawings labelled" },
  ],
  scenes: ["kepu", "svKnowledge"],
  since: "2026-11-22",
});
