import { defineScene } from "../../src/scene-schema.ts";

export const resumeStar = defineScene({
  key: "resumeStar",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "简历经历优化", en: "Résumé bullets" },
  remark: { zh: "一段经历，改成三句亮点", en: "Turn a job into three strong lines" },
  marked: "",
  icon: "identification-card",
  form: [
    {
      key: "targetJob",
      label: { zh: "目标岗位", en: "Target role" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：用户运营", en: "e.g. user operations" },
    },
    {
      key: "content",
      label: { zh: "原始经历", en: "What you did" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：在社团管过 400 人的群，做过打卡活动，每天大概 80 人参加，后来做成了周报",
        en: "e.g. ran a 400-person group, started a daily challenge with about 80 joining, then a weekly digest",
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
  output: { kind: "list", register: "tool", unit: "char" },
  recipe: {
    role: "修改自己简历的求职者",
    task: "用 STAR 法改写经历，每条一句，突出动作与结果，并附关键词",
    structure: [
      { zh: "经历条目", en: "Bullets", fn: "list", weight: 65 },
      { zh: "匹配关键词", en: "Keywords", fn: "tag", weight: 15 },
      { zh: "个人概述", en: "Summary", fn: "intro", weight: 20 },
    ],
    style: ["动词开头", "结果在后"],
    constraints: ["缺的数字标【待补充】，不虚构", "每条不超过四十字", "不用“参与”开头，写清本人做的部分"],
    reader: { zh: "筛简历的人", en: "whoever sifts the applications" },
    en: {
      role: "the applicant",
      task: "Rework the experience into résumé bullets for the target role, with keywords and a summary.",
      rules: [
        "begin each bullet with a strong past-tense verb and end with the result",
        'no "I", no "responsible for", no "helped with"',
        "say what the writer did, not what the team did",
        'put "[To add: figure]" where a number is missing',
        "order bullets by what the target role asks",
        "take keywords only from what the experience bears out",
      ],
    },
  },
});
