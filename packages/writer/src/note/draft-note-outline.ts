import { allocateLengths } from "@tangleaf/document";
import type { Language } from "../language.ts";
import { sharedUnits, unitsOf } from "../text/overlap.ts";
import { splitClauses } from "../text/split-sentences.ts";
import { type GenrePart, genreOf } from "./outline-genres.ts";

export type NoteOutlineInput = {
  readonly title: string;
  /** What the person says and gives, as sentences. */
  readonly material: string;
  /** Headings the text has; they stay. */
  readonly present: readonly { readonly level: number; readonly title: string }[];
  readonly length: number;
  /** Levels of headings, 1 to 3. */
  readonly depth: number;
  /** 1 for the first proposal. */
  readonly attempt: number;
  readonly language: Language;
};
type Branch = { readonly title: string; readonly brief: string; readonly characters: number; readonly sections: readonly Branch[] };

/** A section shorter than this has none below it. */
const DIVIDED_FROM = { zh: 400, en: 240 } as const;
const BRIEF_MAX = 290;
const TITLE_MAX = { zh: 18, en: 48 } as const;
const TITLE_LEAST = 3;
const PARTS_MAX = 6;

/** A heading that shares this much of its words with one that is there already says the same. */
const SAME_SHARE = 0.6;
const KIND_WORDS = {
  zh: /(?:的)?(?:生存|实地|情况|现状|工作|社会|社会实践|实践|专题|活动)*(?:调查|调研|考察|报告|总结|汇报|复盘|方案|计划|策划书?|规划|提案|演讲稿?|致辞|发言稿?|讲稿|读后感|观后感|书评|影评|测评|游记|攻略|教程|指南|手册|入门|周报|月报|年报)+$/,
  en: /^(?:a |an |the )?(?:survey|report|summary|review|guide|tutorial|plan|proposal|speech|essay|introduction)s? (?:of|on|about|to|for|at) |\s*[:–—-]?\s*(?:a )?(?:field )?(?:survey|report|summary|review|guide|tutorial|plan|proposal|speech|essay)$/i,
} as const;
const ABOUT = { zh: "这件事", en: "this" } as const;

/** Before what of the material belongs to a section. */
export const USES = { zh: "；用到：", en: "; from the material: " } as const;
const END = /(?<![。．.！!；;，,、：:\s])[。．.！!；;，,、：:\s]+$/u;

/** An outline by the kind of text its title names, with the material's own sentences where they belong. Pure; states nothing of its own. */
export function draftNoteOutline(input: NoteOutlineInput): { sections: Branch[] } {
  const { title, material, present, length, depth, attempt, language } = input;
  const topic = topicOf(title, language);
  const had = presentTree(present);
  const parts = genreOf(title, language, attempt).parts;
  const clauses = placeClauses(parts, splitClauses(material, language), language);
  const drafted = parts
    .map((part, at) => ({ part, title: capital(part.title.replace("{topic}", topic)), clauses: clauses[at] ?? [] }))
    .filter(({ title: heading }) => !had.some((one) => saysTheSame(one.title, heading, language)));
  // A long list of headings that are there leaves little to add, but one whole section is always proposed.
  const weights = [...had.map(() => 1), ...drafted.map(({ part }) => part.weight)];
  const lengths = allocateLengths(length, weights);
  const sections = [
    ...had.map((one, at) => ({ ...one, characters: Math.max(1, lengths[at] ?? 1) })),
    ...drafted.map((one, at) => branchOf(one, { characters: Math.max(1, lengths[had.length + at] ?? 1), depth, language, topic })),
  ];
  return { sections };
}

type Drafted = { readonly part: GenrePart; readonly title: string; readonly clauses: readonly Said[] };
type Said = { readonly text: string; readonly label: string };

function branchOf(
  { part, title, clauses }: Drafted,
  { characters, depth, language, topic }: { characters: number; depth: number; language: Language; topic: string },
): Branch {
  const isDivided = depth > 1 && characters >= DIVIDED_FROM[language];
  const below = isDivided ? sectionsBelow(part, clauses, { characters, language, topic }) : [];
  const own = below.length > 0 ? clauses.filter((clause) => !below.some(({ brief }) => brief.includes(clause.text))) : clauses;
  return { title, brief: briefOf(part.brief, own, language), characters, sections: below };
}

