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
      "There are three environments, for development, testing and running; their systems and versions are listed, as differences are where faults arise that appear in one only.",
      "What differs between them, such as addresses and keys, stands in configuration and not in code or repository.",
      "Dependencies are fixed by a lock file, so that others install the same set.",
      "Deployment is written as commands that start from an empty machine, including database, initial data and start.",
      "Where logs go, how long they are kept and how they are searched decides whether causes can be found later.",
      "Backups need a frequency and a way to restore; one that was never restored is none.",
    ],
  },
  missing: { zh: ["机器、系统与各组件的版本", "部署的步骤"], en: ["machines, system and versions", "steps of deployment"] },
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
