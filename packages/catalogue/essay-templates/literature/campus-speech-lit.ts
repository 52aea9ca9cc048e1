import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const campusSpeechLit = defineTemplate({
  slug: "campus-speech-lit",
  kind: "speech",
  discipline: "literature",
  major: { zh: "中国语言文学类", en: "Chinese" },
  levels: ["any"],
  method: "argument",
  length: { default: 900, min: 600, max: 3000 },
  numbering: "none",
  title: { zh: "慢慢读完一本书（读书节演讲稿）", en: "Finish one book slowly: a speech for the reading festival" },
  pattern: { zh: "慢慢读完一本书（〔场合〕演讲稿）", en: "Finish one book slowly: a speech for 〔occasion〕" },
  slots: [{ label: { zh: "场合", en: "occasion" }, default: { zh: "读书节", en: "the reading festival" } }],
  remark: { zh: "三分钟一个故事，一句听得见的结论", en: "One story in three minutes, and one line that lands" },
  keywords: [
    { zh: "演讲", en: "speech" },
    { zh: "阅读", en: "reading" },
    { zh: "读书节", en: "reading festival" },
    { zh: "校园", en: "campus" },
  ],
  bring: [
    { zh: "自己的真实经历（能说出书名和日子）", en: "A true experience of one's own, with the book and the day" },
    { zh: "现场时长要求与试讲录音", en: "The time allowed and a recording of a rehearsal" },
  ],
  outline: [
    {
      title: { zh: "开场：一个让人意外的数字", en: "Opening: a surprising number" },
      intent: { zh: "用自己的事引出数字，不用名言", en: "Lead to a number through one's own doing, not a quotation" },
      weight: 14,
      mistake: { zh: "以名人名言开头", en: "Opening with a famous saying" },
    },
    {
      title: { zh: "我为什么读不完", en: "Why I never finished" },
      intent: { zh: "自嘲，让听众认出自己", en: "Laugh at oneself so that listeners see themselves" },
      weight: 22,
    },
    {
      title: { zh: "读完的那个晚上", en: "The night I finished" },
      intent: { zh: "一个完整场景：光、声、手里的书", en: "One whole scene: light, sound, the book in hand" },
      weight: 28,
      needs: ["data"],
      mistake: { zh: "概括代替场景", en: "A summary in place of a scene" },
    },
    {
      title: { zh: "慢有什么用", en: "What slowness is for" },
      intent: { zh: "由故事推出道理，只说一条", en: "Draw a meaning from the story, and only one" },
      weight: 20,
    },
    {
      title: { zh: "给在座的一个小邀请", en: "A small invitation to you all" },
      intent: { zh: "可执行、可拒绝，今晚就能做", en: "Something one can do tonight, or decline" },
      weight: 10,
    },
    {
      title: { zh: "收尾", en: "Closing" },
      intent: { zh: "回到开头那个数字，停住", en: "Return to the number at the start, and stop" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "从丢人的小事开场，听众立刻放松", en: "Opens with a small embarrassment and listeners relax" },
    { zh: "场景完整，道理由场景推出", en: "The scene is whole and the meaning grows out of it" },
    { zh: "结尾邀请小而可执行", en: "The invitation at the end is small and can be done" },
  ],
  opening: [
    {
      type: "paragraph",
      text: {
        zh: "同学们，晚上好。上台之前我做了一件有点丢人的事：把书架上所有“看过”的书拿下来，翻到最后一页，数一数哪些是真的看完的。结果是——【待补充：你的真实数字】。剩下的那些，书签大多停在前面几十页，像一排半路下车的旅客。",
        en: "Good evening. Before coming up here I did something slightly embarrassing. I took down every book on my shelf that I “have read”, turned to the last page and counted the ones I really finished. The result was 【to fill in: your true number】. In the others the bookmark mostly sits within the first chapters, like a row of passengers who got off halfway.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "我不是不喜欢读书。恰恰相反，我买书很快，推荐给别人也很快，甚至能和人聊上好几分钟。只是我总觉得后面还有更好的，于是一本还没完，手已经伸向下一本。我以为自己在赶路，其实一直在站台上换车。",
        en: "It is not that I dislike reading. On the contrary, I buy books fast, recommend them fast, and can even talk about them for several minutes. Only I always felt that something better was coming, so that before one was done my hand was out for the next. I thought I was travelling. In fact I kept changing trains on the platform.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "直到那个停电的晚上。宿舍黑着，手机只剩一点电，我舍不得用，就着应急灯翻开手边唯一的一本书——它在我床头躺了整整一个学期。那天没有通知，没有进度条，也没有人问我看到哪里了。我读得很慢，慢到能听见自己翻页。",
        en: "Until the evening of the power cut. The dormitory was dark, my phone nearly empty and too precious to use, so by an emergency lamp I opened the only book within reach; it had been lying at my bedside a whole term. That night there were no notifications, no progress bar, and nobody asked how far I had got. I read slowly, so slowly that I could hear the pages turn.",
      },
    },
    { type: "paragraph", text: { zh: "灯灭之前，我读到了最后一页。", en: "Before the lamp went out I reached the last page." } },
  ],
  hardSample: {
    title: { zh: "把道理从故事里说出来", en: "Letting the meaning come from the story" },
    text: {
      zh: "那天晚上我才知道，读完和没读完，差的不是几十页，而是一个机会：前面埋下的东西，要到最后才会亮。一个人物在开头随手关上的门，到结尾有人推开了，如果我半路下车，就永远不知道那扇门是干什么用的。我们平时太习惯要一个结论，可有些话，作者不肯在第一页告诉你，他要你陪他走一段，走到【待补充：书中某处】，才轻轻说出来。慢，不是效率低，慢是愿意陪它走完。",
      en: "Only that night did I learn that between finishing and not finishing lies not a number of pages but a chance: what was buried early does not light up until the end. A door that someone closes in passing at the start is pushed open in the last chapter; had I got off halfway, I should never have known what that door was for. We are so used to wanting a conclusion. But some things an author will not tell you on the first page. You have to walk along for a while, and at 【to fill in: place in the book】 it is said, quietly. Being slow is not being inefficient. Being slow is being willing to walk to the end.",
    },
  },
  staged: true,
  checklist: [
    { zh: "试讲时长在要求之内", en: "A rehearsal stayed within the time" },
    { zh: "经历真实、书名可说出", en: "The experience is true and the book can be named" },
    { zh: "每段至少一处停顿已标出", en: "Pauses are marked in every paragraph" },
    { zh: "没有口号式排比", en: "No parallel slogans" },
  ],
  scenes: ["debateSpeech", "gwInitiative"],
  since: "2026-11-22",
});