/** A section for each sentence of the material that can be named; where they are too few, those such texts usually have. */
function sectionsBelow(
  part: GenrePart,
  clauses: readonly Said[],
  { characters, language, topic }: { characters: number; language: Language; topic: string },
): Branch[] {
  const named = new Map<string, string[]>();
  for (const { text, label } of clauses) {
    const heading = label !== "" ? label : headOf(text, language);
    if (heading !== "") named.set(heading, [...(named.get(heading) ?? []), text]);
  }
  const most = Math.min(PARTS_MAX, Math.max(2, Math.floor(characters / (DIVIDED_FROM[language] / 2))));
  const own = [...named]
    .slice(0, most)
    .map(([title, said]) => ({ title: capital(title), brief: said.join(language === "zh" ? "；" : "; ") }));
  const usual = (part.parts ?? []).map(([title, brief]) => ({ title: title.replace("{topic}", topic), brief }));
  const chosen = own.length >= 2 ? own : usual.slice(0, most);
  const lengths = allocateLengths(
    characters,
    chosen.map(() => 1),
  );
  return chosen.map(({ title, brief }, at) => ({
    title,
    brief: brief.slice(0, BRIEF_MAX),
    characters: Math.max(1, lengths[at] ?? 1),
    sections: [],
  }));
}

/** Each sentence goes where a word of it points to, else where most of its words are, else into the longest section. */
function placeClauses(parts: readonly GenrePart[], clauses: readonly Said[], language: Language): Said[][] {
  const placed: Said[][] = parts.map(() => []);
  const units = parts.map(({ title, brief }) => unitsOf(`${title} ${brief}`, language));
  const heaviest = parts.reduce((best, part, at) => (part.weight > (parts[best]?.weight ?? 0) ? at : best), 0);
  for (const clause of clauses) {
    const mine = unitsOf(clause.text, language);
    const shared = units.map((theirs) => sharedUnits(mine, theirs));
    const named = clause.label === "" ? -1 : parts.findIndex(({ cue }) => cue.test(clause.label));
    const cued = named >= 0 ? named : parts.findIndex(({ cue }) => cue.test(clause.text));
    const nearest = shared.indexOf(Math.max(...shared));
    const at = cued >= 0 ? cued : (shared[nearest] ?? 0) > 0 ? nearest : heaviest;
    placed[at]?.push(clause);
  }
  return placed;
}

function briefOf(brief: string, clauses: readonly Said[], language: Language): string {
  if (clauses.length === 0) return brief;
  const said = clauses.map(({ text, label }) => (label === "" ? text : `${label} ${text}`).replace(END, ""));
  return `${brief}${USES[language]}${said.join(language === "zh" ? "；" : "; ")}`.slice(0, BRIEF_MAX);
}

/** The beginning of a sentence as a heading, where it has one short enough to be whole. */
function headOf(text: string, language: Language): string {
  const [first = ""] = text.split(language === "zh" ? /[，,；;。：:（(]/u : /[,;:(](?!\d)|\.(?!\d)/u);
  const head = first.replace(END, "").trim();
  return head.length >= TITLE_LEAST && head.length <= TITLE_MAX[language] ? head : "";
}

function topicOf(title: string, language: Language): string {
  const bare = title.trim().replace(KIND_WORDS[language], "").trim();
  return bare === "" || bare.length > TITLE_MAX[language] ? ABOUT[language] : bare;
}

function saysTheSame(one: string, other: string, language: Language): boolean {
  if (one === other) return true;
  const [mine, theirs] = [unitsOf(one, language), unitsOf(other, language)];
  const least = Math.min(mine.size, theirs.size);
  return least > 0 && sharedUnits(mine, theirs) / least >= SAME_SHARE;
}

/** Headings by level as a tree; one deeper than three levels stands on the third. */
function presentTree(present: NoteOutlineInput["present"]): Branch[] {
  const roots: Open[] = [];
  const path: { level: number; branch: Open }[] = [];
  for (const { level, title } of present) {
    if (title.trim() === "") continue;
    while (path.length > 0 && ((path.at(-1)?.level ?? 0) >= level || path.length > 2)) path.pop();
    const branch: Open = { title, brief: "", characters: 1, sections: [] };
    (path.at(-1)?.branch.sections ?? roots).push(branch);
    path.push({ level, branch });
  }
  return roots;
}
type Open = { title: string; brief: string; characters: number; sections: Open[] };

function capital(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
