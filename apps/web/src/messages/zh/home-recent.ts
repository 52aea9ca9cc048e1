/** 接着写 on the home page: not part of its first load. */
export const homeRecentMessages = {
  title: "接着写",
  all: "全部稿子",
  writing: "正在写",
  characters: (count: string) => `${count} 字`,
  draft: (no: number) => `第 ${no} 稿`,
  charactersOf: (count: string, target: string) => `${count} 字，要的是 ${target} 字`,
  untitled: "未命名",
  kinds: { text: "稿子", essay: "AI 论文", note: "笔记本", mindtree: "思维树", table: "表格", chart: "图表" },
  sections: (done: number, total: number) => `写到第 ${done} / ${total} 段`,
  sectionsRunning: (done: number, total: number) => `写到第 ${done} / ${total} 段，后台还在写`,
  states: { queued: "排队", writing: "正在写", done: "写好了", stopped: "停笔", interrupted: "写到一半", failed: "没写成" },
};
