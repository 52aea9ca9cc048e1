import { DEFENCE_LIMITS, type DefenceKit, type DefenceSlide } from "@tangleaf/contract";
import { talkCharacters } from "@tangleaf/contract/defence";
import { countCharacters, marksIn, strayDigits, withoutMarks } from "@tangleaf/document";
import type { DefenceTask } from "./defence-task.ts";

type Kept = { readonly result: DefenceKit } | { readonly error: string };

/** A talk may be so much longer than its time, or so much shorter, before it is asked for again or cut. */
const TALK_MOST = 1.15;
const TALK_LEAST = 0.5;

/** A short text cannot be talked about for long. */
const LEAST_OF_TEXT = 0.6;

/** A section of fewer characters answers no question. */
const SECTION_LEAST = 20;
const SENTENCE = /[^。！？!?]+[。！？!?]*["”’）)]*/g;
const SENTENCE_EN = /[^.!?]{1,2000}(?:[.!?]+(?=\s|$)["”’)]*|$)\s*/g;

/** What of an answer may be said: only with figures the text has, answers only where the text has their words. */
export function keptDefence(kit: DefenceKit, task: DefenceTask): Kept {
  const { language, minutes } = task;
  const given = [task.title, ...task.sections.flatMap(({ title, text }) => [title, text])].join("\n");
  const isSaid = (text: string) => strayDigits(text, given).length === 0 && marksIn(text).length === 0;
  const slides = kit.slides.map((slide) => ({
    title: slide.title,
    points: slide.points
      .filter((point) => isSaid(point) && point.length <= DEFENCE_LIMITS.pointCharacters * 2)
      .slice(0, DEFENCE_LIMITS.points),
    talk: sentencesOf(slide.talk, language).filter(isSaid),
  }));
  const spoken = slides.filter(({ talk }) => talk.length > 0);
  if (spoken.length < DEFENCE_LIMITS.slides.min)
    return { error: `slides: ${spoken.length} have a talk without figures that are not in the source` };
  const wanted = talkCharacters(minutes, language);
  const length = spoken.reduce((sum, { talk }) => sum + countCharacters(talk.join("")), 0);
  const least = Math.min(wanted * TALK_LEAST, countCharacters(given) * LEAST_OF_TEXT);
  if (length < least) return { error: `talk: ${length} of ${wanted} characters` };
  const joined = withinTime(spoken, wanted * TALK_MOST).map(({ talk, ...slide }) => ({ ...slide, talk: talk.join("").trim() }));
  const questions = kit.questions.filter(({ answer, question, quote, section }) => {
    const below = task.sections.filter(({ title }) => sameWords(title) === sameWords(section));
    const text = (below.length === 0 ? task.sections : below).map((one) => one.text).join("\n");
    return isSaid(answer) && isSaid(question) && sameWords(quote) !== "" && sameWords(text).includes(sameWords(quote));
  });
  const enough = Math.min(DEFENCE_LIMITS.questions.min, task.sections.filter(({ text }) => saysEnough(text)).length);
  if (questions.length < enough) return { error: `questions: ${questions.length} have a quote that stands in their section` };
  return { result: { slides: joined, questions: questions.slice(0, DEFENCE_LIMITS.questions.max) } };
}

/** More than marks of what is missing, and enough for an answer. */
function saysEnough(text: string): boolean {
  return countCharacters(withoutMarks(text)) >= SECTION_LEAST;
}

type Spoken = Omit<DefenceSlide, "talk"> & { readonly talk: readonly string[] };

/** Sentences of the longest talks go, from their end, until all of them together take no longer than they may. */
function withinTime(slides: readonly Spoken[], most: number): readonly Spoken[] {
  const lengthOf = ({ talk }: Spoken) => countCharacters(talk.join(""));
  let kept = [...slides];
  while (kept.reduce((sum, slide) => sum + lengthOf(slide), 0) > most) {
    const longest = kept.reduce((one, other) => (other.talk.length > 1 && lengthOf(other) > lengthOf(one) ? other : one));
    if (longest.talk.length < 2) return kept;
    kept = kept.map((slide) => (slide === longest ? { ...slide, talk: slide.talk.slice(0, -1) } : slide));
  }
  return kept;
}

function sentencesOf(text: string, language: "zh" | "en"): string[] {
  return text.match(language === "zh" ? SENTENCE : SENTENCE_EN) ?? [];
}

/** Marks of Markdown, spaces and signs come and go when somebody copies a sentence. */
function sameWords(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

/** Everything as one text: the talk by slide, then the questions. */
export function defenceText({ slides, questions }: DefenceKit, language: "zh" | "en"): string {
  const heading = language === "zh" ? "可能的提问" : "Likely questions";
  const said = slides.map(({ title, points, talk }) =>
    [`## ${title}`, points.map((point) => `- ${point}`).join("\n"), talk].filter((part) => part !== "").join("\n\n"),
  );
  const asked = questions.map(({ question, answer, section }) => `**${question}**\n\n${answer}（${section}）`);
  return [...said, ...(asked.length === 0 ? [] : [`## ${heading}`, ...asked])].join("\n\n");
}
