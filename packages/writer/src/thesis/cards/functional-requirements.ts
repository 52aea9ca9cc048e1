import type { MethodCard } from "../method-card.ts";

export const functionalRequirements: MethodCard = {
  key: "functional-requirements",
  title: { zh: "功能需求", en: "Functional requirements" },
  methods: ["design"],
  roles: ["requirements"],
  kinds: ["software"],
  cues: {
    zh: ["功能需求", "功能性需求", "需求分析", "业务规则", "功能模块", "要能", "可以查", "功能要有"],
    en: ["functional requirement", "requirements analysis", "business rule", "should be able to", "has to show"],
  },
  sentences: {
    zh: [
      "功能需求写的是系统在什么条件下、对什么输入、给出什么结果，条件与结果缺一项就无法测试。",
      "一条需求只写一个行为，用“并且”连起来的两个行为应拆成两条，否则一半完成时无从判定是否通过。",
      "业务规则应与操作步骤分开写：规则说明什么允许、什么不允许，步骤说明用户怎样做到。",
      "关于{object}的规则须写到边界：数量的上限、时间的起止、重复提交与撤销各怎样处理。",
      "有状态的业务对象宜先列出全部状态，再列出每一次状态变化由谁触发、需要什么条件；没有列出的变化一律不允许。",
      "新增、查询、修改、删除四类操作须逐个角色核对；被其他记录引用的数据宜停用而不宜物理删除。",
      "“界面友好”“操作方便”不能检验，应改写为可观察的行为，例如必填项为空时在该项旁给出提示并保留已填内容。",
      "需求宜按必须有、应当有、可以有分级，工期不足时舍去的次序由此确定。",
    ],
    en: [
      "A functional requirement says under which condition and for which input the system gives which result; with condition or result left out it cannot be tested.",
      "Each requirement states one behaviour; two behaviours joined by “and” should be split, or nobody can say whether it is met when half of it works.",
      "Business rules should be written apart from steps: a rule says what is allowed, the steps say how a user gets there.",
      "The rules about {object} should reach to the edges: upper bounds, beginning and end of a period, what happens on a repeated submission and on withdrawal.",
      "For a business object with states, all states should be listed first, then for each change of state who causes it and on what condition; a change that is not listed is not allowed.",
      "Creating, reading, updating and deleting should be checked role by role, and data to which other records refer should be deactivated instead of physically deleted.",
      "Words such as “user-friendly” and “convenient” cannot be tested; they should be rewritten as observable behaviour, such as a message beside an empty required field with everything already typed kept.",
      "Requirements should be graded as necessary, desirable and optional, which settles the order in which they are dropped when time runs short.",
    ],
  },
  missing: {
    zh: ["各项功能的具体规则与边界值", "需求由谁提出、由谁确认", "各项需求的优先级"],
    en: [
      "rules and boundary values of each function",
      "who asked for the requirements and who confirmed them",
      "priority of each requirement",
    ],
  },
  limits: {
    zh: ["需求清单只反映被询问到的使用者的要求，没有被询问的角色可能另有要求。"],
    en: ["A list of requirements reflects the users who were asked; roles that were not asked may need something else."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "功能需求表", en: "Functional requirements" },
      head: {
        zh: ["编号", "角色", "条件与输入", "系统的行为", "优先级"],
        en: ["No.", "Role", "Condition and input", "Behaviour of the system", "Priority"],
      },
    },
  ],
  never: { zh: ["功能强大", "功能完善", "全方位"], en: ["powerful", "comprehensive functionality"] },
};
