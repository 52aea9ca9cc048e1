import type { MethodCard } from "../method-card.ts";

export const pestAndFiveForces: MethodCard = {
  key: "pest-and-five-forces",
  title: { zh: "宏观环境与行业竞争", en: "PEST and five forces" },
  methods: ["case"],
  roles: ["background", "status", "analysis"],
  cues: {
    zh: ["PEST", "宏观环境", "五力", "行业竞争", "行业环境", "外部环境分析", "市场环境", "竞争对手", "政策环境"],
    en: ["pest analysis", "pestel", "five forces", "macro environment", "industry analysis", "competitors", "market"],
  },
  sentences: {
    zh: [
      "宏观环境从政治、经济、社会、技术四方面分析，只选对{object}有实际作用的变化，不求每一方面条数相当。",
      "每一项变化宜写明它经由什么起作用：改变成本、改变需求，还是改变进入的条件。",
      "行业竞争从现有竞争者、潜在进入者、替代品、供应商与购买者五种力量分析，五种力量共同决定行业的盈利空间。",
      "五力分析的单位是行业，须先说明行业的范围，范围不同，竞争者与替代品的划分也随之不同。",
      "现有竞争的强弱看竞争者数量、行业增速、产品差别与退出的难易，进入的难易看规模、资金、渠道与许可。",
      "议价能力看双方的集中程度、更换对象的代价与能否向前后环节延伸。",
      "替代品是用另一种方式满足同一需要的产品，与同类产品之间的竞争应分开写。",
      "宏观变化往往通过五种力量影响企业，宜写明两部分的联系，避免同一内容重复列出。",
    ],
    en: [
      "The macro environment is examined under political, economic, social and technological headings; only changes that bear on {object} belong here, and the headings need not be equally long.",
      "For each change the path should be given: whether it alters costs, demand or the conditions of entry.",
      "Competition in an industry is examined as five forces: existing rivals, possible entrants, substitutes, suppliers and buyers, which together set how profitable the industry can be.",
      "The unit of the five forces is an industry, whose boundary should be drawn beforehand; with another boundary, rivals and substitutes fall out differently.",
      "Rivalry depends on the number of competitors, growth, product differences and barriers to exit; entry depends on scale, capital, channels and licences.",
      "Bargaining power depends on how concentrated either side is, on the cost of switching and on whether it can integrate forwards or backwards.",
      "A substitute meets the same need in a different way and should be kept apart from competition among similar products.",
      "Macro changes often reach firms through the five forces; the link should be shown, so that the same point is not listed twice.",
    ],
  },
  missing: {
    zh: ["各项变化的资料来源与日期", "行业的范围", "主要竞争者、供应商与购买者", "判断强弱所依据的资料"],
    en: [
      "source and date of each change",
      "boundary of the industry",
      "main competitors, suppliers and buyers",
      "data behind the judgement of each force",
    ],
  },
  limits: {
    zh: ["两种分析说明外部条件，不说明企业能否应对；强弱的判断随资料的时间而变。"],
    en: ["Both analyses describe outside conditions, not whether a firm can meet them, and the judgements age with their data."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "宏观环境分析", en: "Macro environment" },
      head: {
        zh: ["方面", "具体变化", "资料来源", "作用途径", "有利或不利"],
        en: ["Heading", "Change", "Source", "Path", "Favourable or not"],
      },
      rows: { zh: ["政治", "经济", "社会", "技术"], en: ["Political", "Economic", "Social", "Technological"] },
    },
    {
      kind: "table",
      title: { zh: "五力分析", en: "Five forces" },
      head: { zh: ["力量", "决定因素", "证据", "强弱判断"], en: ["Force", "Determinants", "Evidence", "Strength"] },
      rows: {
        zh: ["现有竞争者", "潜在进入者", "替代品", "供应商议价", "购买者议价"],
        en: ["Existing rivals", "Possible entrants", "Substitutes", "Suppliers", "Buyers"],
      },
    },
  ],
  never: { zh: ["前景广阔", "必将"], en: ["bright prospects", "will certainly"] },
};
