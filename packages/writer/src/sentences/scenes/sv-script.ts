import type { SceneSentences } from "../sentence-types.ts";

export const svScript: SceneSentences = {
  scene: "svScript",
  sections: {
    Hook: {
      zh: { ask: ["前三秒的画面：看到什么", "第一句台词", "观众为什么不划走：一个反差或一个问题", "第一个镜头从哪里开始动"] },
      en: {
        ask: [
          "the first picture: what is seen",
          "the first line spoken",
          "why nobody scrolls on: a contrast or a question",
          "where the first shot begins to move",
        ],
      },
    },
    "Main shots": {
      zh: { ask: ["镜头一：画面、台词、时长", "镜头二：画面、台词、时长", "镜头三：画面、台词、时长", "哪个镜头要拍近，手上在做什么"] },
      en: {
        ask: [
          "first shot: picture, words, length",
          "second shot: picture, words, length",
          "third shot: picture, words, length",
          "which shot is close, and what the hands do",
        ],
      },
    },
    "Twist or climax": {
      zh: {
        ask: [
          "观众想不到的一处：画面和台词",
          "反转之前，观众以为会怎样",
          "这一下配什么声音：停顿、音效还是一句话",
          "镜头停在谁的脸上、停多久",
        ],
      },
      en: {
        ask: [
          "what nobody expects: picture and words",
          "what the viewer expects before the turn",
          "the sound of that moment: a pause, an effect or a line",
          "on whose face the camera stays, and how long",
        ],
      },
    },
    "Call to action": {
      zh: {
        say: ["看到这里的，留言说说你的做法。"],
        ask: ["请观众做的一件事，怎么自然带出来", "最后一个画面，和开头怎么呼应", "下一条讲什么"],
      },
      en: {
        say: ["If you have watched this far, tell me how you do it."],
        ask: [
          "the one thing to ask of viewers, and how it comes up",
          "the last picture, and how it answers the first",
          "what the next one is about",
        ],
      },
    },
  },
};
