/** The schedule of a proposal where its author gave no dates. */
export const scheduleZh = {
  head: ["阶段", "起止时间", "主要工作与成果"],
  noTime: "【待补充：起止时间】",
  stages: [
    "查阅文献，写出文献综述，确定研究方案",
    "准备材料与工具，收集资料和数据",
    "整理与分析资料，写出初稿",
    "按导师意见修改，完成定稿",
    "准备答辩",
  ],
};
