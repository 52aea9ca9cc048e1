import { createItemReader, type ItemReader } from "@tangleaf/document";

/** Lines that show what the shape of a list is: a title over it and its first item. */
const SHAPE_LINES = 2;

/** Ends a list after the last item that was asked for. */
export type ItemGate = {
  push(text: string): string;
  /** The answer is over: the rest that may be shown. */
  end(): string;
  /** One item more than asked for has begun: the call can be ended. */
  readonly isFull: boolean;
  /** Items let through. */
  readonly count: number;
};

/** Lets `goal` items through, in whatever shape the list has. `written`: the list so far. */
export function createItemGate(input: { goal: number; written: string }): ItemGate {
  let reader: ItemReader | null = input.written.trim() === "" ? null : createItemReader(input.written);
  /** Lines before the shape is known. */
  let first: string[] = [];
  let items = 0;
  let line = "";
  let full = false;

  function takeLine(last: boolean): string {
    const taken = line;
    line = "";
    if (reader !== null) return admit(reader, taken);
    first.push(taken);
    if (!last && first.filter((text) => text.trim() !== "").length < SHAPE_LINES) return "";
    reader = createItemReader(first.join(""));
    const lines = first;
    first = [];
    return lines.map((text) => (reader === null ? "" : admit(reader, text))).join("");
  }

  function admit(by: ItemReader, taken: string): string {
    if (full) return "";
    if (by.read(taken)) {
      if (items >= input.goal) {
        full = true;
        return "";
      }
      items++;
    }
    return taken;
  }

  return {
    push(text) {
      let out = "";
      for (const character of text) {
        if (full) return out;
        line += character;
        if (character === "\n") out += takeLine(false);
      }
      return out;
    },
    end() {
      return full ? "" : takeLine(true);
    },
    get isFull() {
      return full;
    },
    get count() {
      return items;
    },
  };
}
