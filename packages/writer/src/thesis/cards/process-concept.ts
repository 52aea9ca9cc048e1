import type { MethodCard } from "../method-card.ts";

export const processConcept: MethodCard = {
  key: "process-concept",
  title: { zh: "业务流程的界定", en: "What a business process is" },
  methods: ["case"],
  roles: ["concepts", "theory"],
  standard: ["concepts"],
  cues: {
    zh: ["流程", "分拣", "配送", "排班", "预订", "采购", "入库", "收银", "管理的概念"],
    en: ["process", "delivery", "booking", "warehouse", "ordering", "picking", "control"],
  },
  sentences: {
    zh: [
      "业务流程由起点、先后相接的步骤、经手人、每步的输入与输出和终点构成，界定时先说清从哪里起、到哪里止。",
      "部门与流程不是一回事，一项流程常经过几个部门，差错多出在交接处而不在某个部门之内。",
      "步骤可分为产生价值的、为防止差错而必需的和可以取消的三种，改进先从第三种入手。",
      "例外的处理也是流程的一部分，退、换、补、缺各由谁决定，没有写明时各人做法不一。",
      "流程的表现从时间、差错、费用三方面衡量，三者常互相牵制，须说明本文以哪一项为主。",
      "书面流程与实际流程须分开记录，二者的差距本身就是一项发现。",
    ],
    en: [
      "A business process has a beginning, steps in order, persons in charge, inputs and outputs of each step, and an end; a definition says where it begins and where it stops.",
      "A process is not a department: it often passes through several, and errors arise at the handovers more than inside any of them.",
      "Steps either add value, are needed to prevent errors, or could be dropped; improvement begins with the last kind.",
      "Handling exceptions belongs to the process: unless it is laid down who decides on returns, exchanges and shortages, everyone does it differently.",
      "Performance is measured by time, errors and cost, which often pull against each other; it should be said which of them this thesis puts first.",
      "The process on paper and the process in practice are recorded apart; the gap between them is itself a finding.",
    ],
  },
  missing: {
    zh: ["流程的起点、终点与经手人", "有没有书面规定"],
    en: ["beginning, end and persons of the process", "whether it is laid down in writing"],
  },
  limits: { zh: ["流程图只表示次序，不表示各步所花的时间。"], en: ["A flow chart shows order, not the time each step takes."] },
  exhibits: [{ kind: "figure", title: { zh: "业务流程图", en: "Flow chart of the process" } }],
  never: { zh: [], en: [] },
};
