import type { CatalogueScene } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import { SAMPLE_MARK_SOURCE } from "@tangleaf/document/marks";
import type { Fields } from "./engine/draft-types.ts";
import type { Language } from "./language.ts";
import { type Intent, readInstruction } from "./tools/instructions.ts";
import { markClaims } from "./tools/mark-claims.ts";
import { isProse, mapProse, sentencesOf, splitBlocks } from "./tools/prose-blocks.ts";
import { shortenText } from "./tools/shorten-text.ts";
import { formalText, polishText, turnSentences } from "./tools/word-rules.ts";

export interface ReviseTextInput {
  readonly scene: CatalogueScene | null;
  readonly text: string;
  readonly instruction: string;
  readonly target: number | null;
  readonly language: Language;
  readonly attempt: number;
  /** The form behind the text, if there is one. */
  readonly fields?: Fields;
}

type Task = ReviseTextInput & { readonly words: readonly string[] };

const SHORTER = 0.7;
const MARK = new RegExp(`[ \\t]*(?:${SAMPLE_MARK_SOURCE})`, "g");

const REVISIONS: Readonly<Record<Intent, (task: Task) => string>> = {
  unmark: ({ text }) => withoutMarks(text),
  shorter: ({ text, target, language }) =>
    shortenText({
      text,
      target: target !== null && target < countCharacters(text) ? target : Math.round(countCharacters(text) * SHORTER),
      language,
    }),
  formal: ({ text, language }) => mapProse(text, (block) => formalText(polishText(block, language).text, language)),
  reword: ({ text, language }) => mapProse(text, (block) => turnSentences(polishText(block, language).text, language)),
  data: ({ text, language }) => markClaims(text, language) ?? text,
  // Another opening or a longer text takes a model.
  opening: ({ text }) => text,
  longer: ({ text }) => text,
  replace: ({ text, words }) => text.replaceAll(words[0] ?? "\u0000", words[1] ?? ""),
  remove: ({ text, words, language }) =>
    mapProse(text, (block) =>
      sentencesOf(block, language)
        .filter((sentence) => !sentence.includes(words[0] ?? "\u0000"))
        .join("")
        .trimEnd(),
    ),
  add: addMark,
};

/** The whole text after an instruction, as far as rules can apply it; the same text where they cannot. */
export function reviseText(input: ReviseTextInput): string {
  const { intent, words } = readInstruction(input.instruction, input.language);
  return REVISIONS[intent]({ ...input, words }).trim();
}

/** Without marks, and without what held nothing else: items, table rows stay, empty headings go. */
function withoutMarks(text: string): string {
  const blocks = text
    .split("\n")
    .flatMap((line) => {
      const rest = line.replace(MARK, line.startsWith("|") ? " " : "");
      if (rest === line) return [line];
      return /^[\s\-*>：:]*$/.test(rest) ? [] : [rest];
    })
    .join("\n")
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== "");
  const isHeading = (block: string | undefined) => block !== undefined && (/^##/.test(block) || /^\*\*[^*\n]+\*\*$/.test(block));
  return blocks
    .filter((block, index) => !isHeading(block) || (blocks[index + 1] !== undefined && !isHeading(blocks[index + 1])))
    .join("\n\n");
}

/** Added words go after the last prose paragraph that is not a signature or a tag line. */
function insertBeforeEnd(text: string, addition: string): string {
  const blocks = splitBlocks(text);
  let at = blocks.length;
  while (
    at > 1 &&
    (!isProse(blocks[at - 1] ?? "") || countCharacters(blocks[at - 1] ?? "") < SIGNATURE_LENGTH || /^#/.test(blocks[at - 1] ?? ""))
  )
    at -= 1;
  return [...blocks.slice(0, at), addition, ...blocks.slice(at)].join("\n\n");
}
const SIGNATURE_LENGTH = 24;

function addMark({ text, words, language }: Task): string {
  const wish = (words[0] ?? "").slice(0, LONGEST_WISH);
  return wish === "" ? text : insertBeforeEnd(text, language === "zh" ? `【待补充：${wish}】` : `[To add: ${wish}]`);
}
const LONGEST_WISH = 120;
