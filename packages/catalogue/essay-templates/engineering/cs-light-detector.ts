import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const csLightDetector = defineTemplate({
  slug: "cs-light-detector",
  kind: "thesis",
  discipline: "engineering",
  major: { zh: "计算机科学与技术", en: "Computer Science" },
  levels: ["master"],
  method: "model",
  length: { default: 38000, min: 30000, max: 50000 },
  numbering: "A",
  title: { zh: "面向边缘设备的轻量化目标检测方法研究", en: "Lightweight object detection for edge devices" },
  pattern: { zh: "面向〔应用场景〕的轻量化〔任务〕方法研究", en: "Lightweight 〔task〕 for 〔setting〕" },
  slots: [
    { label: { zh: "应用场景", en: "setting" }, default: { zh: "边缘设备", en: "edge devices" } },
    { label: { zh: "任务", en: "task" }, default: { zh: "目标检测", en: "object detection" } },
  ],
  remark: { zh: "两个改进点各成一章，消融实验撑得住", en: "Two improvements, each with its own ablation" },
  keywords: [
    { zh: "深度学习", en: "deep learning" },
    { zh: "目标检测", en: "object detection" },
    { zh: "模型压缩", en: "model compression" },
    { zh: "消融实验", en: "ablation study" },
    { zh: "知识蒸馏", en: "knowledge distillation" },
  ],
  bring: [
    { zh: "公开数据集及许可", en: "public dataset and its licence" },
    { zh: "基线代码与提交号", en: "baseline code and commit" },
    { zh: "边缘设备实测环境", en: "device for measurement" },
    { zh: "随机种子与日志", en: "seeds and logs" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "从应用约束推出两个研究问题", en: "From constraints of use to two research questions" },
      weight: 9,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景与意义", en: "Background and significance" },
          intent: { zh: "说明算力、功耗、时延三重约束", en: "Compute, power and latency together" },
          weight: 3,
          needs: ["source"],
        },
        {
          title: { zh: "国内外研究现状", en: "Related work" },
          intent: { zh: "按轻量骨干、特征融合、压缩蒸馏三线述评", en: "Three lines: backbones, fusion, compression" },
          weight: 2,
          needs: ["source"],
          mistake: { zh: "按年份流水账罗列论文", en: "Papers listed year by year" },
        },
        {
          title: { zh: "研究内容与创新点", en: "Questions and contributions" },
          intent: { zh: "每个创新点对应一个问题、一章、一组实验", en: "Each contribution: one question, chapter, experiment" },
          weight: 2,
          mistake: { zh: "创新点写成“用了哪个模块”", en: '"Used this module" as a contribution' },
        },
        {
          title: { zh: "论文结构", en: "Organisation of the thesis" },
          intent: { zh: "一图串起各章因果", en: "One figure of how chapters follow" },
          weight: 2,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "相关理论与基线分析", en: "Background and baseline analysis" },
      intent: { zh: "只讲后文要用的，并量出基线瓶颈", en: "Only what is needed later, and where the baseline is slow" },
      weight: 14,
      needs: ["formula", "figure", "table"],
      children: [
        {
          title: { zh: "单阶段检测框架", en: "One-stage detectors" },
          intent: { zh: "统一符号、损失与正样本分配", en: "Notation, loss and assignment of positives" },
          weight: 4,
          needs: ["formula"],
        },
        {
          title: { zh: "轻量卷积与计算量度量", en: "Light convolutions and measures of cost" },
          intent: { zh: "区分参数量、运算量与实测时延", en: "Parameters, operations and measured latency are three things" },
          weight: 4,
          needs: ["formula", "table"],
        },
        {
          title: { zh: "评价指标与数据集", en: "Metrics and datasets" },
          intent: { zh: "划分、许可、类别不均衡与泄漏检查", en: "Split, licence, imbalance, and a check for leakage" },
          weight: 3,
          needs: ["table", "source"],
        },
        {
          title: { zh: "基线瓶颈的逐层剖析", en: "Layer-by-layer profile of the baseline" },
          intent: { zh: "用实测时延定位最贵的层", en: "Find the costliest layers by measurement" },
          weight: 3,
          needs: ["figure", "data"],
        },
      ],
    },
    {
      title: { zh: "基于重参数化的轻量特征提取网络", en: "A light re-parameterised backbone" },
      intent: { zh: "不增推理分支而保住精度", en: "Keep accuracy without extra branches at inference" },
      weight: 24,
      needs: ["formula", "figure", "table"],
      children: [
        {
          title: { zh: "问题分析与动机", en: "Motivation" },
          intent: { zh: "由上一章剖析结果引出", en: "From the profile in the chapter before" },
          weight: 3,
          needs: ["figure"],
        },
        {
          title: { zh: "多分支训练、单路推理结构", en: "Many branches in training, one path in inference" },
          intent: { zh: "结构图与等价变换推导", en: "Structure and derivation of equivalence" },
          weight: 7,
          needs: ["formula", "figure"],
          children: [
            {
              title: { zh: "训练时结构", en: "Structure in training" },
              intent: { zh: "各分支作用与归一化位置", en: "What branches do and where normalisation sits" },
              weight: 4,
              needs: ["figure"],
            },
            {
              title: { zh: "推理时等价合并", en: "Equivalent merging at inference" },
              intent: { zh: "写出核与偏置的合并公式并数值核对", en: "Formulas for kernel and bias, checked numerically" },
              weight: 3,
              needs: ["formula"],
            },
          ],
        },
        {
          title: { zh: "通道裁剪策略", en: "Channel pruning" },
          intent: { zh: "准则、比例与微调方式，给依据", en: "Criterion, ratio, fine-tuning, with grounds" },
          weight: 4,
          needs: ["formula"],
        },
        {
          title: { zh: "对比实验", en: "Comparative experiments" },
          intent: { zh: "同预算、同训练设置比精度与时延", en: "Accuracy and latency at equal budget and training" },
          weight: 6,
          needs: ["table", "data"],
          mistake: { zh: "对手用论文数据，自己用重训数据", en: "Published figures for rivals, retrained for oneself" },
        },
        {
          title: { zh: "消融与可视化", en: "Ablation and visualisation" },
          intent: { zh: "逐项加减，解释为何有效", en: "Add and remove one at a time, and explain" },
          weight: 4,
          needs: ["table", "figure"],
        },
      ],
    },
    {
      title: { zh: "跨尺度特征对齐与蒸馏", en: "Cross-scale alignment and distillation" },
      intent: { zh: "补回变小之后丢掉的小目标", en: "Win back the small objects lost to compression" },
      weight: 24,
      needs: ["formula", "figure", "table"],
      children: [
        {
          title: { zh: "小目标漏检成因", en: "Why small objects are missed" },
          intent: { zh: "按尺度分桶的召回率说明漏在哪一级", en: "Recall by size shows at which level they are lost" },
          weight: 3,
          needs: ["figure", "data"],
        },
        {
          title: { zh: "特征对齐模块", en: "Alignment module" },
          intent: { zh: "输入输出尺寸和额外开销写清", en: "Sizes in and out, and what it costs" },
          weight: 5,
          needs: ["formula", "figure"],
        },
        {
          title: { zh: "自适应加权蒸馏损失", en: "Adaptive distillation loss" },
          intent: { zh: "权重的依据与梯度分析", en: "Grounds of the weights, and their gradient" },
          weight: 5,
          needs: ["formula"],
        },
        {
          title: { zh: "实验设置与结果", en: "Experimental setup and results" },
          intent: { zh: "报告均值与标准差，不只报最好一次", en: "Mean and deviation, not the best run" },
          weight: 7,
          needs: ["table", "data"],
          mistake: { zh: "只跑一个种子就下结论", en: "Conclusions from a single seed" },
        },
        {
          title: { zh: "参数敏感性分析", en: "Parameter sensitivity" },
          intent: { zh: "给曲线与推荐区间，选参不用测试集", en: "Curves and a range; never tuned on the test set" },
          weight: 4,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "端侧部署与综合验证", en: "On-device deployment and validation" },
      intent: { zh: "证明方法在真实设备上成立", en: "Show that it holds on a real device" },
      weight: 19,
      needs: ["table", "figure", "data"],
      children: [
        {
          title: { zh: "量化与算子适配", en: "Quantisation and operators" },
          intent: { zh: "精度损失和不支持算子的处理", en: "Loss of accuracy, and operators not supported" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "时延、功耗与内存实测", en: "Measured latency, power and memory" },
          intent: { zh: "固定频率、预热、批大小、重复次数", en: "Fixed clock, warm-up, batch size, repeats" },
          weight: 6,
          needs: ["table", "data"],
        },
        {
          title: { zh: "典型场景失效案例", en: "Failure cases" },
          intent: { zh: "展示误检漏检并归因到机制", en: "Show errors and trace them to causes" },
          weight: 6,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "总结与展望", en: "Conclusions" },
      intent: { zh: "回答绪论的两问，承认边界", en: "Answer both questions and admit limits" },
      weight: 10,
      children: [
        {
          title: { zh: "工作总结", en: "Summary" },
          intent: { zh: "按问题而不是按章节总结", en: "By question, not by chapter" },
          weight: 5,
        },
        {
          title: { zh: "局限与后续工作", en: "Limitations and future work" },
          intent: { zh: "写出不适用的场景及判断办法", en: "Where it does not apply, and how to tell" },
          weight: 5,
          mistake: { zh: "展望写成空泛口号", en: "Future work in empty phrases" },
        },
      ],
    },
  ],
  whyGood: [
    { zh: "先量瓶颈再提方法，动机有数据支撑", en: "Measures the bottleneck before proposing a method" },
    {
      zh: "两个改进点各自独立成章，又共用一条端侧时延的检验线",
      en: "Two improvements in chapters of their own share one measure, latency on the device",
    },
    {
      zh: "明确要求重训对手、报告方差，正是评阅人最常追问的地方",
      en: "Asks for retrained rivals and variance, which reviewers always ask for",
    },
    { zh: "专设失效案例，体现对方法边界的认识", en: "Failure cases show where the method ends" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Chapter 1 Introduction" } },
    { type: "heading", text: { zh: "1.1 研究背景与意义", en: "1.1 Background and significance" } },
    {
      type: "paragraph",
      text: {
        zh: "在【待补充：具体应用场景】中，摄像头产生的画面需要就地判断，而不是全部上传。限制来自三个方面：设备的持续算力有限，短时峰值无法代表全天表现；供电多为电池或弱电网，功耗直接决定续航；链路不稳定，云端推理的时延不可控。目标检测模型要在这样的设备上长期运行，仅仅“参数少”并不够，还要看每一层在目标芯片上究竟花了多少时间。",
        en: 'In 【to fill in: application】, what the camera sees has to be judged on the spot and cannot all be uploaded. There are three limits. Sustained compute is scarce, and a short peak says little about a whole day. Power comes from batteries or a weak supply, and consumption decides how long the device runs. And the link is unreliable, so the latency of cloud inference cannot be controlled. For a detector to run on such a device for long, "few parameters" is not enough; what matters is how much time each layer really takes on the target chip.',
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本文在【待补充：设备型号】上对基线模型做了逐层计时，发现运算量最大的层并不是最慢的层，访存与分支拼接占去了相当比例的时间。这说明以运算量为目标的压缩方法与真实时延之间存在偏差，由此提出本文的两个研究问题：其一，怎样在不增加推理分支的前提下保留训练时的表达能力；其二，模型变小之后，小目标的漏检怎样补回来。后续各章分别围绕这两个问题展开，并以端侧实测作为共同的检验标准。",
        en: "The baseline was timed layer by layer on 【to fill in: device】. The layers with most operations were not the slowest; memory access and joining of branches took a considerable share of the time. Compression aimed at operations thus departs from real latency, and two questions follow. How can the expressive power of training be kept without adding branches at inference? And once the model is smaller, how can missed small objects be won back? The chapters below take up one question each, with measurement on the device as their common test.",
      },
    },
  ],
  hardSample: {
    title: { zh: "实验设置", en: "Experimental setup" },
    text: {
      zh: "为保证比较公平，所有方法在相同的数据划分、输入尺寸和训练轮数下重新训练，优化器与学习率策略沿用基线设置，仅在必要时按【待补充：调参规则】微调，并在附录中列出。每组实验以不同随机种子重复【待补充：次数】次，报告均值与标准差；差异是否显著用配对检验判断。推理时延在设备固定频率、预热之后测得，取中位数，不含图像解码与后处理的情形另表给出。代码、配置与日志将随论文提交，便于复核。",
      en: "For a fair comparison, all methods were retrained with the same split, input size and number of epochs. Optimiser and schedule follow the baseline, tuned only where necessary by 【to fill in: tuning rule】 and listed in the appendix. Each experiment was repeated 【to fill in: number of】 times with different seeds, and mean and standard deviation are reported; whether a difference is significant was decided by a paired test. Latency was measured on the device at a fixed clock after warm-up and given as the median; figures without image decoding and post-processing are tabulated separately. Code, configurations and logs are submitted with the thesis.",
    },
  },
  staged: false,
  checklist: [
    { zh: "摘要里的提升都能在表里找到", en: "every gain in the abstract stands in a table" },
    { zh: "参数量、运算量、时延三者不混用", en: "parameters, operations and latency not mixed up" },
    { zh: "消融表每次只改一个因素", en: "ablation changes one factor at a time" },
    { zh: "数据集许可与引用齐全", en: "dataset licences and citations complete" },
    { zh: "图中坐标轴、单位、图例完整", en: "axes, units and legends complete" },
    { zh: "代码可按附录命令复现", en: "code runs by the commands in the appendix" },
  ],
  scenes: ["openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
