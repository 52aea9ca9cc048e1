export const homeToolsMessages = {
  title: "长文与工具",
  note: "思维树不花额度",
  free: "免费",
  go: { essay: "选个题目", note: "翻开一页" },
  tools: {
    essay: { title: "AI 论文", text: "选题、大纲、正文、Word。写到一半关掉页面也没关系。" },
    note: { title: "笔记本", text: "大纲、正文、设置三栏并排，能喂资料、能插图表。" },
    template: { title: "范文模板库", text: "拆开看懂一副骨架，再写你自己的" },
    mindtree: { title: "思维树", text: "一个念头，长成一棵树" },
    table: { title: "聊表格", text: "放一张表进来，用一句话问它" },
    chart: { title: "图表", text: "贴一串数，出一张能放进论文的图" },
  },
};
