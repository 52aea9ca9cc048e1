/** A part of an EQ field: text, or a switch with its options and arguments. */
export type EqPart =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "switch";
      readonly name: string;
      readonly options: readonly EqOption[];
      readonly parts: readonly (readonly EqPart[])[];
    };
export type EqOption = { readonly name: string; readonly value: string };

/** Options by the switch they belong to; each is `\name`, with a number, or with the character after it. */
const OPTIONS: Readonly<Record<string, RegExp>> = {
  a: /^\\(al|ac|ar|co|vs|hs)\s*(\d*)/i,
  b: /^\\(lc|rc|bc)\s*\\(.)/is,
  d: /^\\(fo|ba|li)\s*(\d*)/i,
  i: /^\\(su|pr|in|fc|vc)\s*((?:\\.)?)/is,
  o: /^\\(al|ac|ar|ad)\s*()/i,
  s: /^\\(up|do|ai|di)\s*(-?\d*)/i,
  x: /^\\(to|bo|le|ri)\s*()/i,
};
const SWITCH = /^\\([abdfilorsx])(?![a-z])\s*/i;
/** Formats of the whole field, which stand before it or after it: `\* jc2 \* "Font:Calibri" \* hps10`. */
const FORMAT = /\\\*\s*(?:"[^"]*"|\w+)\s*/g;
/** Brackets in brackets; a file can say anything. */
const DEPTH_MAX = 30;

/** Reads the instruction of an EQ field; null where it is none that Word would show. */
export function parseEq(instruction: string): readonly EqPart[] | null {
  const source = instruction.replace(/^\s*EQ\b/i, "").replace(FORMAT, "");
  // Where Windows has the comma for decimals, a semicolon parts what stands in brackets.
  const separator = /(?<!\\),/.test(source) ? "," : ";";
  let at = 0;

  /** Parts up to the end, or to a bracket or separator that is not escaped. */
  function readParts(depth: number): EqPart[] | null {
    const parts: EqPart[] = [];
    let text = "";
    let open = 0;
    const endText = () => {
      if (text !== "") parts.push({ kind: "text", text });
      text = "";
    };
    while (at < source.length) {
      const character = source[at] ?? "";
      if (character === "\\") {
        if (SWITCH.test(source.slice(at, at + 3))) {
          endText();
          const read = readSwitch(depth + 1);
          if (read === null) return null;
          parts.push(read);
        } else {
          text += source[at + 1] ?? "";
          at += 2;
        }
        continue;
      }
      if (depth > 0 && open === 0 && (character === ")" || character === separator)) break;
      if (character === "(") open++;
      if (character === ")") open--;
      text += character;
      at++;
    }
    endText();
    return parts;
  }

  function readSwitch(depth: number): EqPart | null {
    const [whole = "", name = ""] = SWITCH.exec(source.slice(at, at + 20)) ?? [];
    if (depth > DEPTH_MAX) return null;
    at += whole.length;
    const options: EqOption[] = [];
    const form = OPTIONS[name.toLowerCase()];
    for (let found = form?.exec(source.slice(at, at + 20)); found; found = form?.exec(source.slice(at, at + 20))) {
      options.push({ name: (found[1] ?? "").toLowerCase(), value: found[2] ?? "" });
      at += found[0].length;
      while (source[at] === " ") at++;
    }
    const parts: (readonly EqPart[])[] = [];
    if (source[at] !== "(") return name.toLowerCase() === "d" ? { kind: "switch", name: "d", options, parts } : null;
    do {
      at++;
      const read = readParts(depth);
      if (read === null || at >= source.length) return null;
      parts.push(read);
    } while (source[at] !== ")");
    at++;
    return { kind: "switch", name: name.toLowerCase(), options, parts };
  }

  const parts = readParts(0);
  return parts === null || parts.every((part) => part.kind === "text" && part.text.trim() === "") ? null : parts;
}
