import { createCharacterCounter } from "@tangleaf/document";

/** An answer so many times as long as asked for goes on without end. */
const MOST_TIMES = 3;
/** Short texts may always be longer by so much. */
const SPARE_CHARACTERS = 300;
/** A passage of so many letters that comes so often, one time after another, is a loop. */
const PASSAGE_LETTERS = 100;
const LOOP_TIMES = 4;
const SEEN_LETTERS = 4000;
const LOOK_EVERY_UNITS = 200;
/** Rows of a form may be the same many times. */
const MARKS = /【待补充[^】]*】|\[To add:[^\]]*\]/g;
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;

/**
 * Tells when an answer repeats itself or is more than three times as long as asked for: the call is ended then, and what came stays.
 * `asked`: characters; null = no length is known.
 */
export function createRunawayCheck(asked: number | null): (text: string) => boolean {
  const most = asked === null ? Number.POSITIVE_INFINITY : Math.max(asked * MOST_TIMES, asked + SPARE_CHARACTERS);
  const counter = createCharacterCounter();
  let recent = "";
  let unseen = 0;
  return (text) => {
    counter.push(text);
    if (counter.total > most) return true;
    recent += text;
    unseen += text.length;
    if (unseen < LOOK_EVERY_UNITS) return false;
    unseen = 0;
    recent = recent.slice(-2 * SEEN_LETTERS);
    return isLoop(recent);
  };
}

function isLoop(text: string): boolean {
  const letters = text.replace(MARKS, "").replace(NO_LETTERS, "").slice(-SEEN_LETTERS);
  if (letters.length < PASSAGE_LETTERS * LOOP_TIMES) return false;
  return letters.split(letters.slice(-PASSAGE_LETTERS)).length > LOOP_TIMES;
}
