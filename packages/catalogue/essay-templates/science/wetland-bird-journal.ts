import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const wetlandBirdJournal = defineTemplate({
  slug: "wetland-bird-journal",
  kind: "journal",
  discipline: "science",
  major: { zh: "生态学", en: "Ecology" },
  levels: ["undergraduate", "master"],
  method: "empirical",
  length: { default: 6500, min: 3000, max: 12000 },
  numbering: "C",
  title: { zh: "城市湿地公园鸟类群落对人为干扰的响应", en: "Bird communities and human disturbance in urban wetland parks" },
  pattern: { zh: "〔生境〕〔类群〕群落对〔因子〕的响应", en: "〔Taxon〕 communities and 〔factor〕 in 〔habitat〕" },
  slots: [
    { label: { zh: "生境", en: "habitat" }, default: { zh: "城市湿地公园", en: "urban wetland parks" } },
    { label: { zh: "类群", en: "Taxon" }, default: { zh: "鸟类", en: "Bird" } },
    { label: { zh: "因子", en: "factor" }, default: { zh: "人为干扰", en: "human disturbance" } },
  ],
  remark: { zh: "样线、探测率、模型选择三处最容易被审", en: "Transects, detectability, model selection" },
  keywords: [
    { zh: "鸟类群落", en: "bird communities" },
    { zh: "干扰", en: "disturbance" },
    { zh: "湿地", en: "wetland" },
    { zh: "生物多样性", en: "biodiversity" },
  ],
  bring: [
    { zh: "野外调查表", en: "field sheets" },
    { zh: "干扰量化方法", en: "method of measuring disturbance" },
    { zh: "分类系统与调查许可", en: "checklist authority and survey permits" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "由公园规划的两难提出可检验的问题", en: "A testable question from the planner's dilemma" },
      weight: 14,
      needs: ["source"],
    },
    {
      title: { zh: "研究方法", en: "Methods" },
      intent: { zh: "野外可重复，说明推断到多大范围", en: "Repeatable in the field; say how far inference reaches" },
      weight: 26,
      needs: ["table", "figure", "formula"],
      children: [
        {
          title: { zh: "研究地与样线", en: "Sites and transects" },
          intent: { zh: "选点依据、间距与独立性，附图", en: "Grounds for sites, spacing and independence, with a map" },
          weight: 7,
          needs: ["figure"],
        },
        {
          title: { zh: "调查与探测率", en: "Survey and detectability" },
          intent: { zh: "时间、天气、重复次数与观察者", en: "Hours, weather, visits and observers" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "不校正探测率，直接比原始计数", en: "Raw counts compared without correction for detectability" },
        },
        {
          title: { zh: "干扰与环境变量", en: "Disturbance and environmental variables" },
          intent: { zh: "量化方式与共线性处理", en: "How they are measured; what was done about collinearity" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "统计分析", en: "Statistical analysis" },
          intent: { zh: "模型族、随机效应、选择准则与空间自相关", en: "Family, random effects, criteria, spatial autocorrelation" },
          weight: 6,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: { zh: "组成、多样性、响应依次报告", en: "Composition, diversity, response" },
      weight: 28,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "群落组成", en: "Community composition" },
          intent: { zh: "名录与优势种，努力量校正后再比", en: "Checklist and dominants, compared at equal effort" },
          weight: 10,
          needs: ["table"],
        },
        {
          title: { zh: "多样性对干扰的响应", en: "Response of diversity to disturbance" },
          intent: { zh: "效应图与置信带，说明生物学大小", en: "Effect plots with bands, and how large biologically" },
          weight: 9,
          needs: ["figure"],
          mistake: { zh: "只给显著与否，不给效应大小", en: "Significant or not, and no size of effect" },
        },
        {
          title: { zh: "功能群差异", en: "Differences between guilds" },
          intent: { zh: "谁敏感、谁不敏感，与习性对应", en: "Who is sensitive, and how that fits habits" },
          weight: 9,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "阈值能否成立、机制、管理各一段", en: "Whether a threshold holds, mechanism, management" },
      weight: 22,
      needs: ["source"],
    },
    {
      title: { zh: "结论与管理建议", en: "Conclusions and management" },
      intent: { zh: "写到距离、时段与适用类群", en: "Down to distance, hours and the birds concerned" },
      weight: 10,
    },
  ],
  whyGood: [
    { zh: "从栈道该多远的管理问题切入", en: "Starts from how far a boardwalk should stand off" },
    { zh: "探测率与干扰相关这一陷阱讲得清楚", en: "Explains the trap that detectability varies with disturbance" },
    { zh: "稀有种处理谨慎", en: "Rare species are treated with care" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 引言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "城市湿地公园既要给人散步、观景，又要给鸟觅食、繁殖。栈道伸得越近，游人看到的越多，鸟也飞得越早。规划者常问：栈道应当离水边多远？哪些时段需要限制进入？这些问题没有通用答案，因为不同鸟类的忍耐程度不同，干扰的方式也不同，安静行走、奔跑、遛狗、放音乐并不等价。",
        en: "An urban wetland park is meant for people to stroll and look, and for birds to feed and breed. The closer the boardwalk, the more visitors see, and the sooner the birds leave. Planners ask how far from the water it should run and at what hours access should be limited. There is no general answer. Birds differ in what they tolerate, and disturbance differs in kind: walking quietly, running, taking a dog along and playing music are not the same thing.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "已有研究表明干扰会降低鸟类的多样性【待补充：文献】，但多以“公园内外”或“距道路远近”作为代替，较少直接量化游人活动；同时，干扰较强处的鸟更容易因惊飞而被漏记或被更早发现，若不考虑探测率，结论可能偏向任何一方。本文在【待补充：城市】的多处湿地公园布设样线，同步记录鸟类与游人活动，校正探测率后分析群落组成和功能群对不同类型干扰的响应，据此对步道和时段管理提出建议。",
        en: 'Disturbance has been shown to lower bird diversity 【to fill in: references】, but mostly by substitutes such as "inside or outside the park" or "distance to the road", seldom by measuring what visitors do. Moreover, where disturbance is strong, birds may be missed because they have flushed, or noticed sooner for the same reason; without detectability, conclusions may err in either direction. Transects were laid out in several wetland parks of 【to fill in: city】, birds and visitors were recorded together, and, corrected for detectability, the response of communities and guilds to kinds of disturbance was analysed, with advice on paths and hours.',
      },
    },
  ],
  hardSample: {
    title: { zh: "探测率的处理", en: "Dealing with detectability" },
    text: {
      zh: "每条样线在繁殖季重复调查【待补充：次数】次，均在日出后同一时段、无雨且风力较小时进行，由固定的两名调查者轮换。首先用重复调查数据估计各物种的探测概率，把风速、游人密度与调查者作为影响探测的协变量；若某物种的探测率随游人密度明显变化，则其原始计数不可直接比较，改用校正后的占域或多度估计。对记录次数过少、无法估计探测率的物种，仅列入名录，不参与响应分析，以免因资料不足而误判其不受干扰。",
      en: "Each transect was surveyed 【to fill in: number of】 times in the breeding season, always in the same hours after sunrise, without rain and in light wind, by two observers in turn. Repeated visits were first used to estimate the detection probability of each species, with wind, visitor density and observer as covariates. If it changed clearly with visitor density, raw counts could not be compared, and corrected occupancy or abundance was used. Species with too few records to estimate detectability are listed but left out of the response analysis, so that lack of data is not mistaken for tolerance.",
    },
  },
  staged: false,
  checklist: [
    { zh: "物种名录注明分类系统", en: "checklist authority named" },
    { zh: "调查条件一致", en: "conditions alike" },
    { zh: "共线性检查", en: "collinearity checked" },
    { zh: "效应图有置信带", en: "effect plots have bands" },
    { zh: "建议有距离与时段", en: "advice states distance and hours" },
  ],
  scenes: ["journalEssay", "dataReport"],
  since: "2026-11-22",
});
