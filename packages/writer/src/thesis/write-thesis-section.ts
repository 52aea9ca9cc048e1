import { countCharacters } from "@tangleaf/document";
import { bareSentence } from "../text/split-sentences.ts";
import { fillCard, fillWords, type Slots } from "./fill-words.ts";
import { stillMissing } from "./is-given.ts";
import { layOutThesis, type ThesisLayout } from "./lay-out-thesis.ts";
import type { MethodCard } from "./method-card.ts";
import { leafIndexAt } from "./outline-leaves.ts";
import { answersWanted, introductionSentences, lastMarks, reachOf } from "./own-sentences.ts";
import { renderExhibit } from "./render-exhibit.ts";
import { resultsTable } from "./results-table.ts";
import { sayFacts } from "./say-fact.ts";
import { shareIn } from "./share-in.ts";
import type { ThesisMaterial, ThesisOutline } from "./thesis-types.ts";
import { ASKS_OF_METHOD } from "./words/asks-of-method.ts";
import { definitionIn } from "./words/definitions.ts";
import { ROLE_WORDS } from "./words/role-words.ts";

export type WriteSectionInput = {
  readonly material: ThesisMaterial;
  readonly outline: ThesisOutline;
  /** Places from the outermost section to the one to write, from 0. */
  readonly path: readonly number[];
  /** What sections before this one say, shortened: nothing of it is said again. */
  readonly written: readonly string[];
  /** Most characters. */
  readonly target: number;
  /** Another number asks for other things and says another choice of what is known. */
  readonly attempt: number;
};

const MARK = { zh: (hint: string) => `【待补充：${hint}】`, en: (hint: string) => `[To add: ${hint}]` } as const;
const FACTS_OF = { zh: (title: string) => `“${title}”一节的事实`, en: (title: string) => `the facts of “${title}”` } as const;
/** Marks a section has beside what it says, and where it says nothing. */
const MARKS = { beside: 3, alone: 5, least: 2 };
const SENTENCES_FIRST = 3;

/**
 * The text of one section of a thesis as Markdown without its heading: the author's facts once each, what a method card knows, an
 * empty table where results belong, and marks for what only the author has. Never longer than `target`, often shorter: nothing is
 * made up and nothing fills up. Pure: the same input gives the same text. Throws RangeError where no section without others below it
 * stands at `path`.
 */
export function writeSection(input: WriteSectionInput): string {
  const layout = layOutThesis(input.material, input.outline);
  const at = leafIndexAt(layout.leaves, input.path);
  if (at < 0) throw new RangeError(`no section to write at ${input.path.join(".")}`);
  return composeSection(layout, at, input);
}

type Compose = Pick<WriteSectionInput, "target" | "written" | "attempt">;
/** `order` is the place in the text, `worth` which piece comes first where space ends: the lowest. */
type Piece = { readonly text: string; readonly block: number; readonly order: number; readonly worth: number; readonly apart: boolean };

