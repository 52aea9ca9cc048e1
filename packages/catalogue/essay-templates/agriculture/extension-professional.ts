import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const extensionProfessional = defineTemplate({
  slug: "extension-professional",
  kind: "professional",
  discipline: "agriculture",
  major: { zh: "农业推广", en: "Agricultural Extension" },
  levels: ["any"],
  method: "case",
  length: { default: 3500, min: 3000, max: 8000 },
  numbering: "B",
  title: { zh: "水肥一体化在丘陵果园推广中的问题与做法", en: "Extending fertigation in hillside orchards: problems and practice" },
  pattern: { zh: "〔技术〕在〔区域〕推广中的问题与做法", en: "Extending 〔technology〕 in 〔area〕: problems and practice" },
  slots: [
    { label: { zh: "技术", en: "technology" }, default: { zh: "水肥一体化", en: "fertigation" } },
    { label: { zh: "区域", en: "area" }, default: { zh: "丘陵果园", en: "hillside orchards" } },
  ],
  remark: { zh: "不写技术多好，写农户为什么没接着用", en: "Not how good it is, but why growers stopped" },
  keywords: [
    { zh: "农技推广", en: "agricultural extension" },
    { zh: "水肥一体化", en: "fertigation" },
    { zh: "果园", en: "orchards" },
    { zh: "示范", en: "demonstration plots" },
  ],
  bring: [
    { zh: "示范点台账", en: "demonstration site records" },
    { zh: "逐户回访记录", en: "household follow-up notes" },
    { zh: "成本核算", en: "cost accounts" },
  ],
  outline: [
    {
      title: { zh: "推广背景与本人工作", en: "Background and my own part" },
      intent: { zh: "交代时间、片区和本人经手的环节", en: "When, where, and which steps I handled myself" },
      weight: 14,
      needs: ["table"],
    },
    {
      title: { zh: "“装了没用”现象", en: "Installed but unused" },
      intent: { zh: "用台账与走访说明装了多少、用着多少", en: "Records and visits: how many installed, how many still run" },
      weight: 22,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "使用情况分类", en: "Who uses it and who does not" },
          intent: { zh: "先定义持续、间断、停用再归类", en: "Define steady, occasional and abandoned use before sorting" },
          weight: 11,
          needs: ["table"],
        },
        {
          title: { zh: "停用的时间点", en: "When it stops" },
          intent: { zh: "追到第一次停用的时间与起因", en: "Find when and why use first stopped" },
          weight: 11,
          needs: ["data"],
          mistake: { zh: "归结为农户文化低", en: "Blames growers' schooling instead of looking for a cause" },
        },
      ],
    },
    {
      title: { zh: "原因分析", en: "Causes" },
      intent: { zh: "技术、成本、服务、习惯各有证据才列", en: "Technology, cost, service, habit: list only what has evidence" },
      weight: 24,
      needs: ["data"],
    },
    {
      title: { zh: "改进做法", en: "What we changed" },
      intent: { zh: "每条做法对应一个原因和一个点", en: "Each change answers one cause at one site" },
      weight: 28,
      needs: ["table"],
      children: [
        {
          title: { zh: "先解决过滤和堵塞", en: "Filters before anything else" },
          intent: { zh: "写改造费用、清洗周期和谁来做", en: "Cost of the refit, cleaning interval, who does it" },
          weight: 10,
          needs: ["figure"],
        },
        {
          title: { zh: "把配方变成一张挂图", en: "The recipe as a wall chart" },
          intent: { zh: "按物候期写用量档位", en: "Dose bands by growth stage" },
          weight: 9,
          needs: ["figure"],
          mistake: { zh: "直接给通用用量", en: "One dose for all soils and tree ages" },
        },
        {
          title: { zh: "建立共用维修员", en: "A shared repair hand" },
          intent: { zh: "报酬从哪来、多久到场", en: "Who pays, and how soon help arrives" },
          weight: 9,
        },
      ],
    },
    {
      title: { zh: "效果与体会", en: "Results and lessons" },
      intent: { zh: "用满一季的持续使用率评价，与未改片区比", en: "Judge by use sustained over a season, against sites left unchanged" },
      weight: 12,
      needs: ["table"],
      mistake: { zh: "只报安装面积，不报仍在用多少", en: "Reports area installed, not how much still runs" },
    },
  ],
  whyGood: [
    { zh: "敢写“装了没用”，问题抓得准", en: 'Dares to write "installed but unused"' },
    { zh: "由停用时间点检验流行解释", en: "Tests the popular explanation by the date of first disuse" },
    { zh: "用持续使用率代替安装面积", en: "Sustained use replaces area installed" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、推广背景与本人工作", en: "1 Background and my own part" } },
    {
      type: "paragraph",
      text: {
        zh: "【待补充：年份】以来，本站在丘陵果园推广水肥一体化技术，笔者负责【待补充：乡镇】的示范点建设、培训与回访。从报表看，安装面积逐年增加；可是在一次旱季回访中，我们发现不少果园的滴灌带还盘在地头，农户又拉起了水管。问起来，回答很直接：“堵了，没人修。”“水压不够，上坡出不来。”“配肥太麻烦，不知道放多少。”",
        en: 'Since 【to fill in: year】 our station has promoted fertigation in hillside orchards, and I have been in charge of building demonstration sites, training and follow-up visits in 【to fill in: townships】. On paper the installed area grew every year. Yet on a round of visits in a dry spell we found drip lines still rolled up at the edge of many plots while growers dragged hoses again. Asked why, they were blunt: "It clogged and nobody came to fix it." "There\'s no pressure uphill." "Mixing the feed is a nuisance, and I never know how much to put in."',
      },
    },
    { type: "heading", text: { zh: "二、“装了没用”现象", en: "2 Installed but unused" } },
    { type: "heading", text: { zh: "（一）使用情况分类", en: "1.1 Who uses it and who does not" } },
    {
      type: "paragraph",
      text: {
        zh: "为弄清情况，我们对已安装的果园逐户走访，按最近一个生长季的使用情况分为持续使用、间断使用和停用三类，并询问第一次停用发生在什么时候。结果显示，停用多发生在安装后的第一个雨季之后，而不是农户常说的“用不惯”【待补充：统计结果】。这一时间点提示，问题可能出在水源泥沙与过滤，而不是接受意愿。",
        en: 'To find out what had happened, we visited every orchard with a system, sorted them by the last growing season into steady, occasional and abandoned use, and asked when the system first stood idle. Most abandonment came after the first rainy season following installation, not in the early weeks that "we never got used to it" would suggest 【to fill in: counts】. That timing points to silt in the water and to filtration rather than to any unwillingness to adopt.',
      },
    },
  ],
  hardSample: {
    title: { zh: "效果怎样评价", en: "How to judge the result" },
    text: {
      zh: "以往评价推广成效多用安装面积，数字好看却不能说明问题。本次改用持续使用率，即安装满一个完整生长季后仍按要求使用的户数占安装户数的比例，并把水源条件、坡度和户主年龄分组比较。改造过滤装置的片区持续使用率由【待补充：前后数值】提高，而未改造的片区变化不大，说明过滤是起作用的关键；挂图和维修员的作用主要体现在间断使用户转为持续使用户。成本方面，只计算农户实际支出，不把补助算作节省。",
      en: "Extension is usually judged by area installed, a figure that looks good and explains nothing. We used sustained use instead: of all households with a system, the share that ran it as instructed through one full growing season, broken down by water source, slope and age of the grower. Where filters had been refitted, sustained use moved from 【to fill in: before and after】, while areas without the refit changed little, which is consistent with filtration being the main obstacle; since sites were not assigned at random, we claim no more. Wall charts and the repair hand mainly turned occasional users into steady ones. Costs count what growers actually paid; subsidies are not booked as savings.",
    },
  },
  staged: false,
  checklist: [
    { zh: "农户信息脱敏", en: "growers' details removed" },
    { zh: "持续使用的定义前后一致", en: "one definition of sustained use throughout" },
    { zh: "每条做法写明人、费用与频次", en: "each practice names who, cost and how often" },
    { zh: "费用为农户实付，有票据或台账", en: "costs are what growers paid, with receipts or records" },
  ],
  scenes: ["professionalEssay", "workExperience", "gwTypical"],
  since: "2026-11-22",
});
