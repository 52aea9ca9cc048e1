import type { CatalogueScene } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import type { Context } from "./engine/create-context.ts";
import type { Fields, Language } from "./engine/draft-types.ts";
import { growText } from "./tools/grow-text.ts";
import { type Intent, readInstruction } from "./tools/instructions.ts";
import { plainContext } from "./tools/plain-context.ts";
import { isProse, mapProse, sentencesOf, splitBlocks } from "./tools/prose-blocks.ts";
import { shortenText } from "./tools/shorten-text.ts";
import { wordsOf } from "./tools/word-patterns.ts";
import { formalText, polishText, rewordText } from "./tools/word-rules.ts";

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

interface Task extends ReviseTextInput {
  readonly context: Context;
  readonly words: readonly string[];
}

const SHORTER = 0.7;
const LONGER = 1.4;
/** Statements without a figure get a marked gap when data is asked for. */
const CLAIM = {
  zh: /提升|提高|增长|增加|下降|减少|改善|优化|缩短|扩大|较好|明显|显著|大幅|多次|许多|不少|完成/,
  en: /\b(?:improv|increas|reduc|grew|grow|decreas|faster|better|many|several|complet|significant)\w*/i,
};
const MOST_GAPS = 6;

const REVISIONS: Readonly<Record<Intent, (task: Task) => string>> = {
  shorter: ({ text, target, language }) =>
    shortenText({
      text,
      target: target !== null && target < countCharacters(text) ? target : Math.round(countCharacters(text) * SHORTER),
      language,
    }),
  longer: lengthen,
  formal: ({ text, language }) => mapProse(text, (block) => formalText(polishText(block, language).text, language)),
  reword: ({ text, language, context }) =>
    mapProse(text, (block) => rewordText(polishText(block, language).text, language, context.random)),
  opening: newOpening,
  data: markData,
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

/** The whole text after an instruction, as far as rules can apply it; what only the user knows becomes a marked gap. */
export function reviseText(input: ReviseTextInput): string {
  const { scene, text, instruction, language, attempt } = input;
  const { intent, words } = readInstruction(instruction, language);
  const context = plainContext({ scene, fields: input.fields ?? {}, text, language, seed: ["revise", instruction, attempt] });
  return REVISIONS[intent]({ ...input, context, words }).trim();
}

function lengthen({ text, target, context }: Task): string {
  const size = countCharacters(text);
  const goal = target !== null && target > size ? target : Math.round(size * LONGER);
  return insertBeforeEnd(text, growText({ context, size: goal - size, fns: ["measure", "argue"] }).join("\n\n"));
}

/** Added prose goes after the last prose paragraph that is not a signature or a tag line. */
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

function newOpening({ text, context, language }: Task): string {
  const blocks = splitBlocks(text);
  const at = blocks.findIndex((block) => isProse(block) && !/[：:,]$/.test(block.trim()) && countCharacters(block) > 12);
  if (at < 0) return text;
  const sentences = sentencesOf(blocks[at] ?? "", language);
  const fn = context.brief.scene.recipe.structure.find(({ fn: name }) => !["title", "greet", "table"].includes(name))?.fn ?? "hook";
  const opening = context.pool.draw({ fn, kind: "bare" }) ?? context.pool.draw({ fn: "hook", kind: "bare" });
  if (!opening) return text;
  const first = sentences[0] ?? "";
  // A first sentence with the user's facts is kept; only a general one is replaced.
  const rest = /\d|【/.test(first) || sentences.length === 1 ? sentences : sentences.slice(1);
  return [...blocks.slice(0, at), opening + (language === "zh" ? "" : " ") + rest.join("").trimStart(), ...blocks.slice(at + 1)].join(
    "\n\n",
  );
}

function markData({ text, language }: Task): string {
  const { notes } = wordsOf(language);
  let marked = 0;
  const result = mapProse(text, (block) =>
    sentencesOf(block, language)
      .map((sentence) => {
        if (marked >= MOST_GAPS || /\d|【/.test(sentence) || !CLAIM[language].test(sentence)) return sentence;
        marked += 1;
        return sentence.replace(/([。！？.!?]?(?<!\s)\s*)$/, `${language === "zh" ? "" : " "}${notes.askData}$1`);
      })
      .join(""),
  );
  return marked > 0 ? result : insertBeforeEnd(text, language === "zh" ? `相关数据：${notes.askData}。` : `Figures: ${notes.askData}.`);
}

function addMark({ text, words, language }: Task): string {
  const wish = (words[0] ?? "").slice(0, LONGEST_WISH);
  return insertBeforeEnd(text, language === "zh" ? `【待补充：${wish}】` : `【To add: ${wish}】`);
}
const LONGEST_WISH = 120;
