import type { MethodCard } from "../method-card.ts";

export const internalControlDuties: MethodCard = {
  key: "internal-control-duties",
  title: { zh: "不相容职务分离", en: "Segregation of duties" },
  methods: ["case"],
  roles: ["problems", "status", "measures", "concepts"],
  cues: {
    zh: [
      "内部控制",
      "内控",
      "不相容",
      "职务分离",
      "岗位分离",
      "授权审批",
      "未分离",
      "又管账又管钱",
      "一支笔",
      "老板一个人批",
      "审批",
      "公章",
      "报销",
    ],
    en: ["internal control", "segregation of duties", "separation of duties", "authorisation", "approves", "signs for", "petty cash"],
  },
  sentences: {
    zh: [
      "授权、经办、保管、记录与核对由同一人兼办其中几项时，差错或短缺可以在账面上被掩盖，这样的职务称为不相容职务。",
      "保管财物的人不应兼管该财物的会计记录，也不应单独负责盘点。",
      "内部控制包括内部环境、风险评估、控制活动、信息与沟通、内部监督五个要素，职务分离属于控制活动。",
      "制度没有规定的是设计缺陷，有规定而没有照办的是运行缺陷；前者查阅制度即可发现，后者要抽查单据。",
      "穿行测试选一笔业务，从发起、批准、经办、入账到核对逐步追踪，宜记下每一步的经办人与留下的凭据。",
      "每项缺陷宜写明现状与证据、应有的控制、可能的后果，只写“制度不健全”无法据以改进。",
      "人手少、岗位无法完全分开时，可由负责人独立复核、定期轮换经办人或不定期抽查作为补偿。",
      "审批应有金额限度，审批人不得批准自己经手的业务，授权的对象与期限须有书面记录。",
      "业务在系统中办理的，账号应一人一个，权限与岗位相符；多人共用账号时，操作无法追到人。",
      "增设控制需要人力，宜与可能的损失相比较，先处理金额大、发生频繁的环节。",
    ],
    en: [
      "When one person holds several of the duties of authorising, executing, custody, recording and checking, errors or shortages can be hidden in the books; such duties are called incompatible.",
      "Whoever holds assets should not keep the accounting records of them or be alone in counting them.",
      "Internal control has five components: control environment, risk assessment, control activities, information and communication, and monitoring; segregation of duties is a control activity.",
      "What no rule covers is a deficiency of design; a rule that is not followed is a deficiency of operation. Reading the rules reveals the former, testing vouchers the latter.",
      "A walk-through follows one transaction from initiation through approval, execution and entry to checking; the person and the evidence at each step should be noted.",
      "Each deficiency should be given with the present state and its evidence, the control expected and the possible consequence; “the system is imperfect” leads nowhere.",
      "Where staff are too few to separate all duties, independent review by the manager, rotation of duties or surprise checks may compensate.",
      "Approval should have limits of amount, nobody should approve their own transactions, and delegation should be recorded with its holder and term.",
      "In a computer system each person should have an account with rights that match the post; with shared accounts, no action can be traced to a person.",
      "Controls cost labour, so they should be weighed against the loss they may prevent, beginning with large amounts and frequent transactions.",
    ],
  },
  missing: {
    zh: ["各环节的经办人、保管人、记账人与核对人", "现行制度的名称与有关规定", "抽查的单据数量与发现", "兼任的岗位与原因"],
    en: [
      "who executes, holds, records and checks at each step",
      "rules in force and what they say",
      "vouchers tested and what was found",
      "duties combined in one person, and why",
    ],
  },
  limits: {
    zh: ["内部控制只能合理地降低风险，串通或管理者越权可以使职务分离失去作用；发现缺陷不等于已经发生损失。"],
    en: [
      "Internal control gives reasonable assurance only: collusion or override by management can defeat it, and a deficiency does not mean that a loss occurred.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "各环节的职务分工", en: "Duties at each step" },
      head: {
        zh: ["业务环节", "授权", "经办", "保管", "记录", "核对", "兼任情况"],
        en: ["Step", "Authorises", "Executes", "Holds", "Records", "Checks", "Combined in one person"],
      },
    },
    {
      kind: "table",
      title: { zh: "控制缺陷", en: "Control deficiencies" },
      head: {
        zh: ["缺陷", "证据", "应有的控制", "可能的后果", "设计或运行"],
        en: ["Deficiency", "Evidence", "Control expected", "Possible consequence", "Design or operation"],
      },
    },
  ],
  never: { zh: ["杜绝舞弊", "万无一失"], en: ["eliminates fraud", "foolproof"] },
};
