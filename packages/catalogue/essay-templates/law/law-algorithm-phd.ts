import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const lawAlgorithmPhd = defineTemplate({
  slug: "law-algorithm-phd",
  kind: "thesis",
  discipline: "law",
  major: { zh: "经济法学", en: "Economic Law" },
  levels: ["phd"],
  method: "legal",
  length: { default: 80000, min: 60000, max: 120000 },
  numbering: "A",
  title: { zh: "算法自动化决策的分层规制研究", en: "Layered regulation of automated decision-making" },
  pattern: { zh: "〔对象〕的〔视角〕研究", en: "〔approach〕 of 〔object〕" },
  slots: [
    { label: { zh: "对象", en: "object" }, default: { zh: "算法自动化决策", en: "automated decision-making" } },
    { label: { zh: "视角", en: "approach" }, default: { zh: "分层规制", en: "Layered regulation" } },
  ],
  remark: { zh: "概念—正当性—工具—责任，体系要能自洽", en: "Concept, legitimacy, instruments, liability: one coherent system" },
  keywords: [
    { zh: "算法规制", en: "regulation of algorithms" },
    { zh: "自动化决策", en: "automated decision-making" },
    { zh: "比较法", en: "comparative law" },
    { zh: "责任", en: "liability" },
  ],
  bring: [
    { zh: "中外规范文本及版本日期", en: "Chinese and foreign legal texts with version dates" },
    { zh: "技术访谈与保密约定", en: "Interviews with engineers and confidentiality terms" },
    { zh: "案例与执法文件", en: "Cases and enforcement documents" },
    { zh: "外文原始文献的阅读能力", en: "Ability to read the foreign sources in the original" },
  ],
  outline: [
    {
      title: { zh: "导论", en: "Introduction" },
      intent: { zh: "同一系统为何受到互不协调的要求", en: "Why one and the same system meets uncoordinated demands" },
      weight: 8,
      needs: ["source"],
      children: [
        {
          title: { zh: "论题与意义", en: "Thesis and significance" },
          intent: { zh: "提出一个可争辩的核心命题与三种反对意见", en: "One arguable thesis and the objections to it" },
          weight: 4,
          needs: ["source"],
        },
        {
          title: { zh: "方法与结构", en: "Methods and structure" },
          intent: { zh: "教义学、比较法、访谈各回答哪一问", en: "Which question doctrine, comparison and interviews each answer" },
          weight: 4,
        },
      ],
    },
    {
      title: { zh: "算法决策的法律概念", en: "Legal concept of algorithmic decisions" },
      intent: { zh: "从技术事实提炼有规范意义的区别", en: "Draw from technology the distinctions that matter in law" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "技术事实的最低限度", en: "The technical minimum" },
          intent: { zh: "只写足以影响法律评价的技术事实", en: "Only those technical facts that bear on legal assessment" },
          weight: 6,
          needs: ["figure"],
        },
        {
          title: { zh: "概念界定与类型", en: "Definition and types" },
          intent: { zh: "按权益影响与介入程度", en: "By effect on rights and by degree of human involvement" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "类型划分没有标准", en: "A typology with no criterion of division" },
        },
      ],
    },
    {
      title: { zh: "规制的正当性基础", en: "Legitimacy of regulation" },
      intent: { zh: "回答为何要管、管到哪、由谁来管", en: "Why regulate, how far, and by whom" },
      weight: 14,
      needs: ["source"],
      children: [
        {
          title: { zh: "权力失衡与信息失灵", en: "Imbalance of power and information failure" },
          intent: { zh: "比较两种理由的适用范围与强度", en: "Compare how far each reason reaches and how strong it is" },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "创新保护与比例原则", en: "Protecting innovation and proportionality" },
          intent: { zh: "用比例原则逐步划出规制上限", en: "Use proportionality, step by step, to set an upper limit" },
          weight: 7,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "比较法上的规制模式", en: "Comparative models of regulation" },
      intent: { zh: "按功能而不按国别比较，并交代法制背景", en: "Compare by function, not by country, with the legal background" },
      weight: 16,
      needs: ["source", "table"],
      children: [
        {
          title: { zh: "权利进路", en: "The rights approach" },
          intent: { zh: "权利写进法律后，个人实际能否行使", en: "Once written into law, can individuals actually use these rights" },
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "风险进路", en: "The risk approach" },
          intent: { zh: "分级由谁判断、依何标准、成本归谁", en: "Who grades risk, by what standard and at whose cost" },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "行业自律与共同规制", en: "Self-regulation and co-regulation" },
          intent: { zh: "公权力退到何处仍能兜底", en: "How far public power may withdraw and still be the backstop" },
          weight: 5,
          needs: ["source"],
          mistake: { zh: "介绍多比较少", en: "Much description, little comparison" },
        },
      ],
    },
    {
      title: { zh: "我国现行规则的体系化", en: "Systematising current Chinese law" },
      intent: { zh: "用解释论消除冲突，只把余下的留给立法", en: "Resolve conflicts by interpretation; leave only the rest to legislation" },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "规则分布与冲突", en: "Distribution of rules and conflicts" },
          intent: { zh: "画规范地图，标出重叠、空白与冲突", en: "Map the rules: overlaps, gaps and contradictions" },
          weight: 9,
          needs: ["table"],
        },
        {
          title: { zh: "透明、解释与拒绝的规范内涵", en: "Content of transparency, explanation and refusal" },
          intent: { zh: "写成权利、义务主体与可诉的内容", en: "State who owes what to whom, and what can be enforced" },
          weight: 9,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "分层规制的制度构造", en: "A layered design" },
      intent: { zh: "对象、工具、程序三维，层级决定强度", en: "Objects, instruments and procedure; the tier sets the intensity" },
      weight: 16,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "影响评估与备案", en: "Impact assessment and filing" },
          intent: { zh: "写清触发门槛与例外", en: "State thresholds and exceptions" },
          weight: 6,
          needs: ["table"],
          children: [
            {
              title: { zh: "评估的触发与内容", en: "When assessment is triggered and what it covers" },
              intent: { zh: "以影响层级定评估的触发与深度", en: "Let the tier of impact decide trigger and depth" },
              weight: 3,
              needs: ["table"],
            },
            {
              title: { zh: "备案与公开的边界", en: "Limits of filing and disclosure" },
              intent: {
                zh: "平衡公众监督与商业秘密，写出可公开的最低限度",
                en: "Balance scrutiny with trade secrets; fix a minimum to disclose",
              },
              weight: 3,
              needs: ["source"],
            },
          ],
        },
        {
          title: { zh: "人工复核的有效性", en: "Effective human review" },
          intent: {
            zh: "规定复核者的信息、时间与免责，防止橡皮图章",
            en: "Give reviewers information, time and immunity so that review is no rubber stamp",
          },
          weight: 5,
          mistake: { zh: "只写应当人工复核", en: "Saying only that there should be human review" },
        },
        {
          title: { zh: "动态审计", en: "Continuous audit" },
          intent: { zh: "主体资格、数据权限、结论的法律效力", en: "Who may audit, with what data, and to what legal effect" },
          weight: 5,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "责任与救济", en: "Liability and remedies" },
      intent: { zh: "从归责、举证到集体救济，不留断点", en: "From basis of liability to proof to collective redress, without a gap" },
      weight: 11,
      needs: ["source"],
      children: [
        {
          title: { zh: "归责原则的选择", en: "Choosing a basis of liability" },
          intent: {
            zh: "与产品责任、过错侵权如何衔接、为何不用严格责任",
            en: "Fit with product liability and fault; why not strict liability",
          },
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "举证分配与集体救济", en: "Burden of proof and collective redress" },
          intent: { zh: "降低个体举证成本而不诱发滥诉", en: "Lower the individual's cost of proof without inviting abuse" },
          weight: 5,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: {
        zh: "回应核心命题，承认哪一反对意见只得到部分回答",
        en: "Return to the thesis and admit which objection is only partly met",
      },
      weight: 5,
      mistake: { zh: "结论只是章节摘要", en: "A conclusion that merely sums up the chapters" },
    },
  ],
  whyGood: [
    { zh: "核心命题可争辩，并正面回应三种反对意见", en: "The thesis is arguable and three objections are met head on" },
    { zh: "比较法按功能展开", en: "Comparison proceeds by function" },
    { zh: "现行规则先做体系化整合", en: "Current law is systematised before reform is proposed" },
    { zh: "把“有效复核”变成可检验的制度", en: "“Effective review” becomes an institution that can be tested" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 导论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 论题与意义", en: "Thesis and significance" } },
    {
      type: "paragraph",
      text: {
        zh: "自动化决策正在进入招聘、信贷、派单、推荐和行政审批，围绕它的规则也在快速增加：个人信息保护、电子商务、消费者保护、反垄断、劳动用工等领域都有相关条款。单看每一条，目的正当、措辞清楚；放在一起，问题就出现了：同一个系统可能因为不同的切面受到要求不一的规制，透明的对象、解释的深度、拒绝的后果各不相同。规则不少，体系却没有形成。",
        en: "Automated decisions are entering hiring, lending, dispatching, recommendation and administrative approval, and rules about them are multiplying: data protection, e-commerce, consumer protection, competition and labour law all have relevant provisions. Each taken alone has a proper aim and clear wording. Put together, they raise a problem. One and the same system may, seen from different sides, meet inconsistent demands: to whom it must be transparent, how deep an explanation must go, and what follows from refusal all differ. There are many rules, but no system.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本文的核心命题是：算法规制不应以技术类型为单位，而应以“对谁的何种权益产生多大影响、人在其中还剩多少决定余地”为标准分层配置；层级不同，透明、评估、复核、责任的强度也应不同。这一命题需要回答三种反对意见：其一，影响难以事先判断；其二，分层会诱使企业拆分系统规避；其三，人工复核徒具形式。全文在正当性、比较法、解释论和制度构造四个层面展开论证，并以【待补充：案例与执法文件】检验。",
        en: "The thesis advanced here is that the unit of regulation should not be the type of technology. Rules should be layered by a different standard: whose rights are affected, which and how far, and how much room for decision is left to a human being. Different tiers call for different degrees of transparency, assessment, review and liability. This thesis must answer three objections: that impact is hard to judge in advance; that tiers invite firms to split systems to avoid them; and that human review is an empty form. The argument proceeds through legitimacy, comparison, interpretation and institutional design, and is tested against 【to fill in: cases and enforcement documents】.",
      },
    },
  ],
  hardSample: {
    title: { zh: "回应反对意见", en: "Answering an objection" },
    text: {
      zh: "有论者认为，要求人工复核只会增加成本，因为复核者往往照抄系统结论。这一批评指出了实情，却不能推出取消复核。照抄的原因可以分解为三项：复核者看不到系统未采用的信息，推翻结论须承担额外责任，复核时间不足以形成独立判断。三项都可以由制度改变，例如要求提供反向证据入口、对有理由的推翻免责、按案件影响设定最低复核时间，并抽样检验复核与系统结论的偏离率。偏离率长期为零，本身就应当触发审计【待补充：实证材料】。由此，复核是否有效成为可以检验的问题。",
      en: "Some argue that requiring human review merely adds cost, because reviewers tend to copy what the system says. The criticism describes a fact, but abolishing review does not follow from it. Copying has three separate causes: reviewers cannot see information the system did not use, they bear additional responsibility for overturning a result, and they lack the time to form an independent view. All three can be changed by institutions, for example by opening a channel for contrary evidence, by exempting reasoned reversals from liability, and by setting a minimum time for review according to the stakes, with sampling of how often review departs from the system. A rate of departure that stays at zero should itself trigger an audit 【to fill in: empirical material】. Whether review is effective thus becomes a question that can be tested.",
    },
  },
  staged: false,
  checklist: [
    { zh: "规范文本标明版本与生效日期", en: "Legal texts carry version and date of effect" },
    { zh: "外文资料自译并附原文", en: "Foreign material is translated by the author, original attached" },
    { zh: "核心概念全文只有一个定义", en: "Each key concept has one definition throughout" },
    { zh: "技术描述经专业人员核对", en: "Technical passages were checked by an expert" },
    { zh: "结论逐条回应三种反对意见", en: "The conclusion answers all three objections" },
  ],
  scenes: ["openingReport", "interviewOutline", "defenseSpeech"],
  since: "2026-11-22",
});
