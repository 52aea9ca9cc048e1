import { countCharacters, createCharacterCounter } from "@tangleaf/document";
import type { Gate } from "./length-gate.ts";
import {
  isClosing,
  isDateLine,
  isHeading,
  isListLine,
  isShortLine,
  isTagLine,
  mayBecomeClosing,
  mayBecomeHeading,
  sectionOf,
  standsUnderDate,
} from "./line-kinds.ts";
import { endsSentence, sentenceEnds } from "./sentence-ends.ts";
import { trimMiddle } from "./trim-middle.ts";

/** Shares of the goal. */
const SHARE = {
  /** A section passes as it comes up to so much over its own length … */
  sectionLive: 0.02,
  /** … and keeps so much over it once it is over. */
  sectionOver: 0.05,
  /** Before its limit text passes in whole sentences. */
  inSentences: 0.15,
  /** Kept free for the last sentences of a part, and for the end of a text. */
  partEnd: 0.05,
  endLeast: 0.12,
  endMost: 0.35,
  /** A text that is too long is brought to this, one that is not by more is left as it is. */
  trimTo: 1.04,
  limit: 1.08,
  /** A body shorter than this is not ready for its ending. */
  body: 0.94,
  /** Closing words before this are not the end. */
  closesFrom: 1 / 3,
  /** Between these a paragraph is shown when the next one begins: it might be the last one of a text that is too short. */
  lag: { from: 0.3, to: 0.86 },
  /** An answer that goes on and on is ended here. */
  runaway: 2.6,
} as const;
/** A paragraph that is longer is shown before it has ended. */
const LAG_MOST_CHARACTERS = 160;
/** Whatever is counted, more than this for each character of the goal is no text (spaces, one endless word). */
const HELD_UNITS_PER_CHARACTER = 20;
const SPARE_UNITS = 2000;
/** So much of what is shown is kept, to see what a sentence or heading goes on from; cut when it is MOST, not with every piece. */
const BEFORE_UNITS = 200;
const BEFORE_MOST_UNITS = 1000;
const RUNAWAY_SPARE_CHARACTERS = 120;

export type Outline = readonly { readonly name: string; readonly characters: number }[];

export type PacedGateInput = {
  /** Sections of this stretch in their order; no characters where their lengths are not known. */
  readonly outline: Outline;
  /** Length of the stretch in characters, and what it has already. */
  readonly goal: number;
  readonly done: number;
  /** What stands before it. */
  readonly written: string;
  /** Place in the outline the stretch is at; -1 before its first heading. */
  readonly section: number;
  /** The text ends with this stretch: its ending is never trimmed, and kept back while the body is too short. */
  readonly endsText: boolean;
  /** The ending is there already and follows later: only what belongs before it is taken. */
  readonly bodyOnly: boolean;
  /** Letters and official documents: nothing follows name and date. */
  readonly signed: boolean;
};

export type PacedGate = Gate & {
  /** Ending kept back because the body is too short; "" where there is none. */
  readonly ending: string;
  readonly section: number;
};

/**
 * Lets an answer through at the pace of its outline. What goes over the length of its section is held until the section is
 * over, and loses sentences in its middle; of what is too long at the end, the middle goes as well, never the ending.
 * Nothing that was let through is taken back.
 */
