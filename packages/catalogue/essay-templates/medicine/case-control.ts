import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const caseControl = defineTemplate({
  slug: "case-control",
  kind: "thesis",
  discipline: "medicine",
  major: { zh: "预防医学", en: "Preventive Medicine" },
  levels: ["undergraduate", "master"],
  method: "clinical",
  length: { default: 12000, min: 8000, max: 50000, byLevel: { undergraduate: 12000, master: 30000 } },
  numbering: "C",
  title: { zh: "糖尿病与睡眠时长关系的病例对照研究", en: "Diabetes and sleep duration: a case-control study" },
  pattern: { zh: "〔疾病〕与〔暴露〕关系的病例对照研究", en: "〔Disease〕 and 〔exposure〕: a case-control study" },
  slots: [
    { label: { zh: "疾病", en: "Disease" }, default: { zh: "糖尿病", en: "Diabetes" } },
    { label: { zh: "暴露", en: "exposure" }, default: { zh: "睡眠时长", en: "sleep duration" } },
  ],
  remark: { zh: "对照从哪来、回忆怎么防，比回归重要", en: "Where controls come from matters more than the model" },
  keywords: [
    { zh: "病例对照", en: "case-control" },
    { zh: "危险因素", en: "risk factors" },
    { zh: "偏倚", en: "bias" },
    { zh: "流行病学", en: "epidemiology" },
  ],
  bring: [
    { zh: "伦理批件与知情同意书", en: "ethics approval and consent forms" },
    { zh: "匹配方案", en: "matching protocol" },
    { zh: "调查员手册", en: "interviewers' manual" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "证据为何不一致，归到可改进的设计问题", en: "Trace inconsistent evidence to design faults this study can mend" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "对象与方法", en: "Subjects and methods" },
      intent: { zh: "按 STROBE 病例对照清单写全", en: "Complete against the STROBE list for case-control studies" },
      weight: 32,
      needs: ["table"],
      children: [
        {
          title: { zh: "研究设计与现场", en: "Design and setting" },
          intent: { zh: "先界定源人群，再说时间与地点", en: "Define the source population first, then time and place" },
          weight: 3,
        },
        {
          title: { zh: "病例的来源与诊断标准", en: "Cases and diagnostic criteria" },
          intent: { zh: "新发还是现患，诊断标准注明版本", en: "Incident or prevalent, with the version of the criteria" },
          weight: 5,
          needs: ["source"],
          mistake: { zh: "用现患病例不说明", en: "Prevalent cases used without saying so" },
        },
        {
          title: { zh: "对照的选择与匹配", en: "Controls and matching" },
          intent: { zh: "与病例同源，匹配因素与配比讲明理由", en: "Same source as the cases; reasons for factors and ratio" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "对照来自体检人群而无说明", en: "Controls from health check-ups, with no reason given" },
        },
        {
          title: { zh: "暴露与协变量测量", en: "Measuring exposure and covariates" },
          intent: { zh: "暴露时间窗须早于发病，两组用同一工具", en: "An exposure window before onset; one instrument for both groups" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "偏倚控制", en: "Guarding against bias" },
          intent: { zh: "选择、回忆偏倚与混杂各给对策", en: "One measure each for selection, recall and confounding" },
          weight: 4,
          mistake: { zh: "把混杂与偏倚混为一谈", en: "Treats confounding and information bias as one thing" },
        },
        {
          title: { zh: "统计分析", en: "Statistical analysis" },
          intent: {
            zh: "匹配设计用条件逻辑回归，缺失与敏感性预先写",
            en: "Conditional logistic regression; missing data and sensitivity planned",
          },
          weight: 6,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: { zh: "描述、粗关联、调整后、剂量反应依次报告", en: "Description, crude, adjusted, dose-response, in that order" },
      weight: 26,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "研究对象特征", en: "Participants" },
          intent: { zh: "应答率，拒访者与参加者比较", en: "Response, and how refusers differ from participants" },
          weight: 5,
          needs: ["table"],
        },
        {
          title: { zh: "暴露与疾病的关联", en: "Exposure and disease" },
          intent: { zh: "比值比与区间，粗、调整模型并列", en: "Odds ratios with intervals, crude and adjusted side by side" },
          weight: 9,
          needs: ["table"],
        },
        {
          title: { zh: "剂量反应与交互", en: "Dose-response and interaction" },
          intent: { zh: "样条看形状，交互只检验预设的", en: "A spline for the shape; only interactions planned beforehand" },
          weight: 6,
          needs: ["figure"],
        },
        {
          title: { zh: "敏感性分析", en: "Sensitivity analyses" },
          intent: { zh: "剔除、改定义、量化未测混杂", en: "Exclusions, other definitions, and a bound on unmeasured confounding" },
          weight: 6,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "按“发现、比较、机制、局限”次序写", en: "Findings, comparison, mechanism, limits, in that order" },
      weight: 22,
      needs: ["source"],
      children: [
        {
          title: { zh: "主要发现与比较", en: "Main findings and earlier studies" },
          intent: { zh: "与队列研究比，解释方向不同之处", en: "Set against cohort studies; explain where directions differ" },
          weight: 8,
          needs: ["source"],
        },
        {
          title: { zh: "可能的机制", en: "Possible mechanisms" },
          intent: { zh: "只写能解释本结果的，不堆文献", en: "Only what could explain this result, no pile of papers" },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "优势与局限", en: "Strengths and limitations" },
          intent: { zh: "逐项说明偏倚把估计推向哪边", en: "For each bias, say which way it pushes the estimate" },
          weight: 7,
          mistake: { zh: "局限只写样本量小，不谈偏倚方向", en: '"Small sample" is the only limitation, no word on which way bias runs' },
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "只说关联，不说影响与导致", en: 'Say "associated", never "affects" or "causes"' },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "把不一致归到三个设计问题，研究直接回应", en: "Traces inconsistency to three design questions and answers them" },
    { zh: "对照选择讲清为何不用体检者及偏倚方向", en: "Says why check-up clients are no controls and which way the bias would go" },
    { zh: "结论守住关联的边界", en: "The conclusion stays at association" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 引言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "睡得太少与糖尿病风险升高有关，这一点已有较多报道；睡得太长是否同样有害，结论却不一致。有的研究呈现两端高、中间低的关系，有的则认为长睡眠只是健康状况不佳的表现。不一致的原因至少有三：睡眠时长由自己回忆，误差较大；患病以后作息会改变，若采用现患病例，容易把结果当成原因；午睡是否计入，各研究做法不同【待补充：文献】。",
        en: "That too little sleep goes with a higher risk of diabetes has often been reported; whether too much is equally harmful remains disputed. Some studies find a U-shaped relation, others regard long sleep as merely a sign of poor health. There are at least three reasons for the disagreement. Sleep duration is recalled by the participants and measured with considerable error. Habits change after diagnosis, so with prevalent cases the effect is easily taken for the cause. And studies differ on whether naps are counted 【to fill in: references】.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "针对上述问题，本研究在【待补充：现场】纳入新诊断病例，以同源人群为对照并按性别、年龄和就诊时间匹配，询问确诊或入组之前某一固定时间窗内的夜间与午间睡眠，由不知分组的调查员收集资料，采用条件逻辑回归分析睡眠时长与糖尿病的关联，并通过一系列敏感性分析评估反向因果和未测混杂的影响。",
        en: "This study therefore enrolled newly diagnosed cases in 【to fill in: study setting】 and controls from the same source population, matched by sex, age and time of visit. Night sleep and naps were asked for a fixed period before diagnosis or enrolment, by interviewers who did not know the participants' status. The association between sleep duration and diabetes was estimated by conditional logistic regression, and a series of sensitivity analyses examined reverse causation and unmeasured confounding.",
      },
    },
  ],
  hardSample: {
    title: { zh: "对照选择", en: "Choosing controls" },
    text: {
      zh: "对照应当来自产生病例的源人群，即若其患病，也会被本研究识别为病例。为此，对照从同一社区卫生服务中心同期因轻微外伤、视力检查等与睡眠和代谢无明显关系的原因就诊者中选取，空腹血糖与糖化血红蛋白排除糖尿病后入组，按性别、年龄【待补充：匹配范围】与病例匹配。没有使用健康体检者，原因是体检人群通常作息规律、健康意识较强，会使病例组的短睡眠显得更为突出，从而高估关联。拒绝参加者的性别与年龄分布另表列出，用以判断选择偏倚的方向。",
      en: "Controls should come from the population that gave rise to the cases: had they fallen ill, this study would have found them as cases. They were therefore drawn from people who visited the same community health centres in the same period for reasons without an evident link to sleep or metabolism, such as minor injuries or eye tests; they were enrolled after fasting glucose and glycated haemoglobin had excluded diabetes, and matched to cases by sex and age 【to fill in: matching range】. Clients of health check-ups were not used. They tend to keep regular hours and to care about their health, so short sleep would stand out among the cases and the association would be overestimated. Sex and age of those who refused are tabulated separately to judge the direction of selection bias.",
    },
  },
  staged: false,
  checklist: [
    { zh: "诊断标准版本", en: "version of the diagnostic criteria stated" },
    { zh: "病例与对照的应答率分列", en: "response given for cases and controls" },
    { zh: "多模型并列", en: "crude and adjusted models side by side" },
    { zh: "偏倚方向讨论", en: "direction of each bias discussed" },
    { zh: "伦理批号与知情同意写明", en: "ethics approval number and consent given" },
  ],
  scenes: ["questionnaire", "dataReport", "openingReport"],
  since: "2026-11-22",
});
