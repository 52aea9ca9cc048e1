import type { SectionRole } from "./thesis-types.ts";

/** Words of headings in both languages, the more telling first: 问卷设计 is about an instrument, 改进建议的比较 about measures. */
const WORDS: readonly (readonly [SectionRole, RegExp])[] = [
  ["conclusion", /结论|结语|总结|小结|展望|结束语|\bconclu|\bsummary\b|\boutlook\b/i],
  ["introduction", /绪论|引言|导论|前言|研究背景|选题|\bintroduction\b|\bbackground of\b/i],
  ["literature", /文献|综述|研究现状|国内外|\bliterature\b|\bprevious (?:work|studies|research)\b/i],
  ["measures", /对策|建议|改进|完善|优化|策略|路径|措施|出路|\bmeasures?\b|\brecommendations?\b|\bproposals?\b|\bimprov/i],
  ["causes", /原因|成因|归因|\bcauses?\b|\breasons?\b/i],
  ["problems", /问题|不足|困境|缺陷|难点|\bproblems?\b|\bshortcomings?\b|\bdifficult/i],
  ["instruments", /问卷|量表|测量工具|研究工具|仪器|\binstruments?\b|\bquestionnaire|\bscales?\b/i],
  ["subjects", /研究对象|被试|样本|受试|病例|\bparticipants\b|\bsubjects\b|\bsample\b/i],
  ["testing", /测试|调试|验证|\btest(?:s|ing)?\b|\bverification\b/i],
  ["implementation", /实现|编码|部署|\bimplement/i],
  ["requirements", /需求|可行性|\brequirements?\b|\bfeasibility\b/i],
  ["technology", /相关技术|关键技术|开发环境|工具与平台|\btechnolog/i],
  ["designing", /总体设计|详细设计|系统设计|架构|模块|数据库|方案设计|\bdesign\b|\barchitecture\b/i],
  ["materials", /材料|试剂|原料|\bmaterials?\b/i],
  ["procedure", /方法|步骤|流程|程序|实施|\bmethods?\b|\bprocedures?\b/i],
  ["discussion", /讨论|\bdiscussion\b/i],
  ["results", /结果|成效|效果|\bresults?\b|\bfindings\b|\beffects?\b/i],
  ["comparison", /比较|对照|对比|\bcompar/i],
  ["concepts", /概念|界定|定义|术语|\bconcepts?\b|\bdefinitions?\b|\bterms\b/i],
  ["theory", /理论|基础|原理|模型|\btheor|\bprinciples?\b/i],
  [
    "status",
    /现状|概况|现况|情况|分工|职责|\bpresent state\b|\bcurrent\b|\bstatus\b|\boverview\b|\bduties\b|\bresponsibilities\b|\bdivision of (?:labou?r|work)\b/i,
  ],
  ["background", /背景|由来|沿革|\bbackground\b|\bcontext\b|\bhistory\b/i],
  ["analysis", /分析|统计|检验|\banaly/i],
];

/** Words that have one of these in them and mean another thing: Chinese has no spaces to tell by. */
const OTHER_WORDS = /基础设施|小程序|检验科|统计局|(?<=[成部组养水])分析(?=出)/g;

/** What a section is for by its heading; where the heading does not say, what the one above it is for. */
export function roleOfHeading(title: string, above: SectionRole = "analysis"): SectionRole {
  const words = title.replace(OTHER_WORDS, " ");
  return WORDS.find(([, cue]) => cue.test(words))?.[0] ?? above;
}