export function createPacedGate(input: PacedGateInput): PacedGate {
  const { outline, goal, endsText, bodyOnly, signed } = input;
  const names = outline.map(({ name }) => name);
  const lastName = names.length - 1;
  const planned = plannedBefore(outline, goal);
  const reserve = reserveOf(outline, goal);
  const shown = createCharacterCounter();
  const came = createCharacterCounter();
  let section = input.section;
  let pending = "";
  let atLineStart = true;
  let unit = "";
  let held = "";
  let holding = false;
  let ending = "";
  let keepsEnding = false;
  /** The ending was begun by a short line only: a name, or a line of the body after all. */
  let tentative = false;
  let closes = false;
  let signedOff = false;
  let dropping = false;
  let full = false;
  let before = input.written.slice(-BEFORE_UNITS);

  const has = () => input.done + shown.total;

  function show(text: string): string {
    shown.push(text);
    before = before.length > BEFORE_MOST_UNITS ? (before + text).slice(-BEFORE_UNITS) : before + text;
    return text;
  }

  /** Characters that may be shown while nothing is known of what follows. */
  function bound(): number {
    if (closes) return goal * SHARE.limit;
    if (section >= 0 && section === lastName) return goal * (1 - SHARE.partEnd);
    const most = goal - (endsText ? reserve : goal * SHARE.partEnd);
    const next = planned[section + 1];
    return section < 0 || next === undefined ? most : Math.min(most, next + goal * SHARE.sectionLive);
  }

  function take(piece: string): string {
    if (dropping) return "";
    if (keepsEnding) {
      ending += piece;
      return tentative && countCharacters(ending) > LAG_MOST_CHARACTERS ? takeBack() : "";
    }
    if (holding) {
      held += piece;
      return "";
    }
    unit += piece;
    const most = bound();
    const total = has() + (unit.length > most ? countCharacters(unit) : unit.length);
    if (total <= most - goal * SHARE.inSentences || has() + countCharacters(unit) <= most - goal * SHARE.inSentences)
      return passUnit(unit.length);
    const ends = sentenceEnds(unit, before);
    const place = lastWithin(ends, unit, most - has());
    const out = passUnit(place);
    if (has() + countCharacters(unit) > most) {
      holding = true;
      held = unit;
      unit = "";
    }
    return out;
  }

  function leftUpTo(most: number) {
    return { left: most - has(), limit: goal * SHARE.limit - has(), goal: goal - has() };
  }

  function passUnit(units: number): string {
    const out = unit.slice(0, units);
    unit = unit.slice(units);
    return show(out);
  }

  /** A new section, or the ending, begins: what is held is shown, without its middle where it is too much. */
  function release(allowed: number): string {
    const rest = unit + held;
    unit = "";
    held = "";
    holding = false;
    const left = allowed - has();
    if (countCharacters(rest) <= left) return show(rest);
    const out = trimMiddle(rest, Math.max(0, left), { isEnd: false, goesOn: !endsSentence(before) });
    return show(`${out}${"\n".repeat(Math.max(0, 2 - trailingBreaks(before + out)))}`);
  }

  function beginSection(at: number): string {
    section = at;
    const isEnd = endsText && at === lastName;
    if (bodyOnly && at === lastName) {
      dropping = true;
      return "";
    }
    if (keepsEnding && !isEnd) return takeBack();
    if (keepsEnding) return "";
    const allowed = Math.min((planned[at] ?? goal) + goal * SHARE.sectionOver, endsText ? goal - reserve / 2 : goal);
    if (isEnd) return beginEnding(planned[at] ?? goal - reserve, allowed);
    return (planned[at] ?? 0) > 0 ? release(allowed) : holding ? "" : release(goal);
  }

  /** Shown as it comes where the body has its length; else kept until it has. */
  function beginEnding(body: number, allowed: number): string {
    if (bodyOnly) {
      dropping = true;
      return "";
    }
    if (has() + countCharacters(unit + held) >= body * SHARE.body) return release(allowed);
    const out = release(goal);
    keepsEnding = true;
    return out;
  }

  /** What looked like the ending was not. */
  function takeBack(): string {
    const text = ending;
    ending = "";
    keepsEnding = false;
    tentative = false;
    return take(text);
  }

  /** Looks at the beginning of a line, or at the whole of it. */
  function beginLine(line: string, whole: boolean): string {
    if (signedOff && signed && line.trim() !== "" && !isDateLine(line) && !standsUnderDate(line) && !isClosing(line)) {
      dropping = true;
      return "";
    }
    const at = sectionOf(line, names, section + 1);
    if (at > section && (whole || !isHeading(line))) {
      tentative = false;
      return beginSection(at);
    }
    if (!endsText && !bodyOnly) return "";
    const isDate = whole && isDateLine(line);
    const isEnd = (signed && whole && (isClosing(line) || isDate)) || (whole && isTagLine(line));
    const late = section === lastName || keepsEnding || closes || has() + countCharacters(unit + held) >= goal * SHARE.closesFrom;
    if (isEnd && late) {
      tentative = false;
      if (isDate) signedOff = true;
      return keepsEnding || closes || holding ? "" : beginClosing();
    }
    if (!keepsEnding) return mayBeLast(line, whole) ? keepTentatively() : "";
    return tentative && line.trim() !== "" && !(signed && isShortLine(line))
      ? takeBack() + (mayBeLast(line, whole) ? keepTentatively() : "")
      : "";
  }

  /** Closing words, a date, tags: they pass where the body has its length. */
  function beginClosing(): string {
    const inLast = section >= 0 && section === lastName;
    const out = inLast && has() >= goal * SHARE.lag.to ? "" : beginEnding(goal - reserve, goal);
    closes = !keepsEnding && !dropping;
    return out;
  }

  /** The last paragraph of a text that is too short is not shown before what is missing: so none is before the next one begins. */
  function mayBeLast(line: string, whole: boolean): boolean {
    if (bodyOnly || holding || closes || unit.trim() !== "" || isListLine(line) || (whole && isHeading(line))) return false;
    const share = has() / goal;
    return (section < 0 || section === lastName) && share >= SHARE.lag.from && share < SHARE.lag.to;
  }

  function keepTentatively(): string {
    keepsEnding = true;
    tentative = true;
    return "";
  }

  function mayStillBecome(line: string): boolean {
    if (mayBecomeHeading(line, names)) return true;
    return (endsText || bodyOnly) && signed && mayBecomeClosing(line);
  }

  function read(atEnd: boolean): string {
    let out = "";
    while (pending !== "") {
      const lineEnd = pending.indexOf("\n");
      const whole = lineEnd >= 0 || atEnd;
      const line = lineEnd >= 0 ? pending.slice(0, lineEnd) : pending;
      if (atLineStart && line.trim() !== "") {
        if (!whole && mayStillBecome(line)) return out;
        out += beginLine(line, whole);
      }
      atLineStart = lineEnd >= 0;
      const piece = lineEnd >= 0 ? pending.slice(0, lineEnd + 1) : pending;
      pending = pending.slice(piece.length);
      out += take(piece);
    }
    return out;
  }

  return {
    push(text) {
      if (full) return "";
      pending += text;
      came.push(text);
      const heldUnits = pending.length + unit.length + held.length + ending.length;
      const most = goal * SHARE.runaway + RUNAWAY_SPARE_CHARACTERS;
      if (input.done + came.total > most || heldUnits > goal * HELD_UNITS_PER_CHARACTER + SPARE_UNITS) full = true;
      return read(false);
    },
    end({ cut }) {
      let out = read(true);
      const isCut = cut || full;
      let rest = unit + held + (isCut ? ending : "");
      unit = "";
      held = "";
      if (isCut) {
        ending = "";
        const ends = sentenceEnds(rest, before);
        if (!endsSentence(rest) && (ends.length > 0 || endsSentence(before))) rest = rest.slice(0, ends.at(-1) ?? 0);
        // Its ending has not come: some of the length is left for it.
        const most = endsText ? Math.max(bound(), has()) : goal * SHARE.trimTo;
        if (countCharacters(rest) > most - has())
          rest = trimMiddle(rest, Math.max(0, most - has()), { isEnd: false, goesOn: !endsSentence(before) });
        return out + show(rest);
      }
      const total = has() + countCharacters(rest) + countCharacters(ending);
      if (ending !== "" && total < goal * SHARE.body) return out + show(rest);
      rest += ending;
      ending = "";
      out += show(fitted(rest, leftUpTo(goal * SHARE.trimTo), { isEnd: endsText, goesOn: !endsSentence(before) }));
      return out;
    },
    get full() {
      return full;
    },
    get count() {
      return shown.total;
    },
    get kept() {
      return shown.total + countCharacters(ending);
    },
    get received() {
      return came.total;
    },
    get ending() {
      return ending;
    },
    get section() {
      return section;
    },
  };
}

