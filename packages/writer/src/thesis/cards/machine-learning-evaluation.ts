import type { MethodCard } from "../method-card.ts";

export const machineLearningEvaluation: MethodCard = {
  key: "machine-learning-evaluation",
  title: { zh: "机器学习模型的评价", en: "Evaluation of a machine learning model" },
  methods: ["design", "empirical"],
  roles: ["testing", "analysis", "results", "procedure"],
  cues: {
    zh: [
      "机器学习",
      "深度学习",
      "模型评价",
      "模型评估",
      "识别准确率",
      "分类准确率",
      "召回率",
      "混淆矩阵",
      "交叉验证",
      "神经网络",
      "准确率",
      "训练集",
      "模型效果",
    ],
    en: [
      "machine learning",
      "deep learning",
      "model evaluation",
      "precision and recall",
      "confusion matrix",
      "cross-validation",
      "neural network",
      "accuracy",
      "training data",
    ],
  },
  sentences: {
    zh: [
      "数据宜分为训练集、验证集和测试集，参数在训练集上学，超参数在验证集上选，测试集只在模型定下之后用一次。",
      "同一个人、同一设备或同一段录像的样本须归入同一个集合，随机打散可能使模型在测试时认出见过的对象。",
      "有时间先后的数据应按时间切分，用以后的数据预测以前的事可能得到偏高的成绩。",
      "均值、标准差、缺失值填补和特征选择只能由训练集得出，再用到其他集合，否则测试集的信息已经泄漏。",
      "类别不平衡时准确率没有区分力：全部判为多数类也能得到多数类所占的比例，须同时报告各类的精确率、召回率和混淆矩阵。",
      "精确率与召回率随判定阈值此消彼长，阈值应由漏判和误判的代价决定，并在验证集上选定。",
      "结果须与简单的基线比较，例如总是预测多数类、线性模型或现行的人工规则，各方法使用相同的划分。",
      "初始化与划分都有随机性，宜用几个随机种子重复，给出平均值与波动，差距小于波动时不能说哪个更好。",
    ],
    en: [
      "Data should be divided into training, validation and test sets: parameters are learnt on the first, hyperparameters chosen on the second, and the third is used once at the end.",
      "Samples of one person, one device or one recording belong in the same set, or the model may recognise in the test what it has already seen.",
      "Data with an order in time should be split by time, as predicting the past from the future may yield scores that are too high.",
      "Means, standard deviations, imputed values and selected features may come from the training set only; otherwise information from the test set has leaked.",
      "With unbalanced classes accuracy tells little, since always choosing the majority class attains its share; precision and recall of each class and the confusion matrix are needed as well.",
      "Precision and recall trade off as the decision threshold moves; the threshold should follow from the costs of the two kinds of error and be fixed on the validation set.",
      "Results have to be compared on the same split with a simple baseline, such as the majority class, a linear model or the rules in use now.",
      "Initialisation and splitting are random, so runs should be repeated with several seeds and reported with their spread; a difference smaller than the spread favours neither model.",
    ],
  },
  missing: {
    zh: ["数据来源、样本数与各类数目", "划分方式与随机种子", "模型结构、超参数与训练环境", "基线与各项指标的结果"],
    en: [
      "source of the data, number of samples in total and per class",
      "how the data were split, and the seeds",
      "architecture, hyperparameters and training environment",
      "baseline and results",
    ],
  },
  limits: {
    zh: ["指标只说明在与测试集同一来源的数据上的表现，换一个来源须重新检验；模型用到某一特征，不说明它是原因。"],
    en: ["Scores hold for data from the same source as the test set; that a model uses a feature does not make the feature a cause."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "P = \\frac{TP}{TP + FP},\\quad R = \\frac{TP}{TP + FN},\\quad F_1 = \\frac{2PR}{P + R}",
      where: {
        zh: "$P$ 为精确率，$R$ 为召回率，$F_1$ 为两者的调和平均；$TP$、$FP$、$FN$ 依次为判为正类且正确、判为正类而错误、漏判的正类样本数。",
        en: "$P$ is precision, $R$ recall and $F_1$ their harmonic mean; $TP$, $FP$ and $FN$ are the numbers of true positives, false positives and false negatives.",
      },
    },
    {
      kind: "table",
      title: { zh: "各模型在测试集上的结果", en: "Results on the test set" },
      head: {
        zh: ["模型", "精确率", "召回率", "$F_1$", "种子数", "标准差"],
        en: ["Model", "Precision", "Recall", "$F_1$", "Seeds", "Standard deviation"],
      },
      rows: { zh: ["基线", "本文模型"], en: ["Baseline", "Model of this thesis"] },
    },
  ],
  never: { zh: ["完美拟合", "远超", "智能理解"], en: ["human-level", "state-of-the-art", "perfectly"] },
};
