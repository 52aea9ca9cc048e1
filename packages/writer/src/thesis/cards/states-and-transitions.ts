import type { MethodCard } from "../method-card.ts";

export const statesAndTransitions: MethodCard = {
  key: "states-and-transitions",
  title: { zh: "业务对象的状态设计", en: "States and transitions" },
  methods: ["design"],
  roles: ["designing", "requirements"],
  standard: ["designing"],
  kinds: ["software"],
  cues: {
    zh: ["先登记再", "上架", "审核", "状态", "归还", "待", "流程设计", "关键流程", "先审核", "借阅", "订单"],
    en: ["states", "returned within", "approval", "status", "lent", "order", "key processes", "deposits"],
  },
  sentences: {
    zh: [
      "业务对象在每一时刻处于一个状态，例如已登记、已上架、已预订、已完成，状态须互斥，由一个字段表示。",
      "先列出全部状态与引起转移的操作，再逐格填写：在某状态下收到某操作，转到哪里还是拒绝，空着的格子就是遗漏的情形。",
      "转移须由后台检查当前状态后再改，条件写进更新语句，两人同时操作时只有一人成功。",
      "每次转移留下时间、操作人与原状态，出现争议时据此还原经过。",
      "须有出路的状态：超过期限没人处理的，由定时任务转为过期或取消，不会永远停在中间。",
      "撤销与退回也是转移，要写明哪些状态可以退回、退回后已产生的影响如何抵消。",
    ],
    en: [
      "At any moment a business object is in one state, such as registered, listed, reserved or completed; the states exclude one another and should be held in a single field.",
      "All states and all operations that cause transitions should be set out in a table and every cell be filled in: where the operation leads from that state, or that it is refused; an empty cell is a case that was forgotten.",
      "The server has to check the present state before changing it, with the condition written into the update statement, so that of two people acting at once only one succeeds.",
      "Each transition should leave a record of time, person and former state, from which the course of events can be reconstructed in a dispute.",
      "Every state needs a way out: what nobody has dealt with in time should be turned into expired or cancelled by a scheduled task, so that nothing stays in between for ever.",
      "Undoing and sending back are transitions as well; it should be stated from which states one may go back and how effects that have already occurred are reversed.",
    ],
  },
  missing: { zh: ["全部状态与转移", "超过期限时的处理"], en: ["all states and transitions", "what happens after a deadline"] },
  limits: {
    zh: ["状态图说明允许什么，不说明各步由谁办得快慢。"],
    en: ["A state diagram shows what is allowed, not how quickly each step is dealt with."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "状态转移表", en: "Transitions" },
      head: { zh: ["当前状态", "操作", "操作人", "条件", "转到"], en: ["State", "Operation", "Role", "Condition", "Next state"] },
    },
    { kind: "figure", title: { zh: "状态图", en: "State diagram" } },
  ],
  never: { zh: [], en: [] },
};
