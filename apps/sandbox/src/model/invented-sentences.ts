const PARTS = [
  ["该门店", "上述流程", "月末盘点", "店员自查", "叶菜损耗", "库存台账", "收货环节", "店长复核", "称重记录", "退换货单", "日常巡检"],
  [
    "在交接班时",
    "按材料所述",
    "于高峰之后",
    "与账面相比",
    "依照惯例",
    "经人工核对",
    "在促销期间",
    "从源头来看",
    "就成因而言",
    "按货位逐一",
    "在雨季前后",
    "由两人配合",
    "随季节变化",
  ],
  [
    "通常晚于",
    "容易遗漏",
    "尚需补充",
    "宜先明确",
    "可以对照",
    "不应忽略",
    "往往高估",
    "难以追溯",
    "应当分清",
    "便于检查",
    "拟逐步压缩",
    "仍会牵动",
    "间接影响",
    "可供验证",
    "有待厘清",
    "不妨细分",
    "宜暂缓采用",
  ],
  [
    "责任归属",
    "计量口径",
    "登记时点",
    "差异来源",
    "抽查比例",
    "凭证编号",
    "权限分配",
    "培训安排",
    "退货去向",
    "报损标准",
    "存放条件",
    "订货频次",
    "供应节奏",
    "盘点周期",
    "审批层级",
    "系统字段",
    "奖惩办法",
    "交接手续",
    "沟通渠道",
  ],
  [
    "并说明理由。",
    "这一点须写清。",
    "其余照旧。",
    "前提是数据齐备。",
    "由此可见一斑。",
    "再作比较。",
    "结论待核实。",
    "此处不展开。",
    "做法因店而异。",
    "边界应予说明。",
    "作用较为有限。",
    "读者可自行复查。",
    "与前文互为补充。",
  ],
] as const;

/** Whole sentences, each unlike the others, as a model would write them: about thirty characters each, the same in every run; `from` begins at another place. */
export function createSentences(from = 0): () => string {
  let count = from;
  return () => {
    count += 1;
    // The lists have lengths without a common divisor: the same five meet again after half a million sentences.
    return PARTS.map((words, place) => words[(count * (place * 2 + 3) + place) % words.length]).join("");
  };
}
