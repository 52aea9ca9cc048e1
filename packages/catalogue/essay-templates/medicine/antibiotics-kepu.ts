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
  title: { zh: "感冒了，要不要吃抗生素", en: "Should you take antibiotics for a cold?" },
  pattern: { zh: "感冒了，要不要吃抗生素", en: "Should you take antibiotics for a cold?" },
  slots: [],
  remark: { zh: "讲清病毒与细菌，不替医生下诊断", en: "Explain, do not diagnose" },
  keywords: [
    { zh: "抗生素", en: "antibiotics" },
    { zh: "感冒", en: "common cold" },
    { zh: "耐药", en: "resistance" },
    { zh: "科普", en: "popular science" },
  ],
  bring: [
    { zh: "医学专业人员审核", en: "a reviewer from medicine or pharmacy" },
    { zh: "官方用药指引", en: "official guidance on antibiotic use" },
  ],
  outline: [
    {
      title: { zh: "药箱里的那半盒", en: "The half-used box in the cabinet" },
      intent: { zh: "从家里剩药的一念之间写起", en: "Begin with the moment of reaching for leftover pills" },
      weight: 14,
    },
    {
      title: { zh: "普通感冒是谁引起的", en: "What causes a cold" },
      intent: { zh: "病毒与细菌差在哪里，读者能复述", en: "How viruses and bacteria differ, so a reader can retell it" },
      weight: 22,
      needs: ["source"],
    },
    {
      title: { zh: "抗生素能做什么、不能做什么", en: "What antibiotics can and cannot do" },
      intent: { zh: "打比方讲清作用对象", en: "Use one image to show what they act on" },
      weight: 20,
      mistake: { zh: "把消炎药与抗生素混用", en: "Mixes up anti-inflammatories and antibiotics" },
    },
    {
      title: { zh: "乱吃会怎样", en: "What careless use does" },
      intent: { zh: "不良反应与耐药讲机制，不靠吓", en: "Side effects and resistance by mechanism, not by fear" },
      weight: 18,
      needs: ["source"],
      mistake: { zh: "用“超级细菌”恐吓代替讲机制", en: '"Superbugs" to frighten, in place of the mechanism' },
    },
    {
      title: { zh: "这些情况要去看医生", en: "When to see a doctor" },
      intent: { zh: "照指引列警示信号，不替读者诊断", en: "Warning signs from the guidance, no diagnosis" },
      weight: 16,
      needs: ["source"],
      mistake: { zh: "给出具体用药剂量", en: "Gives doses" },
    },
    {
      title: { zh: "家里的药怎么处理", en: "What to do with the pills at home" },
      intent: { zh: "剩药怎样存、怎样交", en: "Keep or return leftovers: how and where" },
      weight: 10,
    },
  ],
  whyGood: [
    { zh: "从药箱里的半盒药讲起，亲切", en: "Begins with the half box everyone has" },
    { zh: "“消炎药”混称点得准", en: 'Clears up the loose word "anti-inflammatory"' },
    { zh: "只给就医信号，不给剂量和诊断", en: "Gives signs for seeing a doctor, never a dose or a diagnosis" },
  ],
  opening: [
    {
      type: "paragraph",
      text: {
        zh: "嗓子疼，流鼻涕，浑身没劲。翻开家里的药箱，正好有上次剩下的半盒抗生素，要不要先吃两颗“压一压”？",
        en: "A sore throat, a runny nose, no strength at all. In the medicine cabinet lies half a box of antibiotics from last time. Why not take a couple to keep it down?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "这大概是很多家庭都出现过的一幕。吃的人觉得稳妥，反正消消炎总没坏处；劝的人也说不清为什么不行。问题就出在“消炎”两个字上：它把好几种不同的药装进了同一个口袋。",
        en: 'Many households will know the scene. Whoever takes them feels on the safe side: surely something against inflammation can do no harm. Whoever objects cannot quite say why. The trouble starts with the phrase "something against inflammation", which puts several quite different medicines into one bag.',
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "普通感冒绝大多数由病毒引起。病毒很小，小到没有自己的“厨房”，要钻进人体细胞里借锅借灶才能繁殖；细菌则是独立的小生命，有自己的墙壁和工厂。抗生素的本领，是拆细菌的墙、停细菌的工厂，而病毒既没有这样的墙，也没有这样的工厂，抗生素到了它面前无从下手。",
        en: "Most common colds are caused by viruses. A virus is so small that it has no kitchen of its own; to multiply it must slip into a human cell and borrow the stove. A bacterium is an independent little creature with its own walls and its own workshop. What an antibiotic does is pull down the bacterium's wall or stop its workshop. A virus has neither such a wall nor such a workshop, so the antibiotic finds nothing to take hold of.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "所以，普通感冒吃抗生素，不会好得更快。医生常说的自然病程大约需要【待补充：权威指引中的时间】，这段时间里多休息、多喝水、对症缓解，往往就够了。",
        en: "That is why antibiotics do not make a common cold pass any sooner. Left to itself it usually takes about 【to fill in: time given in official guidance】; until then, rest, fluids and something for the symptoms are mostly enough.",
      },
    },
    { type: "paragraph", text: { zh: "那么，什么时候才需要它？", en: "So when are antibiotics needed?" } },
  ],
  hardSample: {
    title: { zh: "讲耐药不吓人", en: "Resistance without scaremongering" },
    text: {
      zh: "可以把身体里的细菌想成一块草地，绝大多数是无害甚至有益的草，偶尔混进几株杂草。抗生素像除草剂，喷一次，敏感的都倒下了，剩下少数天生不怕药的，反而得到了地盘和养分。下一次再喷，草地上就多是它们的后代。这就是耐药的由来。它不是人对药产生了抵抗，而是细菌的队伍被换了一批。每一次不必要的使用，都在替它们清场。反过来，确实需要时，按医嘱用够疗程，不随意停药，也是在减少残留，具体疗程请遵医嘱【待补充：官方提示】。",
      en: "Think of the bacteria in the body as a lawn: nearly all of it harmless or useful grass, now and then a few weeds. An antibiotic is like a weedkiller. Spray once, and whatever is sensitive falls; the few plants that happened to be immune gain space and food. Spray again, and the lawn is largely their offspring. That is how resistance arises. It is not that people become resistant to the drug; the ranks of the bacteria have been replaced. Every unnecessary course clears the ground for them. And when a course is needed, take it exactly as prescribed and do not stop or stretch it on your own; how long it lasts is for the doctor to say 【to fill in: official advice】.",
    },
  },
  staged: false,
  checklist: [
    { zh: "专业人员审核", en: "reviewed by a professional" },
    { zh: "不出现剂量", en: "no doses" },
    { zh: "警示信号来自指引", en: "warning signs taken from guidance" },
    { zh: "语气不恐吓", en: "tone does not frighten" },
  ],
  scenes: ["kepu", "svKnowledge"],
  since: "2026-11-22",
});
