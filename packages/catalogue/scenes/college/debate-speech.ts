import { defineScene } from "../../src/scene-schema.ts";

export const debateSpeech = defineScene({
  key: "debateSpeech",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "辩论稿", en: "Debate speech" },
  remark: { zh: "立论、攻防、总结，一套连贯", en: "Case, rebuttal and summary in one draft" },
  marked: "",
  icon: "scales",
  form: [
    {
      key: "topic",
      label: { zh: "辩题", en: "Motion" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：大学生该不该把兼职放在实习前面", en: "e.g. students should choose part-time jobs over internships" },
    },
    {
      key: "point",
      label: { zh: "我方立场", en: "Your side" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：反方：实习更能检验所学", en: "e.g. against: an internship puts what you study to the test" },
    },
    {
      key: "content",
      label: { zh: "论据与例子", en: "Evidence and examples" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：学长在律所实习两个月学会查判例；兼职时薪低、重复；对方可能说兼职能减轻家里负担",
        en: "e.g. a senior learned case research in a two-month placement; part-time work repeats itself; they may say it pays the rent",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "准备上场的一辩辩手",
    task: "围绕辩题与己方立场写一辩立论稿，并附攻防要点与总结陈词",
    structure: [
      { zh: "开篇定义与标准", en: "Definition and standard", fn: "argue", weight: 20 },
      { zh: "论点一", en: "First argument", fn: "argue", weight: 20 },
      { zh: "论点二", en: "Second argument", fn: "argue", weight: 20 },
      { zh: "对方可能的质疑与回应", en: "Rebuttal", fn: "rebut", weight: 25 },
      { zh: "总结陈词", en: "Summary", fn: "close", weight: 15 },
    ],
    style: ["定义—标准—论证层层推进", "比喻少而准"],
    constraints: ["论据须是公认事实或逻辑推演，不虚构研究与数据"],
    en: {
      role: "the first speaker of the team",
      task: "Write a constructive debate speech with definition, standard and arguments, followed by rebuttal notes and a closing summary.",
      rules: [
        "define the motion fairly, then say what the side has to prove",
        "give each argument a label, a reason, an example and its impact",
        "answer the other side's best case",
        "in the summary weigh the clash, bring no new argument",
      ],
    },
  },
});
