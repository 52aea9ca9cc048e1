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
  remove: "删除",
  removeOf: (name: string) => `删除 ${name}`,
  removed: "删好了",
  confirm: {
    title: "删掉这个文件？",
    text: (name: string) => `${name} 删了就没有了；稿子还在，随时可以再做一份。`,
    keep: "留着",
    remove: "删掉",
  },
  total: (count: string, size: string, maxFiles: string, maxSize: string) => `共 ${count} 个、${size}，最多能存 ${maxFiles} 个、${maxSize}`,
  empty: { cells: "还没有", title: "还没有下载过文件", text: "从稿子里下载的 Word 和表格都会列在这里。", action: "去我的稿子" },
  failed: "没取到下载记录",
};
