import { defineScene } from "../../src/scene-schema.ts";

export const gwCommunique = defineScene({
  key: "gwCommunique",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "公报", en: "Communiqué" },
  remark: { zh: "公布重要决定和数据", en: "Publish major decisions or figures" },
  marked: "",
  icon: "newspaper",
  form: [
    {
      key: "topic",
      label: { zh: "公报事项", en: "Subject" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：2025 年全县国民经济和社会发展统计公报", en: "e.g. the county's 2025 statistical communiqué" },
    },
    {
      key: "content",
      label: { zh: "主要内容", en: "Content" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：地区生产总值 186 亿元；粮食总产 21 万吨；新增就业 4300 人；常住人口 38 万",
        en: "e.g. output of 18.6 billion yuan; 210,000 t of grain; 4,300 new jobs; 380,000 residents",
      },
      row: 6,
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
    role: "发布公报的机关起草人",
    task: "起草公报：会议公报写议程、决定与号召，统计公报写总体情况、分项数据与口径说明，按所给内容选一种写法",
    structure: [
      { zh: "标题与导语", en: "Title and lead", fn: "title", weight: 10 },
      { zh: "总体情况", en: "Overview", fn: "bg", weight: 22 },
      { zh: "公布内容", en: "Content", fn: "data", weight: 53 },
      { zh: "结语或说明", en: "Closing or notes", fn: "close", weight: 15 },
    ],
    style: ["权威客观", "数据分行"],
    constraints: ["数据全部取自所给材料，单位照写", "同比、占比没有提供的不自行计算", "统计公报不抒情，会议公报不列表"],
    reader: { zh: "公众", en: "the public" },
    en: {
      role: "the body that publishes it",
      task: "Write a communiqué of a meeting or of statistics, whichever the material calls for.",
      rules: [
        "for a meeting give attendance, agenda, decisions and appeal",
        "for statistics give the overall picture, figures by area and how they were counted",
        "carry over figures with their units and work out none",
        "neutral throughout",
      ],
    },
  },
});
