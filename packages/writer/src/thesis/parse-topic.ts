import { detectMethod } from "./detect-method.ts";
import type { ParsedTopic, Relation, ThesisFact } from "./parsed-topic.ts";
import { readFacts } from "./read-facts.ts";
import type { ThesisMaterial } from "./thesis-types.ts";

const OPENING_ZH = /^(?:关于|浅析|浅谈|浅论|试论|试析|探析|略论|论|对)(?=.{4})/;
/** How one talks of a topic before it has a title: 做一个…, …有没有关系. */
const TALK_ZH: readonly (readonly [RegExp, string])[] = [
  [/^我?(?:想|打算|准备|要)(?:研究|探讨|讨论|分析|了解|谈谈|写)(?:一下|一篇)?(?:关于)?(?=.{3})/, ""],
  [/^(?:我?想)?(?:做|设计|开发|制作|研制|搭建|写)(?:了?一)?(?:个|款|种|套|台)(?=.{3})/, ""],
  [/跟(?=.{2,200}(?:关系|有关|相关))/, "与"],
  [/(?:之间)?(?:有没有|有无|有什么|是否有|是不是有)关系?$/, "的关系"],
  [/(?:有没有|有无|会不会)影响$/, "的影响"],
];
const CLOSING_ZH =
  /(?:的)?(?:实证研究|调查研究|案例研究|应用研究|研究综述|文献综述|综述|研究进展|设计与实现|设计与开发|研究|探讨|探析|分析|初探|思考|浅析)$/;
const OPENING_EN = /^(?:on|towards?|a study of|research on|the study of|design and implementation of|design of|development of)\s+/i;
const CLOSING_EN = /[:,]\s+(?:an? )?(?:\w+ )?(?:case study|study|analysis|review|investigation)$|\s+(?:case study|study)$/i;
/** A clause that says how, not what: it tells the method, and is no part of what is studied. */
const PLAN_ZH =
  /^(?:我|主要|并|再|然后)*(?:想|打算|准备|计划|希望|拟|将|会|要|通过|采用|运用|利用|使用|用|发放?|做|以)(?:.{0,14})(?:问卷|访谈|调查|实验|案例|模型|回归|数据|方法|分析|观察|测试|仿真|比较|文献|统计|量表|SWOT)/i;
const PLAN_EN =
  /^(?:and )?(?:i(?:'d| would| want| plan| am going| will|'ll)\b|planning to|hoping to|using|by means of|through (?:a |an )?(?:survey|interview))/i;
/** Heads of what may be asked of a thing: behind them the topic is split where nothing else says how. */
const HEADS_ZH =
  /(?:存货盘点|内部控制|成本控制|库存管理|绩效考核|满意度|睡眠质量|影响因素|课堂提问|退款|赔偿责任|法律责任|侵权责任|质量控制|[\u4e00-\u9fff]{2}(?:管理|控制|策略|设计|评价|质量|教学|护理|问题|责任|流程|服务|机制|模式|性能|特性|效果|能力|意愿|行为|形象|叙事|书写|意象|优化|盘点|保护|培训|干预))$/;
const MEDIATOR_ZH = /(?:想看|考察|检验)?([\u4e00-\u9fff]{2,10})(?:在其中)?的(?:中介|调节)/;
const MEDIATOR_EN = /\b(?:mediat\w+ (?:role |effect )?(?:of|by|through) ([a-z -]{3,40}))|([a-z-]+(?: [a-z-]+)?) as (?:a |the )?mediator/i;
const SCOPE_ZH = /——?以(.{2,24}?)为(?:例|样本|中心)|以(.{2,24}?)为(?:例|样本|中心)/;
const SCOPE_EN = /:\s*(?:the case of|evidence from) (.{2,60})$/i;
const PLACE_OF_FACTS_ZH = /^(?:共有?|选了|选取|有|是|在|看了|收集了?)?\s*(\d+\s*(?:家|所|个|份|名|户|例|条)[\u4e00-\u9fff]{1,8})(?:$|[，])/;
const LONGEST_SCOPE = 24;

/** Topic and material taken apart by their wording. Rules do not understand: what they do not find stays "" and nothing is made up. */
export function parseTopic(material: ThesisMaterial): ParsedTopic {
  const read = readFacts(material.material, material.language);
  const method = detectMethod(material, read);
  const facts = method === "design" ? read.map(ruleFirst) : read.map(ruleLast);
  const topic = withoutPlans(material.topic, material.language === "zh" ? PLAN_ZH : PLAN_EN);
  return material.language === "zh"
    ? parseChinese({ ...material, topic }, facts, method)
    : parseEnglish({ ...material, topic }, facts, method);
}

/** 短视频对阅读的影响，想做问卷调查: what is studied, without how. */
function withoutPlans(topic: string, plan: RegExp): string {
  const clauses = topic.split(/(?<=[，,；;。])/);
  const kept = clauses.filter((clause, at) => at === 0 || !plan.test(clause.trim()));
  return kept.join("").replace(/(?<![，,；;。\s])[，,；;。\s]+$/, "");
}

