import type { SceneSentences } from "../sentence-types.ts";

export const pledgeAtAMeeting: SceneSentences = {
  scene: "zpv3biqbxt",
  fields: { content: ["Actions"] },
  sections: {
    "Greeting and stance": {
      zh: { say: ["我是{job}，就{topic}作表态发言。"] },
      en: { say: ["I speak as {job}, on {topic}."] },
    },
    Duty: {
      zh: { open: ["我的认识是："], ask: ["会上哪一条和自己管的事直接有关", "自己这里眼下差在哪", "没做好的话，谁会受影响"] },
      en: {
        open: ["As I see it:"],
        ask: [
          "which point of the meeting touches what you run",
          "where your own unit now falls short",
          "who suffers if it is not done well",
        ],
      },
    },
    Actions: {
      zh: {
        open: ["具体打算如下："],
        ask: ["先做哪一件、谁来做、哪天做完", "怎样检查、查出来怎么办", "哪一件需要别的部门配合"],
        detail: [["哪天做完、谁来做", /\d|每[天日周月]|月底|年底|负责|前/]],
      },
      en: {
        open: ["This is what we mean to do:"],
        ask: [
          "what comes first, who does it, and by when",
          "how it is checked, and what follows",
          "what needs help from another department",
        ],
        detail: [["who does it, and by when", /\d|every|daily|weekly|by/i]],
      },
    },
    Resolve: {
      zh: { say: ["请各位领导和同志们监督。"], ask: ["一句做得到、也查得到的话", "请谁来查、查什么", "做不到时，怎么交代"] },
      en: {
        say: ["Please hold us to it."],
        ask: ["one line you can keep, and others can check", "who is to check, and what", "how you will account for it if it fails"],
      },
    },
  },
};
