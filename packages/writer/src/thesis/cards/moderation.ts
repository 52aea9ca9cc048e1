import type { MethodCard } from "../method-card.ts";

export const moderation: MethodCard = {
  key: "moderation",
  title: { zh: "调节效应", en: "Moderation" },
  methods: ["empirical", "education"],
  roles: ["analysis", "theory", "results"],
  cues: {
    zh: ["调节效应", "调节作用", "调节变量", "交互项", "简单斜率", "对谁更明显", "不同人不一样"],
    en: ["moderation", "moderator", "moderating", "interaction term", "simple slopes", "stronger for", "depends on"],
  },
  sentences: {
    zh: [
      "调节变量改变自变量与因变量关系的方向或强弱，回答这一关系在什么条件下、对哪些人成立。",
      "调节效应由自变量与调节变量的乘积项检验，模型须同时包含两个变量本身，缺了它们，乘积项的系数就失去原来的含义。",
      "构造乘积项前对连续变量中心化，可使主效应的系数表示另一变量取均值时的效应；乘积项的系数与检验不因此改变。",
      "乘积项显著时宜作简单斜率分析，可在调节变量均值上下一个标准差处计算斜率，或用 Johnson-Neyman 法求斜率显著的区间。",
      "调节变量为类别时可做多组比较；一组显著而另一组不显著，不能代替对两组系数之差的检验。",
      "两个变量的测量误差在乘积项中叠加，检出交互效应所需的样本量通常大于主效应。",
      "在统计上自变量与调节变量可以互换，谁调节谁由理论决定，应在假设部分说明。",
    ],
    en: [
      "A moderator changes the direction or strength of the relation between predictor and outcome; it tells under which conditions, or for whom, the relation holds.",
      "Moderation is tested by the product of predictor and moderator; both variables must be in the model as well, or the coefficient of the product loses its meaning.",
      "Centring continuous variables before forming the product makes each main coefficient the effect at the mean of the other variable; the coefficient of the product and its test stay the same.",
      "If the product is significant, simple slopes should be examined, for example at one standard deviation above and below the moderator's mean, or the Johnson-Neyman method may show where the slope is significant.",
      "A categorical moderator may be handled by comparing groups; significance in one group but not in another does not replace a test of the difference between the coefficients.",
      "Measurement errors of both variables compound in the product, so detecting an interaction usually takes a larger sample than a main effect.",
      "Statistically predictor and moderator are interchangeable; which moderates which is a matter of theory and should be argued with the hypotheses.",
    ],
  },
  missing: {
    zh: ["调节假设的理论依据与文献", "乘积项的系数、标准误与 p 值", "简单斜率的取值点与结果"],
    en: [
      "theory and literature behind the moderation hypothesis",
      "coefficient, standard error and p value of the product",
      "points at which simple slopes were taken, and the slopes",
    ],
  },
  limits: {
    zh: ["交互项显著说明关系随条件而变，不说明调节变量使因变量发生变化。"],
    en: ["A significant product shows that the relation varies with a condition, not that the moderator changes the outcome."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "Y=b_0+b_1X+b_2W+b_3XW+e,\\qquad \\frac{\\partial Y}{\\partial X}=b_1+b_3W",
      where: {
        zh: "$Y$ 为因变量，$X$ 为自变量，$W$ 为调节变量，$b_0$ 为截距，$b_1$、$b_2$ 为 $X$、$W$ 的系数，$b_3$ 为乘积项系数，$e$ 为残差；后一式为给定 $W$ 时 $X$ 的简单斜率。",
        en: "$Y$ is the outcome, $X$ the predictor, $W$ the moderator, $b_0$ the intercept, $b_1$ and $b_2$ the coefficients of $X$ and $W$, $b_3$ that of the product, and $e$ the error; the second expression is the simple slope of $X$ at a given $W$.",
      },
    },
    {
      kind: "table",
      title: { zh: "调节效应检验", en: "Test of moderation" },
      head: { zh: ["变量", "B", "标准误", "t", "p", "95% 置信区间"], en: ["Variable", "B", "SE", "t", "p", "95% CI"] },
      rows: {
        zh: ["控制变量", "自变量", "调节变量", "自变量×调节变量", "$\\Delta R^{2}$"],
        en: ["Control variables", "Predictor", "Moderator", "Predictor × moderator", "$\\Delta R^{2}$"],
      },
    },
    { kind: "figure", title: { zh: "调节变量不同水平下的简单斜率", en: "Simple slopes at levels of the moderator" } },
  ],
  never: { zh: ["通过调节变量影响", "经由调节变量"], en: ["through the moderator", "via the moderator"] },
};