/** The same from a layout that is there already. */
export function composeSection(layout: ThesisLayout, at: number, { target, written, attempt }: Compose): string {
  const { leaves, language, topic } = layout;
  const leaf = leaves[at];
  if (leaf === undefined) return "";
  const cards = layout.cards[at] ?? [];
  const facts = (layout.facts[at] ?? []).filter(({ text }) => !written.some((before) => before.includes(text)));
  const pieces: Piece[] = [];
  const add = (text: string, block: number, worth: number, apart = false) => {
    if (text !== "" && !written.some((before) => before.includes(text))) pieces.push({ text, block, order: pieces.length, worth, apart });
  };
  for (const sentence of sayFacts(facts, language, topic.method)) add(sentence, 0, 0);
  for (const { text } of facts) add(shareIn(text, language), 0, 1);
  for (const sentence of introductionSentences({ leaf, leaves, outline: layout.outline, slots: layout.slots, language }))
    add(sentence, 0, 1);
  const conclusions = leaves.filter(({ section }) => section.role === "conclusion");
  if (conclusions.length > 1 && conclusions.at(-1) === leaf) add(reachOf(topic.scope, language), 0, 1);
  if (leaf.section.role === "concepts") {
    const own = definitionIn(leaf.section.title.replace(LABEL_EN, ""), language);
    // Two concepts may hold one term: 高校学生 and 学生.
    if (
      !leaves
        .slice(0, at)
        .some(({ section }) => section.role === "concepts" && definitionIn(section.title.replace(LABEL_EN, ""), language) === own)
    )
      add(own, 1, 3);
  }
  const never = cards.flatMap((card) => card.never[language]);
  for (const [index, card] of cards.entries()) {
    const own = cardSentences(card, layout.slots, index === 0 ? 0 : attempt, language).filter(
      (sentence) => index === 0 || !never.some((word) => sentence.toLowerCase().includes(word.toLowerCase())),
    );
    for (const [place, sentence] of own.entries()) add(sentence, 1 + index, (place < SENTENCES_FIRST ? 4 : 8) + index * 3);
    for (const [place, exhibit] of card.exhibits.entries())
      add(renderExhibit(exhibit, language, layout.lists.variables), 4, 6 + place * 2 + index * 4, true);
    for (const [place, limit] of card.limits[language].entries()) {
      const filled = fillCard(limit, layout.slots);
      if (filled !== null) add(filled, 6, 5 + index * 4 + place);
    }
  }
  const hasTable = cards.some(({ exhibits }) => exhibits.some(({ kind }) => kind === "table"));
  if (leaf.section.role === "results" && !hasTable)
    add(resultsTable({ leaf, topic, lists: layout.lists, method: layout.outline.method, kind: layout.kind, language }), 4, 3, true);
  const marks = marksFor(layout, at, attempt, pieces.length === 0);
  for (const [index, mark] of marks.entries()) add(mark, 5, index < MARKS.least ? 2 : 7, true);
  const text = render(fit(pieces, target), language);
  // All there is to ask may have been asked before: a section is never without a word.
  return text === "" ? `- ${MARK[language](FACTS_OF[language](oneQuote(leaf.section.title)))}` : text;
}

/** A card's sentences whose slots all have words. */
function cardSentences(card: MethodCard, slots: Slots, turn: number, language: "zh" | "en"): string[] {
  const own = card.sentences[language].flatMap((sentence) => fillCard(sentence, slots) ?? []);
  // Of a second card, of which little fits, another attempt shows another part; the order stays.
  const from = own.length === 0 || turn < 2 ? 0 : (turn - 1) % own.length;
  return [...own.slice(from), ...own.slice(0, from)];
}

/** What is missing, as lines of marks: of the cards, else what every section of this role has to tell. Nothing that was given. */
function marksFor(layout: ThesisLayout, at: number, attempt: number, isAlone: boolean): string[] {
  const { language, leaves, topic } = layout;
  const leaf = leaves[at];
  if (leaf === undefined) return [];
  const { role, title } = leaf.section;
  if (role === "conclusion" && leaves.findIndex(({ section }) => section.role === "conclusion") === at) {
    return answersWanted(topic, layout.lists, layout.outline.method, language).map(
      (what) =>
        `- ${what}${language === "zh" ? "：" : ": "}${MARK[language](language === "zh" ? "一句话的结论与所依据的结果" : "the conclusion in one sentence, and the result it rests on")}`,
    );
  }
  if (role === "conclusion") return lastMarks(topic.scope, language).map((mark) => `- ${mark}`);
  const bare = language === "zh" ? title.replace(LABEL_ZH, "$1") : lowerFirst(title.replace(LABEL_EN, "").replace(/: what it is$/, ""));
  const own = { ...layout.slots, heading: bare, thing: layout.slots["thing"] ?? bare };
  // Several cards may ask for the software or the level of significance: the first one does.
  const before = new Set(layout.cards.slice(0, at).flatMap((cards) => cards.flatMap((card) => card.missing[language])));
  const fromCards = (layout.cards[at] ?? []).flatMap((card) => card.missing[language]).filter((hint) => !before.has(hint));
  const hints =
    fromCards.length > 0
      ? fromCards.flatMap((hint) => fillCard(hint, own) ?? [])
      : asksOf(layout, at, attempt).flatMap((ask) => fillWords(ask, own) ?? []);
  const missing = hints.flatMap((hint) => {
    const left = stillMissing(hint, topic.facts, language);
    return left === "" ? [] : [`- ${MARK[language](bareSentence(oneQuote(left)))}`];
  });
  return [...new Set(missing)].slice(0, isAlone ? MARKS.alone : MARKS.beside);
}

