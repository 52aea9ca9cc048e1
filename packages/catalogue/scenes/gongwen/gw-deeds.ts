import { defineScene } from "../../src/scene-schema.ts";

export const gwDeeds = defineScene({
  key: "gwDeeds",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "先进事迹材料", en: "Role-model story" },
  remark: { zh: "把人写活，把事写实", en: "A real person, real deeds" },
  marked: "",
  icon: "star",
  form: [
    {
      key: "name",
      label: { zh: "人物或集体", en: "Person or team" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：张桂英", en: "e.g. Zhang Guiying" },
    },
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：环卫所清扫三班班长", en: "e.g. head of a street-cleaning crew" },
    },
    {
      key: "content",
      label: { zh: "事迹", en: "Deeds" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：凌晨 3 点出工，十六年没缺一次；雪天背老人过天桥；捡到 4 万元等到失主",
        en: "e.g. at work by 3 am for sixteen years; carried an old man over the bridge in snow; waited to return 40,000 yuan",
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
  output: { kind: "article", register: "official", unit: "char" },
  recipe: {
    role: "先进典型宣传作家",
    task: "写先进事迹材料，以人物为中心，选取三四个事例展现品质，事例写到时间、场面和结果",
    structure: [
      { zh: "人物简介", en: "Profile", fn: "intro", weight: 12 },
      { zh: "坚守岗位", en: "On duty", fn: "scene", weight: 28 },
      { zh: "攻坚克难", en: "Under pressure", fn: "example", weight: 28 },
      { zh: "温暖他人", en: "Kindness", fn: "example", weight: 20 },
      { zh: "结语", en: "Closing", fn: "close", weight: 12 },
    ],
    style: ["场面描写与评述结合，描写多于评述"],
    constraints: ["不神化", "人物的话和心理只用材料里有的", "家庭与健康状况写得适度"],
  },
});
