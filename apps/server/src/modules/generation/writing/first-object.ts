/** Words may hold braces too: `{` that begins no object is passed over, so many times. */
const BEGINNINGS_MAX = 20;

/** The first whole JSON object among words, whatever braces stand in its texts or behind it; undefined where there is none. */
export function firstObject(text: string): string | undefined {
  let from = text.indexOf("{");
  for (let tries = 0; from !== -1 && tries < BEGINNINGS_MAX; tries += 1) {
    const to = endOfObject(text, from);
    if (to !== -1) {
      const object = text.slice(from, to);
      if (isJson(object)) return object;
    }
    from = text.indexOf("{", from + 1);
  }
  return undefined;
}

/** The place behind the brace that closes the one at `from`; -1 where none does. */
function endOfObject(text: string, from: number): number {
  let depth = 0;
  let isText = false;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (isText) {
      if (letter === "\\") at += 1;
      else if (letter === '"') isText = false;
    } else if (letter === '"') isText = true;
    else if (letter === "{") depth += 1;
    else if (letter === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
