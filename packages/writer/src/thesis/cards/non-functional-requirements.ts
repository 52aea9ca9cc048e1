import type { MethodCard } from "../method-card.ts";

export const nonFunctionalRequirements: MethodCard = {
  key: "non-functional-requirements",
  title: { zh: "非功能需求", en: "Non-functional requirements" },
  methods: ["design"],
  roles: ["requirements"],
  kinds: ["software"],
  cues: {
    zh: ["非功能", "性能需求", "可用性需求", "可维护性", "质量属性", "要快", "不能卡", "手机也能用", "断网", "安全"],
    en: [
      "non-functional",
      "nonfunctional",
      "quality attribute",
      "maintainability",
      "availability requirement",
      "fast",
      "offline",
      "on a phone",
    ],
  },
  sentences: {
    zh: [
      "非功能需求规定系统做得怎样，每条都须带有可测量的量、测量的条件和合格的界限。",
      "响应时间应说明是在多少并发用户、多大数据量下，从哪一刻计到哪一刻，并用某一百分位表示，平均值会掩盖少数很慢的请求。",
      "并发量可由使用人数、每人每天的操作次数和最忙时段所占的比例估算，估算的式子与数据来源一并写出。",
      "可用性用规定时段内能正常服务的时间所占的比例表示，计划内停机是否计入须事先说明。",
      "安全需求宜逐项写明保护什么、防谁：传输中的数据、存储的口令、越权的访问和操作的留痕各是一条。",
      "兼容性须列出所支持的浏览器、操作系统或设备及其最低版本，没有列出的不作承诺。",
      "可靠性须说明一次故障最多允许丢失多长时间内的数据、多久之内恢复，备份的间隔由前者决定。",
      "几项要求会互相牵制，例如每次请求都查库核对权限更安全，却使响应变慢，冲突时以哪一项为先应写明。",
    ],
    en: [
      "A non-functional requirement says how well the system does something, and each needs a measurable quantity, the conditions of measurement and a limit.",
      "A response time should name the number of concurrent users, the volume of data and the two moments between which it is taken, and it should be a percentile, since a mean hides the few slow requests.",
      "The load can be estimated from the number of users, the actions of each per day and the share of the busiest period; the calculation is given together with the source of its figures.",
      "Availability is the share of a stated period in which the service works, and whether planned downtime counts has to be settled beforehand.",
      "Security requirements should say what is protected against whom: data in transit, stored passwords, access beyond one's rights and a record of actions are separate requirements.",
      "Compatibility names the browsers, operating systems or devices with their lowest versions; whatever is not named is not promised.",
      "Reliability states how much recent data a failure may cost at most and how soon service is restored; the former decides how often backups are made.",
      "Requirements may pull against each other: checking rights in the database at every request is safer and slower, so the text should say which comes first.",
    ],
  },
  missing: {
    zh: ["预计的用户数与高峰时段", "响应时间、可用性等指标的目标值及其依据", "支持的浏览器与设备"],
    en: [
      "expected number of users and the busiest period",
      "target values of response time, availability and the like, with their basis",
      "supported browsers and devices",
    ],
  },
  limits: {
    zh: ["指标只有在所述条件下测过才能说已经达到，没有测的只能写成目标。"],
    en: ["A target may be called met only if it was measured under the stated conditions; otherwise it remains a target."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "非功能需求与检验方式", en: "Non-functional requirements and how they are checked" },
      head: { zh: ["类别", "指标", "测量条件", "目标值", "检验方式"], en: ["Category", "Quantity", "Conditions", "Target", "Check"] },
      rows: {
        zh: ["响应时间", "并发量", "可用性", "安全", "兼容性", "可恢复性"],
        en: ["Response time", "Load", "Availability", "Security", "Compatibility", "Recoverability"],
      },
    },
  ],
  never: { zh: ["绝对安全", "毫秒级", "高可用"], en: ["absolutely secure", "lightning-fast"] },
};
