import type { SceneSentences } from "../sentence-types.ts";

export const annualPartySpeech: SceneSentences = {
  scene: "s5hqi7mwe5",
  sections: {
    Greeting: {
      zh: { say: ["我是{job}，在此代表{company}向各位问好。"] },
      en: { say: ["I speak as {job}, for all of {company}."] },
    },
    "Year in review": {
      zh: {
        open: ["这一年，有几件事值得说：", "回头看这一年："],
        ask: ["今年最值得说的一件事，和它的数字", "最难的一段，是怎么过来的", "外人怎么评价{company}这一年"],
        detail: [["比去年多了或少了多少", /\d|翻|增长|下降/]],
      },
      en: {
        open: ["A few things from this year:", "Looking back on the year:"],
        ask: [
          "the one thing of this year to speak of, with its figure",
          "the hardest stretch, and how you came through",
          "what others said of {company} this year",
        ],
        detail: [["how much more or less than last year", /\d|double|grew|fell/i]],
      },
    },
    Thanks: {
      zh: { say: ["谢谢在座的每一位。"], ask: ["要点名感谢的人：谁、做了哪件事", "要谢的客户或伙伴，一句话", "对家属说的一句话"] },
      en: {
        say: ["Thank you, every one of you."],
        ask: ["whom to thank by name, and for what", "the customer or partner to thank, in a line", "a line to the families"],
      },
    },
    Outlook: {
      zh: { open: ["明年想做的，先说在这里："], ask: ["明年最要紧的一件事，做到什么程度", "这件事对员工意味着什么", "明年不再做的一件事"] },
      en: {
        open: ["About next year:"],
        ask: ["what matters most next year, and how far", "what it means for those who work here", "one thing to stop doing next year"],
      },
    },
    Toast: {
      zh: { say: ["请大家举杯，新年快乐！"], ask: ["祝酒的一句话，只有你们懂的那种", "敬谁：先敬哪几位", "今晚剩下的安排"] },
      en: {
        say: ["Please raise your glasses. A happy new year!"],
        ask: ["a toast only your people would understand", "to whom: who comes first", "what the rest of the evening holds"],
      },
    },
  },
};
