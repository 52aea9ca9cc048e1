import type { MethodCard } from "../method-card.ts";

export const approachToSources: MethodCard = {
  key: "approach-to-sources",
  title: { zh: "考察的角度与方法", en: "Approach to the sources" },
  methods: ["humanities"],
  roles: ["theory", "literature"],
  standard: ["theory"],
  cues: { zh: ["考察的角度", "角度与方法", "方法"], en: ["approach"] },
  sentences: {
    zh: [
      "角度是选取材料与提问的方式，写明它使哪些段落进入视野、哪些退到后面。",
      "借用理论概念须说明在本文里指文本的哪一种现象，找不到对应现象的概念不用。",
      "考察的步骤是收集、分类、比较、解释，分类的标准在收集之后、解释之前定下。",
      "史料先辨形成的时间、作者与目的，再用其内容，次序颠倒会把后人的说法当作当时的事实。",
      "统计与细读可以并用，统计指出去哪里读，细读说明数字背后是什么。",
    ],
    en: [
      "An approach decides what is taken and asked; it is said which passages it brings forward and which it leaves behind.",
      "A borrowed concept names a phenomenon of the text here, and without one it is not used.",
      "One collects, sorts, compares and explains, with categories settled after collecting and before explaining.",
      "Sources are asked for time, maker and purpose before content, or later views pass for facts of the time.",
      "Counting shows where to read and close reading what lies behind the numbers.",
    ],
  },
  missing: { zh: ["选用的角度与理由", "分类的标准"], en: ["the approach and its reason", "the categories"] },
  limits: { zh: ["角度之外的问题本文不作回答。"], en: ["Questions outside it are not answered here."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
