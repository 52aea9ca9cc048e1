import { TEMPLATE_DISCIPLINES, TEMPLATE_KINDS, TEMPLATE_METHODS } from "./template-lists.ts";
import { inLanguage, type TemplateText } from "./template-schema.ts";
import { type EssayTemplate, templateNodes } from "./templates.ts";

export type TemplateFilter = {
  readonly kind?: string | undefined;
  readonly discipline?: string | undefined;
  readonly level?: string | undefined;
  readonly method?: string | undefined;
};

/** What other people call the same; all words of a group find each other. */
const SYNONYMS: readonly (readonly string[])[] = [
  ["病例对照", "case control", "case-control"],
  ["回归", "计量", "regression"],
  ["毕设", "毕业设计", "毕业论文"],
  ["问卷", "调查", "questionnaire", "survey"],
  ["综述", "文献综述", "review"],
  ["大创", "创新训练", "竞赛"],
  ["双重差分", "did"],
  ["结构方程", "sem"],
  ["元分析", "荟萃分析", "meta"],
  ["开题", "开题报告", "proposal"],
  ["本科", "undergraduate", "bachelor"],
  ["专科", "大专", "juniorcollege"],
  ["硕士", "研究生", "master"],
  ["博士", "phd"],
];
const LEVEL_WORDS: Readonly<Record<string, string>> = {
  juniorCollege: "专科",
  undergraduate: "本科",
  master: "硕士",
  phd: "博士",
  any: "不限",
};

/** How much a match is worth by where it is found. */
const WEIGHTS = { title: 8, pattern: 6, major: 6, keyword: 5, label: 4, remark: 3, node: 2, intent: 1 } as const;

type Field = { readonly text: string; readonly weight: number };
const normal = (text: string): string => text.toLowerCase().replace(/\s+/g, "");

const fields = new WeakMap<EssayTemplate, readonly Field[]>();

function fieldsOf(template: EssayTemplate): readonly Field[] {
  const known = fields.get(template);
  if (known !== undefined) return known;
  const { title, pattern, slots, major, keywords, kind, discipline, method, levels, remark, outline } = template;
  const nodes = templateNodes(outline);
  const of = (weight: number, ...texts: readonly string[]) => texts.map((text) => ({ text: normal(text), weight }));
  const both = (text: TemplateText) => [...new Set([inLanguage(text, "zh"), inLanguage(text, "en")])];
  const list = [
    ...of(WEIGHTS.title, ...both(title)),
    ...of(WEIGHTS.pattern, ...both(pattern), ...slots.flatMap((slot) => both(slot.default))),
    ...of(WEIGHTS.major, ...both(major)),
    ...of(WEIGHTS.keyword, ...keywords.flatMap(both)),
    ...of(WEIGHTS.label, ...both(TEMPLATE_KINDS[kind].title), ...both(TEMPLATE_DISCIPLINES[discipline]), ...both(TEMPLATE_METHODS[method])),
    ...of(WEIGHTS.label, ...levels.flatMap((level) => [level, LEVEL_WORDS[level] ?? level])),
    ...of(WEIGHTS.remark, ...both(remark)),
    ...of(WEIGHTS.node, ...nodes.flatMap((node) => both(node.title))),
    ...of(WEIGHTS.intent, ...nodes.flatMap(({ intent }) => both(intent))),
  ];
  fields.set(template, list);
  return list;
}

/** Letters of fewer are found in everything. */
const LETTERS_MIN = 2;

/** What a word is worth in a template: its best place, 0 where it is not there. A whole title or a beginning counts more. */
function wordScore(template: EssayTemplate, word: string): number {
  let best = 0;
  for (const { text, weight } of fieldsOf(template)) {
    if (!text.includes(word)) continue;
    best = Math.max(best, text === word ? weight * 2 : text.startsWith(word) ? weight * 1.5 : weight);
  }
  if (best === 0 && word.length >= LETTERS_MIN && /^[a-z0-9]+$/.test(word)) {
    const { pinyin, initials } = template.letters;
    if (initials.some((letters) => letters.startsWith(word)) || pinyin.some((letters) => letters.startsWith(word))) best = WEIGHTS.keyword;
    else if (word.length > LETTERS_MIN && [...initials, ...pinyin].some((letters) => letters.includes(word))) best = WEIGHTS.remark;
  }
  return best;
}

const alternatives = (word: string): readonly string[] => SYNONYMS.find((group) => group.some((one) => normal(one) === word)) ?? [word];

export type FoundTemplates = {
  readonly list: readonly EssayTemplate[];
  /** The word nothing has together with the others, which was left out; null where all words are found. */
  readonly leftOut: string | null;
};

/**
 * Templates in which every word of `q` is found (title, major, keywords, labels, headings, intents; Chinese also by pinyin and first
 * letters), the best first. Where no template has all words, the rarest is left out, and said.
 */
export function searchTemplates(templates: readonly EssayTemplate[], q: string): FoundTemplates {
  const words = q
    .trim()
    .split(/[\s,，、]+/)
    .map(normal)
    .filter((word) => word !== "");
  if (words.length === 0) return { list: templates, leftOut: null };
  const scored = words.map((word) => ({
    word,
    scores: templates.map((template) => Math.max(...alternatives(word).map((one) => wordScore(template, normal(one))))),
  }));
  const found = ranked(
    templates,
    scored.map(({ scores }) => scores),
  );
  if (found.length > 0 || words.length === 1) return { list: found, leftOut: null };
  const [rarest] = [...scored].sort((a, b) => hits(a.scores) - hits(b.scores));
  return {
    list: ranked(
      templates,
      scored.filter((one) => one !== rarest).map(({ scores }) => scores),
    ),
    leftOut: rarest?.word ?? null,
  };
}

const hits = (scores: readonly number[]): number => scores.filter((score) => score > 0).length;

function ranked(templates: readonly EssayTemplate[], scores: readonly (readonly number[])[]): EssayTemplate[] {
  return templates
    .map((template, n) => ({ template, each: scores.map((of) => of[n] ?? 0) }))
    .filter(({ each }) => each.every((score) => score > 0))
    .map(({ template, each }) => ({ template, sum: each.reduce((sum, score) => sum + score, 0) }))
    .sort((a, b) => b.sum - a.sum)
    .map(({ template }) => template);
}

/** Whether a template has all that is asked for; one for any level fits each. */
export function fitsFilter(template: EssayTemplate, { kind, discipline, level, method }: TemplateFilter): boolean {
  return (
    (kind === undefined || template.kind === kind) &&
    (discipline === undefined || template.discipline === discipline) &&
    (method === undefined || template.method === method) &&
    (level === undefined || template.levels.some((one) => one === level || one === "any"))
  );
}

/** One of each kind and discipline in turn: without a question nobody wants to see nineteen of one. */
export function mixTemplates(templates: readonly EssayTemplate[]): EssayTemplate[] {
  const groups = new Map<string, EssayTemplate[]>();
  for (const template of templates) {
    const key = `${template.kind} ${template.discipline}`;
    groups.set(key, [...(groups.get(key) ?? []), template]);
  }
  const rounds = Math.max(0, ...[...groups.values()].map(({ length }) => length));
  return Array.from({ length: rounds }, (_, n) => [...groups.values()].flatMap((group) => group[n] ?? [])).flat();
}
