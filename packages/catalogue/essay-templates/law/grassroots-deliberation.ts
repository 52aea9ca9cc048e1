import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const grassrootsDeliberation = defineTemplate({
  slug: "grassroots-deliberation",
  kind: "thesis",
  discipline: "law",
  major: { zh: "政治学与行政学", en: "Political Science" },
  levels: ["undergraduate"],
  method: "case",
  length: { default: 11000, min: 8000, max: 20000 },
  numbering: "B",
  title: { zh: "社区协商议事何以有效：加装电梯的过程追踪", en: "What makes neighbourhood deliberation work: tracing a lift retrofit" },
  pattern: { zh: "〔层级〕〔机制〕何以有效：〔案例〕的过程追踪", en: "What makes 〔level〕 〔mechanism〕 work: tracing 〔case〕" },
  slots: [
    { label: { zh: "层级", en: "level" }, default: { zh: "社区", en: "neighbourhood" } },
    { label: { zh: "机制", en: "mechanism" }, default: { zh: "协商议事", en: "deliberation" } },
    { label: { zh: "案例", en: "case" }, default: { zh: "加装电梯", en: "a lift retrofit" } },
  ],
  remark: { zh: "过程追踪写法：机制链条与竞争性解释", en: "Process tracing: a causal chain tested against its rivals" },
  keywords: [
    { zh: "协商民主", en: "deliberative democracy" },
    { zh: "基层治理", en: "grassroots governance" },
    { zh: "过程追踪", en: "process tracing" },
    { zh: "社区", en: "neighbourhood" },
  ],
  bring: [
    { zh: "两栋楼的会议记录与查阅许可", en: "Minutes of meetings in both blocks, with permission to read them" },
    { zh: "各方当事人访谈（含反对者）与知情同意", en: "Interviews with all sides, opponents included, and their consent" },
    { zh: "时间线", en: "A dated timeline of events" },
  ],
  outline: [
    {
      title: { zh: "问题的提出", en: "The question" },
      intent: {
        zh: "同一小区两栋楼结果相反，已知条件解释不了",
        en: "Two blocks on one estate ended differently; known conditions do not explain why",
      },
      weight: 12,
      needs: ["data"],
    },
    {
      title: { zh: "文献与分析框架", en: "Literature and framework" },
      intent: {
        zh: "列出竞争性解释，并写出各自可观察的后果",
        en: "Set out rival explanations and what each would leave behind as evidence",
      },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "协商有效性的几种解释", en: "Rival explanations" },
          intent: {
            zh: "利益、能人、制度、信任各自怎样说明差别",
            en: "How interests, leaders, rules and trust would each account for the difference",
          },
          weight: 9,
          needs: ["table"],
          mistake: { zh: "只摆自己赞成的解释", en: "Presenting only the explanation one already prefers" },
        },
        {
          title: { zh: "机制假设与证据要求", en: "Mechanism and tests of evidence" },
          intent: { zh: "逐条写明什么证据能否定它，再去找证据", en: "State what would refute each hypothesis before looking for it" },
          weight: 9,
          needs: ["table"],
          mistake: { zh: "只收集支持性证据", en: "Collecting only evidence that confirms" },
        },
      ],
    },
    {
      title: { zh: "研究方法与案例", en: "Method and case selection" },
      intent: { zh: "说明为何选这两栋楼、哪些条件可视为相同", en: "Why these two blocks, and which conditions can be taken as equal" },
      weight: 12,
    },
    {
      title: { zh: "过程追踪", en: "Tracing the process" },
      intent: { zh: "按转折点分段，每段都要有当时的记录", en: "Divide at turning points; support every stage with records from the time" },
      weight: 34,
      needs: ["data", "figure"],
      children: [
        {
          title: { zh: "僵局的形成", en: "How deadlock formed" },
          intent: { zh: "谁反对、反对什么、理由何时第一次出现", en: "Who objected, to what, and when the reason first appeared" },
          weight: 12,
          needs: ["data"],
        },
        {
          title: { zh: "转折：议题的拆分", en: "Turning point: splitting the agenda" },
          intent: { zh: "写关键会议如何改变议题", en: "Show how key meetings changed what was being discussed" },
          weight: 11,
          needs: ["data"],
          mistake: { zh: "流水账无转折", en: "A chronicle with no turning point" },
        },
        {
          title: { zh: "方案的达成与执行", en: "Agreement and delivery" },
          intent: { zh: "补偿、工期、后续维护如何写进协议并履行", en: "How compensation, timing and upkeep were written down and kept" },
          weight: 11,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "解释与检验", en: "Testing the explanations" },
      intent: { zh: "用四种检验强度衡量证据，逐一对质竞争解释", en: "Weigh each piece of evidence by how strongly it tests the rivals" },
      weight: 16,
      needs: ["table"],
      children: [
        {
          title: { zh: "排除替代解释", en: "Ruling out rivals" },
          intent: { zh: "与未装成的楼逐阶段对照，排除或保留", en: "Compare stage by stage with the block that failed; rule out or retain" },
          weight: 8,
          needs: ["data"],
        },
        {
          title: { zh: "机制的成立条件", en: "Scope conditions" },
          intent: { zh: "规模、召集者、信息条件缺一时会怎样", en: "What happens when size, convenor or information is missing" },
          weight: 8,
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "只向条件相近的案例推广，并写明反例", en: "Extend the claim only to similar cases, and name counter-examples" },
      weight: 8,
      mistake: { zh: "由一例推出普遍规律", en: "Reading a general law off a single case" },
    },
  ],
  whyGood: [
    {
      zh: "两栋楼同处一个小区，对照尽量保持外部条件相同",
      en: "Two blocks on one estate hold outside conditions as equal as a case study can",
    },
    { zh: "每种解释都写明什么证据能否定它", en: "Each explanation says what evidence would refute it" },
    { zh: "转折落在“议题拆分”这一可复制的做法上", en: "The turning point is a practice others could repeat: splitting the agenda" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、问题的提出", en: "The question" } },
    {
      type: "paragraph",
      text: {
        zh: "同一个小区，同样的楼龄，面对同一项加装电梯的政策，东侧一栋楼在几个月内达成一致并完工，西侧一栋楼却从热闹议论走到互不说话。居委会说，两边开会的次数差不多；施工方说，两边的方案和报价也一样。那么，差别从何而来？",
        en: "On one estate, two blocks of the same age faced the same policy on retrofitting lifts. Within months the eastern block had agreed and finished the work; in the western block lively talk had turned into neighbours no longer speaking. The residents' committee says both held about as many meetings; the builder says both were offered the same scheme at the same price. Where, then, does the difference come from?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "常见的解释有几种：东楼住户利益更一致，东楼恰好有一位热心的能人，东楼原本邻里关系就好。它们都有道理，但都把结果归于开会之前就存在的条件，仿佛协商本身不起作用。本文通过查阅【待补充：会议记录】、访谈两栋楼的当事人，按时间还原两个过程，考察协商中的哪一步改变了局面，并对照西楼检验上述解释能否成立。选择同一小区的两栋楼，是为了尽量保持政策、价格、物业等条件相同。",
        en: "The usual explanations are that residents in the east had more aligned interests, that they happened to have an energetic leader, or that they had been better neighbours all along. Each has something to it, but each traces the outcome to conditions that existed before anyone met, as though deliberation itself did nothing. Drawing on 【to fill in: meeting records】 and interviews with those involved in both blocks, this thesis reconstructs the two processes in time, asks which step in the deliberation changed the situation, and uses the western block to test whether the explanations above hold. Choosing two blocks on one estate keeps policy, price and management as constant as possible.",
      },
    },
  ],
  hardSample: {
    title: { zh: "证据如何区分解释", en: "Letting evidence decide between explanations" },
    text: {
      zh: "若“能人说”成立，能人缺席的会议就不应取得进展。因此先查缺席的那几次：如果记录显示议题恰在其中一次由住户自行召集时取得突破【待补充：会议编号】，这一证据对能人说不利；如果进展只出现在能人到场时，则应保留能人说。若“利益一致说”成立，反对者的诉求应在过程中保持不变。访谈需要追问的是：低层住户由“坚决不同意”转为“可以谈”，是在补偿增加之后，还是在采光、噪声与分摊费用被拆成不同议题之后。只有后一种次序，才支持协商过程具有独立作用。",
      en: "If the leadership account is right, meetings the leader missed should have achieved nothing. Those meetings are therefore examined first: should the records show that the breakthrough came at one convened by residents themselves 【to fill in: meeting number】, that counts against the account; if progress came only with the leader present, the account stands. If the aligned-interests account is right, opponents' demands should not have changed along the way. The interviews must therefore establish whether ground-floor residents moved from “never” to “we can talk” after compensation rose, or after daylight, noise and cost shares were separated into different items. Only the second order of events shows deliberation doing work of its own.",
    },
  },
  staged: true,
  checklist: [
    { zh: "受访者已化名并签知情同意", en: "Interviewees are anonymised and have consented" },
    { zh: "每个转折至少有两种来源的记录", en: "Each turning point rests on at least two kinds of source" },
    { zh: "时间线逐条标注来源", en: "Every entry in the timeline names its source" },
    { zh: "不利证据单列一处", en: "Unfavourable evidence is set out in one place" },
    { zh: "推广条件写进结论", en: "The conclusion states its scope conditions" },
  ],
  scenes: ["interviewOutline", "gwResearch"],
  since: "2026-11-22",
});
