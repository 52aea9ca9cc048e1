import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const oralHistoryPractice = defineTemplate({
  slug: "oral-history-practice",
  kind: "practice",
  discipline: "history",
  major: { zh: "历史学", en: "History" },
  levels: ["undergraduate", "juniorCollege"],
  method: "qualitative",
  length: { default: 3500, min: 1500, max: 6000 },
  numbering: "B",
  title: { zh: "老厂记忆口述史暑期实践报告", en: "Summer Practice: Oral History of an Old Factory" },
  pattern: "〔主题〕口述史暑期实践报告",
  slots: [{ label: "主题", default: "老厂记忆" }],
  remark: { zh: "录下来只是开始，核对才是口述史", en: "Recording is only the start; checking makes history" },
  keywords: ["口述史", "社会实践", "访谈", "工厂"],
  bring: ["知情同意书", "录音与转录", "老照片授权"],
  outline: [
    { title: { zh: "缘起与准备", en: "Origin and preparation" }, intent: "选题、培训、同意书", weight: 12 },
    { title: { zh: "找到讲述者", en: "Finding narrators" }, intent: "滚雪球与偏差", weight: 18, needs: ["data"], mistake: "只采访干部" },
    {
      title: { zh: "他们说的厂", en: "The factory they told" },
      intent: "按主题呈现并保留语气",
      weight: 34,
      needs: ["data"],
      children: [
        { title: { zh: "进厂的第一天", en: "First day" }, intent: "多人讲同一件事", weight: 12, needs: ["data"] },
        { title: { zh: "机器、夜班与食堂", en: "Machines and canteen" }, intent: "物件唤起记忆", weight: 11, needs: ["figure"] },
        {
          title: { zh: "停产之后", en: "After closure" },
          intent: "沉默与回避也记录",
          weight: 11,
          needs: ["data"],
          mistake: "煽情代替材料",
        },
      ],
    },
    { title: { zh: "核对与出入", en: "Checking" }, intent: "与厂志、报纸、照片对照", weight: 18, needs: ["table"] },
    { title: { zh: "体会与反思", en: "Reflection" }, intent: "采访中的失误与改进", weight: 18, mistake: "体会全是感动" },
  ],
  whyGood: ["“可以撤回”四个字体现伦理意识", "记忆出入不强求统一，分析有见地", "提问方法具体"],
  opening: [
    { type: "heading", text: "一、缘起与准备" },
    {
      type: "paragraph",
      text: "队里有同学的爷爷曾是机械厂的钳工，每次路过已经拆了一半的厂区，都要指着一块空地说：“这儿是我们车间。”可空地上什么也没有。我们想，等记得它的人也不在了，这块地就真的只是空地了。于是暑期实践选定口述史，目标不大：在【待补充：时间】内采访若干位老职工，留下可以核对的录音、文字和照片。",
    },
    {
      type: "paragraph",
      text: "出发前，我们做了三件准备：请老师培训提问的方法，练习少问“您觉得光荣吗”，多问“那天早上您先做什么”；拟定知情同意书，写明录音怎样保存、能不能公开、可以随时撤回；查阅厂志与旧报纸，列出年表，以便听懂讲述里提到的事件。后来证明，第二件最重要，有两位老人正是看了“可以撤回”几个字才愿意开口。",
    },
  ],
  hardSample: {
    title: "核对与出入",
    text: "三位老人都讲到一次锅炉事故，时间却各不相同，分别说是夏天、国庆前和下雪的时候。厂志只用一句话提到“年内发生设备故障一起”【待补充：卷页】。我们没有选一个“正确”的写进去，而是请他们各自讲当时自己在哪里、穿什么、之后发生了什么。说夏天的那位记得自己光着膀子跑出去，说下雪的那位记得的其实是事后的整顿大会。由此推断事故应在夏秋之间，而三个人记住的是对自己最要紧的一刻。报告中并列三种说法，并说明推断的依据和不确定之处。",
  },
  staged: true,
  checklist: ["同意书签署", "转录核对录音", "出入如实呈现", "照片授权", "隐私处理"],
  scenes: ["summerPracticeReport", "interviewOutline"],
  since: "2026-11-22",
});
