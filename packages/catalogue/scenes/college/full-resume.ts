import { defineScene } from "../../src/scene-schema.ts";

export const fullResume = defineScene({
  key: "fullResume",
  type: "scene",
  category: "college",
  categories: ["college", "work"],
  title: { zh: "完整简历", en: "Full résumé" },
  remark: { zh: "个人简历，一份投得出去", en: "Education, work, skills, ready to send" },
  marked: "",
  icon: "identification-card",
  form: [
    {
      key: "name",
      label: { zh: "姓名", en: "Full name" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：周安",
        en: "e.g. Zhou An",
      },
    },
    {
      key: "targetJob",
      label: { zh: "求职意向", en: "Position wanted" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：内容运营",
        en: "e.g. content editor",
      },
    },
    {
      key: "major",
      label: { zh: "学历与专业", en: "Degree" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：本科，新闻学，2026 届",
        en: "e.g. BA in journalism, 2026",
      },
    },
    {
      key: "content",
      label: { zh: "教育与工作经历", en: "Education and work" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：2025 年 7 到 12 月在晨光出版社实习，编了 46 条短讯；校刊副主编两年；毕设做社区报",
        en: "e.g. intern at Chenguang Press, July to December 2025, 46 news items; deputy editor of the campus paper; a community paper as thesis",
      },
      row: 5,
    },
    {
      key: "advantage",
      label: { zh: "技能与证书", en: "Skills and certificates" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：会用排版软件；英语六级；拍过三期短片",
        en: "e.g. layout software; English certificate; three short films",
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
      min: 300,
      max: 3000,
    },
  ],
  output: { kind: "record", register: "tool", unit: "char" },
  recipe: {
    role: "正在投简历的求职者",
    task: "写一份完整简历，按基本信息、求职意向、教育、实习与工作、项目与校园经历、技能证书分块，每段经历写清时间、单位、角色和做成的事",
    structure: [
      { zh: "基本信息", en: "Personal details", fn: "table", weight: 14 },
      { zh: "教育背景", en: "Education", fn: "intro", weight: 12 },
      { zh: "实习与工作经历", en: "Experience", fn: "result", weight: 42 },
      { zh: "项目与校园经历", en: "Projects and campus", fn: "example", weight: 16 },
      { zh: "技能与证书", en: "Skills and certificates", fn: "sell", weight: 16 },
    ],
    style: ["时间倒序", "动词开头，一条一事"],
    constraints: ["联系方式没给的标【待补充】", "经历、数字和证书不得虚构", "不写与岗位无关的个人隐私"],
    reader: { zh: "筛简历的人", en: "whoever sifts the applications" },
    en: {
      role: "the applicant",
      task: "Write a complete résumé in blocks: personal details, target, education, experience, projects and skills.",
      rules: [
        "reverse chronological order in each block",
        "give each entry dates, organisation and role, then bullets",
        "start each bullet with an action verb and end it on a result",
        'drop the pronoun "I"',
        "leave out age, photograph, marital status and whatever the job does not need",
      ],
    },
  },
});