/** A heading that has quotes of its own needs no others. */
function oneQuote(hint: string): string {
  return hint.replace(/““([^”]{0,500})”([^”]{0,500})”/g, "“$1”$2");
}

/**
 * What a section of this role has to tell: what concerns its heading, and of the rest what no section of its role has been asked, so
 * that nothing is asked twice. Another attempt begins further on.
 */
function asksOf(layout: ThesisLayout, at: number, attempt: number): string[] {
  const { leaves, language } = layout;
  const role = leaves[at]?.section.role;
  if (role === undefined) return [];
  const asks = (ASKS_OF_METHOD[layout.outline.method]?.[role] ?? ROLE_WORDS[role].asks)[language];
  const alike = leaves.flatMap((leaf, index) => (leaf.section.role === role && (layout.cards[index] ?? []).length === 0 ? [index] : []));
  const ofHeading = asks.filter((ask) => ask.includes("{heading}"));
  // What a card asks is asked in its section.
  const ofCards = new Set(layout.cards.flat().flatMap((card) => card.missing[language]));
  const rest = asks.filter((ask) => !ask.includes("{heading}") && !ofCards.has(ask));
  const before = alike.indexOf(at);
  const each = Math.max(1, Math.ceil(rest.length / Math.max(1, alike.length)));
  const turned = rest.map((_, index) => rest[(index + Math.max(0, attempt - 1)) % rest.length] ?? "");
  return [...ofHeading, ...turned.slice(before * each, (before + 1) * each)];
}

/** "Remedy: …" and its like stand before the thing itself, or behind it. */
const LABEL_EN =
  /^(?:Answer|Remedy|Design|Implementation|Use cases|The concept of|The meaning of|Meaning of|Definitions of|Concept and measures of):? /;
const LABEL_ZH = /^“?(.{2,}?)”?的(?:应对|改进|设计|实现|概念与测量|概念|含义|界定)$/;

function lowerFirst(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

/** The pieces that fit, the most worthy first; what stands in the text keeps its order. */
function fit(pieces: readonly Piece[], target: number): Piece[] {
  const kept: Piece[] = [];
  let size = 0;
  for (const piece of [...pieces].sort((a, b) => a.worth - b.worth || a.order - b.order)) {
    const characters = countCharacters(piece.text);
    if (size + characters > target) continue;
    kept.push(piece);
    size += characters;
  }
  return kept.sort((a, b) => a.block - b.block || a.order - b.order);
}

function render(pieces: readonly Piece[], language: "zh" | "en"): string {
  const blocks: string[] = [];
  let before: Piece | undefined;
  for (const piece of pieces) {
    const isNext = before !== undefined && before.block === piece.block;
    const last = blocks.length - 1;
    if (isNext && piece.text.startsWith("- ")) blocks[last] = `${blocks[last]}\n${piece.text}`;
    else if (isNext && !piece.apart) blocks[last] = `${blocks[last]}${language === "zh" ? "" : " "}${piece.text}`;
    else blocks.push(piece.text);
    before = piece;
  }
  return blocks.join("\n\n");
}
