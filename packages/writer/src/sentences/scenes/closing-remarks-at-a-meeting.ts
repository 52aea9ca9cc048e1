import type { SceneSentences } from "../sentence-types.ts";

export const closingRemarksAtAMeeting: SceneSentences = {
  scene: "pinu55jple",
  fields: { content: ["Consensus", "Requirements"] },
  sections: {
    Assessment: {
      zh: {
        say: ["{topic}的议程已经结束，我作总结。"],
        ask: ["会上哪一段讨论最有用，为什么", "和上一次会相比，前进了哪一步", "一个没想到的意见，是谁提的", "一句话：这次会解决了什么"],
      },
      en: {
        say: ["{topic}: we have come to the end, and I will sum up."],
        ask: [
          "which part of the discussion was the most useful, and why",
          "what has moved since the last meeting",
          "a view nobody expected, and whose it was",
          "in one sentence: what this meeting settled",
        ],
      },
    },
    Consensus: {
      zh: {
        open: ["会议形成了这些意见："],
        ask: ["大家同意的第一条，写成一句能照办的话", "还没谈拢的一条，哪天再议", "这一条和原来的做法哪里不同"],
      },
      en: {
        open: ["This is what was agreed:"],
        ask: [
          "the first point agreed on, so that one can act on it",
          "what was left open, and when it comes back",
          "how this differs from what was done before",
        ],
      },
    },
    Requirements: {
      zh: {
        open: ["会后请做好这些事："],
        ask: ["谁牵头、哪天前交什么", "遇到难处报给谁"],
        detail: [["谁牵头、哪天前交", /\d|负责|牵头|由|月|周|上午|下午|明天/]],
      },
      en: {
        open: ["After the meeting, please see to this:"],
        ask: ["who leads, and what is due by when", "whom to tell when something is in the way"],
        detail: [["who leads, and by when", /\d|lead|in charge|responsible|by|Monday|Friday|tomorrow/i]],
      },
    },
    Closing: {
      zh: { say: ["会议到此结束，谢谢大家。"], ask: ["下一次碰头在什么时候", "会议材料到哪里找", "散会后马上要办的一件事"] },
      en: {
        say: ["This closes the meeting. Thank you."],
        ask: ["when you meet next", "where the papers can be found", "the one thing to do right after the meeting"],
      },
    },
  },
};
