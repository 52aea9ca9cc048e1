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
      "An approach is a way of choosing material and putting questions; it should be said which passages it brings into view and which it leaves in the background.",
      "For a concept borrowed from theory, the text should say which phenomenon in the works it refers to; a concept without such a phenomenon should not be used.",
      "The steps are collecting, sorting, comparing and interpreting, and the categories should be settled after collecting and before interpreting.",
      "Of a historical source, the date, author and purpose are established before its content is used; in the reverse order later views are taken for facts of the time.",
      "Counting and close reading can be combined: counting shows where to read, and reading shows what lies behind the numbers.",
    ],
  },
  missing: {
    zh: ["选用的角度与理由", "分类的标准"],
    en: ["the approach chosen and the reason for it", "the categories and how they were settled"],
  },
  limits: { zh: ["角度之外的问题本文不作回答。"], en: ["Questions outside the chosen approach are not answered by this thesis."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
