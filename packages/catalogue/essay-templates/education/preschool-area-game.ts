import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const preschoolAreaGame = defineTemplate({
  slug: "preschool-area-game",
  kind: "thesis",
  discipline: "education",
  major: { zh: "学前教育", en: "Preschool Education" },
  levels: ["undergraduate", "juniorCollege"],
  method: "qualitative",
  length: { default: 9000, min: 3000, max: 20000, byLevel: { undergraduate: 9000, juniorCollege: 8000 } },
  numbering: "B",
  title: {
    zh: "中班区域游戏中教师指导行为的观察研究",
    en: "Teacher guidance in area play of a middle kindergarten class: an observation study",
  },
  pattern: { zh: "〔班级〕〔活动〕中教师指导行为的观察研究", en: "Teacher guidance in 〔activity〕 of 〔class〕: an observation study" },
  slots: [
    { label: { zh: "班级", en: "class" }, default: { zh: "中班", en: "a middle kindergarten class" } },
    { label: { zh: "活动", en: "activity" }, default: { zh: "区域游戏", en: "area play" } },
  ],
  remark: { zh: "观察记录表先行，个案轶事作证", en: "Observation sheets first, anecdotes as evidence" },
  keywords: [
    { zh: "区域游戏", en: "area play" },
    { zh: "教师指导", en: "teacher guidance" },
    { zh: "观察法", en: "observation" },
    { zh: "学前教育", en: "early childhood education" },
  ],
  bring: [
    { zh: "园方、教师与家长知情同意", en: "Consent of kindergarten, teachers and parents" },
    { zh: "观察记录表与试观察结果", en: "Observation sheet and results of a trial" },
    { zh: "教师访谈提纲", en: "Interview guide for teachers" },
  ],
  outline: [
    {
      title: { zh: "问题的提出", en: "The question" },
      intent: { zh: "由一次帮了倒忙的介入引出", en: "Begin with help that did not help" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究缘起", en: "Origin of the study" },
          intent: { zh: "写亲眼见到的一个片段，只写看到听到的", en: "One episode, only what was seen and heard" },
          weight: 6,
          needs: ["data"],
        },
        {
          title: { zh: "概念与文献", en: "Concepts and literature" },
          intent: { zh: "界定介入、支持、干扰并给判断标志", en: "Define intervention, support and interference by signs" },
          weight: 6,
          needs: ["source"],
          mistake: { zh: "概念来自百科", en: "Definitions from an online encyclopaedia" },
        },
      ],
    },
    {
      title: { zh: "研究设计", en: "Research design" },
      intent: { zh: "事件取样与编码写到可以照做", en: "Event sampling and coding, fit to be repeated" },
      weight: 14,
      needs: ["table"],
      children: [
        {
          title: { zh: "对象与伦理", en: "Participants and ethics" },
          intent: { zh: "班额、教师、同意与匿名，孩子可以不被观察", en: "Class, teachers, consent, and a child's right not to be watched" },
          weight: 7,
          mistake: { zh: "没写知情同意", en: "No word on informed consent" },
        },
        {
          title: { zh: "观察工具与过程", en: "Instrument and process" },
          intent: { zh: "列编码表、试观察与两人一致性", en: "Coding sheet, trial and agreement of two observers" },
          weight: 7,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "观察结果", en: "Findings" },
      intent: { zh: "数据与片段交替，片段都能找到编码", en: "Figures and episodes in turn, every episode with its code" },
      weight: 34,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "介入的时机", en: "When teachers step in" },
          intent: { zh: "统计并举正反片段：早了还是晚了", en: "Counts with good and bad examples: too early or too late" },
          weight: 12,
          needs: ["table", "data"],
        },
        {
          title: { zh: "介入的方式", en: "How they step in" },
          intent: { zh: "语言、动作、材料三类各引出什么后续", en: "Words, actions, materials, and what followed each" },
          weight: 11,
          needs: ["table"],
        },
        {
          title: { zh: "对不同幼儿的差别", en: "Differences between children" },
          intent: { zh: "关注安静的孩子得到几次回应", en: "How often the quiet child gets a response" },
          weight: 11,
          needs: ["data"],
          mistake: { zh: "只记活跃幼儿", en: "Recording only the lively ones" },
        },
      ],
    },
    {
      title: { zh: "原因分析", en: "Understanding the reasons" },
      intent: { zh: "用访谈解释观察所见，不凭推测", en: "Explain observations by interviews, not guesswork" },
      weight: 18,
      needs: ["data"],
      children: [
        {
          title: { zh: "教师观念与压力", en: "Teachers' beliefs and pressures" },
          intent: { zh: "引用教师原话，与当时的行为对照", en: "Their own words against what they did" },
          weight: 9,
          needs: ["data"],
        },
        {
          title: { zh: "环境与材料", en: "Environment and materials" },
          intent: { zh: "画区角平面图，标出视线与动线", en: "A floor plan with sight lines and paths" },
          weight: 9,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "教育建议", en: "Suggestions for practice" },
      intent: { zh: "给出可用的策略，各对应一类观察", en: "Usable strategies, each tied to a kind of observation" },
      weight: 16,
      children: [
        {
          title: { zh: "先看再说的等待策略", en: "Watch first: strategies of waiting" },
          intent: { zh: "写判断要点：看到什么再走近", en: "What to look for before walking up" },
          weight: 8,
          needs: ["table"],
          mistake: { zh: "建议空泛如“提高素质”", en: "Empty advice such as “raise standards”" },
        },
        {
          title: { zh: "材料投放的支架", en: "Materials as scaffolds" },
          intent: { zh: "举一组材料的调整及孩子的反应", en: "One set of materials changed, and how children responded" },
          weight: 8,
        },
      ],
    },
    {
      title: { zh: "结论与局限", en: "Conclusions and limits" },
      intent: { zh: "说明单园样本的限制与待查的问题", en: "Limits of one kindergarten and what remains to be asked" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "由一个“帮了倒忙”的片段提问，真切", en: "The question comes from an episode in which help did harm" },
    { zh: "观察片段附编码，叙事与数据互证", en: "Episodes carry codes, so narrative and figures support each other" },
    { zh: "特别关注安静的孩子", en: "Pays attention to quiet children" },
    { zh: "建议写成判断要点，新手可用", en: "Suggestions are points of judgement a beginner can use" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、问题的提出", en: "The question" } },
    { type: "heading", text: { zh: "（一）研究缘起", en: "Origin of the study" } },
    {
      type: "paragraph",
      text: {
        zh: "在【待补充：见习园】见习的第二周，笔者在建构区看到这样一幕：两个孩子正把积木一块块竖起来，越竖越高，眼看要倒。老师走过来说：“下面要宽，老师教你们。”随即动手搭好了底座。塔稳了，孩子们看了一会儿，却走开去了别的区。老师后来有些困惑：明明帮他们解决了问题，为什么反而不玩了？",
        en: "In the second week of my placement at 【to fill in: kindergarten】, I saw this in the block corner. Two children were standing blocks on end, higher and higher, until the tower was about to fall. A teacher came over, said, “It has to be wide at the bottom, let me show you,” and built the base. The tower stood. The children looked at it for a moment and went off to another corner. Later the teacher was puzzled: the problem had been solved for them, so why did they stop playing?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "这个片段让笔者想到，区域游戏中教师的每一次介入，都可能是支持，也可能是打断。何时走近、说什么、做到哪一步，往往在几秒内决定，又很少被仔细回看。本研究选择中班区域游戏为场景，以事件取样的方式记录教师的指导行为，分析其时机、方式和对幼儿游戏的影响，并结合访谈了解教师当时的想法，希望为新手教师提供可以参照的判断要点。",
        en: "The episode made me think that every time a teacher steps into play it may be support or interruption. When to come near, what to say and how far to go are decided within seconds and seldom looked back on. Taking area play in a middle class as its setting, this study records teachers' guidance by event sampling, analyses its timing, manner and effect on play, asks teachers what they were thinking, and hopes to offer points of judgement to those new to the work.",
      },
    },
  ],
  hardSample: {
    title: { zh: "观察片段的写法", en: "Writing an episode" },
    text: {
      zh: "美工区，女孩C把胶水涂满整张纸，随后停住，看了看旁边的同伴。教师D在她身后约一步处站了一会儿，没有说话，把一块湿布放在桌角。C看到湿布，擦了手，又用布去按胶水，发现纸上留下了布纹，笑了，接着去找别的布。片段持续【待补充：时长】。编码：时机为幼儿停顿后；方式为材料支持，无语言；结果为游戏延续并生成新玩法。与之对照的是另一次相同情形下教师直接提醒“胶水太多了”，幼儿随后换了材料。",
      en: "Art corner. Girl C covers the whole sheet with glue, then stops and looks at the child beside her. Teacher D stands about a step behind her for a while, says nothing, and lays a damp cloth on the corner of the table. C sees the cloth, wipes her hands, presses the cloth on the glue, finds its pattern left on the paper, laughs, and goes to look for other cloths. Length of episode: 【to fill in: duration】. Codes: timing, after the child paused; manner, material, without words; outcome, play goes on and something new arises. Against it stands another occasion on which the teacher said at once, “That's too much glue,” and the child turned to other materials.",
    },
  },
  staged: true,
  checklist: [
    { zh: "幼儿与教师均匿名", en: "Children and teachers are anonymous" },
    { zh: "两名观察者一致性已计算", en: "Agreement of two observers is calculated" },
    { zh: "每个片段标有编码与日期", en: "Every episode has codes and a date" },
    { zh: "没有给孩子下评价的词", en: "No word judges a child" },
    { zh: "访谈提纲附后", en: "The interview guide is appended" },
  ],
  scenes: ["interviewOutline", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
