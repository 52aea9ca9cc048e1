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
  title: { zh: "慢慢读完一本书（读书节演讲稿）", en: "Finish One Book Slowly: A Reading Festival Speech" },
  pattern: "慢慢读完一本书（〔场合〕演讲稿）",
  slots: [{ label: "场合", default: "读书节" }],
  remark: { zh: "三分钟一个故事，一句听得见的结论", en: "One story, one line that lands" },
  keywords: ["演讲", "阅读", "读书节", "校园"],
  bring: ["自己的真实经历", "现场时长要求"],
  outline: [
    { title: { zh: "开场：一个让人意外的数字", en: "Opening" }, intent: "用自己的事，不用名言", weight: 14, mistake: "以名人名言开头" },
    { title: { zh: "我为什么读不完", en: "Why I never finished" }, intent: "自嘲，引共鸣", weight: 22 },
    {
      title: { zh: "读完的那个晚上", en: "The night I finished" },
      intent: "一个完整场景",
      weight: 28,
      needs: ["data"],
      mistake: "概括代替场景",
    },
    { title: { zh: "慢有什么用", en: "What slowness is for" }, intent: "由故事推出道理", weight: 20 },
    { title: { zh: "给在座的一个小邀请", en: "A small invitation" }, intent: "可执行、可拒绝", weight: 10 },
    { title: { zh: "收尾", en: "Closing" }, intent: "回到开头那个数字", weight: 6 },
  ],
  whyGood: ["从丢人的小事开场，听众立刻放松", "场景完整，道理由场景推出", "结尾邀请小而可执行"],
  opening: [
    {
      type: "paragraph",
      text: "同学们，晚上好。上台之前我做了一件有点丢人的事：把书架上所有“看过”的书拿下来，翻到最后一页，数一数哪些是真的看完的。结果是——【待补充：你的真实数字】。剩下的那些，书签大多停在前面几十页，像一排半路下车的旅客。",
    },
    {
      type: "paragraph",
      text: "我不是不喜欢读书。恰恰相反，我买书很快，推荐给别人也很快，甚至能和人聊上好几分钟。只是我总觉得后面还有更好的，于是一本还没完，手已经伸向下一本。我以为自己在赶路，其实一直在站台上换车。",
    },
    {
      type: "paragraph",
      text: "直到那个停电的晚上。宿舍黑着，手机只剩一点电，我舍不得用，就着应急灯翻开手边唯一的一本书——它在我床头躺了整整一个学期。那天没有通知，没有进度条，也没有人问我看到哪里了。我读得很慢，慢到能听见自己翻页。",
    },
    { type: "paragraph", text: "灯灭之前，我读到了最后一页。" },
  ],
  hardSample: {
    title: "把道理从故事里说出来",
    text: "那天晚上我才知道，读完和没读完，差的不是几十页，而是一个机会：前面埋下的东西，要到最后才会亮。一个人物在开头随手关上的门，到结尾有人推开了，如果我半路下车，就永远不知道那扇门是干什么用的。我们平时太习惯要一个结论，可有些话，作者不肯在第一页告诉你，他要你陪他走一段，走到【待补充：书中某处】，才轻轻说出来。慢，不是效率低，慢是愿意陪它走完。",
  },
  staged: false,
  checklist: ["时长试讲过", "真实经历", "每段有可停顿处", "没有口号式排比"],
  scenes: ["debateSpeech", "gwInitiative"],
  since: "2026-11-22",
});
