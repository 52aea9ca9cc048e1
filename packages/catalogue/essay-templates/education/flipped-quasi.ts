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
    en: "Effects of Peer-review Flipped Classes on Engagement: A Quasi-experiment",
  },
  pattern: "〔教学方式〕对大学生〔结果〕影响的准实验研究",
  slots: [
    { label: "教学方式", default: "同伴互评翻转课堂" },
    { label: "结果", default: "学习投入" },
  ],
  remark: { zh: "把“换了老师还是换了方法”先排除掉", en: "Rule out teacher effects first" },
  keywords: ["准实验", "翻转课堂", "学习投入", "协方差分析"],
  bring: ["伦理审批", "前后测量表", "平台日志"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "效果不一的现象引出问题",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "问题的由来", en: "Where it comes from" }, intent: "课前视频看完了，课堂仍沉默", weight: 5, needs: ["data"] },
        { title: { zh: "研究目的与假设", en: "Aims and hypotheses" }, intent: "每条假设写明比较对象", weight: 5 },
      ],
    },
    {
      title: { zh: "文献与理论", en: "Literature and theory" },
      intent: "说明为何互评能改变投入",
      weight: 16,
      needs: ["source"],
      children: [
        {
          title: { zh: "翻转课堂成效之争", en: "Debate on effects" },
          intent: "依教学设计差异解释",
          weight: 8,
          needs: ["source", "table"],
          mistake: "把技术当原因",
        },
        {
          title: { zh: "同伴互评的作用机制", en: "How peer review works" },
          intent: "画出标准、判断、反馈的链条",
          weight: 8,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "研究方法", en: "Methods" },
      intent: "控制威胁是重点",
      weight: 22,
      needs: ["table"],
      children: [
        { title: { zh: "被试与分组", en: "Participants" }, intent: "自然班分组及其前测可比性", weight: 6, needs: ["table", "data"] },
        {
          title: { zh: "教学处理", en: "Treatment" },
          intent: "两组除一处外完全一致",
          weight: 6,
          needs: ["table"],
          mistake: "两组任务量不等",
        },
        { title: { zh: "测量工具", en: "Measures" }, intent: "量表、日志、课堂观察三源", weight: 5, needs: ["table"] },
        { title: { zh: "效度威胁与控制", en: "Threats" }, intent: "教师、时间、霍桑效应逐条写", weight: 5, needs: ["table"] },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: "统计与过程数据互补",
      weight: 26,
      needs: ["table", "data"],
      children: [
        { title: { zh: "前测检验", en: "Baseline" }, intent: "协变量与假设检验", weight: 9, needs: ["table"] },
        {
          title: { zh: "投入差异", en: "Engagement" },
          intent: "报告效应量与置信区间",
          weight: 9,
          needs: ["table", "figure"],
          mistake: "只报显著性不报效应",
        },
        { title: { zh: "互评质量与轨迹", en: "Review quality" }, intent: "日志与文本编码", weight: 8, needs: ["table", "figure"] },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: "解释起作用与没起作用的部分",
      weight: 16,
      needs: ["source"],
      children: [
        { title: { zh: "与已有研究比较", en: "Comparison" }, intent: "寻找条件差异", weight: 8, needs: ["source"] },
        { title: { zh: "不同基础学生的差异", en: "Differences" }, intent: "谨慎解释交互作用", weight: 8 },
      ],
    },
    {
      title: { zh: "结论与启示", en: "Conclusions" },
      intent: "写适用条件",
      weight: 10,
      children: [
        { title: { zh: "教学启示", en: "Implications" }, intent: "互评量规怎么给", weight: 5, needs: ["table"], mistake: "直接推广到全校" },
        { title: { zh: "研究局限", en: "Limits" }, intent: "样本、时长、自陈数据", weight: 5 },
      ],
    },
  ],
  whyGood: ["由课堂沉默的观察提问，问题具体", "对照班等时长处理，排除任务量差异", "三种数据来源解释过程", "结论写适用条件"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 问题的由来" },
    {
      type: "paragraph",
      text: "翻转课堂把讲授移到课前，期望课堂时间用来讨论与应用。笔者担任助教的【待补充：课程】采用这一方式已有两轮，平台记录显示课前视频的完成情况不错，可课堂上依旧安静：教师提问，前排回答，其余人低头记。课后问卷里，有学生写道：“反正答案老师最后会讲。”看来，把讲授搬走并不会自动带来投入，关键在于课堂上有没有一件非自己做不可的事。",
    },
    {
      type: "paragraph",
      text: "同伴互评提供了这样一件事：每个人都要依据标准判断他人的作业并说明理由，也会收到他人的判断。已有研究多考察互评对成绩的影响，对行为、认知、情感三种投入的作用及过程讨论不足【待补充：文献】。本研究采用前后测准实验设计，在教师、内容、任务量保持一致的条件下，比较有无同伴互评的两个班，并结合平台日志与互评文本解释差异如何产生。",
    },
  ],
  hardSample: {
    title: "效度威胁的控制",
    text: "自然班无法随机分配学生，最主要的威胁来自教师和原有差异。为此，两班由同一教师授课，使用相同教案与时间表，仅课堂后段不同：实验班进行结构化互评，对照班进行等时长的小组讨论与教师讲评，避免把差异归于“多做了事”。开课前施测投入量表与先备知识，两班若有差异则作为协变量。为降低期望效应，学生只被告知课程在改进教学活动；观察员不了解分组假设。研究结束后，对照班补上互评训练【待补充：伦理批号】。",
  },
  staged: true,
  checklist: ["伦理与知情同意", "前测可比性", "效应量报告", "量表授权", "处理忠实度有记录"],
  scenes: ["openingReport", "questionnaire", "defenseSpeech"],
  since: "2026-11-22",
});
