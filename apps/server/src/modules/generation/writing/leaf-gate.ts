import { countCharacters, createCharacterCounter } from "@tangleaf/document";
import { firstUnit, itemsOf } from "./leaf-units.ts";
import type { Gate } from "./length-gate.ts";
import { endsSentence } from "./sentence-ends.ts";

/** Whatever is counted, more than this for each character of the goal is no text. */
const HELD_UNITS_PER_CHARACTER = 20;
const SPARE_UNITS = 2000;

/**
 * Lets a section through unit by unit until it has its length: it ends at the end of the unit nearest to the goal, never inside a
 * formula or a list. `clean` takes out what may not stand there. All lengths in characters still to come.
 */
export function createLeafGate(input: {
  readonly goal: number;
  /** The section is long enough, and too long. */
  readonly least: number;
  readonly most: number;
  readonly clean: (unit: string) => string;
}): Gate {
  const { goal, least, most, clean } = input;
  const shown = createCharacterCounter();
  const came = createCharacterCounter();
  let pending = "";
  let full = false;

  function take(unit: string): string {
    const kept = clean(unit);
    const length = countCharacters(kept);
    const over = shown.total + length - goal;
    if (over <= 0) return show(kept);
    full = true;
    const missing = goal - shown.total;
    if (shown.total + length <= most && (over < missing || shown.total < least)) return show(kept);
    if (shown.total >= least) return "";
    // A list or table that is too long for the rest: as many whole items as fit.
    let part = "";
    for (const item of itemsOf(kept)) {
      if (shown.total + countCharacters(part + item) > most) break;
      part += item;
    }
    return show(part);
  }

  function show(text: string): string {
    shown.push(text);
    if (shown.total >= goal) full = true;
    return text;
  }

  return {
    push(text) {
      if (full) return "";
      pending += text;
      came.push(text);
      let out = "";
      for (let unit = firstUnit(pending, false); unit !== "" && !full; unit = firstUnit(pending, false)) {
        pending = pending.slice(unit.length);
        out += take(unit);
      }
      if (pending.length > goal * HELD_UNITS_PER_CHARACTER + SPARE_UNITS) full = true;
      return out;
    },
    end({ cut }) {
      let out = "";
      for (let unit = full ? "" : firstUnit(pending, true); unit !== "" && !full; unit = firstUnit(pending, true)) {
        pending = pending.slice(unit.length);
        // A sentence that broke off is written again.
        if (cut && pending === "" && !endsSentence(unit) && shown.total > 0) break;
        out += take(unit);
      }
      pending = "";
      return out;
    },
    get full() {
      return full;
    },
    get count() {
      return shown.total;
    },
    get kept() {
      return shown.total;
    },
    get received() {
      return came.total;
    },
  };
}
