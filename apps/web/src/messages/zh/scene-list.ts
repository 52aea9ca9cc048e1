export const sceneListMessages = {
  all: { title: "全部场景", remark: "挑一个，填两三格，就开始写" },
  tabs: { label: "场景分类", all: "全部" },
  search: {
    label: (count: number) => `在 ${count} 个场景里找`,
    none: (text: string) => `没有叫“${text}”的场景`,
    palette: "用拼音或首字母再搜一次",
  },
  length: { char: (value: number) => `${value} 字`, item: (value: number) => `${value} 条`, source: "按原文" },
  go: "去写",
  found: (count: number) => `找到 ${count} 个`,
};
