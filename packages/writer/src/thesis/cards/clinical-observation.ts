import type { MethodCard } from "../method-card.ts";

export const clinicalObservation: MethodCard = {
  key: "clinical-observation",
  title: { zh: "临床观察", en: "Clinical observation" },
  methods: ["clinical"],
  roles: ["subjects", "procedure", "status", "results"],
  cues: {
    zh: ["临床观察", "临床资料", "病例", "纳入标准", "排除标准", "观察指标", "基线资料", "住院病人", "例病人", "床位", "病区"],
    en: [
      "clinical observation",
      "clinical data",
      "patient records",
      "eligibility criteria",
      "baseline characteristics",
      "cases",
      "patients",
      "ward",
    ],
  },
  sentences: {
    zh: [
      "病例来源应写明医院、科室与起止日期，并说明是连续纳入还是挑选；挑选病例可能使病情的分布失真。",
      "诊断标准、纳入标准与排除标准应在收集病例之前定好，标准的出处须注明版本。",
      "观察指标应区分主要指标与次要指标，每项写明测量方法、仪器、时点与测量者。",
      "组间比较之前宜列出两组的年龄、性别、病程与病情；随机分组后的基线差异出自偶然，非随机分组的差异须在分析中加以校正。",
      "取自既往病历的资料，没有记录不等于没有发生，每项指标的缺失数应写明。",
      "随机分组的试验宜按分组时的组别分析，失访与中止的人数和原因按组报告。",
      "没有对照的前后比较混有自然病程与向均数回归：病情有起伏而入组时恰在最重的患者，不加处理也可能缓解。",
      "不良反应无论是否与措施有关都应记录，写明例数、程度与处理。",
      "病例资料应去除姓名、住院号等可以识别个人的信息，影像与照片须另取得同意。",
    ],
    en: [
      "The hospital, department and dates from which cases come should be stated, and whether they were consecutive or selected; selection may distort the range of severity.",
      "Diagnostic, inclusion and exclusion criteria should be fixed before cases are collected, with the version of their source.",
      "Primary and secondary outcomes should be told apart, each with its method, instrument, time and the person measuring.",
      "Age, sex, duration and severity of illness should be tabulated by group before any comparison; after randomisation baseline differences are due to chance, while in other studies they must be adjusted for.",
      "In existing records, what was not noted may still have happened; the number of missing values of each variable should be given.",
      "A randomised trial should be analysed by the groups as assigned, with losses and withdrawals reported by group and reason.",
      "Before-and-after comparison without controls includes the natural course and regression to the mean: where an illness fluctuates, patients enrolled at their worst may get better untreated.",
      "Adverse events should be recorded whether or not they seem related, with number, severity and action taken.",
      "Names, record numbers and other identifiers should be removed from case data; images need separate consent.",
    ],
  },
  missing: {
    zh: ["医院、科室与病例的起止日期", "诊断、纳入与排除标准及其出处", "各组例数与基线资料", "失访与不良反应的例数"],
    en: [
      "hospital, department and dates",
      "diagnostic, inclusion and exclusion criteria with their source",
      "number of cases and baseline data of each group",
      "losses to follow-up and adverse events",
    ],
  },
  limits: {
    zh: ["非随机的观察能提示关联，不足以断定疗效；单一医院的病例不能代表病情轻重不同的其他人群。"],
    en: [
      "Non-randomised observation suggests an association but does not establish efficacy; cases of one hospital do not stand for patients of other severity.",
    ],
  },
  exhibits: [
    { kind: "figure", title: { zh: "病例筛选与随访流程", en: "Flow of patients" } },
    {
      kind: "table",
      title: { zh: "两组基线资料的比较", en: "Baseline characteristics of the two groups" },
      head: {
        zh: ["项目", "观察组", "对照组", "检验统计量", "p"],
        en: ["Item", "Observation group", "Control group", "Test statistic", "p"],
      },
      rows: {
        zh: ["例数", "年龄", "性别（男/女）", "病程", "病情程度"],
        en: ["Number", "Age", "Sex (male/female)", "Duration of illness", "Severity"],
      },
    },
  ],
  never: { zh: ["疗效确切", "根治", "无任何副作用"], en: ["proven efficacy", "no side effects", "complete cure"] },
};
