import type { SceneSentences } from "../sentence-types.ts";

export const mvpPlan: SceneSentences = {
  scene: "mvpPlan",
  fields: { problem: ["Hypothesis"] },
  sections: {
    Hypothesis: {
      zh: { open: ["要验证的是："], ask: ["最怕想错的一件事，写成“谁会做什么”", "现在凭什么相信它"] },
      en: { open: ["To be tested:"], ask: ["the belief you most fear is wrong, as “who will do what”", "why you believe it now"] },
    },
    Experiment: {
      zh: {
        open: ["试验这样做："],
        ask: ["做到多简陋就能试：一张页面、一个群还是人工代替", "找哪些人来试、怎么找到", "让他们做哪一个动作"],
      },
      en: {
        open: ["The trial:"],
        ask: [
          "how rough it can be: one page, one group, done by hand",
          "who is to try it, and how you reach them",
          "the one action they are asked for",
        ],
      },
    },
    Metrics: {
      zh: { ask: ["看哪一个数，到多少算成", "什么情况说明试验本身没做对"] },
      en: { ask: ["which figure, and what counts as success", "what would show that the trial itself was wrong"] },
    },
    Schedule: {
      zh: { say: ["周期是{timeSpan}。"], ask: ["哪天开始、哪天看数", "谁来做、谁来找人试"] },
      en: {
        say: ["It runs for {timeSpan}."],
        ask: ["when it begins, and when you look at the figures", "who builds, and who finds the people"],
      },
    },
    "Go on or change course": {
      zh: { ask: ["到了线接着做什么", "没到线，是换人群、换办法还是停"] },
      en: { ask: ["what comes next if it passes", "if it fails: other people, another way, or stop"] },
    },
  },
};
