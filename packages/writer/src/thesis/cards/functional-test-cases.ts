import type { MethodCard } from "../method-card.ts";

export const functionalTestCases: MethodCard = {
  key: "functional-test-cases",
  title: { zh: "功能测试用例", en: "Functional test cases" },
  methods: ["design"],
  roles: ["testing"],
  kinds: ["software"],
  cues: {
    zh: ["功能测试", "系统测试", "测试用例", "黑盒测试", "边界值", "试了", "点了没反应", "报错"],
    en: ["functional test", "test case", "system test", "black-box", "boundary value", "tried out", "error message"],
  },
  sentences: {
    zh: [
      "一条测试用例由编号、前置条件、输入与步骤、预期结果和实际结果组成，预期结果应由需求得出并在执行之前写好。",
      "等价类划分把输入分成系统应同样对待的几组，每组取一个代表；有效与无效的等价类都要取，无效的每次只取一个，才知道是哪一项被拒绝。",
      "边界值取界限上、界限内一步和界限外一步，差一错误多出在这里。",
      "结果由几个条件共同决定时用判定表列出条件的组合，有状态的对象用状态迁移来设计用例，不允许的迁移也要测。",
      "每个角色除了测能做的，还须测不能做的：直接请求无权的接口，应得到拒绝。",
      "用例宜与需求编号对应列表，没有用例的需求与没有需求的用例都由此可见。",
      "未通过的用例应记下现象、重现步骤、原因和修改，修改之后受影响的用例须重新执行。",
    ],
    en: [
      "A test case has a number, preconditions, input and steps, an expected and an actual result; the expected result follows from the requirement and should be written before the test is run.",
      "Equivalence partitioning divides inputs into groups the system should treat alike and takes one of each; valid and invalid groups are both needed, and only one invalid value at a time, so that it is clear what was refused.",
      "Boundary values are the limit itself, one step inside and one step outside, where off-by-one errors are found.",
      "Where several conditions decide together, a decision table lists their combinations; for objects with states, cases follow the transitions, including those that are not allowed.",
      "For each role it should be tested what the role may do and also what it may not: a direct request to a forbidden endpoint should be refused.",
      "A table from requirement numbers to cases shows requirements without a case and cases without a requirement.",
      "A failed case should be recorded with what was seen, how to repeat it, its cause and the change made, and the cases affected by the change should be run again.",
    ],
  },
  missing: {
    zh: ["测试环境（硬件、系统、浏览器与版本）", "由谁在何时执行", "用例数、通过数与未通过的用例"],
    en: [
      "test environment (hardware, system, browser, versions)",
      "who ran the tests and when",
      "number of cases, of passes, and the cases that failed",
    ],
  },
  limits: {
    zh: ["测试能够显示存在缺陷，不能说明没有缺陷，结论只及于执行过的用例。"],
    en: ["Tests can show that defects are present, not that there are none; conclusions reach no further than the cases that were run."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "功能测试用例", en: "Functional test cases" },
      head: {
        zh: ["编号", "对应需求", "前置条件", "输入与步骤", "预期结果", "实际结果", "是否通过"],
        en: ["No.", "Requirement", "Preconditions", "Input and steps", "Expected", "Actual", "Passed"],
      },
    },
  ],
  never: { zh: ["全部通过", "运行稳定", "零缺陷"], en: ["bug-free", "all tests passed", "runs stably"] },
};
