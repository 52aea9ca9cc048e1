import type { Language } from "../language.ts";
import { capital, type Slots } from "./fill-words.ts";
import type { FactKind, ParsedTopic, ThesisFact } from "./parsed-topic.ts";
import type { ListName } from "./plans/plan-types.ts";
import { shorten } from "./shorten-topic.ts";
import type { ThesisMaterial } from "./thesis-types.ts";
import { findTerm } from "./words/terms.ts";

const MOST_ITEMS = 5;

/** A topic told in whole sentences is shortened where a heading or a sentence names it: characters, or English words. */
const LONGEST_NAME = { zh: 30, en: 12 };
const LONGEST_HEADING = { zh: 20, en: 60 };

/** What a measured thing is called. */
const RESPONSE = {
  zh: /强度|性能|率$|系数|含量|浓度|评分|疼痛|时间|质量|活性|硬度|湿度|温度|照度|成绩|得分|效果|粘度|孔隙|重量|产量|血压|血糖|焦虑|发生|兴趣|参与|坍落度|密度|渗透/,
  en: /strength|permeability|rate$|coefficient|content|score|pain|time|hardness|humidity|temperature|illuminance|yield|density|porosity|grades?|anxiety|falls|length|efficiency|capacity/i,
};
const MOST_PARTS = 3;

/** "to discuss time" names time. */
const PLANNED_EN = /^.*\b(?:discuss|write about|cover|treat|examine|about|look at|into)\s+/i;
const LEADING_ZH = /^(?:我们?|主要是|问题是|还有|另外|而且|但是?|因为|由于|是因为|想谈|想|打算|要|须|必须|需要?|可以|系统|希望|目前|现在)/;
const LEADING_EN = /^(?:we|i|but|and|also|because|since|due to|the system|it|users?|must|should|has to|have to|needs? to)\s+/i;

/** What is listed of a topic, for headings and questions: always the author's own words. */
export type TopicLists = Readonly<Record<ListName, readonly string[]>>;

export function topicLists(topic: ParsedTopic, { keywords: typed, language }: ThesisMaterial): TopicLists {
  const keywords = typed.map((word) => keywordIn(word, language)).filter((word) => word !== "");
  const of = (...kinds: FactKind[]) => topic.facts.filter((fact) => kinds.includes(fact.kinds[0] ?? "fact"));
  const headings = (facts: readonly ThesisFact[]) => unique(facts.map(({ text }) => headingOf(text, language)));
  const named = (...kinds: FactKind[]) =>
    unique(topic.facts.filter(({ kinds: all }) => all.some((kind) => kinds.includes(kind))).flatMap(({ names }) => names));
  const outside = keywords.filter((word) => !holds(topic.subject, word));
  const { relation } = topic;
  // Who and where is not a concept to define.
  const things = keywords.filter((word) => (findTerm(word, language)?.kind ?? "thing") === "thing" && !/^\d|\d$/.test(word));
  const variables = relation
    ? [relation.from, relation.through, relation.to].filter((word) => word !== "")
    : (things.length > 1 ? things : keywords).slice(0, 3);
  const problems = headings(of("problem"));
  const parts = named("part");
  const planned = named("plan").map((name) => name.replace(PLANNED_EN, ""));
  const works = named("source").filter((name) => /^《/.test(name));
  const measured = unique([
    ...keywords.filter((word) => RESPONSE[language].test(word)),
    ...named("instrument").filter((word) => RESPONSE[language].test(word)),
  ]);
  return {
    problems,
    causes: headings(of("cause")),
    measures: [...headings(of("measure")), ...problems].slice(0, MOST_ITEMS),
    parts: parts.length > 1 ? parts : planned.length > 1 ? planned : unique(outside).slice(0, MOST_PARTS),
    roles: named("role").filter((name) => !/个|种/.test(name)),
    rules: headings(of("rule")).slice(0, MOST_PARTS),
    variables,
    concepts: (things.length > 0 ? things : keywords).slice(0, 3),
    components: outside.slice(0, 3),
    responses: measured.slice(0, 3),
    sources: works,
  };
}

/** Words of slots: what the topic calls its own things. */
export function topicSlots(topic: ParsedTopic, language: Language): Slots {
  const { relation, object, problem, subject, scope, means } = topic;
  const isShort = (words: string) => (language === "zh" ? words.length <= 14 : words.split(" ").length <= 4);
  // Of a relation the whole is asked about; of a compound topic its last part.
  const isOfText = topic.method === "humanities" && problem !== "";
  const isLong = subject.length > 9 && problem.length > 2 && language === "zh" && topic.method !== "design";
  const short = (words: string) => shorten(words, LONGEST_NAME[language], language);
  const thing = relation ? relation.to : isShort(subject) && !isOfText && !isLong ? subject : problem || object;
  return {
    subject: short(joinedSubject(topic)),
    object: short(object),
    problem: short(problem),
    scope,
    means,
    thing: short(thing),
    x: relation?.from,
    y: relation?.to,
    m: relation?.through,
  };
}

/** The topic without the 的 between its two parts, so that another may follow. */
export function joinedSubject({ subject, object, problem, method }: ParsedTopic): string {
  const isPlain = method !== "humanities" && object.length > 2 && problem.length > 1;
  return isPlain && subject === `${object}的${problem}` ? `${object}${problem}` : subject;
}

/** A clause as a heading; "" where it is too long to be one. */
export function headingOf(clause: string, language: Language): string {
  if (language === "en") {
    let bare = clause.split(/[,;:(]| because | but | so that | which /)[0]?.trim() ?? "";
    for (let before = ""; before !== bare; ) [before, bare] = [bare, bare.replace(LEADING_EN, "")];
    return bare.length === 0 || bare.length > LONGEST_HEADING.en ? "" : capital(bare);
  }
  let bare = (clause.split(/[，；：（]/)[0] ?? "").replace(/\s+/g, "").trim();
  for (let before = ""; before !== bare; ) [before, bare] = [bare, bare.replace(LEADING_ZH, "")];
  bare = bare
    .replace(/没有人/, "无人")
    .replace(/没有(?=单独|专门|统一|按|及时|分开|记|公开|明确|完全)/, "未")
    .replace(/没有/, "缺少")
    .replace(/[了过着的]$/, "");
  return bare.length < 3 || bare.length > LONGEST_HEADING.zh ? "" : bare;
}

/** The part of a keyword in this language: 存货 of "存货 inventory". */
export function keywordIn(keyword: string, language: Language): string {
  const bare = keyword.replace(/[（()）]/g, " ").trim();
  // A name in Latin letters (Spring Boot) has no Chinese part to keep.
  if (language === "zh" && !/[\u4e00-\u9fff]/.test(bare)) return bare;
  const part =
    language === "zh"
      ? bare.replace(/\s+[A-Za-z][A-Za-z -]+$|^[A-Za-z][A-Za-z -]+\s+(?=[\u4e00-\u9fff])/g, "")
      : bare.replace(/[\u4e00-\u9fff]+/g, "");
  return part.trim();
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => word !== ""))].slice(0, MOST_ITEMS);
}

function holds(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase());
}
