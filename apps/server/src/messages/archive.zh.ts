/** Texts of the archive of everything a person owns. Blanks: {madeAt} {nickname} {texts} {notes}. */
export const archiveZh = {
  fileName: "我的橘笺资料.zip",
  folder: "我的稿子",
  binFolder: "回收站里的稿子",
  notesFolder: "我的笔记",
  mindtreesFolder: "我的思维树",
  tablesFolder: "我的表格",
  essaysFolder: "我的论文",
  untitled: "未命名",
  readme: `这里是你在橘笺的全部资料。

打包时间：{madeAt}（北京时间）
昵称：{nickname}
稿子：{texts} 篇
笔记：{notes} 篇

我的稿子/          每篇一个 Markdown 文件，按写作先后编号；改过的是改后的样子
回收站里的稿子/    删掉还不到 30 天的，一样每篇一个文件
texts.json         同样的稿子，连同每次填写的内容、模型写的原稿和你的修改；removedAt 是放进回收站的时间
我的笔记/          每篇一个 Markdown 文件，按新建先后编号
notes.json         每篇笔记在哪个本子、什么时候建的，回收站里的也在
notebooks.json     放笔记的本子
我的思维树/        每棵一个 Markdown 文件，按新建先后编号
mindtrees.json     每棵思维树什么时候建的，回收站里的也在
我的表格/          每张表当时上传的文件，按上传先后编号
tables.json        每张表读出了哪些列、改过哪几步、问过什么、怎么答的
charts.json        保存过的图：数据、图形和结论，回收站里的也在
sources.json       喂给笔记的资料：读出来的字、用在哪几篇笔记
我的论文/          每篇一个 Markdown 文件，按新建先后编号；还没有正文的没有文件
essays.json        每篇论文填过什么、改过的大纲和摘要，回收站里的也在
word-templates.json  添加过的学校模板：名字、读出的版式、封面上哪里填什么
templates.json     收藏和用过的范文模板
advice.json        提过的意见、打过的分
notices.json       最近 180 天收到的通知
moderation.json    内容检查留下的记录
usage.csv          用量明细，可以用表格软件打开
ledger.json        额度的每一笔收支
orders.json        订单与会员
jobs.json          分步完成的任务：当时填了什么、每一步的结果
documents.json     文稿：现在的内容，和你命名过的版本
devices.json       登录着的设备
invitations.json   你邀请的人（名字只留第一个字）
profile.json       昵称、注册时间等资料
avatar.*           你的头像（设置过才有）

彻底删除和过了 30 天的稿子不在里面。“我的稿子”由 AI 生成，每个文件都带有标识。
`,
} as const;
