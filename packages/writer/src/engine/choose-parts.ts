import { countCharacters } from "@tangleaf/document";
import { sentencesOf } from "../sentences/section-sentences.ts";
import { capitalize } from "../text/capitalize.ts";
import { expand } from "../text/expand.ts";
import type { Context } from "./create-context.ts";
import type { Section } from "./draft-types.ts";

/** Characters of a section for which one mark is set; a longer one has more to ask. */
const CHARACTERS_PER_MARK = { zh: 200, en: 160 };
const MOST_MARKS = 3;
/** Functions whose sentences matter most: what the genre says there is its point. */
const SPEECH_ACTS = new Set(["request", "close", "thanks", "sign", "wish", "greet", "cta"]);
/** Functions that are laid out by rule and hold neither sentences nor marks. */
const BY_RULE = new Set(["title", "tag", "table"]);
/** Parts whose absence no reader misses. */
const OPTIONAL = new Set(["hook", "close", "cta", "wish", "greet", "sign", "thanks"]);

/** A sentence that may be added to a section. */
export interface Candidate {
  readonly section: Section;
  readonly place: "open" | "say";
  readonly text: string;
  readonly rank: number;
  /** It carries short answers of the user's, which stand nowhere else: it is always added. */
  readonly carries: boolean;
  /** Its characters without these answers. */
  readonly own: number;
}

/** Sets each section's marks and returns the sentences it may have, the most useful first. */
export function chooseParts(sections: readonly Section[], context: Context): Candidate[] {
  const candidates: Candidate[] = [];
  const asked = new Set<string>();
  for (const section of sections) {
    const { brief } = context;
    const sentences = sentencesOf({ scene: brief.scene, family: brief.family, section, language: brief.language });
    const hasWords = section.atoms.length > 0;
    const fill = (template: string) => filled(template, section, context);
    const add = (place: "open" | "say", template: string, rank: number) => {
      const text = fill(template);
      if (text === null) return;
      const keys = carriedKeys(template, brief.values);
      const carried = keys.reduce((sum, key) => sum + countCharacters(brief.values[key] ?? ""), 0);
      const carries = place === "say" && keys.length > 0;
      candidates.push({ section, place, text, rank: carries ? 0 : rank, carries, own: Math.max(1, countCharacters(text) - carried) });
    };
    if (!BY_RULE.has(section.fn)) section.marks = marksOf({ section, sentences, context, asked });
    const openings = hasWords ? (sentences.open?.filter((template) => fill(template) !== null) ?? []) : [];
    const chosen = context.random.pick(openings);
    if (chosen) add("open", chosen, 3);
    for (const template of sentences.say ?? []) add("say", template, SPEECH_ACTS.has(section.fn) ? 1 : 2);
  }
  // What would be said twice is said in the last of its places.
  const last = new Map(candidates.map((candidate) => [candidate.text, candidate]));
  return candidates.filter((candidate) => last.get(candidate.text) === candidate).sort((a, b) => a.rank - b.rank);
}

/** Keys of the short answers that a sentence holds. */
export function carriedKeys(template: string, values: Readonly<Record<string, string>>): string[] {
  const slots: Readonly<Record<string, string>> = { subject: "topic", topic0: "topic", side: "point" };
  const keys = [...template.matchAll(/\{(\w+)\}/g)].map(([, slot = ""]) => slots[slot] ?? slot);
  return [...new Set(keys)].filter((key) => values[key] !== undefined);
}

/** The section's questions; none is asked twice in a text. */
function marksOf(input: { section: Section; sentences: ReturnType<typeof sentencesOf>; context: Context; asked: Set<string> }): string[] {
  const { section, sentences, context, asked } = input;
  const { language } = context.brief;
  const words = section.atoms.map(({ text }) => text).join("\n");
  const hasWords = section.atoms.length > 0;
  const templates = hasWords
    ? (sentences.detail ?? []).filter(([, answer]) => !answer.test(words)).map(([hint]) => hint)
    : (sentences.ask ?? (OPTIONAL.has(section.fn) || sentences.say ? [] : ["{section}"]));
  // Words that lack several things are asked for the first of them only.
  const first = hasWords ? templates.slice(0, 1) : templates;
  const hints = first
    .map((template) => filled(template, section, context))
    .filter((hint) => hint !== null)
    .filter((hint) => !asked.has(hint) && !namesGiven(hint, context));
  // A part all of whose questions were asked or answered elsewhere still has to be written.
  const isBare = !hasWords && hints.length === 0 && templates.length > 0 && !sentences.say && !OPTIONAL.has(section.fn);
  if (isBare && !namesGiven(section.name, context)) hints.push(section.name);
  const most = hasWords ? 1 : Math.min(MOST_MARKS, Math.max(1, Math.round(section.budget / CHARACTERS_PER_MARK[language])));
  const from = hints.length > most ? (context.attempt * most) % hints.length : 0;
  const marks = [...hints.slice(from), ...hints.slice(0, from)].slice(0, most);
  for (const mark of marks) asked.add(mark);
  return marks;
}

/** A hint that names a field which was filled asks for what was given. */
function namesGiven(hint: string, { brief }: Context): boolean {
  const isGiven = (key: string) => brief.values[key] !== undefined || brief.atoms.some((atom) => atom.key === key);
  return Object.entries(brief.labels).some(([key, label]) => isGiven(key) && namesField(hint, label));
}

/** Whether a hint is or holds the label of a field; a short label ("Customers", "时间") is an ordinary word inside a longer hint. */
export function namesField(hint: string, label: string): boolean {
  const [asked, name] = [hint.toLowerCase(), label.toLowerCase()];
  return asked === name || ((/[\u4e00-\u9fff]{3}/.test(name) || / /.test(name)) && asked.includes(name));
}

function filled(template: string, section: Section, { brief, random }: Context): string | null {
  const text = expand(template, { ...brief.slots, section: section.name }, random);
  return text !== null && brief.language === "en" && !template.startsWith("{section}") ? keepCase(template, text) : text;
}

/** A sentence that begins with a slot begins with a capital. */
function keepCase(template: string, text: string): string {
  return template.startsWith("{") && /[.!?]$/.test(template) ? capitalize(text) : text;
}
