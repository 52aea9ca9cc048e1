import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const riderSociology = defineTemplate({
  slug: "rider-sociology",
  kind: "thesis",
  discipline: "law",
  major: { zh: "社会学", en: "Sociology" },
  levels: ["undergraduate", "master"],
  method: "qualitative",
  length: { default: 15000, min: 8000, max: 50000, byLevel: { undergraduate: 15000, master: 30000 } },
  numbering: "A",
  title: { zh: "外卖骑手的时间感与劳动过程：一项田野研究", en: "Sense of time and the labour process of food couriers: a field study" },
  pattern: { zh: "〔群体〕的〔现象〕与劳动过程：一项田野研究", en: "〔phenomenon〕 and the labour process of 〔group〕: a field study" },
  slots: [
    { label: { zh: "群体", en: "group" }, default: { zh: "外卖骑手", en: "food couriers" } },
    { label: { zh: "现象", en: "phenomenon" }, default: { zh: "时间感", en: "Sense of time" } },
  ],
  remark: { zh: "跟着跑单，理论从田野里长出来", en: "Ride along, and let theory grow from the field" },
  keywords: [
    { zh: "劳动过程", en: "labour process" },
    { zh: "时间", en: "time" },
    { zh: "平台", en: "platforms" },
    { zh: "田野", en: "fieldwork" },
    { zh: "质性研究", en: "qualitative research" },
  ],
  bring: [
    { zh: "田野笔记（注明日期与地点）", en: "Field notes with date and place" },
    { zh: "访谈录音与知情同意", en: "Interview recordings and consent" },
    { zh: "站点或平台方的进入许可", en: "Permission of the station or platform to enter" },
    { zh: "自我位置说明", en: "An account of one's own position" },
  ],
  outline: [
    {
      title: { zh: "导论", en: "Introduction" },
      intent: { zh: "由田野中的一个困惑写出可以争论的问题", en: "Turn a puzzle from the field into a question worth disputing" },
      weight: 12,
      needs: ["data"],
      children: [
        {
          title: { zh: "从“还有几分钟”说起", en: "From “minutes left”" },
          intent: { zh: "一个场景写出“屏幕之外的时间判断”", en: "One scene that shows time judged away from the screen" },
          weight: 6,
          needs: ["data"],
        },
        {
          title: { zh: "文献对话", en: "In dialogue with the literature" },
          intent: { zh: "控制论与抵抗论都漏掉了什么", en: "What accounts of control and of resistance both miss" },
          weight: 6,
          needs: ["source"],
          mistake: { zh: "文献与田野各说各话", en: "Literature and field talking past each other" },
        },
      ],
    },
    {
      title: { zh: "方法与田野", en: "Methods and field" },
      intent: { zh: "交代怎样进入、站在哪里、看不见什么", en: "How one entered, where one stood and what stayed unseen" },
      weight: 12,
      needs: ["table"],
      children: [
        {
          title: { zh: "进入与关系", en: "Entry and relations" },
          intent: { zh: "写怎样被接纳，身份怎样影响所听到的话", en: "How acceptance came, and how identity shaped what was said" },
          weight: 6,
          needs: ["data"],
        },
        {
          title: { zh: "材料与分析", en: "Materials and analysis" },
          intent: { zh: "笔记、访谈如何编码，何时停止收集", en: "How notes and interviews were coded and when collection stopped" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "一句“采用参与观察”带过", en: "Passing over it with “participant observation was used”" },
        },
      ],
    },
    {
      title: { zh: "被切分的时间", en: "Sliced time" },
      intent: { zh: "平台用哪些界面和规则定义快", en: "By which screens and rules the platform defines fast" },
      weight: 22,
      needs: ["data"],
      children: [
        {
          title: { zh: "倒计时与派单", en: "Countdown and dispatch" },
          intent: { zh: "描述一单的时间结构", en: "Describe the time structure of one order" },
          weight: 11,
          needs: ["figure"],
        },
        {
          title: { zh: "等待的政治", en: "The politics of waiting" },
          intent: { zh: "商家、小区、电梯：等待的代价由谁承担", en: "Shops, gates, lifts: who bears the cost of waiting" },
          weight: 11,
          needs: ["data"],
          mistake: { zh: "只写苦难不写机制", en: "Writing of hardship without mechanism" },
        },
      ],
    },
    {
      title: { zh: "骑手的时间技艺", en: "The craft of time" },
      intent: { zh: "行动者怎样把控制变成可以利用的资源", en: "How riders turn control into something they can use" },
      weight: 22,
      needs: ["data"],
      children: [
        {
          title: { zh: "路线、人情与默契", en: "Routes, favours and understandings" },
          intent: { zh: "写地方性知识怎样习得、怎样传授", en: "How local knowledge is learnt and passed on" },
          weight: 11,
          needs: ["data"],
        },
        {
          title: { zh: "慢下来的理由", en: "Reasons to slow down" },
          intent: { zh: "身体、家庭、尊严何时压过收入计算", en: "When body, family and dignity outweigh earnings" },
          weight: 11,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "时间感的再生产", en: "How the sense of time is reproduced" },
      intent: { zh: "由田野回到理论，说明概念新在何处", en: "From field back to theory: what is new in the concept" },
      weight: 20,
      needs: ["source"],
      children: [
        {
          title: { zh: "从工时到单时", en: "From hours to orders" },
          intent: { zh: "提出概念，界定它与计件工资的区别", en: "Propose a concept and set it apart from piece rates" },
          weight: 10,
          needs: ["source"],
          mistake: { zh: "造概念不界定", en: "Coining terms without defining them" },
        },
        {
          title: { zh: "代际与去留", en: "Generations, staying and leaving" },
          intent: { zh: "新手、老手、退出者的时间感为何不同", en: "Why novices, veterans and leavers sense time differently" },
          weight: 10,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "结论与反思", en: "Conclusion and reflection" },
      intent: { zh: "概念、边界与伦理各自收束", en: "Concept, boundary and ethics" },
      weight: 12,
      children: [
        {
          title: { zh: "理论回应", en: "Theoretical response" },
          intent: { zh: "对哪一命题作了修正", en: "Which proposition has been revised" },
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "研究者的反思", en: "The researcher's reflection" },
          intent: { zh: "权力关系、可随时离开的特权与回馈", en: "Power, the privilege of leaving, and giving back" },
          weight: 6,
        },
      ],
    },
  ],
  whyGood: [
    { zh: "场景里藏着理论问题，开篇耐读", en: "A theoretical question hides in the scene, and the opening rewards reading" },
    { zh: "既写控制也写技艺，不落入二分", en: "Control and craft are both shown, without a dichotomy" },
    { zh: "对研究者位置交代坦诚", en: "The researcher's position is stated candidly" },
    { zh: "概念从田野提炼并界定", en: "The concept is drawn from the field and defined" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 导论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 从“还有几分钟”说起", en: "From “minutes left”" } },
    {
      type: "paragraph",
      text: {
        zh: "跟着G跑单的第一天，我注意到他很少看表。手机上的倒计时一直在走，他却能在不看屏幕的情况下说出“还剩四分多”。等电梯时他会突然转身走楼梯，问他为什么，他说：“这个楼中午的电梯，每层都停。”一次我们提前送到，他没有立刻接下一单，在花坛边坐了下来。“太快了也不好，”他说，“系统会记住的。”【待补充：田野笔记日期】",
        en: "On my first day out with G, I noticed that he hardly ever looked at the time. The countdown on his phone never stopped, yet without a glance at the screen he could say, “Four minutes and a bit.” Waiting for a lift he would suddenly turn and take the stairs. I asked why. “At noon the lift in this building stops at every floor.” Once we delivered early. He did not take the next order at once but sat down on the edge of a flower bed. “Too fast is no good either,” he said. “The system remembers.” 【to fill in: date of field note】",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "这几句话让我困惑：如果平台通过倒计时支配劳动者，为什么他对时间的判断并不来自屏幕？如果多送多得，为什么他要故意慢下来？现有研究多强调算法对劳动的控制，或者强调劳动者的抵抗，两者都把时间看作外在的尺度。本文想追问的是，时间感本身是如何在劳动中形成的，它既被平台塑造，又怎样成为骑手应对平台的技艺。",
        en: "These few words puzzled me. If the platform rules workers through the countdown, why does his judgement of time not come from the screen? If more deliveries mean more pay, why slow down on purpose? Research has stressed either the control of labour by algorithms or workers' resistance to it, and both treat time as a measure outside the work. This thesis asks how the sense of time itself takes shape in work: how the platform moulds it, and how it becomes a craft with which couriers meet the platform.",
      },
    },
  ],
  hardSample: {
    title: { zh: "田野位置的交代", en: "Stating one's position in the field" },
    text: {
      zh: "我以学生研究者的身份进入站点，先在调度旁帮忙登记了一段时间，之后才提出跟单。骑手们起初以为我是公司派来的，说话谨慎；转折发生在一次暴雨，我帮H推车进地库，之后他在群里介绍我“不是管事的”。即便如此，我与他们之间仍有明显的差别：我可以随时离开，不以此为生；我的提问也可能让他们重新解释自己的做法。因此，分析时我尽量区分他们在劳动现场的言行与事后对我的讲述，二者不一致之处恰恰成为重要线索【待补充：编码说明】。",
      en: "I entered the station as a student researcher. For some time I helped with registration beside the dispatcher before asking to ride along. At first the couriers took me for someone sent by the company and spoke with care. The change came in a rainstorm, when I helped H push his scooter into the car park and he afterwards introduced me in the group as “not one of the managers”. Even so, clear differences remained: I could leave at any time and did not live by this work, and my questions may have led them to explain what they do in new ways. In the analysis I therefore try to keep apart what they said and did at work and what they told me afterwards. Where the two disagree, there is a lead worth following 【to fill in: note on coding】.",
    },
  },
  staged: true,
  checklist: [
    { zh: "受访者化名、同意可查", en: "Pseudonyms are used and consent is on file" },
    { zh: "每段引文注明笔记或录音日期", en: "Every quotation gives the date of note or recording" },
    { zh: "引语未经润色", en: "Quotations are not polished" },
    { zh: "核心概念有一句定义", en: "The key concept has a one-sentence definition" },
    { zh: "伦理与位置反思单独成节", en: "Ethics and position have a section of their own" },
  ],
  scenes: ["interviewOutline", "defenseSpeech", "openingReport"],
  since: "2026-11-22",
});
