import { ideaKey } from "@tangleaf/document/tree";
import type { Language } from "../language.ts";
import { draftNoteOutline } from "./draft-note-outline.ts";
import { IDEA_FRAMES, type IdeaFrames } from "./idea-frames.ts";
import { partsOf } from "./parts-of-material.ts";

export type TreeIdeasInput = {
  /** Texts from the root down to the node. */
  readonly path: readonly string[];
  /** What stands beside and below it, and what was offered before. */
  readonly known: readonly string[];
  readonly want: number;
  readonly how: keyof IdeaFrames;
  /** Another number begins at another frame. */
  readonly attempt: number;
  readonly language: Language;
};
export type TreeDraftInput = {
  readonly topic: string;
  readonly material: string;
  readonly depth: number;
  readonly breadth: number;
  readonly attempt: number;
  readonly language: Language;
};

/** A node of this many characters is named in a frame; a longer one is "this". */
const NAMED_MAX = { zh: 14, en: 40 } as const;
const THIS = { zh: "这一点", en: "this" } as const;

/** A node that asks or tells something whole: no frame can take it as a name. */
const CLAUSE = {
  zh: /^(?:谁|为什么|为何|怎么|怎样|如何|哪|什么|几|多少)|[？?。，,]|吗$|呢$/,
  en: /^(?:who|why|how|what|which|when|where|is|are|do|does|can|should)\b.*\?$|[?.]$/i,
} as const;

/** Long enough that every part of a draft is divided. */
const DRAFT_CHARACTERS = 20_000;
const DRAFT_DEPTH_MAX = 3;

/** Ways to go on from a node, one a line: frames that hold for what the node is called. Fewer than asked for where no more fit. */
export function suggestIdeas({ path, known, want, how, attempt, language }: TreeIdeasInput): string {
  const node = (path.at(-1) ?? "").replace(/\s+/g, " ").trim();
  const name = node === "" || node.length > NAMED_MAX[language] ? THIS[language] : node;
  const said = new Set([...path, ...known].map(ideaKey));
  const isClause = CLAUSE[language].test(node);
  const fitting = IDEA_FRAMES[language][how].filter(({ when }) => when === undefined || (!isClause && when.test(node)));
  // What is made for such a node comes before what holds for any.
  const ordered = [...fitting.filter(({ when }) => when !== undefined), ...fitting.filter(({ when }) => when === undefined)];
  const ideas = ordered.map(({ say }) => capital(say.replaceAll("{node}", name), language)).filter((idea) => !said.has(ideaKey(idea)));
  const from = ideas.length === 0 ? 0 : attempt % ideas.length;
  return [...ideas.slice(from), ...ideas.slice(0, from)].slice(0, want).join("\n");
}

/**
 * A tree, a node a line: of the parts its material numbers, or by the kind of text its topic names, with the sentences of the
 * material where they belong.
 */
export function draftTree({ topic, material, depth, breadth, attempt, language }: TreeDraftInput): string {
  const levels = Math.min(depth, DRAFT_DEPTH_MAX);
  const parts = partsOf(material);
  if (parts.length > 1) return linesOf(parts, { level: 1, depth: levels, breadth }).join("\n");
  const { sections } = draftNoteOutline({
    title: topic,
    material,
    present: [],
    length: DRAFT_CHARACTERS,
    depth: levels,
    attempt,
    language,
  });
  return linesOf(sections, { level: 1, depth: levels, breadth }).join("\n");
}

type Section = { readonly title: string; readonly sections: readonly Section[] };

function linesOf(sections: readonly Section[], { level, depth, breadth }: { level: number; depth: number; breadth: number }): string[] {
  if (level > depth) return [];
  return sections
    .slice(0, breadth)
    .flatMap(({ title, sections: below }) => [
      `${"  ".repeat(level - 1)}${title}`,
      ...linesOf(below, { level: level + 1, depth, breadth }),
    ]);
}

function capital(text: string, language: Language): string {
  return language === "en" ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
