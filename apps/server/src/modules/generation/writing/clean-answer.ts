import type { Guard } from "./guard.ts";
import {
  COUNT_AT_END,
  COUNT_BEGUN,
  isFence,
  isLeadIn,
  isSpokenAtEnd,
  mayBeSpokenAtEnd,
  mayLeadIn,
  SPOKEN_MOST_UNITS,
} from "./spoken-around.ts";

/** Answers that speak to a customer may end with a courtesy of their own. */
const KEEPS_COURTESY: readonly string[] = ["letter", "script", "list", "post"];

/** Whether a scene's text may say of itself that it hopes to help. */
export function keepsCourtesy(outputKind: string | undefined): boolean {
  return outputKind !== undefined && KEEPS_COURTESY.includes(outputKind);
}

/** Takes out what a model says before a text, and the code fence around the whole of it. `wrapped` is told of an opened fence. */
export function createHeadGuard(input: { continues: boolean; onFence: () => void }): Guard {
  let held: string | null = "";
  let dropped = false;

  function step(atEnd: boolean): string {
    while (held !== null) {
      const lineEnd = held.indexOf("\n");
      const line = lineEnd >= 0 ? held.slice(0, lineEnd) : held;
      const mayGo = mayLeadIn(line) || (dropped && /^\s*[-*]+$/.test(line));
      if (lineEnd < 0 && !atEnd && mayGo && line.length <= SPOKEN_MOST_UNITS) return "";
      const rest = lineEnd >= 0 ? held.slice(lineEnd + 1) : "";
      const isRule = dropped && /^\s*(?:-{3,}|\*{3,})\s*$/.test(line);
      const isBlank = line.trim() === "" && (dropped || !input.continues || lineEnd < 0);
      if (lineEnd >= 0 && isFence(line)) input.onFence();
      else if (!isLeadIn(line, input.continues) && !isRule && !isBlank) return pass();
      dropped = true;
      held = rest;
      if (rest === "") return "";
    }
    return "";
  }

  function pass(): string {
    const text = held ?? "";
    held = null;
    return text;
  }

  return {
    push(text) {
      if (held === null) return text;
      held += text;
      return step(false);
    },
    end: () => (held === null || held === "" ? "" : step(true)),
  };
}

/** Takes out what a model says after a text, and the end of the fence around it. Such lines followed by more text stay. */
export function createTailGuard(input: { keepsCourtesy: boolean; isFenced: () => boolean }): Guard {
  /** Line that is being read, from its start where it may be one of those. */
  let line = "";
  let atStart = true;
  /** Lines that go if nothing follows them. */
  let waiting = "";

  function release(text: string): string {
    const out = waiting + text;
    waiting = "";
    return out;
  }

  function isGone(whole: string): boolean {
    return isSpokenAtEnd(whole, input.keepsCourtesy) || (input.isFenced() && isFence(whole)) || /^\s*-{3,}\s*$/.test(whole);
  }

  function read(text: string): string {
    let out = "";
    for (let at = 0; at < text.length; ) {
      const lineEnd = text.indexOf("\n", at);
      const to = lineEnd < 0 ? text.length : lineEnd + 1;
      line += text.slice(at, to);
      at = to;
      if (lineEnd >= 0) out += endLine();
      else if (!atStart || !mayStillGo()) out += flow();
    }
    return out;
  }

  function mayStillGo(): boolean {
    return line.trim() === "" || (mayBeSpokenAtEnd(line) && line.length <= SPOKEN_MOST_UNITS);
  }

  function endLine(): string {
    const whole = line;
    const isNew = atStart;
    atStart = true;
    if (isNew && (whole.trim() === "" || isGone(whole))) {
      line = "";
      waiting += whole;
      return "";
    }
    const begun = COUNT_BEGUN.exec(whole.trimEnd());
    line = "";
    if (begun === null) return release(whole);
    const out = release(whole.slice(0, begun.index));
    waiting = whole.slice(begun.index);
    return out;
  }

  /** Inside a line that stays: only what may be a count at its end is held. */
  function flow(): string {
    atStart = false;
    const begun = COUNT_BEGUN.exec(line);
    const to = begun?.index ?? line.length;
    const out = to === 0 ? "" : release(line.slice(0, to));
    line = line.slice(to);
    return out;
  }

  return {
    push: read,
    end() {
      const rest = waiting + line;
      const isWhole = atStart;
      line = "";
      waiting = "";
      return isWhole || COUNT_AT_END.test(rest) ? withoutSpoken(rest) : rest;
    },
  };

  function withoutSpoken(rest: string): string {
    const lines = rest.split("\n");
    const last = lines.findLastIndex((text, at) => text.trim() !== "" && !isGone(text) && !(at === 0 && COUNT_AT_END.test(text)));
    const first = lines[0] ?? "";
    const isAllGone = last < 0 && lines.some((text) => text.trim() !== "" && !/^\s*-{3,}\s*$/.test(text));
    if (last < 0)
      return isAllGone ? (first.replace(COUNT_AT_END, "").trim() === "" || isGone(first) ? "" : first.replace(COUNT_AT_END, "")) : rest;
    const kept = lines.slice(0, last + 1).join("\n");
    return last === lines.length - 1 ? kept : lines.slice(last + 1).some((text) => text.trim() !== "") ? kept : rest;
  }
}
