import { defineScene } from "../../src/scene-schema.ts";

export const literatureReview = defineScene({
  key: "literatureReview",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "文献综述", en: "Literature review" },
  remark: { zh: "前人怎么说，还缺什么", en: "What others found, and what is missing" },
  marked: "",
  icon: "files",
  form: [
    {
      key: "topic",
      label: { zh: "综述题目", en: "Topic" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：短视频对大学生阅读习惯的影响",
        en: "e.g. short video and how students read",
      },
    },
    {
      key: "major",
      label: { zh: "专业", en: "Field" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：图书情报",
        en: "e.g. library science",
      },
    },
    {
      key: "content",
      label: { zh: "手上的文献与笔记", en: "Sources and notes" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：李敏（2021）问卷发现刷视频多的人读长文少；王越（2022）认为两者没有必然关系；国外多用日志法",
        en: "e.g. Li (2021): heavier viewers read fewer long texts; Wang (2022) sees no necessary link; diary studies are common abroad",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1500,
      step: 100,
      min: 500,
      max: 5000,
    },
  ],
  output: { kind: "article", register: "academic", unit: "char" },
  recipe: {
    role: "撰写文献综述的学生",
    task: "围绕题目写文献综述：界定范围，按主题归纳已有研究，比较观点与方法，指出分歧和不足，说明后续研究从哪里接上",
    structure: [
      { zh: "引言", en: "Introduction", fn: "bg", weight: 12 },
      { zh: "主要研究与观点", en: "Main findings and views", fn: "fact", weight: 36 },
      { zh: "研究方法比较", en: "Methods compared", fn: "compare", weight: 16 },
      { zh: "评述与不足", en: "Assessment and gaps", fn: "problem", weight: 22 },
      { zh: "研究展望", en: "Outlook", fn: "plan", weight: 10 },
      { zh: "参考文献", en: "References", fn: "list", weight: 4 },
    ],
    style: ["按主题归纳，不一篇一段罗列", "转述用自己的话"],
    constraints: ["文献、作者、年份和结论只用所给的", "引用处按所给文献的次序标 [1]，一篇没给的标一处【待补充】，不编"],
    en: {
      role: "the student doing the review",
      task: "Write a literature review that sets its scope, groups the work by theme, compares positions and shows the gap.",
      rules: [
        "organise by theme or debate, never source by source",
        "say how sources agree, differ and build on each other",
        "judge method as well as findings",
        "paraphrase and mark each citation",
        "let the gap lead to the question for further work",
      ],
    },
  },
});
