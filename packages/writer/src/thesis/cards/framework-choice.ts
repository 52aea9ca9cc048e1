import type { MethodCard } from "../method-card.ts";

export const frameworkChoice: MethodCard = {
  key: "framework-choice",
  title: { zh: "开发框架的选择", en: "Choosing a framework" },
  methods: ["design"],
  roles: ["technology"],
  standard: ["technology"],
  kinds: ["software"],
  cues: {
    zh: ["开发技术", "框架", "Spring", "Django", "Vue", "React", "uni-app", "微信小程序", "前端", "后端", "语言"],
    en: ["development tools", "framework", "django", "spring", "flask", "react", "vue"],
  },
  sentences: {
    zh: [
      "框架替开发者处理路由、参数校验、会话与数据库连接等共同的事，代价是要按它的约定组织代码。",
      "选择宜看四点：团队会不会、文档与维护是否活跃、部署环境是否支持、与所需组件是否兼容，流行程度只是其中一部分。",
      "版本须写到小版本号，框架的大版本之间写法不同，不写版本他人无法照做。",
      "只介绍用到的功能：用了哪几个模块、在本系统的哪一处，不抄写官方的总体介绍。",
      "小程序类前端受平台规则限制，例如包的大小、后台运行与登录方式，这些限制会影响设计，应在此写明。",
      "放弃的备选及理由各写一句，能说明选择不是随手而定。",
    ],
    en: [
      "A framework takes over what all applications share, such as routing, validation, sessions and database connections; the price is that code has to be organised by its conventions.",
      "The choice should consider four points: whether the team knows it, whether documentation and maintenance are active, whether the deployment environment supports it, and whether it works with the components required; popularity is only one part.",
      "Versions should be given down to the minor number, since major versions differ in usage and without a version nobody can repeat the work.",
      "Only what is actually used should be described, that is, which modules and at which point of this system; the makers' general introduction should not be copied.",
      "Front ends that run inside a host platform are bound by its rules, such as package size, background execution and ways of signing in; these limits affect the design and should be stated here.",
      "One sentence on each alternative and the reason for dropping it shows that the choice was not made at random.",
    ],
  },
  missing: {
    zh: ["所用语言、框架与版本号", "备选方案与放弃的理由"],
    en: ["language, framework and versions", "alternatives and why they were dropped"],
  },
  limits: { zh: ["框架本身的性能不等于系统的性能。"], en: ["The performance of a framework is not the performance of the system."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "开发技术与版本", en: "Technologies and versions" },
      head: { zh: ["类别", "名称", "版本", "用在何处"], en: ["Kind", "Name", "Version", "Used for"] },
    },
  ],
  never: { zh: [], en: [] },
};
