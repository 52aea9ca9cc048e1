import { countCharacters } from "@tangleaf/document";
import type { Language } from "../language.ts";
import { countUnits, type Unit } from "../text/overlap.ts";
import { isProse, sentencesOf, splitBlocks } from "./prose-blocks.ts";

/** Removes the least informative sentences of a Markdown text until it has the length; headings, tables and signatures stay. */
export function shortenText({ text, target, language }: { text: string; target: number; language: Language }): string {
  const blocks = splitBlocks(text).map((block) =>
    isProse(block) && countCharacters(block) > SHORT_BLOCK ? sentencesOf(block, language) : [block],
  );
  const counts = countUnits(text, language);
  const ranked = blocks.flatMap((sentences, block) =>
    sentences.length > 1 || (isProse(sentences[0] ?? "") && countCharacters(sentences[0] ?? "") > SHORT_BLOCK)
      ? sentences.map((sentence, index) => ({ block, index, size: countCharacters(sentence), worth: worthOf(sentence, counts, language) }))
      : [],
  );
  ranked.sort((a, b) => a.worth - b.worth);
  let excess = countCharacters(text) - target;
  const gone = new Set<string>();
  for (const { block, index, size } of ranked) {
    if (excess <= 0) break;
    if (size > excess * CAPACITY && size > SHORT_BLOCK * 2) continue;
    gone.add(`${block}:${index}`);
    excess -= size;
  }
  const kept = blocks.map((sentences, block) =>
    sentences
      .filter((_, index) => !gone.has(`${block}:${index}`))
      .join("")
      .trimEnd(),
  );
  return dropEmptyHeadings(kept.filter((block) => block !== "")).join("\n\n");
}
const SHORT_BLOCK = 18;
const CAPACITY = 1.6;

const MARK = /【[^】\n]{0,1000}】|\[To add:[^\]\n]{0,1000}\]/g;
const MARK_WORTH = -10;

/** Figures and names add weight; marked gaps and general remarks do not. */
function worthOf(sentence: string, counts: ReadonlyMap<Unit, number>, language: Language): number {
  // What is still to be filled in goes before anything that was said.
  if (sentence.replace(MARK, "").replace(/[^\p{L}\p{N}]/gu, "") === "") return MARK_WORTH;
  const facts = (sentence.match(/\d+/g)?.length ?? 0) * 3 + (/《|“/.test(sentence) ? 1 : 0) + (/^\s*- /.test(sentence) ? 2 : 0);
  return facts + (sharedWithRest(sentence, counts, language) / Math.sqrt(Math.max(8, sentence.length))) * 0.5;
}

/** How many of the sentence's units occur elsewhere in the text. */
function sharedWithRest(sentence: string, counts: ReadonlyMap<Unit, number>, language: Language): number {
  let shared = 0;
  for (const [unit, here] of countUnits(sentence, language)) if ((counts.get(unit) ?? 0) > here) shared += 1;
  return shared;
}

function dropEmptyHeadings(blocks: string[]): string[] {
  return blocks.filter((block, index) => !/^##/.test(block) || (blocks[index + 1] !== undefined && !/^##/.test(blocks[index + 1] ?? "")));
}
