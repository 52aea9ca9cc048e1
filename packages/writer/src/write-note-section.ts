import { countCharacters } from "@tangleaf/document";
import type { Language } from "./language.ts";
import { USES } from "./note/draft-note-outline.ts";
import { isGenreBrief } from "./note/outline-genres.ts";
import { sharedUnits, unitsOf } from "./text/overlap.ts";
import { bareSentence, endSentence, splitSentences } from "./text/split-sentences.ts";

export type NoteSectionInput = {
  readonly heading: string;
  /** What its author wants it to say. */
  readonly points: string;
  /** What stands before it: nothing of it is said again. */
  readonly said: string;
  /** Passages of the author's own sources, by the id they are cited by. */
  readonly evidence: readonly { readonly id: string; readonly text: string }[];
  /** Most characters. */
  readonly target: number;
  readonly language: Language;
};

const MARK = { zh: (hint: string) => `【待补充：${hint}】`, en: (hint: string) => `[To add: ${hint}]` } as const;
const FACTS_OF = { zh: (title: string) => `“${title}”要写的事实`, en: (title: string) => `the facts of “${title}”` } as const;

/** What begins so asks for something instead of saying it: only its author, or a model, can write that. */
const ASKS = {
  zh: /^(?:请|要|用|引用|说明|说清|写|介绍|分析|列出|列举|举|讲|描述|总结|对比|比较|解释|阐述|交代|补充|谈|围绕|结合)/,
  en: /^(?:please|explain|describe|say|show|list|give|compare|use|discuss|summari[sz]e|introduce|mention|quote|tell|write|cover|add)\b/i,
} as const;

/** Sentences of one source. */
const SENTENCES_OF_SOURCE = 2;

/**
 * The text of a section of a note: what its author said of it as sentences, passages of their own sources with their ids, and marks for
 * what is asked for and not there. Never longer than `target`, often shorter: nothing is made up. Pure.
 */
export function writeNoteSection({ heading, points, said, evidence, target, language }: NoteSectionInput): string {
  const sentences: string[] = [];
  const marks: string[] = [];
  const { asked: brief, given } = partsOf(points, language);
  if (isGenreBrief(brief, language)) marks.push(MARK[language](brief));
  for (const sentence of isGenreBrief(brief, language) ? [] : splitSentences(brief)) {
    if (ASKS[language].test(sentence)) marks.push(MARK[language](bareSentence(sentence)));
    else if (!said.includes(bareSentence(sentence))) sentences.push(endSentence(sentence, language));
  }
  for (const sentence of splitSentences(given)) if (!said.includes(bareSentence(sentence))) sentences.push(endSentence(sentence, language));
  const known = new Set<string>();
  for (const { id, text } of evidence)
    for (const sentence of nearest(wordsOf(text), `${heading} ${points}`, language)) {
      const bare = bareSentence(sentence);
      if (known.has(bare) || said.includes(bare) || points.includes(bare)) continue;
      known.add(bare);
      sentences.push(cited(endSentence(sentence, language), id));
    }
  const own = fitting(sentences, target).join(language === "zh" ? "" : " ");
  const asked = marks.length === 0 && own === "" ? [MARK[language](FACTS_OF[language](heading))] : marks;
  return [own, ...asked].filter((part) => part !== "").join("\n\n");
}

/** What is asked for, and what of the material is to be used, as the sample writer's outlines put it. */
function partsOf(points: string, language: Language): { asked: string; given: string } {
  const at = points.indexOf(USES[language]);
  return at < 0 ? { asked: points, given: "" } : { asked: points.slice(0, at), given: points.slice(at + USES[language].length) };
}

/** Without the line that names the source and its place. */
function wordsOf(text: string): string {
  const at = text.indexOf("\n");
  return at < 0 ? text : text.slice(at + 1);
}

/** The sentences that share most with what the section is about, in their order; the first where none shares anything. */
function nearest(text: string, about: string, language: Language): string[] {
  const units = unitsOf(about, language);
  const shared = splitSentences(text).map((sentence, at) => ({ sentence, at, count: sharedUnits(unitsOf(sentence, language), units) }));
  const best = shared.toSorted((a, b) => b.count - a.count || a.at - b.at).slice(0, SENTENCES_OF_SOURCE);
  return best.toSorted((a, b) => a.at - b.at).map(({ sentence }) => sentence);
}

/** The id stands before the mark that ends the sentence. */
function cited(sentence: string, id: string): string {
  return sentence.replace(/([。.！!？?]?)$/, `[[${id}]]$1`);
}

function fitting(sentences: readonly string[], target: number): string[] {
  let count = 0;
  return sentences.filter((sentence) => {
    const own = countCharacters(sentence);
    if (count + own > target) return false;
    count += own;
    return true;
  });
}
