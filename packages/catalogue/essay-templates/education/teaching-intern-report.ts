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
  title: { zh: "初级中学语文教育实习报告", en: "Teaching practice report: Chinese in a junior high school" },
  pattern: { zh: "〔学校〕〔学科〕教育实习报告", en: "Teaching practice report: 〔subject〕 in 〔school〕" },
  slots: [
    { label: { zh: "学校", en: "school" }, default: { zh: "初级中学", en: "a junior high school" } },
    { label: { zh: "学科", en: "subject" }, default: { zh: "语文", en: "Chinese" } },
  ],
  remark: { zh: "三节课、一次班会、一个学生，就够了", en: "Three lessons, one class meeting and one pupil are enough" },
  keywords: [
    { zh: "教育实习", en: "teaching practice" },
    { zh: "教学反思", en: "reflection" },
    { zh: "班主任工作", en: "class teacher's work" },
    { zh: "听课", en: "lesson observation" },
  ],
  bring: [
    { zh: "听课与批改记录", en: "Records of observation and marking" },
    { zh: "三份教案及修改稿", en: "Three lesson plans with revisions" },
    { zh: "实习鉴定", en: "Placement appraisal" },
    { zh: "涉及学生处的同意", en: "Consent where pupils are mentioned" },
  ],
  outline: [
    {
      title: { zh: "实习概况", en: "Overview of the placement" },
      intent: { zh: "时间、学校、指导教师、任务量，用表代替叙述", en: "Time, school, supervisor and load, in a table" },
      weight: 10,
      needs: ["table"],
    },
    {
      title: { zh: "教学工作", en: "Teaching" },
      intent: { zh: "三节课三种状态，后一课回应前一课的问题", en: "Three lessons, each answering the trouble of the last" },
      weight: 36,
      needs: ["data"],
      children: [
        {
          title: { zh: "失控的第一课", en: "The first lesson goes wrong" },
          intent: { zh: "写提问为何无人回答，问题出在设计哪里", en: "Why nobody answered, and the flaw in the design" },
          weight: 12,
          needs: ["data"],
          mistake: { zh: "只写“紧张”", en: "Writing only “I was nervous”" },
        },
        {
          title: { zh: "改过的第二课", en: "The second lesson, revised" },
          intent: { zh: "对照写改动、理由与新出现的问题", en: "Changes, reasons and the new problem" },
          weight: 12,
          needs: ["table"],
        },
        {
          title: { zh: "公开课与评课", en: "Open lesson and comments" },
          intent: { zh: "记录评课意见，逐条说明接受与否", en: "The comments, each accepted or not, with reasons" },
          weight: 12,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "班主任工作", en: "Work with the class" },
      intent: { zh: "一次班会的策划、意外与当场的处理", en: "Planning a class meeting, the surprise and the response" },
      weight: 20,
      needs: ["data"],
    },
    {
      title: { zh: "一个学生", en: "One pupil" },
      intent: { zh: "写接近过程与分寸，何时求助指导教师", en: "Coming closer with tact, and when to ask the supervisor" },
      weight: 16,
      needs: ["data"],
      mistake: { zh: "暴露学生隐私", en: "Exposing a pupil's privacy" },
    },
    {
      title: { zh: "反思与成长", en: "Reflection and growth" },
      intent: { zh: "三个认识各配一个例子，写清还不会什么", en: "Three insights, an example each, and what is still lacking" },
      weight: 18,
      mistake: { zh: "通篇套话没有例子", en: "Stock phrases without an example" },
    },
  ],
  whyGood: [
    { zh: "学生一句话成为全文转折，真实", en: "A pupil's remark turns the whole report, and it rings true" },
    { zh: "两节课对照写，看得见改进", en: "Two lessons side by side let improvement be seen" },
    { zh: "放开之后又出现新问题，没有神化", en: "Letting go brought a new problem; nothing is glorified" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、实习概况", en: "Overview of the placement" } },
    {
      type: "paragraph",
      text: {
        zh: "笔者于【待补充：起止日期】在一所初级中学实习，担任初一年级语文课与班主任见习，期间听课、授课、批改与班会的具体数量见表1。指导教师要求不高：把课上完整，把作业看仔细，记住每个学生的名字。做下来才知道，三件事没有一件容易。",
        en: "From 【to fill in: dates】 I was on placement at a junior high school, teaching Chinese to the first year and assisting the class teacher; numbers of lessons observed and taught, of scripts marked and of class meetings are in the table. My supervisor did not ask much: teach the lesson to its end, read the exercise books closely, remember every pupil's name. Only in doing it did I learn that not one of the three is easy.",
      },
    },
    { type: "heading", text: { zh: "二、教学工作", en: "Teaching" } },
    { type: "heading", text: { zh: "（一）失控的第一课", en: "The first lesson goes wrong" } },
    {
      type: "paragraph",
      text: {
        zh: "第一次上课讲的是一篇散文。我准备了满满几页教案，设计了八个提问，每个问题后面都写好了学生“可能的回答”。上课后，前几个问题还有人应声，到“这里表达了作者怎样的情感”时，教室突然安静了。我等了几秒，自己把答案说了出来，然后一路说到下课。",
        en: "The text of my first lesson was an essay. I had prepared pages of plan and designed eight questions, each followed by the answer pupils “might give”. In class there were replies to the first few. At “What feeling does the author express here?” the room suddenly went quiet. I waited some seconds, said the answer myself, and then talked all the way to the bell.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "课后我问一个平时活跃的男生为什么不举手，他说：“老师，你问的不是一个问题，是要我们猜你的答案。”这句话我记在听课本的第一页。回头看那些提问，确实每一个都只通向一个词。",
        en: "Afterwards I asked a boy who was usually lively why he had not put up his hand. “Miss,” he said, “that wasn't a question. You wanted us to guess your answer.” I wrote this on the first page of my observation book. Looking back, each of those questions did lead to one word only.",
      },
    },
  ],
  hardSample: {
    title: { zh: "改课的对照", en: "Before and after a revision" },
    text: {
      zh: "第二次上课前，我把原来的提问压缩为一个主问题：“文中的父亲前后说了几句差不多的话，哪一句你觉得最不一样？”学生可以选择任意一句，但必须读出来并指出依据。课堂不再是我问他答，而是几组学生为“哪一句”争了起来。有人注意到标点的变化，这是我备课时没有看到的。不过新的问题也出现了：讨论用时超出计划【待补充：分钟】，后面的练笔没有完成。指导老师说，放得开之后要学会收，这成了第三节课的重点。",
      en: "Before the second lesson I cut the questions down to one: “The father in the text says nearly the same thing several times. Which of these do you find most different?” Pupils could choose any, but had to read it aloud and give grounds. It was no longer my asking and their answering: several groups argued over which. Someone noticed a change of punctuation that I had not seen when preparing. A new problem appeared as well: discussion ran over by 【to fill in: minutes】 and the writing exercise was not finished. My supervisor said that once one can let go one must learn to gather in; this became the point of the third lesson.",
    },
  },
  staged: true,
  checklist: [
    { zh: "学生匿名且同意", en: "Pupils are anonymous and agreed" },
    { zh: "三份教案及修改稿附录齐全", en: "Three plans with revisions are appended" },
    { zh: "鉴定意见与盖章齐全，日期在实习期内", en: "The appraisal is stamped and dated within the placement" },
    { zh: "数量与听课、批改记录一致", en: "Numbers agree with the records" },
  ],
  scenes: ["internSummary", "lessonPlan", "classMeeting"],
  since: "2026-11-22",
});
