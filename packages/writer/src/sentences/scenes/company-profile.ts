import type { SceneSentences } from "../sentence-types.ts";

export const companyProfile: SceneSentences = {
  scene: "companyIntro",
  sections: {
    Profile: {
      zh: {
        open: ["{company}的基本情况如下："],
        ask: ["哪一年、在哪里成立，现在有多少人", "从做什么开始的"],
        detail: [["哪一年成立、多少人", /\d/]],
      },
      en: {
        open: ["About {company}:"],
        ask: ["since when, where, and how many people", "what it began with"],
        detail: [["since when, and how many people", /\d/i]],
      },
    },
    Business: {
      zh: { say: ["{company}属于{industry}行业。"], ask: ["做什么、卖给谁、怎么收钱", "最主要的一项，占多大一块"] },
      en: {
        say: ["{company} works in {industry}."],
        ask: ["what you make, for whom, and how you are paid", "the main line, and its share"],
      },
    },
    Strengths: {
      zh: { open: ["值得一说的有："], ask: ["客户第二次来找你们，是因为什么", "一项能查到的资质、专利或数字"] },
      en: { open: ["Worth knowing:"], ask: ["why customers come a second time", "a licence, patent or figure that can be checked"] },
    },
    Culture: {
      zh: { ask: ["公司里一条真在遵守的规矩，和它的来历", "新人第一天会听到的一句话"] },
      en: { ask: ["one rule you do keep, and where it comes from", "what a new colleague hears on the first day"] },
    },
    Vision: {
      zh: { ask: ["想做成什么样的公司，一句不用大词的话"] },
      en: { ask: ["what the company wants to become, in plain words"] },
    },
  },
};
