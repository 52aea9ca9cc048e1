import type { MethodCard } from "../method-card.ts";

export const exceptionalFlows: MethodCard = {
  key: "exceptional-flows",
  title: { zh: "例外流程", en: "Exceptional flows" },
  methods: ["design"],
  roles: ["requirements"],
  standard: ["requirements"],
  kinds: ["software"],
  cues: { zh: ["例外", "规则", "不能", "必须", "不得", "业务规则"], en: ["exceptions", "must not", "business rules", "rule"] },
  sentences: {
    zh: [
      "一条规则要能执行，须写明条件、违反时系统怎样答复、谁可以破例，三者缺一，实现时只能由程序员猜。",
      "例外从每一步往外问：对方没有反应、条件中途变化、同时有别人操作、操作到一半断开，各如何处理。",
      "拒绝时的提示应说出原因和下一步能做什么，只说“操作失败”会使用户重复尝试。",
      "规则之间可能冲突，例如名额已满而此人有优先权，须写明先后。",
      "数量与时间的界限要写清含不含端点，“不超过 3 本”与“少于 3 本”不同。",
      "每条规则编号，测试用例按编号至少有一条满足与一条违反。",
    ],
    en: [
      "To be enforced, a rule needs its condition, the answer when it is broken and who may make an exception; without one of these the programmer has to guess.",
      "Exceptions are found by asking at each step what happens if the other does not respond, conditions change, someone acts at the same time, or the connection breaks halfway.",
      "A refusal should say why and what can be done next; a mere “operation failed” makes users try again and again.",
      "Rules may conflict, such as a full list and a person with priority; their order has to be stated.",
      "Limits of number and time should say whether the end point is included; “no more than three” is not the same as “fewer than three”.",
      "Rules should be numbered, and for each number there should be at least one test case that meets the rule and one that breaks it.",
    ],
  },
  missing: {
    zh: ["违反规则时的提示", "可以破例的角色与记录"],
    en: ["the answer when the rule is broken", "who may make an exception and what is recorded"],
  },
  limits: {
    zh: ["规则来自现在的管理办法，是否合理不由系统判断。"],
    en: ["Rules come from present policy; whether they are sensible is not for the system to judge."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
