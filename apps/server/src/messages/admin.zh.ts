/** What the operator's command line says. */
export const adminZh = {
  usage: "用法：npm run admin -- <命令> [参数]\n\n命令：",
  usageEnd: "\n对哪份数据：由 DATA_DIR 与 DATABASE_URL（或 .env）决定。说明见 docs/operate.md。",
  "command.unknown": "没有这个命令：{name}。运行 npm run admin -- --help 查看全部命令。",
  "arguments.wrong": "参数不对（{cause}）。用法：npm run admin -- {usage}",

  "backup.summary": "把数据库和存下的文件写进一个备份文件；服务可以照常运行",
  "backup.done": "已备份 {tables} 张表、{rows} 行、{files} 个文件 → {path}（已重新读过，校验无误）",
  "restore.summary": "把备份恢复到空的数据目录或数据库；--replace 会先清空原有数据",
  "restore.done": "已从 {path} 恢复 {tables} 张表、{rows} 行、{files} 个文件（逐表核对无误）",
  "move.summary": "把全部数据搬到另一个数据库：SQLite 与 PostgreSQL 之间，双向",
  "move.done": "已搬到 {target}：{tables} 张表、{rows} 行，逐行核对一致。原数据没有改动。",
  "move.next": "接下来：把 {setting} 写进配置，再启动服务。存下的文件仍在原处，不用搬。",
  "grant.summary": "给一个用户发放 token，默认 30 天有效",
  "grant.done": "已发放 {tokens} token 给 {username}，可用余额 {balance}",
  "user.summary": "按用户名或昵称查找用户",
  "user.none": "没有找到「{name}」。",
  "user.line": "{username}　{nickname}　可用 {available}　冻结 {held}　注册于 {createdAt}",
  "user.unknown": "没有叫 {username} 的用户。可以先运行 npm run admin -- user find {username}",

  "target.notEmpty": "{target} 里已经有数据（表 {table}）。请换一个空的目录或数据库。没有改动任何数据。",
  "target.newer": "{target} 的结构比要放入的数据新（多出迁移 {name}）。请换一个全新的空目录或空数据库。没有改动任何数据。",
  "server.running": "服务还在运行（进程 {process}）。请先停掉全部服务进程，等 30 秒再试。没有改动任何数据。",
  "backup.damaged": "{path} 不是完好的备份（{cause}）。没有改动任何数据。",
  "backup.newer": "这份备份由更新的版本写成（迁移 {name}）。请用那个版本或更新的程序恢复。没有改动任何数据。",
  "copy.differs": "核对时发现表 {table} 的 {key} 不一致，已全部撤回。没有改动任何数据。",
  "same.store": "来源和目标是同一份数据：{target}。没有改动任何数据。",
} as const;
