import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const flippedQuasi = defineTemplate({
  slug: "flipped-quasi",
  kind: "thesis",
  discipline: "education",
  major: { zh: "教育技术学", en: "Educational Technology" },
  levels: ["master"],
  method: "experiment",
  length: { default: 30000, min: 30000, max: 50000 },
  numbering: "A",
  title: {
    zh: "同伴互评翻转课堂对大学生学习投入影响的准实验研究",
    en: "Effects of peer-review flipped classes on university students' engagement: a quasi-experiment",
  },
  pattern: {
    zh: "〔教学方式〕对大学生〔结果〕影响的准实验研究",
    en: "Effects of 〔method〕 on university students' 〔outcome〕: a quasi-experiment",
  },
  slots: [
    { label: { zh: "教学方式", en: "method" }, default: { zh: "同伴互评翻转课堂", en: "peer-review flipped classes" } },
    { label: { zh: "结果", en: "outcome" }, default: { zh: "学习投入", en: "engagement" } },
  ],
  remark: { zh: "把“换了老师还是换了方法”先排除掉", en: "First rule out that it was the teacher and not the method" },
  keywords: [
    { zh: "准实验", en: "quasi-experiment" },
    { zh: "翻转课堂", en: "flipped classroom" },
    { zh: "学习投入", en: "student engagement" },
    { zh: "协方差分析", en: "analysis of covariance" },
  ],
  bring: [
    { zh: "伦理审批与学生知情同意", en: "Ethics approval and students' consent" },
    { zh: "前后测量表及授权", en: "Pre- and post-test scales, with permission" },
    { zh: "平台日志使用许可", en: "Permission to use platform logs" },
    { zh: "教学处理忠实度观察表", en: "Observation sheet for treatment fidelity" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "效果不一的现象引出“课堂上缺了什么”", en: "Mixed results raise the question of what class time lacks" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "问题的由来", en: "Where the question comes from" },
          intent: { zh: "课前视频看完了，课堂仍沉默：为什么", en: "Videos are watched and the class stays silent: why" },
          weight: 5,
          needs: ["data"],
        },
        {
          title: { zh: "研究目的与假设", en: "Aims and hypotheses" },
          intent: { zh: "每条假设写明比较对象与预期方向", en: "Comparison and expected direction for each hypothesis" },
          weight: 5,
        },
      ],
    },
    {
      title: { zh: "文献与理论", en: "Literature and theory" },
      intent: { zh: "说明互评凭什么能改变投入", en: "On what grounds peer review should change engagement" },
      weight: 16,
      needs: ["source"],
      children: [
        {
          title: { zh: "翻转课堂成效之争", en: "The debate on effects" },
          intent: { zh: "按教学设计差异解释相反的结果", en: "Explain opposite results by differences of design" },
          weight: 8,
          needs: ["source", "table"],
          mistake: { zh: "把技术当原因", en: "Treating technology as the cause" },
        },
        {
          title: { zh: "同伴互评的作用机制", en: "How peer review works" },
          intent: {
            zh: "画出标准、判断、反馈的链条及可测环节",
            en: "A chain of criterion, judgement and feedback, with what can be measured",
          },
          weight: 8,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "研究方法", en: "Methods" },
      intent: { zh: "控制效度威胁是重点", en: "Controlling threats to validity comes first" },
      weight: 22,
      needs: ["table"],
      children: [
        {
          title: { zh: "被试与分组", en: "Participants and groups" },
          intent: { zh: "自然班分组、前测可比性与班数少的限度", en: "Intact classes, comparability and the limits of few classes" },
          weight: 6,
          needs: ["table", "data"],
        },
        {
          title: { zh: "教学处理", en: "Teaching treatment" },
          intent: { zh: "两组除互评一处外完全一致", en: "Identical but for the one thing: peer review" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "两组任务量不等", en: "Unequal workload in the two groups" },
        },
        {
          title: { zh: "测量工具", en: "Instruments" },
          intent: { zh: "量表、日志、课堂观察三源，各测哪种投入", en: "Scale, log and observation: which engagement each one measures" },
          weight: 5,
          needs: ["table"],
        },
        {
          title: { zh: "效度威胁与控制", en: "Threats to validity and their control" },
          intent: { zh: "教师、时间、期望效应逐条写控制办法", en: "Teacher, time and expectation, each with its control" },
          weight: 5,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: { zh: "统计与过程数据互补", en: "Statistics and process data complete each other" },
      weight: 26,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "前测检验", en: "Baseline checks" },
          intent: { zh: "检验协变量与前提，不以不显著当等同", en: "Covariates and assumptions; not significant is not equal" },
          weight: 9,
          needs: ["table"],
        },
        {
          title: { zh: "投入差异", en: "Differences in engagement" },
          intent: { zh: "报告调整后差异、效应量与置信区间", en: "Adjusted difference, effect size and interval" },
          weight: 9,
          needs: ["table", "figure"],
          mistake: { zh: "只报显著性不报效应", en: "Significance without effect size" },
        },
        {
          title: { zh: "互评质量与轨迹", en: "Quality of reviews over time" },
          intent: { zh: "日志与文本编码，看质量怎样随次数变", en: "Code logs and texts: how quality changes with practice" },
          weight: 8,
          needs: ["table", "figure"],
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "解释起作用与没起作用的部分", en: "Explain what worked and what did not" },
      weight: 16,
      needs: ["source"],
      children: [
        {
          title: { zh: "与已有研究比较", en: "Comparison with earlier studies" },
          intent: { zh: "寻找条件差异，解释一致与不一致", en: "Look for the conditions behind agreement and disagreement" },
          weight: 8,
          needs: ["source"],
        },
        {
          title: { zh: "不同基础学生的差异", en: "Students with different backgrounds" },
          intent: { zh: "谨慎解释交互作用，注明样本量", en: "Read interactions with care and state their sample sizes" },
          weight: 8,
        },
      ],
    },
    {
      title: { zh: "结论与启示", en: "Conclusions" },
      intent: { zh: "写适用条件：课程、班额、互评训练", en: "Conditions: subject, class size, training in review" },
      weight: 10,
      children: [
        {
          title: { zh: "教学启示", en: "Implications" },
          intent: { zh: "互评量规怎么给、先训练几次", en: "How to give the rubric and how much training first" },
          weight: 5,
          needs: ["table"],
          mistake: { zh: "直接推广到全校", en: "Recommending it for the whole university at once" },
        },
        {
          title: { zh: "研究局限", en: "Limits" },
          intent: { zh: "班级数、时长与自陈数据影响哪些结论", en: "Which findings depend on few classes, short time, self-report" },
          weight: 5,
        },
      ],
    },
  ],
  whyGood: [
    { zh: "由课堂沉默的观察提问，问题具体", en: "The question comes from observing a silent class" },
    { zh: "对照班等时长处理，排除任务量差异", en: "Equal time in the comparison class rules out workload" },
    { zh: "三种数据来源解释过程", en: "Three sources of data explain the process" },
    { zh: "结论写适用条件", en: "Conclusions state where they apply" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 问题的由来", en: "Where the question comes from" } },
    {
      type: "paragraph",
      text: {
        zh: "翻转课堂把讲授移到课前，期望课堂时间用来讨论与应用。笔者担任助教的【待补充：课程】采用这一方式已有两轮，平台记录显示课前视频的完成情况不错，可课堂上依旧安静：教师提问，前排回答，其余人低头记。课后问卷里，有学生写道：“反正答案老师最后会讲。”看来，把讲授搬走并不会自动带来投入，关键在于课堂上有没有一件非自己做不可的事。",
        en: "Flipped classes move lecturing to before class so that class time can go to discussion and use. 【to fill in: course】, in which I was teaching assistant, has been taught this way for two rounds. The platform shows that videos are mostly watched, yet the class stays quiet: the teacher asks, the front row answers, the rest look down and write. In a questionnaire afterwards one student wrote, “The teacher gives the answer in the end anyway.” Moving the lecture out, it seems, does not of itself bring engagement; what matters is whether there is something in class that only the student can do.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "同伴互评提供了这样一件事：每个人都要依据标准判断他人的作业并说明理由，也会收到他人的判断。已有研究多考察互评对成绩的影响，对行为、认知、情感三种投入的作用及过程讨论不足【待补充：文献】。本研究采用前后测准实验设计，在教师、内容、任务量保持一致的条件下，比较有无同伴互评的两个班，并结合平台日志与互评文本解释差异如何产生。",
        en: "Peer review supplies such a thing: everyone has to judge another's work by criteria and give reasons, and receives the judgement of others. Studies have mostly looked at its effect on marks and less at behavioural, cognitive and emotional engagement and how it arises 【to fill in: literature】. With a pre- and post-test quasi-experimental design, and with teacher, content and workload held the same, this study compares two classes with and without peer review and uses platform logs and review texts to explain how differences come about.",
      },
    },
  ],
  hardSample: {
    title: { zh: "效度威胁的控制", en: "Controlling threats to validity" },
    text: {
      zh: "自然班无法随机分配学生，最主要的威胁来自教师和原有差异。为此，两班由同一教师授课，使用相同教案与时间表，仅课堂后段不同：实验班进行结构化互评，对照班进行等时长的小组讨论与教师讲评，避免把差异归于“多做了事”。开课前施测投入量表与先备知识，两班若有差异则作为协变量。为降低期望效应，学生只被告知课程在改进教学活动；观察员不了解分组假设。研究结束后，对照班补上互评训练【待补充：伦理批号】。",
      en: "Students in intact classes cannot be assigned at random, and the main threats come from the teacher and from differences already there. Both classes are therefore taught by one teacher with the same plans and timetable and differ only in the last part of the session: structured peer review in one, group discussion and the teacher's comments of equal length in the other, so that a difference cannot be put down to more work. Engagement and prior knowledge are measured beforehand and serve as covariates. To reduce expectancy effects students are told only that teaching activities are being improved, and observers do not know the hypothesis. Afterwards the comparison class also receives training in peer review 【to fill in: ethics approval number】.",
    },
  },
  staged: true,
  checklist: [
    { zh: "伦理批件与知情同意齐备", en: "Ethics approval and consent are in place" },
    { zh: "前测差异与协变量已报告", en: "Baseline differences and covariates are reported" },
    { zh: "每项比较报告效应量与区间", en: "Effect size and interval accompany every comparison" },
    { zh: "量表授权已取得", en: "Scales are licensed" },
    { zh: "处理忠实度逐次有记录", en: "Fidelity is recorded for each session" },
  ],
  scenes: ["openingReport", "questionnaire", "defenseSpeech"],
  since: "2026-11-22",
});
