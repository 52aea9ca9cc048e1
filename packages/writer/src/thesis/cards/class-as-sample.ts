import type { MethodCard } from "../method-card.ts";

export const classAsSample: MethodCard = {
  key: "class-as-sample",
  title: { zh: "班级与学生的说明", en: "Describing class and pupils" },
  methods: ["education"],
  roles: ["subjects"],
  standard: ["subjects"],
  cues: {
    zh: ["研究对象", "班级", "学生", "听了", "节课", "全班"],
    en: ["participants", "class of", "one class", "two classes", "lessons"],
  },
  sentences: {
    zh: [
      "班级写明学段、人数、男女、学习基础与任课教师的教龄，这些会影响课堂的样子。",
      "整班抽取时独立的单位是班而不是学生，几个班几百名学生，可比较的单位仍只有几个。",
      "听课的课型与内容须列出，新授、练习与复习课的互动本来就不同。",
      "公开课与常态课分开，公开课里的表现不代表平时。",
      "选这所学校与这些课的原因照实写，方便取得也是理由，但要说明它限制了什么。",
    ],
    en: [
      "A class should be described by stage, number of pupils, boys and girls, prior attainment and the teacher's years of experience, all of which shape what happens in it.",
      "When whole classes are taken, the independent unit is the class and not the pupil: several hundred pupils in a few classes are still only a few units to compare.",
      "The kind and content of the lessons observed should be listed, as interaction differs by nature between new, practice and revision lessons.",
      "Demonstration lessons should be kept apart from everyday ones, since what happens in the former does not represent the latter.",
      "The reason for choosing this school and these lessons should be given honestly; convenience is a reason too, but its consequences have to be stated.",
    ],
  },
  missing: {
    zh: ["班级人数与基础", "听课的日期、课型与内容"],
    en: ["size and prior attainment of the class", "dates, kinds and content of the lessons"],
  },
  limits: { zh: ["便利选取的班级不代表同年级。"], en: ["A class chosen for convenience does not represent its year group."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "听课一览", en: "Lessons observed" },
      head: { zh: ["日期", "课型", "内容", "学生数", "记录方式"], en: ["Date", "Kind", "Content", "Pupils", "Record"] },
    },
  ],
  never: { zh: [], en: [] },
};
