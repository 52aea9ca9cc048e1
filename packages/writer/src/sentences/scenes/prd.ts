import type { SceneSentences } from "../sentence-types.ts";

export const prd: SceneSentences = {
  scene: "prd",
  fields: { problem: ["Background and goals"] },
  sections: {
    "Background and goals": {
      zh: {
        open: ["要解决的问题："],
        ask: ["现在的哪一步让用户放弃或求助", "做完之后，哪个数从多少变到多少", "为什么是现在做，而不是下一版"],
        detail: [["做完之后，哪个数从多少变到多少", /\d|目标/]],
      },
      en: {
        open: ["The problem to solve:"],
        ask: [
          "the step at which users now give up or ask for help",
          "which figure is to move, from what to what",
          "why now and not in the next release",
        ],
        detail: [["which figure is to move, from what to what", /\d|goal|target/i]],
      },
    },
    "Users and scenarios": {
      zh: {
        say: ["这一版为{target}设计。"],
        ask: ["他们在什么时候、什么地方用到它", "其中一个具体的人，从头到尾怎么用它", "这样的人有多少、多久遇到一次"],
        detail: [["多少人、多久遇到一次", /\d|每天|每周|经常|高峰/]],
      },
      en: {
        say: ["This release is for {target}."],
        ask: [
          "when and where they come to need it",
          "one of them, from beginning to end: how it is used",
          "how many of them, and how often",
        ],
        detail: [["how many of them, and how often", /\d|every|daily|weekly|often|most/i]],
      },
    },
    "In and out of scope": {
      zh: { open: ["本期范围如下："], ask: ["本期做：一行一项", "本期不做：一行一项，写明为什么", "哪一项留到下一版，由谁定"] },
      en: {
        open: ["The scope of this release:"],
        ask: [
          "in this release, one line each",
          "not in this release, one line each, and why",
          "what waits for the next release, and who decides",
        ],
      },
    },
    Features: {
      zh: { open: ["功能逐条列出："], ask: ["用户做什么、看到什么，一条一个功能", "哪一条没有就不能上线", "每条的输入、规则和默认值"] },
      en: {
        open: ["The features, one by one:"],
        ask: [
          "what the user does and sees, one feature a line",
          "which of them the release cannot go without",
          "for each: input, rules and default",
        ],
      },
    },
    "Flow and edge cases": {
      zh: {
        open: ["按使用的先后说："],
        ask: ["从打开到完成，一步一行", "断网、重复提交、没有权限时，用户看到什么", "中途退出再回来，从哪里接着做"],
      },
      en: {
        open: ["In the order of use:"],
        ask: [
          "from opening it to being done, one step a line",
          "what the user sees offline, on a second submit, without permission",
          "where they pick up again after leaving midway",
        ],
      },
    },
    "Quality requirements": {
      zh: { ask: ["多少人同时用、多少秒内要有反应", "支持哪些设备、系统和语言", "哪些数据要保密，保留多久", "老版本的数据怎么带过来"] },
      en: {
        ask: [
          "how many at once, and how fast it answers",
          "which devices, systems and languages",
          "which data is private, and how long it is kept",
          "how data of the old version is brought over",
        ],
      },
    },
    "Acceptance and tracking": {
      zh: {
        open: ["这样才算做完："],
        ask: ["每项功能怎么试、看到什么算通过", "记录哪几个动作，谁看、多久看一次", "上线后哪个数不对就退回"],
      },
      en: {
        open: ["It is done when:"],
        ask: [
          "how each feature is tried, and what counts as a pass",
          "which actions are recorded, who looks at them, how often",
          "which figure would make you roll it back",
        ],
      },
    },
  },
};
