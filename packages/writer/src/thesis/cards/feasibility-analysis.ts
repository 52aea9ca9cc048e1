import type { MethodCard } from "../method-card.ts";

export const feasibilityAnalysis: MethodCard = {
  key: "feasibility-analysis",
  title: { zh: "可行性分析", en: "Feasibility analysis" },
  methods: ["design"],
  roles: ["requirements", "background"],
  cues: {
    zh: ["可行性", "技术选型", "技术可行", "经济可行", "成本多少", "能不能做", "有没有钱"],
    en: ["feasibility", "technology choice", "choice of technology", "cost of", "affordable"],
  },
  sentences: {
    zh: [
      "可行性分析要回答的是在已有的时间、人员、设备和许可之内，面向{object}的系统能否做成，结论可以是否定的。",
      "技术可行性看关键难点有没有已知的解法，判断的依据宜是一个跑得通的小实验，不宜只是所用框架很流行。",
      "选用一项技术应与至少一种可替代的技术比较，比较的标准先列出：开发者是否熟悉、许可证、维护是否仍在进行、部署条件。",
      "经济可行性须把一次性投入与每年的运行费用分开，服务器、域名、短信和日后的维护工时都属于运行费用。",
      "操作可行性看使用者是否愿意并且能够改变现在的做法；录入的工作由谁承担、为此多花多少时间，须一并说明。",
      "涉及个人信息的系统须在可行性阶段就说明收集哪些信息、为何必需、由谁保管，不可留到实现之后。",
      "每一项风险宜写明发现的迹象和备用的做法，例如第三方接口停用时改为手工录入。",
    ],
    en: [
      "A feasibility analysis asks whether a system for {object} can be built within the time, people, equipment and permissions at hand, and its answer may be no.",
      "Technical feasibility depends on whether the hard parts have a known solution; a small working experiment is better evidence than the popularity of a framework.",
      "A technology should be compared with at least one alternative by criteria listed beforehand: the developer's experience, the licence, whether it is still maintained, what deployment takes.",
      "Economic feasibility separates what is paid once from what is paid each year; servers, domain names, text messages and later hours of maintenance are running costs.",
      "Operational feasibility asks whether users are willing and able to change what they do now; who enters the data, and how much longer that takes, should be stated as well.",
      "For a system that holds personal information, the analysis should already say which data are collected, why they are needed and who keeps them.",
      "Each risk should come with the sign by which it is noticed and a fallback, such as entering data by hand when an external interface is withdrawn.",
    ],
  },
  missing: {
    zh: ["可用的时间、人员与设备", "比较过的技术方案及取舍理由", "费用的各项金额及报价来源"],
    en: [
      "time, people and equipment available",
      "alternatives that were compared, and the reason for the choice",
      "the costs, item by item, and where the prices come from",
    ],
  },
  limits: {
    zh: ["可行只说明在所列条件下能够做成，不说明做成之后会被使用或带来收益。"],
    en: ["Feasible means that it can be done under the conditions listed, not that it will be used or pay off."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "备选技术比较", en: "Comparison of alternatives" },
      head: { zh: ["比较项", "方案一", "方案二", "取舍"], en: ["Criterion", "Option 1", "Option 2", "Decision"] },
      rows: {
        zh: ["开发者熟悉程度", "许可证", "维护状况", "部署条件"],
        en: ["Developer's experience", "Licence", "State of maintenance", "Deployment"],
      },
    },
  ],
  never: { zh: ["完全可行", "毫无风险", "最先进"], en: ["entirely feasible", "risk-free", "cutting-edge"] },
};
