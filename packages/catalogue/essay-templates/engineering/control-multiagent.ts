import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const controlMultiagent = defineTemplate({
  slug: "control-multiagent",
  kind: "thesis",
  discipline: "engineering",
  major: { zh: "控制科学与工程", en: "Control Science and Engineering" },
  levels: ["phd"],
  method: "theory",
  length: { default: 70000, min: 60000, max: 120000 },
  numbering: "A",
  title: { zh: "通信受限条件下多智能体系统的协同控制", en: "Cooperative control of multi-agent systems under communication constraints" },
  pattern: { zh: "〔约束〕条件下〔对象〕的协同控制", en: "Cooperative control of 〔object〕 under 〔constraint〕" },
  slots: [
    { label: { zh: "约束", en: "constraint" }, default: { zh: "通信受限", en: "communication constraints" } },
    { label: { zh: "对象", en: "object" }, default: { zh: "多智能体系统", en: "multi-agent systems" } },
  ],
  remark: { zh: "三个问题由松到紧递进，定理与实验并重", en: "Three problems of growing difficulty, proofs and tests" },
  keywords: [
    { zh: "多智能体", en: "multi-agent systems" },
    { zh: "一致性", en: "consensus" },
    { zh: "事件触发", en: "event-triggered control" },
    { zh: "稳定性", en: "stability" },
    { zh: "协同控制", en: "cooperative control" },
  ],
  bring: [
    { zh: "主要定理的完整证明", en: "full proofs of main theorems" },
    { zh: "仿真代码", en: "simulation code" },
    { zh: "实验平台与视频", en: "platform and video" },
    { zh: "已发表成果对应关系", en: "table of publications by chapter" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "确立一条主线与三个递进问题", en: "One thread and three problems, each beyond the last" },
      weight: 9,
      needs: ["source", "figure"],
      children: [
        {
          title: { zh: "研究背景", en: "Background" },
          intent: { zh: "由一个具体任务说明为何必须通信", en: "One task shows why agents must communicate" },
          weight: 3,
          needs: ["source"],
        },
        {
          title: { zh: "一致性与编队研究进展", en: "Progress in consensus and formation" },
          intent: { zh: "按约束类型述评，不按年代", en: "Reviewed by kind of constraint, not by year" },
          weight: 2,
          needs: ["source"],
        },
        {
          title: { zh: "通信受限的研究进展", en: "Progress under limited communication" },
          intent: { zh: "采样、量化、事件触发各留下什么", en: "What sampling, quantisation and events each leave open" },
          weight: 2,
          needs: ["source"],
          mistake: { zh: "综述与后文问题脱节", en: "A review that leads to none of the problems" },
        },
        {
          title: { zh: "存在问题与研究思路", en: "Open problems and approach" },
          intent: { zh: "一张图表示三问题假设的放宽", en: "One figure of how assumptions relax" },
          weight: 2,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "预备知识", en: "Preliminaries" },
      intent: { zh: "只收后文真正引用的引理", en: "Only lemmas used later" },
      weight: 9,
      needs: ["formula"],
      children: [
        {
          title: { zh: "代数图论", en: "Algebraic graph theory" },
          intent: { zh: "给出用到的谱性质与有向情形差别", en: "Spectral properties used, and what digraphs change" },
          weight: 3,
          needs: ["formula"],
        },
        {
          title: { zh: "稳定性工具", en: "Stability tools" },
          intent: { zh: "列出引理、条件并注来源", en: "Lemmas with conditions and sources" },
          weight: 3,
          needs: ["formula"],
        },
        {
          title: { zh: "系统模型与假设", en: "Models and assumptions" },
          intent: { zh: "逐条解释假设的物理含义", en: "What each assumption means physically" },
          weight: 3,
          needs: ["formula"],
          mistake: { zh: "假设过强却不讨论能否放宽", en: "Strong assumptions, no word on relaxing them" },
        },
      ],
    },
    {
      title: { zh: "有向拓扑下的事件触发一致性", en: "Event-triggered consensus on digraphs" },
      intent: { zh: "少通信仍收敛，且不无限触发", en: "Converge with less communication and without endless triggering" },
      weight: 19,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "问题描述", en: "Problem statement" },
          intent: { zh: "写清可测信息与控制目标", en: "What is measured and what is wanted" },
          weight: 3,
          needs: ["formula"],
        },
        {
          title: { zh: "触发条件设计", en: "Designing the trigger" },
          intent: { zh: "说明为何只用本地信息即可", en: "Why local information suffices" },
          weight: 5,
          needs: ["formula"],
        },
        {
          title: { zh: "稳定性与无芝诺性证明", en: "Stability without Zeno behaviour" },
          intent: { zh: "收敛与间隔下界两部分都严格", en: "Both parts rigorous: convergence and a bound on intervals" },
          weight: 7,
          needs: ["formula"],
          mistake: { zh: "只证收敛，不排除芝诺现象", en: "Convergence proved, Zeno behaviour not excluded" },
          children: [
            {
              title: { zh: "一致性误差的指数收敛", en: "Exponential convergence of the error" },
              intent: { zh: "收敛率与图谱的显式关系", en: "The rate in terms of the spectrum" },
              weight: 4,
              needs: ["formula"],
            },
            {
              title: { zh: "触发间隔下界", en: "Lower bound on intervals" },
              intent: { zh: "由比较原理给出显式下界", en: "An explicit bound by comparison" },
              weight: 3,
              needs: ["formula"],
            },
          ],
        },
        {
          title: { zh: "数值算例", en: "Examples" },
          intent: { zh: "与周期采样同误差下比触发次数", en: "Count events against periodic sampling at equal error" },
          weight: 4,
          needs: ["figure", "table"],
        },
      ],
    },
    {
      title: { zh: "时延与丢包下的鲁棒编队", en: "Robust formation with delay and loss" },
      intent: { zh: "放宽理想信道假设，界可显式估计", en: "Drop the ideal channel, keep explicit bounds" },
      weight: 19,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "时变时延模型", en: "Time-varying delay" },
          intent: { zh: "上界怎样测得或保守估计", en: "How the upper bound is measured or estimated" },
          weight: 3,
          needs: ["formula"],
        },
        {
          title: { zh: "预测补偿控制器", en: "Predictive compensation" },
          intent: { zh: "控制器结构与可解性条件", en: "Structure, and conditions for a solution" },
          weight: 6,
          needs: ["formula"],
        },
        {
          title: { zh: "性能界分析", en: "Performance bounds" },
          intent: { zh: "误差界随时延、丢包率怎样变", en: "How the error bound moves with delay and loss" },
          weight: 6,
          needs: ["formula"],
        },
        {
          title: { zh: "仿真比较", en: "Comparison by simulation" },
          intent: { zh: "参数扫描而非单点展示", en: "Sweep parameters, not one point" },
          weight: 4,
          needs: ["figure", "table"],
          mistake: { zh: "只给一组参数的好看曲线", en: "One fine curve for one set of parameters" },
        },
      ],
    },
    {
      title: { zh: "攻击环境下的安全协同", en: "Secure cooperation under attack" },
      intent: { zh: "恶意数据下还能保证什么", en: "What survives malicious data" },
      weight: 19,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "攻击模型与可检测性", en: "Attack model and detectability" },
          intent: { zh: "明确攻击者知道什么、能改什么", en: "What the attacker knows and can change" },
          weight: 3,
          needs: ["formula"],
        },
        {
          title: { zh: "残差检测与隔离", en: "Detection and isolation" },
          intent: { zh: "给出阈值与误报、漏报的权衡", en: "The threshold, false alarms and misses" },
          weight: 6,
          needs: ["formula", "figure"],
        },
        {
          title: { zh: "弹性一致性条件", en: "Conditions for resilient consensus" },
          intent: { zh: "图鲁棒性条件，充分必要分开证", en: "Robustness of the graph; sufficiency and necessity apart" },
          weight: 6,
          needs: ["formula"],
        },
        {
          title: { zh: "案例仿真", en: "Simulated case" },
          intent: { zh: "检测前后轨迹与隔离时延", en: "Tracks before and after, and delay of isolation" },
          weight: 4,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "实验平台验证", en: "Experimental validation" },
      intent: { zh: "理论假设在现实中成立多少", en: "How far assumptions hold in reality" },
      weight: 15,
      needs: ["figure", "data"],
      children: [
        {
          title: { zh: "平台组成与时间同步", en: "Platform and clock synchronisation" },
          intent: { zh: "写定位误差与同步精度", en: "Errors of position and timing" },
          weight: 5,
          needs: ["figure", "table"],
        },
        {
          title: { zh: "编队实验", en: "Formation experiment" },
          intent: { zh: "实测误差与理论界对照，重复多次", en: "Measured error against the bound, repeated" },
          weight: 5,
          needs: ["figure", "data"],
        },
        {
          title: { zh: "假设偏差讨论", en: "Where assumptions fail" },
          intent: { zh: "哪条不成立、对结论影响多大", en: "Which fails, and what it costs the result" },
          weight: 5,
          mistake: { zh: "实验与理论条件不符而不说明", en: "Experiment departs from theory, unsaid" },
        },
      ],
    },
    {
      title: { zh: "总结与展望", en: "Conclusions" },
      intent: { zh: "三个问题各答一段，不加新结果", en: "Answer each problem in a paragraph, nothing new" },
      weight: 10,
      children: [
        {
          title: { zh: "主要结果与适用范围", en: "Main results and their scope" },
          intent: { zh: "写清定理成立的条件", en: "Conditions under which theorems hold" },
          weight: 4,
        },
        {
          title: { zh: "创新点", en: "Contributions" },
          intent: { zh: "逐点对照已有最强结果", en: "Each against the strongest known result" },
          weight: 3,
          mistake: { zh: "创新点之间互相重叠", en: "Contributions that overlap" },
        },
        {
          title: { zh: "后续问题", en: "Open problems" },
          intent: { zh: "列两个具体未解问题及难点", en: "Two open problems, and why they are hard" },
          weight: 3,
        },
      ],
    },
  ],
  whyGood: [
    {
      zh: "三章主体按假设由强到弱推进，博士论文的“一条主线”看得见",
      en: "Three chapters relax assumptions step by step, so the thread shows",
    },
    { zh: "预备知识只收后文真正引用的引理", en: "Only lemmas that are used are listed" },
    { zh: "把无芝诺性、误报率等易漏的证明单列成节", en: "Proofs often missed, Zeno behaviour and false alarms, have their own sections" },
    { zh: "实验章专门讨论理论假设与现实的偏差", en: "The experiment discusses where theory and reality part" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Chapter 1 Introduction" } },
    { type: "heading", text: { zh: "1.1 研究背景", en: "1.1 Background" } },
    {
      type: "paragraph",
      text: {
        zh: "当任务超出单个平台的能力，例如大范围搜索、分布式测量和协同搬运，由多个简单平台组成的群体往往更灵活。群体要完成共同目标，成员之间必须交换信息，而现实中的信道并不理想：带宽有限，不能随时发送；链路有时延，也会丢包；开放环境下还可能被注入虚假数据。若沿用连续、理想通信条件下的控制律，轻则性能下降，重则失去稳定。",
        en: "Where a task exceeds one platform, as in wide search, distributed measurement or carrying a load together, a group of simple ones is often more flexible. To reach a common goal its members must exchange information, and real channels are not ideal: bandwidth is limited and one cannot send at any time, links delay and lose packets, and in the open false data may be injected. If control laws designed for continuous, ideal communication are used unchanged, performance suffers at best, and stability is lost at worst.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "围绕通信受限这一主线，本文依次提出三个问题。第一，在有向拓扑下，成员只依靠本地信息，能否在大幅减少通信次数的同时保证一致，并排除无限次触发？第二，当时延时变、数据包随机丢失时，如何使编队误差有界，且该界可由信道参数显式估计？第三，若部分成员被攻击，其余成员在什么样的图条件下仍能达成目标？三个问题的假设逐步放宽，难度逐步增加，前一问题的结论是后一问题的基础。全文结构如图1-3所示，实验平台见【待补充：平台名称】。",
        en: "Along this line, the thesis asks three questions. First, on directed graphs, can agents that use only local information guarantee consensus with far less communication and without endless triggering? Second, when delays vary and packets are lost at random, how can the formation error be bounded, with a bound that can be computed from channel parameters? Third, if some agents are attacked, under what conditions on the graph can the others still reach the goal? Assumptions are relaxed and difficulty grows from one question to the next, each resting on the one before. The structure is shown in Figure 1-3; the platform is 【to fill in: platform】.",
      },
    },
  ],
  hardSample: {
    title: { zh: "定理证明的写法", en: "How to write a proof" },
    text: {
      zh: "证明分三步。首先构造候选函数，将一致性误差投影到与全一向量正交的子空间，利用图的强连通性得到二次型下界；其次沿系统轨线求导，把触发误差项用杨氏不等式放缩，代入触发条件后得到负定的上界，从而误差指数收敛；最后证明任意两次触发的间隔存在正下界：在触发间隔内触发误差的增长速率有界，由比较原理得到间隔下界的显式表达，因此不会出现芝诺现象。条件中的参数如何取值、取值变化对收敛速度与通信次数的影响，在注记【待补充：编号】中讨论。",
      en: "The proof has three steps. First a candidate function is built: the consensus error is projected on the subspace orthogonal to the all-ones vector, and strong connectivity gives a lower bound of the quadratic form. Next, differentiate along trajectories, bound the triggering error by Young's inequality, and insert the triggering condition; the upper bound is negative definite, hence the error converges exponentially. Last, intervals between triggers are bounded below: between triggers the error grows at a bounded rate, the comparison principle gives an explicit bound, and Zeno behaviour is excluded. How to choose the parameters in the conditions, and how they affect rate of convergence and number of transmissions, is discussed in Remark 【to fill in: number】.",
    },
  },
  staged: false,
  checklist: [
    { zh: "定理条件与仿真参数一致", en: "conditions of theorems match simulations" },
    { zh: "符号表完整且不重名", en: "symbols listed, none used twice" },
    { zh: "每个假设都有一句物理解释", en: "each assumption has a physical reading" },
    { zh: "与最强已有结果有对照", en: "compared with the strongest known result" },
    { zh: "成果与章节对应表齐全", en: "publications matched to chapters" },
    { zh: "证明中放缩步骤不跳步", en: "no bounding step skipped" },
  ],
  scenes: ["openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
