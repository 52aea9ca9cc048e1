import type { MethodCard } from "../method-card.ts";

export const runningEnvironment: MethodCard = {
  key: "running-environment",
  title: { zh: "开发与运行环境", en: "Development and running environment" },
  methods: ["design"],
  roles: ["implementation"],
  kinds: ["software"],
  cues: { zh: ["开发与运行环境", "运行环境", "部署", "环境搭建"], en: ["environment", "deployment", "running environment"] },
  sentences: {
    zh: [
      "环境分开发、测试与运行三处，各自的操作系统、语言与数据库版本应列出，不一致之处往往是只在一处出现的故障的来源。",
      "数据库地址、密钥等随环境而变的内容放在配置或环境变量中，不写进代码，也不提交到仓库。",
      "依赖的组件以锁定文件固定版本，他人安装得到的才是同一套。",
      "部署步骤写成可以照做的命令，从空机器开始，包括建库、初始数据与启动。",
      "日志写到何处、保留多久、出错时怎样查找，决定上线后能否找到原因。",
      "备份须写明频率与恢复的办法，没有试过恢复的备份不算备份。",
    ],
    en: [
      "There are three environments, for development, testing and operation; the versions of operating system, language and database in each should be listed, as differences between them are where faults that appear in only one place come from.",
      "What differs between environments, such as database addresses and keys, belongs in configuration or environment variables and not in the code or the repository.",
      "Dependencies should be pinned by a lock file, so that others install the same set.",
      "Deployment should be written as commands that can be followed, starting from an empty machine and including creation of the database, initial data and start-up.",
      "Where logs are written, how long they are kept and how they are searched after an error decides whether a cause can be found once the system is in use.",
      "Backups need a stated frequency and a method of restoring; a backup that has never been restored does not count as one.",
    ],
  },
  missing: {
    zh: ["机器、系统与各组件的版本", "部署的步骤"],
    en: ["machine, system and versions of the components", "steps of deployment"],
  },
  limits: {
    zh: ["在开发机上能运行，不说明在其他环境中也能运行。"],
    en: ["Running on the developer's machine does not show that it runs elsewhere."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "环境配置", en: "Environment" },
      head: { zh: ["项目", "开发环境", "运行环境"], en: ["Item", "Development", "Running"] },
    },
  ],
  never: { zh: [], en: [] },
};
