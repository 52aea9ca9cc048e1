import type { Group } from "../scene-schema.ts";

export const shortVideo: readonly Group[] = [
  {
    title: { zh: "想选题", en: "Finding ideas" },
    remark: { zh: "先想好拍什么、给谁看", en: "What to shoot, and for whom" },
    scenes: ["svInspiration", "svSeries", "svAccount"],
  },
  {
    title: { zh: "标题与封面", en: "Titles and covers" },
    remark: { zh: "让人停下来的那几个字", en: "The few words that stop a thumb" },
    scenes: ["svTitle", "svHook", "svCover", "svDesc"],
  },
  {
    title: { zh: "脚本", en: "Scripts" },
    remark: { zh: "照着拍、照着念", en: "Shoot from it, read from it" },
    scenes: [
      "svScript",
      "svVoice",
      "svOutline",
      "svStoryboard",
      "svVlog",
      "svTutorial",
      "svKnowledge",
      "svUnbox",
      "svLocal",
      "svInterview",
    ],
  },
  {
    title: { zh: "故事与情绪", en: "Stories and feelings" },
    remark: { zh: "有人、有事、有转折", en: "A person, an event, a turn" },
    scenes: ["svStory", "svDrama", "svEmotion", "svImitate"],
  },
  {
    title: { zh: "直播", en: "Live streams" },
    remark: { zh: "开播前把话备好", en: "Have your lines before you go live" },
    scenes: ["svLive", "svLiveFlow", "svLiveTrailer"],
  },
  {
    title: { zh: "投放与复盘", en: "Promotion and review" },
    remark: { zh: "发出去之后要做的事", en: "What to do once it is out" },
    scenes: ["svComment", "svAd", "svReviewData"],
  },
];
