import { type EssayTemplate, inLanguage, type TemplateNode, templateNodes } from "@tangleaf/catalogue/essay-templates";
import type { OutlineInput } from "@tangleaf/contract";
import { allocateLengths } from "@tangleaf/document/outline";

/** A part that would be shorter is told with the one before it. */
const PART_MIN_CHARACTERS = 120;

export type TemplateChoices = {
  /** Words for the slots by their label; what is left out keeps the template's own. */
  readonly slots: Readonly<Record<string, string>>;
  readonly language: "zh" | "en";
  /** Characters of the whole. */
  readonly length: number;
};
export type TemplateOutline = {
  readonly title: string;
  /** Its ids are the same for the same template: they become those of headings. */
  readonly outline: OutlineInput[];
  /** What goes wrong in a line, by its id. */
  readonly mistakes: ReadonlyMap<string, string>;
  /** Headings that were too short for one of their own, and those which still name what a slot was changed from. */
  readonly merged: readonly string[];
  readonly unchanged: readonly string[];
};

type Replace = { readonly from: string; readonly to: string };

/** The outline a skeleton makes of one's own words: headings with the slots filled in, lengths that add up to `length` exactly. */
export function outlineOfTemplate(template: EssayTemplate, { slots, language, length }: TemplateChoices): TemplateOutline {
  const changes = changedSlots(template, slots, language);
  const merged: string[] = [];
  const parts = allocate(template.outline, length);
  const headingOf = ({ title }: TemplateNode) => withWords(title[language], changes);
  const intentOf = ({ intent }: TemplateNode) => inLanguage(intent, language);
  const mistakes = new Map<string, string>();
  const read = (all: readonly Part[], path: string): OutlineInput[] =>
    joinShort(all, (node) => merged.push(headingOf(node))).map(({ node, characters, below, also }, index) => {
      const id = `${path}${index + 1}`;
      if (node.mistake !== undefined) mistakes.set(id, inLanguage(node.mistake, language));
      return {
        ...{ id, title: headingOf(node) },
        textData: [intentOf(node), ...also.map((one) => `${headingOf(one)}${language === "zh" ? "：" : ": "}${intentOf(one)}`)].join("\n"),
        needs: [...new Set([node, ...also].flatMap(({ needs = [] }) => needs))],
        targetCnt: characters,
        ...(below.length === 0 ? {} : { subPara: read(below, `${id}-`) }),
      };
    });
  const outline = read(parts, "t");
  const left = changes.map(({ from }) => from);
  return {
    title: titleOf(template, slots, language),
    outline,
    mistakes,
    merged,
    unchanged: templateNodes(template.outline)
      .map(headingOf)
      .filter((heading) => left.some((word) => heading.includes(word) && !changes.some(({ to }) => to.includes(word)))),
  };
}

type Part = {
  readonly node: TemplateNode;
  readonly characters: number;
  readonly below: readonly Part[];
  readonly also: readonly TemplateNode[];
};

function allocate(nodes: readonly TemplateNode[], length: number): Part[] {
  const lengths = allocateLengths(
    length,
    nodes.map(({ weight }) => weight),
  );
  return nodes.map((node, n) => {
    const characters = lengths[n] ?? 0;
    return { node, characters, below: allocate(node.children ?? [], characters), also: [] };
  });
}

/** Siblings without a part too short to be one: it joins the one before it, or the one behind where it is the first. */
function joinShort(parts: readonly Part[], onJoin: (node: TemplateNode) => void): Part[] {
  const kept: Part[] = [];
  let waiting: Part | null = null;
  for (const part of parts) {
    const isShort = part.characters < PART_MIN_CHARACTERS && part.below.length === 0;
    const last = kept.at(-1);
    if (!isShort) {
      kept.push(waiting === null ? part : joined(part, waiting));
      waiting = null;
    } else if (last !== undefined && last.below.length === 0) {
      kept[kept.length - 1] = joined(last, part);
      onJoin(part.node);
    } else if (waiting === null && parts.length > 1 && part !== parts.at(-1)) {
      waiting = part;
      onJoin(part.node);
    } else {
      kept.push(waiting === null ? part : joined(part, waiting));
      waiting = null;
    }
  }
  return kept;
}

const joined = (part: Part, other: Part): Part => ({
  ...part,
  characters: part.characters + other.characters,
  // What is joined from before a part with parts below it is told in the first of these.
  ...(part.below.length === 0 ? { also: [...part.also, other.node, ...other.also] } : { below: withFirst(part.below, other) }),
});

function withFirst([first, ...rest]: readonly Part[], other: Part): Part[] {
  return first === undefined ? [] : [joined(first, other), ...rest];
}

/** What a slot was changed to, the longest first: a word may be part of another. */
function changedSlots({ slots }: EssayTemplate, words: TemplateChoices["slots"], language: TemplateChoices["language"]): Replace[] {
  return slots
    .flatMap((slot) => {
      const from = inLanguage(slot.default, language);
      const to = wordFor(slot, words);
      return to === "" || to === from ? [] : [{ from, to }];
    })
    .sort((a, b) => b.from.length - a.from.length);
}

/** What was typed for a slot: labels come in the language of the page, which need not be the text's. */
function wordFor({ label }: EssayTemplate["slots"][number], words: TemplateChoices["slots"]): string {
  return (words[inLanguage(label, "zh")] ?? words[inLanguage(label, "en")])?.trim() ?? "";
}

/**
 * All replaced in one pass, so that what was put in is not replaced again. A single character and a word of letters are replaced only
 * where they stand alone; a word that began with a capital goes on doing so.
 */
function withWords(text: string, changes: readonly Replace[]): string {
  if (changes.length === 0) return text;
  const alternatives = changes.map(({ from }) =>
    [...from].length === 1 || /^[a-z]/i.test(from) ? `(?<!\\p{L})${escaped(from)}(?!\\p{L})` : escaped(from),
  );
  return text.replace(new RegExp(alternatives.join("|"), "giu"), (found) => {
    const to = changes.find(({ from }) => from.toLowerCase() === found.toLowerCase())?.to ?? found;
    return capitalLike(found, to);
  });
}

const capitalLike = (model: string, text: string): string => (/^[A-Z]/.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

function titleOf({ pattern, slots }: EssayTemplate, words: TemplateChoices["slots"], language: TemplateChoices["language"]): string {
  return inLanguage(pattern, language).replace(/〔([^〔〕]+)〕/g, (whole, label: string) => {
    const slot = slots.find((one) => inLanguage(one.label, language) === label);
    if (slot === undefined) return whole;
    const own = inLanguage(slot.default, language);
    const typed = wordFor(slot, words);
    if (typed === "") return own;
    return language === "en" ? capitalLike(own, typed) : typed;
  });
}
