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
  title: { zh: "老厂记忆口述史暑期实践报告", en: "Summer practice report: an oral history of an old factory" },
  pattern: { zh: "〔主题〕口述史暑期实践报告", en: "Summer practice report: an oral history of 〔topic〕" },
  slots: [{ label: { zh: "主题", en: "topic" }, default: { zh: "老厂记忆", en: "an old factory" } }],
  remark: { zh: "录下来只是开始，核对才是口述史", en: "Recording is only the start; checking makes it history" },
  keywords: [
    { zh: "口述史", en: "oral history" },
    { zh: "社会实践", en: "student practice" },
    { zh: "访谈", en: "interviews" },
    { zh: "工厂", en: "factory" },
  ],
  bring: [
    { zh: "知情同意书（保存、公开、撤回）", en: "Consent forms: storage, publication, withdrawal" },
    { zh: "录音与逐字转录", en: "Recordings and full transcripts" },
    { zh: "老照片授权", en: "Permission for old photographs" },
    { zh: "厂志与旧报年表", en: "A chronology from factory history and newspapers" },
  ],
  outline: [
    {
      title: { zh: "缘起与准备", en: "Origin and preparation" },
      intent: { zh: "选题、训练、同意书，写清各自解决什么", en: "Topic, training, consent: what each settles" },
      weight: 12,
    },
    {
      title: { zh: "找到讲述者", en: "Finding narrators" },
      intent: { zh: "滚雪球的偏差与补救，写谁没有访到", en: "Bias of snowball sampling, its remedy, and who was not reached" },
      weight: 18,
      needs: ["data"],
      mistake: { zh: "只采访干部", en: "Interviewing managers only" },
    },
    {
      title: { zh: "他们说的厂", en: "The factory as they told it" },
      intent: { zh: "按主题呈现并保留语气，不替他们总结", en: "By theme and in their tone, without summing up for them" },
      weight: 34,
      needs: ["data"],
      children: [
        {
          title: { zh: "进厂的第一天", en: "The first day" },
          intent: { zh: "多人讲同一件事，并排不合并", en: "Several people on one thing, side by side and not merged" },
          weight: 12,
          needs: ["data"],
        },
        {
          title: { zh: "机器、夜班与食堂", en: "Machines, night shifts, canteen" },
          intent: { zh: "物件怎样唤起记忆，写出当时拿出了什么", en: "How objects wake memory, and what was brought out" },
          weight: 11,
          needs: ["figure"],
        },
        {
          title: { zh: "停产之后", en: "After production stopped" },
          intent: { zh: "沉默与回避也记录，不追问到难堪", en: "Silence recorded as well, without pressing" },
          weight: 11,
          needs: ["data"],
          mistake: { zh: "煽情代替材料", en: "Sentiment in place of material" },
        },
      ],
    },
    {
      title: { zh: "核对与出入", en: "Checking and discrepancies" },
      intent: { zh: "与厂志、报纸、照片对照，出入并列", en: "Against factory history, papers, photographs; differences stand" },
      weight: 18,
      needs: ["table"],
    },
    {
      title: { zh: "体会与反思", en: "Reflections" },
      intent: { zh: "采访中的一次失误与改进后的问法", en: "One failure in an interview and the better question" },
      weight: 18,
      mistake: { zh: "体会全是感动", en: "Nothing but being moved" },
    },
  ],
  whyGood: [
    { zh: "“可以撤回”四个字体现伦理意识", en: "The words “may be withdrawn” show a sense of ethics" },
    { zh: "记忆出入不强求统一，分析有见地", en: "Differences of memory are not forced into one, and the analysis has insight" },
    { zh: "提问方法具体", en: "Ways of asking are concrete" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、缘起与准备", en: "Origin and preparation" } },
    {
      type: "paragraph",
      text: {
        zh: "队里有同学的爷爷曾是机械厂的钳工，每次路过已经拆了一半的厂区，都要指着一块空地说：“这儿是我们车间。”可空地上什么也没有。我们想，等记得它的人也不在了，这块地就真的只是空地了。于是暑期实践选定口述史，目标不大：在【待补充：时间】内采访若干位老职工，留下可以核对的录音、文字和照片。",
        en: "The grandfather of someone in our team was a fitter in the machine works. Each time he passes the half-demolished site he points to an empty patch and says, “That was our workshop.” But there is nothing there. Once those who remember are gone as well, we thought, this will really be just an empty patch. So we chose oral history for our summer practice, with a modest aim: within 【to fill in: period】 to interview a number of former workers and leave recordings, texts and photographs that can be checked.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "出发前，我们做了三件准备：请老师培训提问的方法，练习少问“您觉得光荣吗”，多问“那天早上您先做什么”；拟定知情同意书，写明录音怎样保存、能不能公开、可以随时撤回；查阅厂志与旧报纸，列出年表，以便听懂讲述里提到的事件。后来证明，第二件最重要，有两位老人正是看了“可以撤回”几个字才愿意开口。",
        en: "Before setting out we prepared three things. A teacher trained us in asking; we practised less of “Did you feel proud?” and more of “That morning, what did you do first?” We drew up a consent form that says how recordings are kept, whether they may be published, and that they may be withdrawn at any time. We read the factory history and old newspapers and made a chronology, so as to follow the events people mention. As it turned out the second mattered greatly: two of the old people agreed to speak only when they had read that they could withdraw.",
      },
    },
  ],
  hardSample: {
    title: { zh: "核对与出入", en: "Checking and discrepancies" },
    text: {
      zh: "三位老人都讲到一次锅炉事故，时间却各不相同，分别说是夏天、国庆前和下雪的时候。厂志只用一句话提到“年内发生设备故障一起”【待补充：卷页】。我们没有选一个“正确”的写进去，而是请他们各自讲当时自己在哪里、穿什么、之后发生了什么。说夏天的那位记得自己光着膀子跑出去，说下雪的那位记得的其实是事后的整顿大会。由此推断事故应在夏秋之间，而三个人记住的是对自己最要紧的一刻。报告中并列三种说法，并说明推断的依据和不确定之处。",
      en: "Three of the old people spoke of a boiler accident, each at a different time: in summer, before National Day, and when it snowed. The factory history has one sentence, “an equipment failure in the course of the year” 【to fill in: volume and page】. We did not choose a “correct” one to write in but asked each where they had been, what they wore and what happened next. The one who said summer remembered running out bare to the waist; what the one who said snow remembered was the meeting held afterwards. From this we infer that it was between summer and autumn, and that each remembered the moment of most weight to themselves. The report sets the three side by side, with the grounds of the inference and its uncertainty.",
    },
  },
  staged: true,
  checklist: [
    { zh: "每位讲述者签有同意书", en: "Every narrator has signed" },
    { zh: "转录逐句核对录音", en: "Transcripts were checked against recordings" },
    { zh: "出入并列并注来源", en: "Discrepancies stand side by side, sourced" },
    { zh: "照片授权在手", en: "Photographs are licensed" },
    { zh: "隐私处已按本人意愿处理", en: "Private matters follow each narrator's wish" },
  ],
  scenes: ["summerPracticeReport", "interviewOutline"],
  since: "2026-11-22",
});
