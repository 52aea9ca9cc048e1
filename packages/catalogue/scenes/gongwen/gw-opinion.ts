import { defineScene } from "../../src/scene-schema.ts";

export const gwOpinion = defineScene({
  key: "gwOpinion",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "意见", en: "Guiding opinions" },
  remark: { zh: "讲清方向和怎么办", en: "Where to go and how to get there" },
  marked: "",
  icon: "clipboard-text",
  form: [
    {
      key: "company",
      label: { zh: "发文单位", en: "Issuing body" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：省教育厅", en: "e.g. the Provincial Department of Education" },
    },
    {
      key: "topic",
      label: { zh: "事由", en: "Subject" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：加强中小学劳动教育", en: "e.g. more hands-on work in primary and secondary schools" },
    },
    {
      key: "content",
      label: { zh: "政策要点", en: "Policy points" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：每周不少于 1 课时；建校外实践点；配兼职教师；纳入综合素质评价",
        en: "e.g. at least one lesson a week; off-campus sites; part-time teachers; part of each pupil's record",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1000,
      step: 100,
      min: 200,
      max: 5000,
    },
  ],
  output: { kind: "official", register: "official", unit: "char" },
  recipe: {
    role: "政策研究室研究员",
    task: "起草指导性意见，写总体要求、主要任务、保障措施",
    structure: [
      { zh: "标题与引言", en: "Title and preamble", fn: "title", weight: 8 },
      { zh: "总体要求", en: "Overall requirements", fn: "purpose", weight: 20 },
      { zh: "主要任务", en: "Main tasks", fn: "measure", weight: 49 },
      { zh: "保障措施", en: "Safeguards", fn: "require", weight: 17 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 6 },
    ],
    style: ["任务句式“动词+对象+标准”", "层级完整"],
    constraints: ["一项任务只写一处，牵头单位唯一", "不越出制定机关的职权", "没有依据的量化指标写成方向，不写数字"],
  },
});