function parseChinese(material: ThesisMaterial, facts: readonly ThesisFact[], method: ParsedTopic["method"]): ParsedTopic {
  const typed = TALK_ZH.reduce(
    (words, [pattern, written]) => words.replace(pattern, written),
    material.topic
      .replace(/\s+/g, " ")
      .replace(/(?<![。！？；.?!])[。！？；.?!]+$/, "")
      .trim(),
  );
  const scope = (SCOPE_ZH.exec(typed)?.[1] ?? SCOPE_ZH.exec(typed)?.[2] ?? "").trim();
  let subject = typed
    .replace(/[—-]*以.{2,24}?为(?:例|样本|中心).*$/, "")
    .replace(/(?<![：:—-])[：:—-]+$/, "")
    .replace(OPENING_ZH, "")
    .trim();
  const based = /^(?:基于|面向|利用)\s*(.{1,20}?)的(.+)$/.exec(subject);
  const means = /^基于|^利用/.test(subject) ? (based?.[1] ?? "").trim() : "";
  if (based && means !== "") subject = (based[2] ?? "").trim();
  for (let before = ""; before !== subject && subject.length > 4; ) {
    before = subject;
    if (CLOSING_ZH.test(subject) && subject.replace(CLOSING_ZH, "").length >= 4) subject = subject.replace(CLOSING_ZH, "");
    if (method === "design") subject = subject.replace(/(?<=.{4})的?(?:设计|开发|实现|研制)$/, "").replace(/的(?:结构|方案)$/, "");
    if (method === "case" || method === "legal") {
      subject = subject.replace(
        /(?<=.{4})(?:中)?(?:存在)?的?(?:(?:现状|问题|成因|困境)(?:与|及|和|、)(?:对策|改进|优化|解决|改善|策略|建议|出路)(?:研究|措施|办法|路径)?|现状|对策|问题|法律问题)$/,
        "",
      );
    }
  }
  const base = { subject, scope: scope || scopeOf(facts), means, method, facts };
  const relation = relationZh(subject, facts, method);
  if (relation) return { ...base, object: relation.to, problem: relation.from, relation };
  const factors = /^(.{4,}?)的?影响因素$/.exec(subject);
  if (factors) return { ...base, subject: factors[1] ?? subject, object: factors[1] ?? subject, problem: "", relation: null };
  // What is studied stands behind the frame it is seen in: 乡村振兴背景下的农村电商.
  const framed = /^(.{2,12}(?:背景|视角|视域|环境|语境|时代)下)的?(.{4,})$/.exec(subject);
  if (framed) return { ...base, object: framed[2] ?? subject, problem: "", relation: null };
  // A thing to be made is named as a whole.
  const [whole, problem] = method === "design" ? [subject, ""] : splitSubject(subject, material.keywords);
  const object = problem === "" ? whole : whole.replace(/(?<=.{3})[后中时里]$/, "");
  return { ...base, object, problem, relation: null };
}

function relationZh(subject: string, facts: readonly ThesisFact[], method: ParsedTopic["method"]): Relation | null {
  const through =
    facts
      .map(({ text }) => MEDIATOR_ZH.exec(text)?.[1] ?? "")
      .find((name) => name !== "")
      ?.replace(/^(?:想看|看)/, "") ?? "";
  const effect = /^(.{2,24}?)对(.{2,24}?)的?(?:影响|作用|效应)(?:机制|因素|及.*)?$/.exec(subject);
  if (effect) return { from: effect[1] ?? "", to: effect[2] ?? "", through, directed: true };
  const bare = /^(.{2,24}?)对([^的]{2,24})$/.exec(subject);
  if (bare && (method === "laboratory" || method === "clinical" || method === "empirical"))
    return { from: bare[1] ?? "", to: bare[2] ?? "", through, directed: true };
  const pair = /^(.{2,20}?)(?:与|和)(.{2,20}?)(?:的?(?:关系|相关性|关联))?$/.exec(subject);
  const isRelated = /关系|相关|关联/.test(subject) || method === "empirical";
  if (pair && isRelated) return { from: (pair[1] ?? "").trim(), to: (pair[2] ?? "").trim(), through, directed: false };
  return null;
}