/** What is over the limit without its middle; as it is where that would miss the goal by more. Lengths in characters still to come. */
function fitted(
  text: string,
  { left, limit, goal }: { left: number; limit: number; goal: number },
  place: { isEnd: boolean; goesOn: boolean },
): string {
  const count = countCharacters(text);
  if (count <= limit) return text;
  const trimmed = trimMiddle(text, Math.max(0, left), place);
  return goal - countCharacters(trimmed) > count - goal ? text : trimmed;
}

/** Characters planned before each section; one more entry than sections. All of it, where lengths are not known. */
function plannedBefore(outline: Outline, goal: number): number[] {
  const all = outline.reduce((sum, { characters }) => sum + characters, 0);
  if (all === 0) return [];
  let sum = 0;
  const places = outline.map(({ characters }) => {
    const at = (sum * goal) / all;
    sum += characters;
    return at;
  });
  return [...places, goal];
}

/** Characters kept free for the end of a text: its last section, within bounds. */
function reserveOf(outline: Outline, goal: number): number {
  const all = outline.reduce((sum, { characters }) => sum + characters, 0);
  const last = outline.length > 1 && all > 0 ? ((outline.at(-1)?.characters ?? 0) * goal) / all : 0;
  return Math.min(goal * SHARE.endMost, Math.max(goal * SHARE.endLeast, last));
}

function trailingBreaks(text: string): number {
  return /\n*$/.exec(text)?.[0].length ?? 0;
}

/** Last of `places` up to which `text` has no more than `most` characters. */
function lastWithin(places: readonly number[], text: string, most: number): number {
  for (let at = places.length - 1; at >= 0; at--) {
    const place = places[at] ?? 0;
    if (countCharacters(text.slice(0, place)) <= most) return place;
  }
  return 0;
}
