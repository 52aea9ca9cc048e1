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
  title: { zh: "水肥一体化在丘陵果园推广中的问题与做法", en: "Extending Fertigation in Hillside Orchards" },
  pattern: "〔技术〕在〔区域〕推广中的问题与做法",
  slots: [
    { label: "技术", default: "水肥一体化" },
    { label: "区域", default: "丘陵果园" },
  ],
  remark: { zh: "不写技术多好，写农户为什么没接着用", en: "Not how good it is, but why growers stopped" },
  keywords: ["农技推广", "水肥一体化", "果园", "示范"],
  bring: ["示范点台账", "农户访谈", "成本核算"],
  outline: [
    { title: { zh: "推广背景与本人工作", en: "Background and my work" }, intent: "时间、范围、职责", weight: 14, needs: ["table"] },
    {
      title: { zh: "“装了没用”现象", en: "Installed but unused" },
      intent: "用台账和走访说明",
      weight: 22,
      needs: ["table", "data"],
      children: [
        { title: { zh: "使用情况分类", en: "Usage types" }, intent: "持续、间断、停用", weight: 11, needs: ["table"] },
        {
          title: { zh: "停用的时间点", en: "When it stops" },
          intent: "找到第一次停用的原因",
          weight: 11,
          needs: ["data"],
          mistake: "归结为农户文化低",
        },
      ],
    },
    { title: { zh: "原因分析", en: "Causes" }, intent: "技术、成本、服务、习惯", weight: 24, needs: ["data"] },
    {
      title: { zh: "改进做法", en: "What we changed" },
      intent: "每条做法配一个点",
      weight: 28,
      needs: ["table"],
      children: [
        { title: { zh: "先解决过滤和堵塞", en: "Filters first" }, intent: "写改造与维护周期", weight: 10, needs: ["figure"] },
        {
          title: { zh: "把配方变成一张挂图", en: "A wall chart" },
          intent: "按物候期写用量档位",
          weight: 9,
          needs: ["figure"],
          mistake: "直接给通用用量",
        },
        { title: { zh: "建立共用维修员", en: "A shared fixer" }, intent: "报酬与响应时间", weight: 9 },
      ],
    },
    {
      title: { zh: "效果与体会", en: "Results and lessons" },
      intent: "用持续使用率评价",
      weight: 12,
      needs: ["table"],
      mistake: "只报安装面积",
    },
  ],
  whyGood: ["敢写“装了没用”，问题抓得准", "找第一次停用的时间点，推翻流行解释", "用持续使用率代替安装面积"],
  opening: [
    { type: "heading", text: "一、推广背景与本人工作" },
    {
      type: "paragraph",
      text: "【待补充：年份】以来，本站在丘陵果园推广水肥一体化技术，笔者负责【待补充：乡镇】的示范点建设、培训与回访。从报表看，安装面积逐年增加；可是在一次旱季回访中，我们发现不少果园的滴灌带还盘在地头，农户又拉起了水管。问起来，回答很直接：“堵了，没人修。”“水压不够，上坡出不来。”“配肥太麻烦，不知道放多少。”",
    },
    { type: "heading", text: "二、“装了没用”现象" },
    { type: "heading", text: "（一）使用情况分类" },
    {
      type: "paragraph",
      text: "为弄清情况，我们对已安装的果园逐户走访，按最近一个生长季的使用情况分为持续使用、间断使用和停用三类，并询问第一次停用发生在什么时候。结果显示，停用多发生在安装后的第一个雨季之后，而不是农户常说的“用不惯”【待补充：统计结果】。这一时间点提示，问题可能出在水源泥沙与过滤，而不是接受意愿。",
    },
  ],
  hardSample: {
    title: "效果怎样评价",
    text: "以往评价推广成效多用安装面积，数字好看却不能说明问题。本次改用持续使用率，即安装满一个完整生长季后仍按要求使用的户数占安装户数的比例，并把水源条件、坡度和户主年龄分组比较。改造过滤装置的片区持续使用率由【待补充：前后数值】提高，而未改造的片区变化不大，说明过滤是起作用的关键；挂图和维修员的作用主要体现在间断使用户转为持续使用户。成本方面，只计算农户实际支出，不把补助算作节省。",
  },
  staged: false,
  checklist: ["农户信息脱敏", "口径前后一致", "做法可复制", "费用真实"],
  scenes: ["professionalEssay", "workExperience", "gwTypical"],
  since: "2026-11-22",
});
