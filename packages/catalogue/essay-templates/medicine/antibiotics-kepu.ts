import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const antibioticsKepu = defineTemplate({
  slug: "antibiotics-kepu",
  kind: "kepu",
  discipline: "medicine",
  major: { zh: "临床药学", en: "Clinical Pharmacy" },
  levels: ["any"],
  method: "argument",
  length: { default: 1600, min: 1000, max: 4000 },
  numbering: "none",
  title: { zh: "感冒了，要不要吃抗生素", en: "Should You Take Antibiotics for a Cold" },
  pattern: "感冒了，要不要吃抗生素",
  slots: [],
  remark: { zh: "讲清病毒与细菌，不替医生下诊断", en: "Explain, do not diagnose" },
  keywords: ["抗生素", "感冒", "耐药", "科普"],
  bring: ["医学专业人员审核", "官方用药指引"],
  outline: [
    { title: { zh: "药箱里的那半盒", en: "The half box" }, intent: "从家庭场景切入", weight: 14 },
    { title: { zh: "普通感冒是谁引起的", en: "What causes a cold" }, intent: "病毒与细菌的区别", weight: 22, needs: ["source"] },
    {
      title: { zh: "抗生素能做什么、不能做什么", en: "What antibiotics do" },
      intent: "用锁与钥匙比喻",
      weight: 20,
      mistake: "把消炎药与抗生素混用",
    },
    { title: { zh: "乱吃会怎样", en: "Misuse" }, intent: "不良反应与耐药", weight: 18, needs: ["source"], mistake: "用恐吓语气" },
    {
      title: { zh: "这些情况要去看医生", en: "When to see a doctor" },
      intent: "列警示信号，不做诊断",
      weight: 16,
      needs: ["source"],
      mistake: "给出具体用药剂量",
    },
    { title: { zh: "家里的药怎么处理", en: "At home" }, intent: "剩药与回收", weight: 10 },
  ],
  whyGood: ["从药箱里的半盒药讲起，亲切", "“消炎药”混称点得准", "只给就医信号，不给剂量和诊断"],
  opening: [
    { type: "paragraph", text: "嗓子疼，流鼻涕，浑身没劲。翻开家里的药箱，正好有上次剩下的半盒抗生素，要不要先吃两颗“压一压”？" },
    {
      type: "paragraph",
      text: "这大概是很多家庭都出现过的一幕。吃的人觉得稳妥，反正消消炎总没坏处；劝的人也说不清为什么不行。问题就出在“消炎”两个字上：它把好几种不同的药装进了同一个口袋。",
    },
    {
      type: "paragraph",
      text: "普通感冒绝大多数由病毒引起。病毒很小，小到没有自己的“厨房”，要钻进人体细胞里借锅借灶才能繁殖；细菌则是独立的小生命，有自己的墙壁和工厂。抗生素的本领，是拆细菌的墙、停细菌的工厂，而病毒既没有这样的墙，也没有这样的工厂，抗生素到了它面前无从下手。",
    },
    {
      type: "paragraph",
      text: "所以，普通感冒吃抗生素，不会好得更快。医生常说的自然病程大约需要【待补充：权威指引中的时间】，这段时间里多休息、多喝水、对症缓解，往往就够了。",
    },
    { type: "paragraph", text: "那么，什么时候才需要它？" },
  ],
  hardSample: {
    title: "讲耐药不吓人",
    text: "可以把身体里的细菌想成一块草地，绝大多数是无害甚至有益的草，偶尔混进几株杂草。抗生素像除草剂，喷一次，敏感的都倒下了，剩下少数天生不怕药的，反而得到了地盘和养分。下一次再喷，草地上就多是它们的后代。这就是耐药的由来。它不是人对药产生了抵抗，而是细菌的队伍被换了一批。每一次不必要的使用，都在替它们清场。反过来，确实需要时，按医嘱用够疗程，不随意停药，也是在减少残留，具体疗程请遵医嘱【待补充：官方提示】。",
  },
  staged: false,
  checklist: ["专业人员审核", "不出现剂量", "警示信号来自指引", "语气不恐吓"],
  scenes: ["kepu", "svKnowledge"],
  since: "2026-11-22",
});
