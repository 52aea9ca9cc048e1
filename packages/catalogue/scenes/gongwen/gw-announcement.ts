import { defineScene } from "../../src/scene-schema.ts";

export const gwAnnouncement = defineScene({
  key: "gwAnnouncement",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "公告", en: "Public announcement" },
  remark: { zh: "向社会宣布法定事项", en: "A formal matter for the whole public" },
  marked: "",
  icon: "megaphone",
  form: [
    {
      key: "company",
      label: { zh: "发布机关", en: "Issuing body" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：市自然资源局", en: "e.g. the Municipal Bureau of Natural Resources" },
    },
    {
      key: "topic",
      label: { zh: "公告事项", en: "Matter" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：挂牌出让城南 3 号地块使用权", en: "e.g. listing of the land-use right for Chengnan plot 3" },
    },
    {
      key: "content",
      label: { zh: "具体事项", en: "Details" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：面积 2.4 万平方米，工业用地；6 月 1 日到 20 日报名；网上交易系统办理",
        en: "e.g. 24,000 m², industrial; registration 1–20 June; handled through the online system",
      },
      row: 5,
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
  output: { kind: "official", register: "official", unit: "char" },
  recipe: {
    role: "发布机关的公告起草人",
    task: "起草公告，写明依据、公告事项与施行说明",
    structure: [
      { zh: "标题", en: "Title", fn: "title", weight: 10 },
      { zh: "公告依据", en: "Basis", fn: "basis", weight: 22 },
      { zh: "公告事项", en: "Matters", fn: "list", weight: 48 },
      { zh: "联系方式与结语", en: "Contact and closing", fn: "close", weight: 12 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 8 },
    ],
    style: ["简洁明白", "事项编号"],
    constraints: ["不用于内部事务", "结语“特此公告”", "报名、异议等期限写明起止日"],
  },
});
