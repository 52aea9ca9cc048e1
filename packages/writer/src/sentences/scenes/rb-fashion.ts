import type { SceneSentences } from "../sentence-types.ts";

export const rbFashion: SceneSentences = {
  scene: "rbFashion",
  sections: {
    Idea: {
      zh: { ask: ["这一身从哪一件开始搭的", "要去哪里、见谁", "想显高、显瘦还是显精神", "一眼看过去，先看到哪里"] },
      en: {
        ask: [
          "which piece it began with",
          "where you were going, and whom you met",
          "taller, slimmer or fresher: what it is for",
          "what one sees first",
        ],
      },
    },
    "Pieces and colours": {
      zh: { ask: ["一行一件：名字、颜色、尺码", "哪两个颜色在一起最好看，为什么", "哪一件穿得最久，多少钱", "鞋和包怎么收住这一身"] },
      en: {
        ask: [
          "one piece a line: name, colour, size",
          "which two colours go together, and why",
          "which piece you have worn longest, and its price",
          "how shoes and bag complete it",
        ],
      },
    },
    "Fit tips": {
      zh: { ask: ["身高体重和选的码，供人对照", "衣长、裤长停在哪里最好", "胯宽或肩宽的人，换成什么", "一个扎、卷或系的小动作"] },
      en: {
        ask: [
          "your height, weight and size, for comparison",
          "where hem and trousers should end",
          "what to wear instead with wide hips or shoulders",
          "one way to tuck, roll or tie",
        ],
      },
    },
    "When to wear it, what to swap": {
      zh: { ask: ["换掉哪一件，就能上班穿", "天冷加哪一件，天热减哪一件", "哪种场合别穿", "衣柜里没有的话，用什么代替"] },
      en: {
        ask: [
          "which piece to swap for work",
          "what to add when it is cold, and take off when hot",
          "where not to wear it",
          "what else would do from your wardrobe",
        ],
      },
    },
  },
};
