import { defineScene } from "../../src/scene-schema.ts";

export const polishDoc = defineScene({
  key: "polishDoc",
  type: "scene",
  category: "work",
  categories: ["work", "tool"],
  title: { zh: "文章润色", en: "Polish" },
  remark: { zh: "错字病句改掉，句子理顺", en: "Fix the errors, smooth the sentences" },
  marked: "red",
  icon: "pencil-line",
  form: [
    {
      key: "content",
      label: { zh: "原文", en: "Original text" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴要润色的文字，改完附上改动说明", en: "Paste the text. You get it back with a list of changes" },
      row: 8,
    },
  ],
  example: {
    content: {
      zh: "这个项目从三月份开始，大约两个月左右的时间里，我们和六家门店进行了沟通。遇到的问题涉及到库存和退货，原因是因为两边的表格不一样。目前用户超过 3000 人以上，比预期多 15%，反馈全部都记在表里。",
      en: "In order to finish by June, we met a large number of shops in March. The majority of questions were about returns, due to the fact that the two forms did not match. At this point in time we have 3,200 users, which is 15% more than planned.",
    },
  },
  output: { kind: "transform", register: "tool", unit: "source" },
  recipe: {
    role: "报刊语言编辑",
    task: "润色全文：改正错别字与病句，理顺逻辑，提升表达，随后列出主要改动",
    structure: [
      { zh: "润色稿", en: "Polished text", fn: "fact", weight: 85 },
      { zh: "主要改动", en: "Changes", fn: "list", weight: 15 },
    ],
    style: ["尊重原作者语气", "改动有理由"],
    constraints: ["不改变观点、数据与结构层级", "改动说明不超过五条，每条写明原句、改后与原因"],
    en: {
      role: "the editor of the text",
      task: "Correct and polish the text: errors, clumsy sentences, loose links; then list the main changes.",
      rules: [
        "keep the author's voice, view, facts and order of headings",
        "leave a sentence that is already good alone",
        "list at most five changes as original, changed to, why",
      ],
    },
  },
});
