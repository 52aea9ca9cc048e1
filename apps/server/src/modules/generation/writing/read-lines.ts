import type { Guard } from "./guard.ts";

/**
 * Reads an answer by lines while it comes: a line is held from its start while `mayMatter`, then given to `readLine`, whole or as far as it
 * has come. What follows on a line that was let go is given to `pass`.
 */
export function createLineReader({
  mayMatter,
  readLine,
  pass,
}: {
  mayMatter: (line: string) => boolean;
  readLine: (line: string) => string;
  pass: (rest: string) => string;
}): Guard {
  let line = "";
  let isOpen = true;

  function take(): string {
    const text = line;
    line = "";
    isOpen = text.endsWith("\n");
    return readLine(text);
  }

  return {
    push(text) {
      let out = "";
      for (let at = 0; at < text.length; ) {
        const lineEnd = text.indexOf("\n", at);
        const to = lineEnd < 0 ? text.length : lineEnd + 1;
        const piece = text.slice(at, to);
        if (!isOpen && line === "") {
          out += pass(piece);
          isOpen = lineEnd >= 0;
        } else {
          line += piece;
          if (lineEnd >= 0 || !mayMatter(line)) out += take();
        }
        at = to;
      }
      return out;
    },
    end: () => (line === "" ? "" : take()),
  };
}
