/** What an operator reads when the server cannot start on its data. */
export const storageZh = {
  "dataDir.unwritable": "数据目录 {path} 无法写入（{cause}）。请改用可写的目录（DATA_DIR），或调整它的所有者与权限。没有改动任何数据。",
  "dataDir.locked":
    "数据目录 {path} 正被另一个进程使用（{holder}）。请先停掉它，或为这个进程换一个 DATA_DIR。要同时运行多个进程，请改用 PostgreSQL（DATABASE_URL）。没有改动任何数据。",
  "database.missing": "没有找到数据库文件 {path}。请检查 DATA_DIR。没有改动任何数据。",
  "database.unwritable": "数据库文件 {path} 无法写入（{cause}）。请检查它的所有者、权限和磁盘空间。没有改动任何数据。",
  "database.damaged": "{path} 不是完好的数据库（{cause}）。请从备份恢复到一个空目录，见 docs/operate.md。没有改动任何数据。",
  "database.newer": "数据库由更新的版本写成（多出迁移 {name}）。请使用那个版本或更新的程序；程序不会降级数据。没有改动任何数据。",
  "database.changed": "已执行过的迁移 {name} 与程序自带的内容不一致。请换回与数据匹配的程序版本。没有改动任何数据。",
  "database.notMigrated": "数据库结构升级没有成功（{cause}），已全部撤回。请检查磁盘空间，以及数据库用户能否在库里建表。没有改动任何数据。",
  "database.notUtf8": "数据库 {path} 的编码是 {encoding}，需要 UTF8。请新建一个 UTF8 编码的库。没有改动任何数据。",
  "database.unreachable": "连不上数据库 {path}（{cause}）。请检查 DATABASE_URL、网络，以及数据库是否已启动。",
  "database.wrongUrl": "DATABASE_URL 无法识别：{path}。格式是 postgres://用户:密码@主机:端口/库名。",
} as const;
