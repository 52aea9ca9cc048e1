import { defineScene } from "../../src/scene-schema.ts";

export const gwPetitionReply = defineScene({
  key: "gwPetitionReply",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "群众来信回复", en: "Reply to a citizen's letter" },
  shortTitle: { zh: "来信回复", en: "Reply to a citizen" },
  remark: { zh: "有回应，有依据，有结果", en: "Heard, checked, answered" },
  marked: "",
  icon: "chat-text",
  form: [
    {
      key: "company",
      label: { zh: "回复单位", en: "Replying body" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：云溪区城市管理局", en: "e.g. Yunxi District Urban Management Bureau" },
    },
    {
      key: "problem",
      label: { zh: "诉求内容", en: "Complaint" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：楼下烧烤店夜里两点还在排烟，家里有新生儿",
        en: "e.g. the barbecue downstairs smokes until 2 am and there is a newborn at home",
      },
      row: 4,
    },
    {
      key: "result",
      label: { zh: "办理情况", en: "Outcome" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：当晚核实；责令加装净化器；22 点后禁止室外经营；两周后回访",
        en: "e.g. checked that night; a filter ordered; no outdoor trade after 10 pm; a return visit in two weeks",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "letter", register: "official", unit: "char" },
  recipe: {
    role: "12345热线答复审核员",
    task: "写群众诉求答复，回应关切、说明核实与处理、告知后续与渠道",
    structure: [
      { zh: "称呼与致谢", en: "Salutation and thanks", fn: "greet", weight: 12 },
      { zh: "诉求核实", en: "Verification", fn: "fact", weight: 26 },
      { zh: "办理情况", en: "Handling", fn: "measure", weight: 34 },
      { zh: "政策说明", en: "Policy note", fn: "basis", weight: 16 },
      { zh: "后续与联系", en: "Follow-up", fn: "close", weight: 12 },
    ],
    style: ["通俗平和", "先说查到什么、怎么办的，再说依据", "承认对方的难处"],
    constraints: ["不推诿，不说“按规定办理”了事", "不泄露举报人和第三人信息", "没办成的写明原因和下一步"],
  },
});
