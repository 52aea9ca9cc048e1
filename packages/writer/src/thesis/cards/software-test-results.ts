import type { MethodCard } from "../method-card.ts";

export const softwareTestResults: MethodCard = {
  key: "software-test-results",
  title: { zh: "软件测试结果的报告", en: "Reporting software test results" },
  methods: ["design"],
  roles: ["results"],
  standard: ["results"],
  kinds: ["software"],
  cues: { zh: ["测试结果"], en: ["test results"] },
  sentences: {
    zh: [
      "结果按用例编号逐条列出通过与否，未通过的写明现象、原因、修改与复测，不只给一个通过率。",
      "通过率的分母是计划的用例数，没有执行的须单列，不算作通过。",
      "缺陷按严重程度与模块统计，集中在某个模块时应回看它的设计。",
      "结果须对应测试时的版本号，之后又有改动的，说明哪些用例重新执行过。",
      "请使用者试用的，写明人数、任务、完成情况与用时，意见与事实分开记录。",
      "没有达到的需求照实列出，并说明影响到哪一类使用者。",
    ],
    en: [
      "Results are listed case by case; a failure is given with what was seen, its cause, the change and the repeated test, and not only as a pass rate.",
      "The denominator of a pass rate is the number of cases planned; those not run are listed and do not count as passed.",
      "Defects are counted by severity and module; where they cluster, that module's design should be looked at again.",
      "Results belong to a version; if changes followed, it is said which cases were run again.",
      "Where users tried it, number, tasks, completion and time are given, with opinions kept apart from facts.",
      "Requirements not met are listed with the users they concern.",
    ],
  },
  missing: {
    zh: ["计划、执行与通过的用例数", "未通过的用例、原因与处理", "测试所用的版本"],
    en: ["cases planned, run and passed", "cases that failed, why and what was done", "the version tested"],
  },
  limits: { zh: ["结论限于所执行的用例与环境。"], en: ["Conclusions are confined to the cases run and the environment."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "缺陷统计", en: "Defects" },
      head: { zh: ["模块", "严重", "一般", "轻微", "已修复"], en: ["Module", "Severe", "Medium", "Minor", "Fixed"] },
    },
  ],
  never: { zh: [], en: [] },
};
