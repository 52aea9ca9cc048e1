import { defineScene } from "../../src/scene-schema.ts";

export const motivationLetter = defineScene({
  key: "motivationLetter",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "交换项目动机信", en: "Exchange motivation letter" },
  remark: { zh: "为什么去、去做什么", en: "Why there, and what you'll do" },
  marked: "",
  icon: "airplane-tilt",
  form: [
    {
      key: "target",
      label: { zh: "目标学校或项目", en: "School or programme" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：奥斯陆大学春季交换", en: "e.g. spring exchange at the University of Oslo" },
    },
    {
      key: "major",
      label: { zh: "专业", en: "Major" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：环境科学", en: "e.g. environmental science" },
    },
    {
      key: "advantage",
      label: { zh: "优势与准备", en: "Strengths" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：雅思 7 分；修过北欧政策课；带过国际学生参观湿地",
        en: "e.g. IELTS 7; took a course on Nordic policy; guided international students round a wetland",
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
  output: { kind: "letter", register: "letter", unit: "char" },
  recipe: {
    role: "国际处项目官员",
    task: "写交换或暑校申请动机信，说明匹配度、学习计划与回国后的用处",
    structure: [
      { zh: "称呼与意愿", en: "Salutation and intent", fn: "greet", weight: 10 },
      { zh: "为什么是这个项目", en: "Why this programme", fn: "argue", weight: 25 },
      { zh: "我的准备", en: "My preparation", fn: "sell", weight: 25 },
      { zh: "学习计划", en: "Study plan", fn: "plan", weight: 25 },
      { zh: "贡献与致谢", en: "Contribution and thanks", fn: "thanks", weight: 15 },
    ],
    style: ["具体到课程方向", "礼貌自信"],
    constraints: ["不虚构对方课程名称", "无信息处标待补"],
  },
});
