/** How a mind tree is grown, and what becomes of it. Everything here must be true of what the product does. */
export const mindtreeHelp = {
  title: "怎么用",
  rows: [
    {
      title: "从中心词往外长",
      text: "写下主题就能种。选中一个节点，Tab 加下一级，Enter 加同级，直接打字改写；拖着走，整枝换地方。手机上先看大纲，切到图也能改，双指放大。",
    },
    {
      title: "想不下去，让 AI 发散",
      text: "选中节点按 Ctrl J，来几个点子：发散、拆步骤、举例、反面、追问，五个方向随你换。点一下收下一个，没收下的不会留在树里。不花 token，每天有次数。",
    },
    {
      title: "有材料，照着长",
      text: "贴一页讲义、会议记录或文章，AI 先长出几层；也能导入 XMind、OPML、FreeMind、Markdown、Word 大纲，导进来总是新的一棵。",
    },
    { title: "变成别的", text: "一键变成笔记、论文大纲，或存成图片、XMind、Word。哪种格式带不走什么，导出之前先告诉你。树还在原处。" },
    {
      title: "不怕丢",
      text: "改了就存；断网也能写，连上自动补传；几台设备同时改，会合到一起。历史版本能先看再换回。没登录的树留在这台设备，登录后带进账号。",
    },
    { title: "能有多大", text: "一棵最多 5,000 个节点、50 层。删掉的在回收站留 30 天。" },
  ],
};
