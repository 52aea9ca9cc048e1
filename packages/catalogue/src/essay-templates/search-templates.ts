import { inLanguage, type TemplateNode, type TemplateText } from "./template.ts";
import { TEMPLATE_DISCIPLINES, TEMPLATE_KINDS, TEMPLATE_METHODS, type TEMPLATE_NEEDS } from "./template-lists.ts";
import { type EssayTemplate, templateNodes } from "./templates.ts";

export type TemplateFilter = {
  readonly kind?: string | undefined;
  readonly discipline?: string | undefined;
  readonly level?: string | undefined;
  readonly method?: string | undefined;
  /** Name of a major, in either language. */
  readonly major?: string | undefined;
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

/** Names of what a part needs, as they are asked for behind `needs:`. */
const NEED_WORDS: Readonly<Record<(typeof TEMPLATE_NEEDS)[number], readonly string[]>> = {
  table: ["表", "表格", "table"],
  figure: ["图", "插图", "figure"],
  formula: ["公式", "formula"],
  data: ["数据", "data"],
  source: ["文献", "来源", "source", "reference"],
};

const hasWord = (node: TemplateNode, word: string): boolean =>
  alternatives(word).some((one) => normal(node.title.zh).includes(normal(one)) || normal(node.title.en).includes(normal(one)));
const needs = (node: TemplateNode, word: string): boolean =>
  (node.needs ?? []).some((need) => need === word || NEED_WORDS[need].some((one) => one === word));

type Structure = {
  readonly inNode: (node: TemplateNode, word: string) => boolean;
  readonly inTemplate?: (template: EssayTemplate, word: string) => boolean;
};
const NEEDS: Structure = { inNode: needs };
const METHOD: Structure = {
  inNode: hasWord,
  inTemplate: ({ method }, word) => Object.values(TEMPLATE_METHODS[method]).some((name) => normal(name).includes(word)),
};
const CHAPTER: Structure = { inNode: hasWord };
/** What may stand before a colon: what the skeleton itself is searched for. */
const STRUCTURES: Readonly<Record<string, Structure>> = {
  needs: NEEDS,
  需要: NEEDS,
  method: METHOD,
  方法: METHOD,
  chapter: CHAPTER,
  章: CHAPTER,
};

type Found = { readonly score: number; readonly hit: readonly TemplateNode[] | null };

/** What one word of a question is worth in a template, and the part it is found in where it is found in a part only. */
function look(template: EssayTemplate, word: string): Found {
  const [, name = "", asked = ""] = /^([^:：]+)[:：](.+)$/.exec(word) ?? [];
  const structure = STRUCTURES[name];
  if (structure === undefined) {
    const score = Math.max(...alternatives(word).map((one) => wordScore(template, normal(one))));
    const isInPart = score > 0 && score < WEIGHTS.remark;
    return { score, hit: isInPart ? pathTo(template.outline, (node) => hasWord(node, word)) : null };
  }
  const hit = pathTo(template.outline, (node) => structure.inNode(node, asked));
  const isInTemplate = structure.inTemplate?.(template, asked) ?? false;
  return { score: isInTemplate ? WEIGHTS.label : hit === null ? 0 : WEIGHTS.node, hit };
}

/** The first line that fits, with those above it. */
function pathTo(nodes: readonly TemplateNode[], fits: (node: TemplateNode) => boolean): readonly TemplateNode[] | null {
  for (const node of nodes) {
    if (fits(node)) return [node];
    const below = pathTo(node.children ?? [], fits);
    if (below !== null) return [node, ...below];
  }
  return null;
}

export type FoundTemplates = {
  readonly list: readonly EssayTemplate[];
  /** The part of a skeleton a word is found in, from its chapter down, for templates it is found nowhere else in. */
  readonly hits: ReadonlyMap<EssayTemplate, readonly TemplateNode[]>;
  /** The word nothing has together with the others, which was left out; null where all words are found. */
  readonly leftOut: string | null;
};

/** Words that are looked for in every template; what follows them is left out. */
const WORDS_MAX = 12;

/** Those of the level somebody named stand this much higher; the others are not left out. */
const LEVEL_BOOST = 1.5;
const levelNamed = (word: string): string | undefined =>
  Object.keys(LEVEL_WORDS).find(
    (level) =>
      level !== "any" &&
      [level, LEVEL_WORDS[level] ?? "", ...alternatives(normal(LEVEL_WORDS[level] ?? ""))].some((one) => normal(one) === word),
  );

/**
 * Templates in which every word of `q` is found (title, major, keywords, labels, headings, intents; Chinese also by pinyin and first
 * letters), the best first. A word behind `needs:`, `method:` or `chapter:` is looked for in the skeleton. A level beside other words
 * only lifts its own. Where no template has all words, the rarest is left out, and said.
 */
export function searchTemplates(templates: readonly EssayTemplate[], q: string): FoundTemplates {
  const said = q
    .trim()
    .split(/[\s,，、]+/)
    .map(normal)
    .filter((word) => word !== "");
  const all = [...new Set(said)].slice(0, WORDS_MAX);
  if (all.length === 0) return { list: templates, hits: new Map(), leftOut: null };
  const level = all.length > 1 ? all.map(levelNamed).find((one) => one !== undefined) : undefined;
  const words = all.filter((word) => level === undefined || levelNamed(word) !== level);
  const asked = words.map((word) => ({ word, found: templates.map((template) => look(template, word)) }));
  const ranked = (by: typeof asked) =>
    rank(
      templates,
      by.map(({ found }) => found),
      level,
    );
  const found = ranked(asked);
  if (found.list.length > 0 || words.length <= 1) return { ...found, leftOut: null };
  const hits = ({ found }: (typeof asked)[number]): number => found.filter(({ score }) => score > 0).length;
  const [rarest] = [...asked].sort((a, b) => hits(a) - hits(b));
  return { ...ranked(asked.filter((one) => one !== rarest)), leftOut: rarest?.word ?? null };
}

function rank(
  templates: readonly EssayTemplate[],
  found: readonly (readonly Found[])[],
  level: string | undefined,
): Pick<FoundTemplates, "list" | "hits"> {
  const fitting = templates
    .map((template, n) => ({ template, each: found.flatMap((of) => of[n] ?? []) }))
    .filter(({ each }) => each.every(({ score }) => score > 0))
    .map(({ template, each }) => ({
      template,
      hit: each.find(({ hit }) => hit !== null)?.hit ?? null,
      sum: each.reduce((sum, { score }) => sum + score, 0) * (template.levels.some((one) => one === level) ? LEVEL_BOOST : 1),
    }))
    .sort((a, b) => b.sum - a.sum);
  return {
    list: fitting.map(({ template }) => template),
    hits: new Map(fitting.flatMap(({ template, hit }) => (hit === null ? [] : [[template, hit] as const]))),
  };
}

const NEAREST = 3;

/** Templates with the most in common with a question that none fits, by pairs of characters; none where nothing is shared. */
export function nearestTemplates(templates: readonly EssayTemplate[], q: string): EssayTemplate[] {
  const pairs = pairsOf(q);
  return templates
    .map((template) => {
      const own = pairsOf(
        [template.title, template.major, ...template.keywords]
          .flatMap((text) => [inLanguage(text, "zh"), inLanguage(text, "en")])
          .join(" "),
      );
      return { template, shared: [...pairs].filter((pair) => own.has(pair)).length };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, NEAREST)
    .map(({ template }) => template);
}

/** Pairs of Chinese characters, and words of letters. */
function pairsOf(text: string): ReadonlySet<string> {
  const pieces = text.toLowerCase().match(/\p{Script=Han}+|[a-z0-9]{3,}/gu) ?? [];
  return new Set(
    pieces.flatMap((piece) =>
      /^[a-z0-9]/.test(piece) ? [piece] : Array.from({ length: piece.length - 1 }, (_, n) => piece.slice(n, n + 2)),
    ),
  );
}

/** Whether a template has all that is asked for; one for any level fits each. */
export function fitsFilter(template: EssayTemplate, { kind, discipline, level, method, major }: TemplateFilter): boolean {
  return (
    (major === undefined || template.major.zh === major || template.major.en === major) &&
    (kind === undefined || template.kind === kind) &&
    (discipline === undefined || template.discipline === discipline) &&
    (method === undefined || template.method === method) &&
    (level === undefined || template.levels.some((one) => one === level || one === "any"))
  );
}
