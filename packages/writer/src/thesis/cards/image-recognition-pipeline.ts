import type { MethodCard } from "../method-card.ts";

export const imageRecognitionPipeline: MethodCard = {
  key: "image-recognition-pipeline",
  title: { zh: "图像识别流程", en: "Image recognition pipeline" },
  methods: ["design"],
  roles: ["designing", "implementation", "procedure"],
  cues: {
    zh: [
      "图像识别",
      "目标检测",
      "图像分类",
      "图像分割",
      "卷积神经网络",
      "车牌识别",
      "人脸识别",
      "YOLO",
      "拍照识别",
      "摄像头",
      "识别图片",
      "照片",
    ],
    en: [
      "image recognition",
      "object detection",
      "image classification",
      "image segmentation",
      "convolutional",
      "yolo",
      "camera",
      "photos",
      "pictures",
    ],
  },
  sentences: {
    zh: [
      "分类给整幅图一个类别，检测还给出每个目标的外框，分割给出每个像素的类别，标注的方式与评价指标随任务而定。",
      "标注宜先写规则，说明被遮挡、被裁切和过小的目标怎样处理，再由两人标注同一批图像，比较一致的程度。",
      "训练集与测试集应按拍摄场次或视频划分，相邻的帧几乎相同，按帧随机划分会使成绩虚高。",
      "缩放时保持宽高比，空处填充，否则目标的形状会改变；归一化所用的均值与标准差取自训练集或所用的预训练模型。",
      "数据增强只用于训练集，并且不能改变标签：文字和有左右之分的目标不宜水平翻转。",
      "检测框与标注框的重合程度用交并比表示，它等于交集面积除以并集面积，超过多少算命中须说明。",
      "同一目标常得到几个相互重叠的框，非极大值抑制保留得分最高的一个，重合阈值过低时，靠得近的两个目标会丢掉一个。",
      "迁移学习以大数据集上预训练的权重为起点，样本少时宜先固定前面的层；预训练权重的来源与许可须写明。",
    ],
    en: [
      "Classification gives an image one class, detection also a box for each object, segmentation a class for each pixel; the task decides how images are annotated and results measured.",
      "Annotation should begin with written rules for objects that are hidden, cut off or very small; two people should then annotate the same images and their agreement be measured.",
      "Training and test images should be split by session or video: neighbouring frames are nearly identical, and splitting them at random inflates the score.",
      "Resizing keeps the aspect ratio and pads the rest, or objects change their shape; mean and standard deviation for normalisation come from the training set or from the pretrained model in use.",
      "Augmentation is for the training set only and must not change the label: writing, and objects for which left and right matter, should not be mirrored.",
      "How well a detected box fits the annotated one is measured by intersection over union, and the value from which it counts as a hit has to be stated.",
      "One object often yields several overlapping boxes, of which non-maximum suppression keeps the best; if its overlap threshold is too low, one of two objects close together is lost.",
      "Transfer learning starts from weights trained on a large data set; with few samples the early layers should be kept fixed at first, and source and licence of the weights be named.",
    ],
  },
  missing: {
    zh: [
      "图像来源、数量、拍摄条件与使用许可",
      "标注工具、标注人数与一致程度",
      "网络结构、输入尺寸与训练参数",
      "推理所用的硬件与每幅图的用时",
    ],
    en: [
      "source, number, recording conditions and licence of the images",
      "annotation tool, annotators and their agreement",
      "network, input size and training parameters",
      "hardware and time per image for inference",
    ],
  },
  limits: {
    zh: ["结论只及于测试集所含的光照、角度和设备，换到未拍过的场景须重新测试。"],
    en: ["Conclusions extend to the lighting, angles and devices present in the test set; any other setting needs a test of its own."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "\\mathrm{IoU} = \\frac{|B_p \\cap B_g|}{|B_p \\cup B_g|}",
      where: {
        zh: "$B_p$ 为预测框，$B_g$ 为标注框，$|\\cdot|$ 表示区域的面积。",
        en: "$B_p$ is the predicted box, $B_g$ the annotated box, and $|\\cdot|$ the area of a region.",
      },
    },
    { kind: "figure", title: { zh: "识别流程图", en: "Recognition pipeline" } },
    {
      kind: "table",
      title: { zh: "数据集构成", en: "Composition of the data set" },
      head: { zh: ["类别", "训练集", "验证集", "测试集"], en: ["Class", "Training", "Validation", "Test"] },
    },
  ],
  never: { zh: ["精准识别", "百分之百", "媲美人眼"], en: ["flawless", "human-level", "pinpoint"] },
};
