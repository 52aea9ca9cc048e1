/** Two characters each, so that a run of eight of them spans at least four lists and hardly ever comes twice. */
const PARTS = [
  ["门店", "库房", "收银", "冷柜", "货架", "店长", "柜台", "后场", "仓管", "早班", "晚班", "总部", "供货", "配送", "验收", "采购"],
  ["人员", "记录", "流程", "台账", "单据", "环节", "制度", "安排", "做法", "标准", "数据", "分工", "口径", "系统", "清单", "规则", "表格"],
  ["月末", "平日", "周末", "节前", "雨季", "换季", "促销", "清晨", "夜间", "年初", "旺季", "交接", "停电"],
  ["期间", "以后", "之前", "前后", "阶段", "时段", "当中"],
  [
    "通常",
    "往往",
    "仍然",
    "尚且",
    "容易",
    "难以",
    "可以",
    "应当",
    "不妨",
    "宜先",
    "大多",
    "未必",
    "偶尔",
    "随即",
    "理应",
    "始终",
    "不便",
    "逐步",
    "直接",
  ],
  [
    "核对",
    "遗漏",
    "补充",
    "明确",
    "对照",
    "忽略",
    "追溯",
    "区分",
    "检查",
    "压缩",
    "牵动",
    "验证",
    "厘清",
    "细分",
    "暂缓",
    "登记",
    "复核",
    "高估",
    "说明",
    "汇总",
    "抽取",
  ],
  ["生鲜", "叶菜", "水产", "冻品", "奶类", "蛋品", "熟食", "干货", "散装", "水果", "肉类", "豆制", "面点", "调料", "酒水"],
  [
    "损耗",
    "责任",
    "差异",
    "凭证",
    "权限",
    "周期",
    "频次",
    "退货",
    "报损",
    "定价",
    "计量",
    "批次",
    "编号",
    "去向",
    "比例",
    "条件",
    "成本",
    "等级",
    "温度",
    "来源",
    "数量",
    "时点",
    "账面",
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

/** Spreads numbers that follow each other over the whole range (multiplicative hashing, then the high bits folded in). */
function spread(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  const again = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (again ^ (again >>> 15)) >>> 0;
}

/** Whole sentences, each unlike the others, as a model would write them: about twenty characters each, the same in every run; `from` begins at another place. */
export function createSentences(from = 0): () => string {
  let count = from;
  return () => {
    count += 1;
    return PARTS.map((words, place) => words[spread(count * PARTS.length + place) % words.length]).join("");
  };
}
