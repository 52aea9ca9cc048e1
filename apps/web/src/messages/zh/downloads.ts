/** Texts of 下载记录. */
export const downloadsMessages = {
  title: "下载记录",
  lead: (days: number) => `做好的文件留 ${days} 天，过了就删。`,
  name: "文件",
  size: "大小",
  made: "做好时间",
  kept: "留到",
  again: "再下载",
  againOf: (name: string) => `再下载 ${name}`,
  action: "操作",
  total: (count: string) => `共 ${count} 个`,
  empty: { cells: "还没有", title: "还没有下载过文件", text: "从稿子里下载的 Word 和表格都会列在这里。", action: "去我的稿子" },
  failed: "没取到下载记录",
};
