import type { MethodCard } from "../method-card.ts";

export const moduleDivision: MethodCard = {
  key: "module-division",
  title: { zh: "功能模块划分", en: "Dividing into modules" },
  methods: ["design"],
  roles: ["designing"],
  standard: ["designing"],
  kinds: ["software"],
  cues: { zh: ["功能模块", "模块划分", "模块设计"], en: ["modules", "module design"] },
  sentences: {
    zh: [
      "模块按“会一起改动的放在一起”来划分，一项需求变动只应牵动一两个模块。",
      "每个模块写明三样：负责哪些数据、对外提供哪些操作、依赖哪些模块，依赖不宜成环。",
      "一张表只由一个模块写入，其他模块要改它时调用该模块的操作，否则规则会散在各处。",
      "按角色划分界面、按业务划分后台，两种划分不必一致：同一操作常被几个角色使用。",
      "登录、权限、日志、消息提醒为各模块共用，宜单独成为基础模块，业务模块不各写一份。",
      "模块图上的连线须有含义，标出谁调用谁，只画成树形的功能清单看不出依赖。",
    ],
    en: [
      "Modules should be divided so that what changes together is kept together; a change in one requirement should affect no more than one or two modules.",
      "Three things should be written for each module, namely the data it is responsible for, the operations it offers and the modules it depends on; dependencies should not form a cycle.",
      "Each table should be written by one module only, and other modules that want to change it should call the operations of that module; otherwise the rules are scattered.",
      "The interface is divided by role and the back end by business, and the two divisions need not coincide, since the same operation is often used by several roles.",
      "Sign-in, permissions, logging and notifications are shared by all modules and should form base modules instead of being written again in each business module.",
      "Connecting lines in the module diagram should have a meaning and mark who calls whom; a tree of functions does not show dependencies.",
    ],
  },
  missing: { zh: ["各模块负责的数据与操作"], en: ["data and operations each module is responsible for"] },
  limits: {
    zh: ["模块划分的好坏要在修改时才看得出来。"],
    en: ["Whether a division into modules is good shows only when something has to be changed."],
  },
  exhibits: [{ kind: "figure", title: { zh: "功能模块图", en: "Modules and their dependencies" } }],
  never: { zh: [], en: [] },
};
