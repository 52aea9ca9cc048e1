/** Words that have an order of their own; each list from the first to the last. */
const ORDERS: readonly (readonly string[])[] = [
  ["周一", "周二", "周三", "周四", "周五", "周六", "周日"],
  ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"],
  ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  ["一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月"],
  ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  ["一季度", "二季度", "三季度", "四季度"],
  ["第一季度", "第二季度", "第三季度", "第四季度"],
  ["大一", "大二", "大三", "大四", "大五"],
  ["研一", "研二", "研三"],
  ["初一", "初二", "初三", "高一", "高二", "高三"],
  ["一年级", "二年级", "三年级", "四年级", "五年级", "六年级"],
  ["小学", "初中", "高中", "专科", "本科", "硕士", "博士"],
  ["非常不满意", "不满意", "一般", "满意", "非常满意"],
  ["非常不同意", "不同意", "一般", "同意", "非常同意"],
  ["低", "中", "高"],
];

/** The list all of these words stand in, if there is one: then they have an order that is not the alphabet's. */
export function ordinalOrder(words: readonly string[]): readonly string[] | null {
  if (words.length === 0) return null;
  return ORDERS.find((order) => words.every((word) => order.includes(word))) ?? null;
}

const collator = new Intl.Collator("zh-Hans-CN", { numeric: true });

/** Order of texts: their own where they have one, else by the alphabet, with numbers inside by size. */
export function compareTexts(words: readonly string[]): (a: string, b: string) => number {
  const order = ordinalOrder(words.filter((word) => word !== ""));
  return order === null ? collator.compare : (a, b) => order.indexOf(a) - order.indexOf(b);
}
