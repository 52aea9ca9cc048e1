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
  title: { zh: "外卖骑手的时间感与劳动过程：一项田野研究", en: "Time and the Labour Process of Food Couriers: A Field Study" },
  pattern: "〔群体〕的〔现象〕与劳动过程：一项田野研究",
  slots: [
    { label: "群体", default: "外卖骑手" },
    { label: "现象", default: "时间感" },
  ],
  remark: { zh: "跟着跑单，理论从田野里长出来", en: "Ride along; let theory grow from the field" },
  keywords: ["劳动过程", "时间", "平台", "田野", "质性研究"],
  bring: ["田野笔记", "访谈录音与同意", "自我位置说明"],
  outline: [
    {
      title: { zh: "导论", en: "Introduction" },
      intent: "田野中的一个困惑",
      weight: 12,
      needs: ["data"],
      children: [
        { title: { zh: "从“还有几分钟”说起", en: "Minutes left" }, intent: "一个场景引出问题", weight: 6, needs: ["data"] },
        {
          title: { zh: "文献对话", en: "Literature" },
          intent: "劳动过程与时间社会学",
          weight: 6,
          needs: ["source"],
          mistake: "文献与田野各说各话",
        },
      ],
    },
    {
      title: { zh: "方法与田野", en: "Methods and field" },
      intent: "交代进入与位置",
      weight: 12,
      needs: ["table"],
      children: [
        { title: { zh: "进入与关系", en: "Entry and relations" }, intent: "写怎样被接纳", weight: 6, needs: ["data"] },
        {
          title: { zh: "材料与分析", en: "Materials and analysis" },
          intent: "笔记、访谈、编码",
          weight: 6,
          needs: ["table"],
          mistake: "一句“采用参与观察”带过",
        },
      ],
    },
    {
      title: { zh: "被切分的时间", en: "Sliced time" },
      intent: "平台如何定义快",
      weight: 22,
      needs: ["data"],
      children: [
        { title: { zh: "倒计时与派单", en: "Countdown and dispatch" }, intent: "描述一单的时间结构", weight: 11, needs: ["figure"] },
        {
          title: { zh: "等待的政治", en: "Politics of waiting" },
          intent: "商家、小区、电梯",
          weight: 11,
          needs: ["data"],
          mistake: "只写苦难不写机制",
        },
      ],
    },
    {
      title: { zh: "骑手的时间技艺", en: "Time craft" },
      intent: "行动者如何应对",
      weight: 22,
      needs: ["data"],
      children: [
        { title: { zh: "路线、人情与默契", en: "Routes and favours" }, intent: "写地方性知识", weight: 11, needs: ["data"] },
        { title: { zh: "慢下来的理由", en: "Reasons to slow down" }, intent: "身体、家庭、尊严", weight: 11, needs: ["data"] },
      ],
    },
    {
      title: { zh: "时间感的再生产", en: "Reproducing time sense" },
      intent: "由田野回到理论概念",
      weight: 20,
      needs: ["source"],
      children: [
        {
          title: { zh: "从工时到单时", en: "From hours to orders" },
          intent: "提出概念并界定",
          weight: 10,
          needs: ["source"],
          mistake: "造概念不界定",
        },
        { title: { zh: "代际与去留", en: "Staying and leaving" }, intent: "与生命历程联系", weight: 10, needs: ["data"] },
      ],
    },
    {
      title: { zh: "结论与反思", en: "Conclusion" },
      intent: "概念、边界、伦理",
      weight: 12,
      children: [
        { title: { zh: "理论回应", en: "Theoretical response" }, intent: "对哪一命题作了修正", weight: 6, needs: ["source"] },
        { title: { zh: "研究者的反思", en: "Reflexivity" }, intent: "权力关系与局限", weight: 6 },
      ],
    },
  ],
  whyGood: ["场景里藏着理论问题，开篇耐读", "既写控制也写技艺，不落入二分", "对研究者位置交代坦诚", "概念从田野提炼并界定"],
  opening: [
    { type: "heading", text: "第一章 导论" },
    { type: "heading", text: "1.1 从“还有几分钟”说起" },
    {
      type: "paragraph",
      text: "跟着G跑单的第一天，我注意到他很少看表。手机上的倒计时一直在走，他却能在不看屏幕的情况下说出“还剩四分多”。等电梯时他会突然转身走楼梯，问他为什么，他说：“这个楼中午的电梯，每层都停。”一次我们提前送到，他没有立刻接下一单，在花坛边坐了下来。“太快了也不好，”他说，“系统会记住的。”【待补充：田野笔记日期】",
    },
    {
      type: "paragraph",
      text: "这几句话让我困惑：如果平台通过倒计时支配劳动者，为什么他对时间的判断并不来自屏幕？如果多送多得，为什么他要故意慢下来？现有研究多强调算法对劳动的控制，或者强调劳动者的抵抗，两者都把时间看作外在的尺度。本文想追问的是，时间感本身是如何在劳动中形成的，它既被平台塑造，又怎样成为骑手应对平台的技艺。",
    },
  ],
  hardSample: {
    title: "田野位置的交代",
    text: "我以学生研究者的身份进入站点，先在调度旁帮忙登记了一段时间，之后才提出跟单。骑手们起初以为我是公司派来的，说话谨慎；转折发生在一次暴雨，我帮H推车进地库，之后他在群里介绍我“不是管事的”。即便如此，我与他们之间仍有明显的差别：我可以随时离开，不以此为生；我的提问也可能让他们重新解释自己的做法。因此，分析时我尽量区分他们在劳动现场的言行与事后对我的讲述，二者不一致之处恰恰成为重要线索【待补充：编码说明】。",
  },
  staged: true,
  checklist: ["受访者匿名与同意", "笔记日期可查", "引语不加工", "概念有边界", "伦理反思不缺"],
  scenes: ["interviewOutline", "defenseSpeech", "openingReport"],
  since: "2026-11-22",
});
