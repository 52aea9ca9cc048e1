import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const teachingInternReport = defineTemplate({
  slug: "teaching-intern-report",
  kind: "practice",
  discipline: "education",
  major: { zh: "师范类", en: "Teacher Education" },
  levels: ["undergraduate", "juniorCollege"],
  method: "case",
  length: { default: 3500, min: 1500, max: 6000 },
  numbering: "B",
  title: { zh: "初级中学语文教育实习报告", en: "Teaching Practice Report in a Junior High School" },
  pattern: "〔学校〕〔学科〕教育实习报告",
  slots: [
    { label: "学校", default: "初级中学" },
    { label: "学科", default: "语文" },
  ],
  remark: { zh: "三节课、一次班会、一个学生，就够了", en: "Three lessons, one class meeting, one pupil" },
  keywords: ["教育实习", "教学反思", "班主任工作", "听课"],
  bring: ["听课记录", "教案与说课稿", "实习鉴定"],
  outline: [
    { title: { zh: "实习概况", en: "Overview" }, intent: "时间、学校、指导教师、任务量", weight: 10, needs: ["table"] },
    {
      title: { zh: "教学工作", en: "Teaching" },
      intent: "三节课三种状态",
      weight: 36,
      needs: ["data"],
      children: [
        {
          title: { zh: "失控的第一课", en: "The first lesson" },
          intent: "写提问为何无人回答",
          weight: 12,
          needs: ["data"],
          mistake: "只写“紧张”",
        },
        { title: { zh: "改过的第二课", en: "The revised lesson" }, intent: "对照写改动与效果", weight: 12, needs: ["table"] },
        { title: { zh: "公开课与评课", en: "The open lesson" }, intent: "记录评课意见并回应", weight: 12, needs: ["data"] },
      ],
    },
    { title: { zh: "班主任工作", en: "Class work" }, intent: "一次班会的策划与意外", weight: 20, needs: ["data"] },
    { title: { zh: "一个学生", en: "One pupil" }, intent: "写接近过程与分寸", weight: 16, needs: ["data"], mistake: "暴露学生隐私" },
    { title: { zh: "反思与成长", en: "Reflection" }, intent: "三个认识各配一个例子", weight: 18, mistake: "通篇套话没有例子" },
  ],
  whyGood: ["学生一句话成为全文转折，真实", "两节课对照写，看得见改进", "放开之后又出现新问题，没有神化"],
  opening: [
    { type: "heading", text: "一、实习概况" },
    {
      type: "paragraph",
      text: "笔者于【待补充：起止日期】在一所初级中学实习，担任初一年级语文课与班主任见习，期间听课、授课、批改与班会的具体数量见表1。指导教师要求不高：把课上完整，把作业看仔细，记住每个学生的名字。做下来才知道，三件事没有一件容易。",
    },
    { type: "heading", text: "二、教学工作" },
    { type: "heading", text: "（一）失控的第一课" },
    {
      type: "paragraph",
      text: "第一次上课讲的是一篇散文。我准备了满满几页教案，设计了八个提问，每个问题后面都写好了学生“可能的回答”。上课后，前几个问题还有人应声，到“这里表达了作者怎样的情感”时，教室突然安静了。我等了几秒，自己把答案说了出来，然后一路说到下课。",
    },
    {
      type: "paragraph",
      text: "课后我问一个平时活跃的男生为什么不举手，他说：“老师，你问的不是一个问题，是要我们猜你的答案。”这句话我记在听课本的第一页。回头看那些提问，确实每一个都只通向一个词。",
    },
  ],
  hardSample: {
    title: "改课的对照",
    text: "第二次上课前，我把原来的提问压缩为一个主问题：“文中的父亲前后说了几句差不多的话，哪一句你觉得最不一样？”学生可以选择任意一句，但必须读出来并指出依据。课堂不再是我问他答，而是几组学生为“哪一句”争了起来。有人注意到标点的变化，这是我备课时没有看到的。不过新的问题也出现了：讨论用时超出计划【待补充：分钟】，后面的练笔没有完成。指导老师说，放得开之后要学会收，这成了第三节课的重点。",
  },
  staged: true,
  checklist: ["学生匿名", "教案附录齐全", "鉴定盖章", "数字与记录一致"],
  scenes: ["internSummary", "lessonPlan", "classMeeting"],
  since: "2026-11-22",
});
