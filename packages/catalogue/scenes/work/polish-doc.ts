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