/** Object and problem of a compound: at 的, at a keyword, or before a head noun. */
function splitSubject(subject: string, keywords: readonly string[]): [object: string, problem: string] {
  // Of what one thing does to another no part can be asked alone.
  if (/.对./.test(subject)) return [subject, ""];
  const of = /^(.{2,16}?)(?:里的|中的|的)([^的]{1,14})$/.exec(subject);
  if (of) return [of[1] ?? subject, of[2] ?? ""];
  const at = keywords
    .map((word) => subject.indexOf(word.split(/[\s（(]/)[0] ?? word))
    .filter((index) => index >= 3 && index <= subject.length - 2)
    .sort((a, b) => a - b)[0];
  if (at !== undefined) return [subject.slice(0, at), subject.slice(at)];
  const head = HEADS_ZH.exec(subject);
  if (head && head.index >= 2) return [subject.slice(0, head.index), subject.slice(head.index)];
  return [subject, ""];
}

function scopeOf(facts: readonly ThesisFact[]): string {
  for (const { text } of facts) {
    const found = PLACE_OF_FACTS_ZH.exec(text)?.[1];
    if (found && found.length <= LONGEST_SCOPE && !/^1\D|[没未不了会早能]|个方面|种|个时段|个月|个数/.test(found))
      return found.replace(/\s+/g, "");
  }
  return "";
}

const SAMPLE_EN = /\b(\d[\d,]* (?:judgments|contracts|cases|letters|novels|stories|poems|stores|shops|companies|schools))\b/i;

function sampleIn(facts: readonly ThesisFact[]): string {
  return facts.map(({ text }) => SAMPLE_EN.exec(text)?.[1] ?? "").find((words) => words !== "" && !/^1 /.test(words)) ?? "";
}

/** What something has to do is a requirement where it is made, and a remark elsewhere. */
function ruleLast(fact: ThesisFact): ThesisFact {
  const [first, ...rest] = [...fact.kinds].sort((a, b) => Number(a === "rule") - Number(b === "rule"));
  return first === undefined || !fact.kinds.includes("rule") ? fact : { ...fact, kinds: first === "rule" ? ["fact"] : [first, ...rest] };
}

function ruleFirst(fact: ThesisFact): ThesisFact {
  return fact.kinds.includes("rule") ? { ...fact, kinds: ["rule", ...fact.kinds.filter((kind) => kind !== "rule")] } : fact;
}

function parseEnglish(material: ThesisMaterial, facts: readonly ThesisFact[], method: ParsedTopic["method"]): ParsedTopic {
  const typed = material.topic
    .replace(/\s+/g, " ")
    .replace(/(?<![.;])[.;]+$/, "")
    .trim();
  const scopeSaid = SCOPE_EN.exec(typed)?.[1]?.trim() ?? "";
  const means = /\bbased on (?:an? |the )?(.{2,30})$/i.exec(typed)?.[1]?.trim() ?? "";
  let subject = typed
    .replace(SCOPE_EN, "")
    .replace(/(?<!\s)\s*\bbased on .{2,40}$/i, "")
    .replace(OPENING_EN, "")
    .replace(CLOSING_EN, "")
    .trim();
  subject = lowerFirst(subject);
  const base = {
    scope: scopeSaid || (method === "legal" || method === "humanities" || method === "case" ? sampleIn(facts) : ""),
    means,
    method,
    facts,
  };
  const mediator = facts.map(({ text }) => MEDIATOR_EN.exec(text)).find((found) => found !== null);
  const through = (mediator?.[1] ?? mediator?.[2] ?? "").trim();
  const effect =
    /^(?:the )?(?:effects?|impact|influence) of (.{2,60}?) on (.{2,60}?)(?: (?:in|among|at) (.{2,50}))?$/i.exec(subject) ??
    /^how (.{2,60}?) (?:change|affect|influence|shape)s? (.{2,60}?)(?: (?:in|among|at) (.{2,50}))?$/i.exec(subject);
  if (effect) {
    const relation = { from: effect[1] ?? "", to: effect[2] ?? "", through, directed: true };
    return { ...base, subject, object: relation.to, problem: relation.from, scope: scopeSaid || (effect[3] ?? ""), relation };
  }
  const pair = /^(?:(?:the )?(?:relationship|association) between )?(.{2,50}?) and (.{2,50}?)(?: (?:in|among|at|of) (.{2,50}))?$/i.exec(
    subject,
  );
  if (pair && (method === "empirical" || /^(?:the )?(?:relationship|association)/i.test(subject))) {
    const relation = { from: pair[1] ?? "", to: pair[2] ?? "", through, directed: false };
    return { ...base, subject, object: relation.to, problem: relation.from, scope: scopeSaid || (pair[3] ?? ""), relation };
  }
  const parts = /^(.{3,60}?) (in|for|of|at|among) (.{3,60})$/i.exec(subject);
  // Letters of emigrants are not letters in emigrants.
  const isOwned = method === "humanities" && parts?.[2]?.toLowerCase() === "of";
  if (parts && method !== "design" && !isOwned) {
    const isPlace = /^(?:at|among)$/i.test(parts[2] ?? "");
    return {
      ...base,
      subject,
      object: parts[3] ?? "",
      problem: parts[1] ?? "",
      scope: scopeSaid || (isPlace ? (parts[3] ?? "") : ""),
      relation: null,
    };
  }
  return { ...base, subject, object: subject, problem: "", relation: null };
}

/** Without the capital of a sentence's first word; abbreviations and names of one capital word keep theirs. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]+ [a-z]/.test(text) &&
    /^(?:Effects?|Impact|Influence|Relationship|Design|Improving|Teaching|Stock|Water|Social|Recycled|Use|Waiting|Delays?|Liability|Refunds?|Memory|Homework|Pain|Falls?)\b/.test(
      text,
    )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
