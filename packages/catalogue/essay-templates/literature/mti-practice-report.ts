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
  title: { zh: "博物馆解说词汉英翻译实践报告", en: "A report on translating museum texts from Chinese into English" },
  pattern: { zh: "〔文本类型〕〔方向〕翻译实践报告", en: "A report on translating 〔text type〕 〔direction〕" },
  slots: [
    { label: { zh: "文本类型", en: "text type" }, default: { zh: "博物馆解说词", en: "museum texts" } },
    { label: { zh: "方向", en: "direction" }, default: { zh: "汉英", en: "from Chinese into English" } },
  ],
  remark: { zh: "从译前分析到译后评价，案例按问题分类", en: "From analysis before to evaluation after; cases grouped by problem" },
  keywords: [
    { zh: "翻译实践", en: "translation practice" },
    { zh: "文化负载词", en: "culture-specific terms" },
    { zh: "文本类型", en: "text types" },
    { zh: "译审", en: "revision" },
  ],
  bring: [
    { zh: "委托书与引用授权", en: "The commission and permission to quote" },
    { zh: "原文与各稿译文", en: "Source and every draft of the translation" },
    { zh: "术语表与审校记录", en: "Glossary and revision records" },
  ],
  outline: [
    {
      title: { zh: "任务描述", en: "Description of the task" },
      intent: { zh: "委托、文本、读者、载体四项要求", en: "Commission, text, reader and medium: what each requires" },
      weight: 10,
      needs: ["table"],
      children: [
        {
          title: { zh: "项目背景与要求", en: "Background and requirements" },
          intent: { zh: "展陈空间对字数与阅读姿势的限制", en: "Limits set by space and by reading on one's feet" },
          weight: 5,
          needs: ["table"],
        },
        {
          title: { zh: "文本特点分析", en: "Features of the source text" },
          intent: { zh: "哪些句子主信息，哪些主呼唤，比例如何", en: "Which sentences inform, which appeal, in what proportion" },
          weight: 5,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "翻译过程", en: "The translation process" },
      intent: { zh: "写真实做过的步骤与返工", en: "Steps really taken, rework included" },
      weight: 14,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "译前准备", en: "Before translating" },
          intent: { zh: "术语、平行文本、专家咨询各解决什么", en: "What terms, parallel texts and experts each settled" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "译中与译后", en: "While translating and after" },
          intent: {
            zh: "时间、工具、审校分工，机器翻译用在哪里须写明",
            en: "Time, tools, revision, and where machine translation was used",
          },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "过程写成理想流程", en: "An idealised procedure" },
        },
      ],
    },
    {
      title: { zh: "理论框架", en: "Theoretical framework" },
      intent: { zh: "只选能指导决策的理论", en: "Only theory that guides decisions" },
      weight: 14,
      needs: ["source"],
      children: [
        {
          title: { zh: "理论选择的理由", en: "Reasons for the choice" },
          intent: { zh: "与文本功能匹配，说明不选另一种的理由", en: "Fit with the text's function, and why not another" },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "操作化的原则", en: "From theory to working principles" },
          intent: { zh: "变成三四条可检查的原则", en: "Three or four principles that can be checked" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "理论与案例两张皮", en: "Theory and cases kept apart" },
        },
      ],
    },
    {
      title: { zh: "案例分析", en: "Case analysis" },
      intent: { zh: "每例写问题、初译、改译、理由、得失", en: "Problem, draft, revision, reason, gain and loss" },
      weight: 42,
      needs: ["table"],
      children: [
        {
          title: { zh: "文物名称与术语", en: "Names of objects and terms" },
          intent: { zh: "给出类型与策略，并查同类馆译法", en: "Types and strategies, checked against other museums" },
          weight: 11,
          needs: ["table"],
        },
        {
          title: { zh: "典故与诗文", en: "Allusions and verse" },
          intent: { zh: "取舍与补偿，说明补偿放在哪一种载体", en: "What to keep, and in which medium to make up for loss" },
          weight: 11,
          needs: ["table"],
          mistake: { zh: "只说策略名称不给理由", en: "Naming a strategy without reasons" },
        },
        {
          title: { zh: "长句与信息重组", en: "Long sentences and regrouping" },
          intent: { zh: "主位推进与断句，重排后信息不丢", en: "Theme progression and division, with nothing lost" },
          weight: 10,
          needs: ["figure"],
        },
        {
          title: { zh: "展板字数约束下的删减", en: "Cuts under panel limits" },
          intent: { zh: "说明删了什么、为什么、谁同意", en: "What was cut, why, and who agreed" },
          weight: 10,
          needs: ["table"],
          mistake: { zh: "只展示满意译例", en: "Showing only satisfactory examples" },
        },
      ],
    },
    {
      title: { zh: "译文评价", en: "Evaluating the translation" },
      intent: { zh: "第三方与读者各看什么", en: "What outsiders and readers each look at" },
      weight: 12,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "专家与审校意见", en: "Experts and revisers" },
          intent: { zh: "列修改率与典型意见，含不接受的", en: "Rate of change and typical comments, rejected ones included" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "目标读者反馈", en: "Feedback from target readers" },
          intent: { zh: "小规模测试的任务、人数与局限", en: "Tasks, numbers and limits of a small test" },
          weight: 6,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "总结", en: "Conclusion" },
      intent: { zh: "归纳策略，列出仍未解决的问题", en: "Strategies, and what remains unsolved" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "三种载体的不同要求写得真切", en: "The demands of three media are vividly told" },
    { zh: "理论变成可检查的原则，案例处处对应", en: "Theory becomes checkable principles that the cases meet" },
    { zh: "展示不满意的译例与得失", en: "Unsatisfactory renderings and losses are shown" },
    { zh: "有第三方评价", en: "There is evaluation by others" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 任务描述", en: "Description of the task" } },
    { type: "heading", text: { zh: "1.1 项目背景与要求", en: "Background and requirements" } },
    {
      type: "paragraph",
      text: {
        zh: "本报告所依托的任务是【待补充：博物馆名称】常设展览说明文字的汉英翻译，委托方要求译文用于展板、标签和语音导览。三种载体对译文的要求并不相同：展板读者站立阅读，每块展板的英文不得超过给定字数；标签信息密集，名称与年代格式必须统一；语音导览则要听得懂，不能依赖括注。同一件文物因此往往需要几种译法。",
        en: "The task behind this report was to translate into English the texts of a permanent exhibition at 【to fill in: name of museum】. The client asked for versions fit for panels, labels and an audio guide, and the three make different demands. Panels are read standing, and the English of each must not exceed a given number of words; labels are dense and need a uniform format of names and dates; the audio guide has to be understood by ear and cannot rely on brackets. One object therefore often needs several renderings.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "原文由不同部门分期撰写，行文风格不一，文言引文、专业术语和抒情句子混杂。委托方同时提出，译文应当使没有中国史背景的参观者在短时间内明白“这是什么、为什么重要”。据此，笔者把任务的难点归为三类：名称术语的一致，典故诗文的取舍，以及在字数限制下的信息重组。任务量、分工与时间安排见表1-1【待补充：数据】，客户已书面同意本报告引用相关文本。",
        en: "The source was written at various times by various departments; classical quotations, technical terms and lyrical sentences mix. The client also wished that visitors without a background in Chinese history should grasp quickly what a thing is and why it matters. I accordingly sort the difficulties into three: consistency of names and terms, what to keep of allusions and verse, and regrouping information under limits of length. Volume, division of work and timetable are in the table 【to fill in: data】; the client has agreed in writing to quotation.",
      },
    },
  ],
  hardSample: {
    title: { zh: "案例写法示范", en: "Presenting a case" },
    text: {
      zh: "问题：展板引用了一句古诗，直译后字数超限且读者不解其意。初译保留了诗句并加注，审校认为注释占用空间，站立阅读时难以兼顾。改译放弃逐句翻译，把诗句承担的信息，即工匠在夜间烧窑的情景，融入叙述，用一个短句呈现，诗句原文以汉字形式保留在展板装饰处。理由：依据前述原则，呼唤功能优先于形式对应；汉字可作为视觉元素保留文化在场。得失：牺牲了诗的节奏，读者也不再知道引文来自何人，为此在语音导览中补充【待补充：导览译文】。",
      en: "Problem: a panel quotes a line of verse; translated literally it exceeds the limit and readers do not follow. The draft kept the line and added a note; the reviser held that the note took up space and could hardly be read standing. The revision gives up line-by-line rendering and works the line's information, potters firing the kiln by night, into the narrative as one short sentence; the line itself stays on the panel in Chinese characters, as ornament. Reason: by the principles above appeal comes before formal correspondence, and the characters keep the culture present to the eye. Gain and loss: the rhythm is given up and readers no longer learn who wrote it, for which the audio guide makes up 【to fill in: text of audio guide】.",
    },
  },
  staged: true,
  checklist: [
    { zh: "引用授权书面齐备", en: "Written permission to quote is in place" },
    { zh: "案例覆盖至少三类问题", en: "Cases cover at least three kinds of problem" },
    { zh: "初译、改译并列且注日期", en: "Draft and revision stand side by side, dated" },
    { zh: "术语表附后并与译文一致", en: "The glossary is appended and agrees with the translation" },
    { zh: "机器翻译与工具使用已声明", en: "Use of machine translation and tools is declared" },
  ],
  scenes: ["translateDoc", "defenseSpeech", "openingReport"],
  since: "2026-11-22",
});
