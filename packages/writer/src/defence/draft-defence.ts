import { countCharacters } from "@tangleaf/document";
import type { Language } from "../language.ts";
import { bareSentence, endSentence, splitSentences } from "../text/split-sentences.ts";
import { roleOfHeading } from "../thesis/role-of-heading.ts";
import { rankSentences } from "../tools/condense-text.ts";
import { withoutNotes } from "../without-notes.ts";
import { defenceWords } from "./defence-words.ts";

export type DefenceInput = {
  readonly title: string;
  /** Headings with the words below them, in the order of the text. */
  readonly sections: readonly { readonly title: string; readonly level: number; readonly text: string }[];
  /** Characters of the whole talk: an upper bound. */
  readonly talk: number;
  readonly slidesMax: number;
  readonly pointsMax: number;
  readonly pointCharacters: number;
  readonly questionsMax: number;
  readonly language: Language;
};

type Slide = { readonly title: string; readonly points: readonly string[]; readonly talk: string };
type Question = { readonly question: string; readonly answer: string; readonly section: string; readonly quote: string };
type Chapter = { readonly title: string; readonly sections: readonly Said[] };
type Said = { readonly title: string; readonly sentences: readonly string[] };

/** Lines that are no sentences: headings, tables, code, formulas, pictures. */
const NOT_PROSE = /^\s*(?:#|\||>|```|---|\$\$|!\[|\[\^)/;
const CITATION = /\[\[[^\]\n]{0,500}\]\]|\[@[^\]\n]{0,500}\]|\[\^[^\]\n]{0,500}\]/g;
const SHORTEST_SENTENCE = 8;
const ANSWER_SENTENCES = 2;

/** Slides, the talk to them and questions, of the text's own sentences: a chapter is a slide. Says nothing the text does not say. Pure. */
export function draftDefence(input: DefenceInput): { slides: Slide[]; questions: Question[] } {
  const { language, slidesMax } = input;
  const words = defenceWords[language];
  const chapters = chaptersOf(input).slice(0, slidesMax);
  const opening = words.opening(input.title);
  const budget = input.talk - countCharacters(opening) - countCharacters(words.closing);
  const total = chapters.reduce((sum, chapter) => sum + weightOf(chapter), 0);
  const slides = chapters.map((chapter, at) => {
    const lead = words.lead(chapter.title, at);
    const share = Math.max(0, Math.floor((budget * weightOf(chapter)) / Math.max(1, total)) - countCharacters(lead));
    return {
      title: chapter.title,
      points: pointsOf(chapter, input),
      talk: [lead, ...talkOf(chapter, share, language)].join(words.between),
    };
  });
  return {
    slides: [
      { title: input.title, points: chapters.map(({ title }) => title).slice(0, input.pointsMax), talk: opening },
      ...slides,
      { title: words.thanks, points: [], talk: words.closing },
    ],
    questions: questionsOf(chapters, input),
  };
}

/** The sections by chapter; those without a sentence of their own say nothing. */
function chaptersOf({ title, sections, language }: DefenceInput): Chapter[] {
  const top = Math.min(...sections.map(({ level }) => level));
  const chapters: { title: string; sections: Said[] }[] = [];
  for (const section of sections) {
    const said = { title: section.title, sentences: sentencesOf(section.text, language) };
    const current = chapters.at(-1);
    if (section.level === top || current === undefined) chapters.push({ title: section.title || title, sections: [said] });
    else current.sections.push(said);
  }
  return chapters.filter((chapter) => chapter.sections.some(({ sentences }) => sentences.length > 0));
}

function sentencesOf(text: string, language: Language): string[] {
  const prose = text
    .split("\n")
    .filter((line) => !NOT_PROSE.test(line))
    .join("\n")
    .replace(CITATION, "")
    .replace(/[*_`~]+/g, "");
  // A sentence with a mark of what is missing is not ready to be said.
  return splitSentences(prose).filter(
    (sentence) =>
      withoutNotes(sentence) === sentence &&
      bareSentence(sentence).length >= (language === "zh" ? SHORTEST_SENTENCE : 2 * SHORTEST_SENTENCE),
  );
}

const allOf = (chapter: Chapter): readonly string[] => chapter.sections.flatMap(({ sentences }) => sentences);

function weightOf(chapter: Chapter): number {
  return allOf(chapter).reduce((sum, sentence) => sum + countCharacters(sentence), 0);
}

/** The weightiest sentences of a chapter, in their order, up to so many characters. */
function talkOf(chapter: Chapter, most: number, language: Language): string[] {
  const sentences = allOf(chapter);
  const chosen: number[] = [];
  let characters = 0;
  for (const { sentence, index } of rankSentences(sentences, language)) {
    const count = countCharacters(sentence);
    if (characters + count > most && chosen.length > 0) continue;
    chosen.push(index);
    characters += count;
  }
  return chosen.toSorted((a, b) => a - b).map((index) => endSentence(sentences[index] ?? "", language));
}

/** Headings of the sections below a chapter, each with its shortest telling clause; without any, the chapter's weightiest sentences. */
function pointsOf(chapter: Chapter, { pointsMax, pointCharacters, language }: DefenceInput): string[] {
  const telling = (sentences: readonly string[], most: number) =>
    rankSentences(sentences, language)
      .map(({ sentence, index }) => ({ index, point: clauseOf(sentence, pointCharacters) }))
      .filter(({ point }) => point !== "")
      .slice(0, most)
      .toSorted((a, b) => a.index - b.index)
      .map(({ point }) => point);
  const below = chapter.sections.slice(1).filter(({ sentences }) => sentences.length > 0);
  const own = below.length > 1 ? below.flatMap(({ sentences }) => telling(sentences, 1)) : telling(allOf(chapter), pointsMax);
  return [...new Set(own)].slice(0, pointsMax);
}

/** The sentence, or as many of its clauses from the beginning as a line takes; "" where the first one is too long. */
function clauseOf(sentence: string, most: number): string {
  const bare = bareSentence(sentence);
  if (bare.length <= most) return bare;
  const ends = [...bare.matchAll(/[，,；;：:]/g)].map(({ index }) => index).filter((index) => index <= most);
  return bare.slice(0, ends.at(-1) ?? 0);
}

/** What chapters of each kind are asked about, answered by their first sentences. */
function questionsOf(chapters: readonly Chapter[], { language, questionsMax }: DefenceInput): Question[] {
  const { questions, aboutSection } = defenceWords[language];
  const asked = new Set<string>();
  const found = chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section, at): Question[] => {
      const sentences = at === 0 && section.sentences.length === 0 ? [] : section.sentences;
      const [quote] = sentences;
      if (quote === undefined) return [];
      const role = roleOfHeading(section.title, "status");
      const question = asked.has(role) ? aboutSection(section.title) : (questions[role] ?? aboutSection(section.title));
      asked.add(role);
      const answer = sentences.slice(0, ANSWER_SENTENCES).map((sentence) => endSentence(sentence, language));
      return [
        {
          question,
          answer: answer.join(language === "zh" ? "" : " "),
          section: section.title || chapter.title,
          quote: bareSentence(quote),
        },
      ];
    }),
  );
  const general = new Set(found.filter(({ question, section }) => question === aboutSection(section)));
  return [...found.filter((one) => !general.has(one)), ...general].slice(0, questionsMax);
}
