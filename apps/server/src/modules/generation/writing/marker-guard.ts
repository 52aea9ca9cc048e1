import { readMarkers } from "@tangleaf/document/references";
import type { Guard } from "./guard.ts";

/** Markers are shorter. */
const MARKER_MOST_UNITS = 60;
const BEGUN = /\[{1,2}[^\]\n]*\]?$/;

/**
 * Takes markers of works that were not given out of a text: [[R9]] stands for an entry of our list, and there is none. `onUnknown` is told
 * of each.
 */
export function createMarkerGuard(allowed: readonly string[], onUnknown: (id: string) => void): Guard {
  let held = "";

  function read(text: string): string {
    const { text: kept, unknown } = readMarkers(text, allowed);
    for (const id of unknown) onUnknown(id);
    return kept;
  }

  return {
    push(text) {
      held += text;
      const begun = BEGUN.exec(held.slice(-MARKER_MOST_UNITS))?.[0] ?? "";
      const to = held.length - begun.length;
      const out = held.slice(0, to);
      held = held.slice(to);
      return out === "" ? "" : read(out);
    },
    end() {
      const rest = held;
      held = "";
      return rest === "" ? "" : read(rest);
    },
  };
}
