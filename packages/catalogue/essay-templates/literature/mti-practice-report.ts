import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const mtiPracticeReport = defineTemplate({
  slug: "mti-practice-report",
  kind: "thesis",
  discipline: "literature",
  major: { zh: "翻译硕士（MTI）", en: "Translation and Interpreting" },
  levels: ["master"],
  method: "case",
  length: { default: 30000, min: 30000, max: 50000 },
  numbering: "A",
  title: { zh: "博物馆解说词汉英翻译实践报告", en: "A Report on Translating Museum Texts from Chinese into English" },
  pattern: "〔文本类型〕〔方向〕翻译实践报告",
  slots: [
    { label: "文本类型", default: "博物馆解说词" },
    { label: "方向", default: "汉英" },
  ],
  remark: { zh: "从译前分析到译后评价，案例按问题分类", en: "Cases grouped by problem, with evaluation" },
  keywords: ["翻译实践", "文化负载词", "文本类型", "译审"],
  bring: ["委托或授权说明", "原文与译文全文", "术语表与审校记录"],
  outline: [
    {
      title: { zh: "任务描述", en: "The task" },
      intent: "委托、文本、读者、要求",
      weight: 10,
      needs: ["table"],
      children: [
        { title: { zh: "项目背景与要求", en: "Background" }, intent: "展陈空间对字数的限制", weight: 5, needs: ["table"] },
        { title: { zh: "文本特点分析", en: "Text features" }, intent: "信息、呼唤功能并存", weight: 5, needs: ["source"] },
      ],
    },
    {
      title: { zh: "翻译过程", en: "The process" },
      intent: "写真实做过的步骤",
      weight: 14,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "译前准备", en: "Preparation" }, intent: "术语、平行文本、专家咨询", weight: 7, needs: ["table"] },
        {
          title: { zh: "译中与译后", en: "During and after" },
          intent: "时间、工具、审校分工",
          weight: 7,
          needs: ["table"],
          mistake: "过程写成理想流程",
        },
      ],
    },
    {
      title: { zh: "理论框架", en: "Framework" },
      intent: "能指导决策的理论",
      weight: 14,
      needs: ["source"],
      children: [
        { title: { zh: "理论选择的理由", en: "Why this theory" }, intent: "与文本功能匹配", weight: 7, needs: ["source"] },
        {
          title: { zh: "操作化的原则", en: "Principles" },
          intent: "变成三四条可检查的原则",
          weight: 7,
          needs: ["table"],
          mistake: "理论与案例两张皮",
        },
      ],
    },
    {
      title: { zh: "案例分析", en: "Cases" },
      intent: "问题、初译、改译、理由",
      weight: 42,
      needs: ["table"],
      children: [
        { title: { zh: "文物名称与术语", en: "Names and terms" }, intent: "给出类型与策略", weight: 11, needs: ["table"] },
        {
          title: { zh: "典故与诗文", en: "Allusions and verse" },
          intent: "取舍与补偿",
          weight: 11,
          needs: ["table"],
          mistake: "只说策略名称不给理由",
        },
        { title: { zh: "长句与信息重组", en: "Long sentences" }, intent: "主位推进与断句", weight: 10, needs: ["figure"] },
        {
          title: { zh: "展板字数约束下的删减", en: "Cuts under limits" },
          intent: "说明删了什么为什么",
          weight: 10,
          needs: ["table"],
          mistake: "只展示满意译例",
        },
      ],
    },
    {
      title: { zh: "译文评价", en: "Evaluation" },
      intent: "第三方与读者",
      weight: 12,
      needs: ["table", "data"],
      children: [
        { title: { zh: "专家与审校意见", en: "Reviewers" }, intent: "列修改率与典型意见", weight: 6, needs: ["table"] },
        { title: { zh: "目标读者反馈", en: "Readers" }, intent: "小规模测试及局限", weight: 6, needs: ["data"] },
      ],
    },
    { title: { zh: "总结", en: "Conclusion" }, intent: "归纳策略与未解决问题", weight: 8 },
  ],
  whyGood: ["三种载体的不同要求写得真切", "理论变成可检查的原则，案例处处对应", "展示不满意的译例与得失", "有第三方评价"],
  opening: [
    { type: "heading", text: "第一章 任务描述" },
    { type: "heading", text: "1.1 项目背景与要求" },
    {
      type: "paragraph",
      text: "本报告所依托的任务是【待补充：博物馆名称】常设展览说明文字的汉英翻译，委托方要求译文用于展板、标签和语音导览。三种载体对译文的要求并不相同：展板读者站立阅读，每块展板的英文不得超过给定字数；标签信息密集，名称与年代格式必须统一；语音导览则要听得懂，不能依赖括注。同一件文物因此往往需要几种译法。",
    },
    {
      type: "paragraph",
      text: "原文由不同部门分期撰写，行文风格不一，文言引文、专业术语和抒情句子混杂。委托方同时提出，译文应当使没有中国史背景的参观者在短时间内明白“这是什么、为什么重要”。据此，笔者把任务的难点归为三类：名称术语的一致，典故诗文的取舍，以及在字数限制下的信息重组。任务量、分工与时间安排见表1-1【待补充：数据】，客户已书面同意本报告引用相关文本。",
    },
  ],
  hardSample: {
    title: "案例写法示范",
    text: "问题：展板引用了一句古诗，直译后字数超限且读者不解其意。初译保留了诗句并加注，审校认为注释占用空间，站立阅读时难以兼顾。改译放弃逐句翻译，把诗句承担的信息，即工匠在夜间烧窑的情景，融入叙述，用一个短句呈现，诗句原文以汉字形式保留在展板装饰处。理由：依据前述原则，呼唤功能优先于形式对应；汉字可作为视觉元素保留文化在场。得失：牺牲了诗的节奏，读者也不再知道引文来自何人，为此在语音导览中补充【待补充：导览译文】。",
  },
  staged: false,
  checklist: ["授权与保密处理", "案例不少于三类问题", "初译改译并列", "术语表附后", "反馈样本说明"],
  scenes: ["translateDoc", "defenseSpeech", "openingReport"],
  since: "2026-11-22",
});
