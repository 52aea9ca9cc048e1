import { countCharacters } from "@tangleaf/document";
import type { Language } from "../engine/draft-types.ts";
import { sharedUnits } from "../text/overlap.ts";
import { isProse, sentencesOf, splitBlocks } from "./prose-blocks.ts";

/** Takes out the least telling sentences of a Markdown text until it has the length; headings, tables and signatures stay. */
export function shortenText({ text, target, language }: { text: string; target: number; language: Language }): string {
  const blocks = splitBlocks(text).map((block) =>
    isProse(block) && countCharacters(block) > SHORT_BLOCK ? sentencesOf(block, language) : [block],
  );
  const ranked = blocks.flatMap((sentences, block) =>
    sentences.length > 1 || (isProse(sentences[0] ?? "") && countCharacters(sentences[0] ?? "") > SHORT_BLOCK)
      ? sentences.map((sentence, index) => ({ block, index, size: countCharacters(sentence), worth: worthOf(sentence, text, language) }))
      : [],
  );
  ranked.sort((a, b) => a.worth - b.worth);
  let excess = countCharacters(text) - target;
  const gone = new Set<string>();
  for (const { block, index, size } of ranked) {
    if (excess <= 0) break;
    if (size > excess * ROOM && size > SHORT_BLOCK * 2) continue;
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
const ROOM = 1.6;

/** Figures and names weigh, marked gaps and general remarks do not. */
function worthOf(sentence: string, text: string, language: Language): number {
  const facts = (sentence.match(/\d+/g)?.length ?? 0) * 3 + (/《|“/.test(sentence) ? 1 : 0) + (/^\s*- /.test(sentence) ? 2 : 0);
  return facts + (sharedUnits(sentence, text.replace(sentence, ""), language) / Math.sqrt(Math.max(8, sentence.length))) * 0.5;
}

function dropEmptyHeadings(blocks: string[]): string[] {
  return blocks.filter((block, index) => !/^##/.test(block) || (blocks[index + 1] !== undefined && !/^##/.test(blocks[index + 1] ?? "")));
}
