import type { MethodCard } from "../method-card.ts";

export const eventStudy: MethodCard = {
  key: "event-study",
  title: { zh: "事件研究法", en: "Event study" },
  methods: ["empirical"],
  roles: ["analysis", "procedure", "results"],
  cues: {
    zh: ["事件研究", "异常收益", "超额收益", "累计异常", "事件窗", "市场反应"],
    en: ["event study", "abnormal return", "event window", "market reaction"],
  },
  sentences: {
    zh: [
      "事件研究法比较事件前后的实际收益率与若无事件时的预期收益率，两者之差为异常收益率。",
      "事件日取市场得知消息的日期；收市后或停牌期间公布的，取其后该股票的第一个交易日。",
      "估计窗用来估计预期收益模型的参数，不应与事件窗重叠，两窗之间宜留出间隔，以免消息提前泄露影响参数。",
      "事件窗越长，混入其他消息的可能越大；窗内另有业绩预告、并购等公告的样本宜剔除或单列。",
      "各公司的事件日集中在相近日期时，异常收益率横截面相关，通常的标准误偏小，应采用考虑横截面相关的检验。",
      "事件常使收益率的波动增大，检验统计量宜允许事件引起的方差变化，并以符号检验或秩检验作补充。",
      "交易不活跃的股票，日收益率估出的市场风险系数有偏，应说明停牌与零成交日的处理。",
      "宜更换预期收益模型与窗口长度，看累计异常收益率的方向与显著性是否改变。",
    ],
    en: [
      "An event study compares actual returns around an event with the returns expected without it; the difference is the abnormal return.",
      "The event day is the day the market learned the news; announcements after the close or during a trading halt count from the next day on which the share trades.",
      "The estimation window serves to estimate the model of expected returns; it should not overlap with the event window, and a gap keeps leaked news from affecting the parameters.",
      "A longer event window takes in more other news; firms with an earnings forecast, a merger or a similar announcement in it should be dropped or shown apart.",
      "If event days cluster, abnormal returns are correlated across firms and ordinary standard errors are too small, so a test that allows for this correlation should be used.",
      "Events often raise the variance of returns; the test statistic should allow for that and be supplemented by a sign or rank test.",
      "For thinly traded shares, betas estimated from daily returns are biased; how halts and days without trading were treated should be stated.",
      "The model of expected returns and the length of the window should be varied to see whether sign and significance of the cumulative abnormal return change.",
    ],
  },
  missing: {
    zh: [
      "事件的定义与事件日的来源",
      "估计窗与事件窗的起止",
      "预期收益模型与市场指数",
      "样本筛选的步骤与各步剩余数",
      "平均异常收益率与累计平均异常收益率",
    ],
    en: [
      "definition of the event and source of the event days",
      "estimation and event windows",
      "model of expected returns and market index",
      "steps of sample selection with numbers left",
      "average and cumulative average abnormal returns",
    ],
  },
  limits: {
    zh: ["短窗口的异常收益率反映市场在当时对消息的判断，其解释以市场能及时吸收消息为前提，不等于企业长期绩效的变化。"],
    en: [
      "A short-window abnormal return is the market's judgement of the news at the time, given that prices absorb news promptly; it is not a change in long-run performance.",
    ],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "AR_{it}=R_{it}-(\\hat{\\alpha}_i+\\hat{\\beta}_iR_{mt}),\\qquad CAR_i(t_1,t_2)=\\sum_{t=t_1}^{t_2}AR_{it}",
      where: {
        zh: "$AR_{it}$ 为股票 $i$ 在第 $t$ 日的异常收益率，$R_{it}$ 为其实际收益率，$R_{mt}$ 为市场收益率，$\\hat{\\alpha}_i$、$\\hat{\\beta}_i$ 为估计窗内市场模型的参数估计，$CAR_i(t_1,t_2)$ 为从 $t_1$ 到 $t_2$ 的累计异常收益率。",
        en: "$AR_{it}$ is the abnormal return of share $i$ on day $t$, $R_{it}$ its actual return, $R_{mt}$ the market return, $\\hat{\\alpha}_i$ and $\\hat{\\beta}_i$ the market-model estimates from the estimation window, and $CAR_i(t_1,t_2)$ the cumulative abnormal return from $t_1$ to $t_2$.",
      },
    },
    {
      kind: "table",
      title: { zh: "事件窗内的异常收益率", en: "Abnormal returns in the event window" },
      head: { zh: ["相对事件日", "平均异常收益率", "t", "累计平均异常收益率", "t"], en: ["Event time", "AAR", "t", "CAAR", "t"] },
    },
    { kind: "figure", title: { zh: "累计平均异常收益率走势", en: "Cumulative average abnormal return" } },
  ],
  never: { zh: ["长期价值提升", "投资者可以获利"], en: ["long-term value creation", "investors can profit"] },
};
