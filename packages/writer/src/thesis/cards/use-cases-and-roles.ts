import type { MethodCard } from "../method-card.ts";

export const useCasesAndRoles: MethodCard = {
  key: "use-cases-and-roles",
  title: { zh: "用例与角色", en: "Use cases and roles" },
  methods: ["design"],
  roles: ["requirements"],
  kinds: ["software"],
  cues: {
    zh: ["用例", "角色", "系统参与者", "用户需求", "业务流程", "谁来用", "几种人"],
    en: ["use case", "user role", "roles and", "business process", "users", "who uses"],
  },
  sentences: {
    zh: [
      "参与者是在系统之外与系统交换信息的人或其他系统，按职责划分而不按个人划分：同一个人可以先后以两种角色登录。",
      "用例写的是参与者想要达成的一件完整的事，“点击提交按钮”是其中一步，不单独成为用例。",
      "与{object}有关的每种角色宜各列一张用例表，写明能看什么、能改什么、哪些操作须经他人确认。",
      "一个用例的规约由前置条件、基本流程、扩展流程和后置条件组成，扩展流程应接在它所分出的那一步上。",
      "基本流程只写一切顺利时的步骤，校验不通过、中途取消、操作被他人抢先等情形写进扩展流程。",
      "包含关系用于几个用例都必须执行的公共部分，扩展关系用于只在某一条件下才执行的部分，箭头方向相反，画图时不可混用。",
      "权限相同的角色宜合并；一种角色拥有另一种角色的全部用例时，用泛化表示，不必把连线重画一遍。",
      "每个用例宜编号，后面的功能模块与测试用例按编号对应，没有对应测试的用例一眼可见。",
    ],
    en: [
      "An actor is a person or another system that exchanges information with the system from outside; actors are divided by duty and not by person, so one person may sign in under two roles.",
      "A use case is one complete thing that an actor wants to get done; pressing the submit button is a step in it and no use case by itself.",
      "For each role concerned with {object}, a table of use cases should state what that role may see, what it may change and which of its actions need someone else's consent.",
      "The specification of a use case consists of preconditions, a main flow, extensions and postconditions, and an extension should name the step from which it branches.",
      "The main flow holds only the steps taken when nothing goes wrong; failed validation, cancellation and being forestalled by another user belong to the extensions.",
      "An include relation is for a part that several use cases always carry out, an extend relation for a part carried out only under a condition; their arrows point in opposite directions and must not be confused.",
      "Roles with the same rights should be merged, and where one role has all use cases of another, a generalisation says so without drawing every line twice.",
      "Use cases should be numbered, so that modules and test cases can refer to them and a use case without a test stands out.",
    ],
  },
  missing: {
    zh: ["各角色的实际人员与大致人数", "用例的来源（访谈、现有单据或现有系统）", "用例图"],
    en: [
      "who holds each role, and roughly how many people",
      "where the use cases come from (interviews, existing forms, an existing system)",
      "the use case diagram",
    ],
  },
  limits: {
    zh: ["用例描述的是对外可见的行为，不规定内部如何实现，也不表达响应时间一类的质量要求。"],
    en: ["Use cases describe behaviour visible from outside; they fix neither the implementation nor qualities such as response time."],
  },
  exhibits: [
    { kind: "figure", title: { zh: "系统用例图", en: "Use case diagram of the system" } },
    {
      kind: "table",
      title: { zh: "用例规约", en: "Use case specification" },
      head: { zh: ["项目", "内容"], en: ["Item", "Content"] },
      rows: {
        zh: ["用例编号与名称", "参与者", "前置条件", "基本流程", "扩展流程", "后置条件"],
        en: ["Number and name", "Actor", "Preconditions", "Main flow", "Extensions", "Postconditions"],
      },
    },
  ],
  never: { zh: ["满足所有用户", "一站式", "智慧化"], en: ["satisfies all users", "one-stop", "seamless"] },
};
