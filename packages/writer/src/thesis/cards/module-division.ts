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
      "Modules are cut so that what changes together stands together; one change of a requirement should touch one or two of them.",
      "For each module three things are given, the data it owns, the operations it offers and the modules it depends on; dependencies should not form a circle.",
      "One table is written by one module only; others call its operations, or the rules are scattered.",
      "Screens are divided by role and the back end by business; the two need not agree, since several roles often use one operation.",
      "Sign-in, permissions, logs and notices are shared and form base modules instead of being written anew in each.",
      "Lines in the diagram have a meaning, who calls whom; a tree of functions shows no dependencies.",
    ],
  },
  missing: { zh: ["各模块负责的数据与操作"], en: ["data and operations of each module"] },
  limits: { zh: ["模块划分的好坏要在修改时才看得出来。"], en: ["Whether modules were cut well shows only when something is changed."] },
  exhibits: [{ kind: "figure", title: { zh: "功能模块图", en: "Modules and their dependencies" } }],
  never: { zh: [], en: [] },
};
