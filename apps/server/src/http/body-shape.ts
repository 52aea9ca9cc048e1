import { AppError } from "../platform/errors.ts";

/** Levels of a body. A mind tree of 50 levels has 102; schemas that contain themselves walk a body with the stack. */
const DEPTH_MAX = 250;

/** Names in one object, more than any input holds. A schema checks each name and value of a record. */
const NAMES_MAX = 20_000;

const CODES = { quote: 34, colon: 58, backslash: 92, listBegin: 91, listEnd: 93, objectBegin: 123, objectEnd: 125 } as const;

/**
 * Refuses JSON that no call takes before it is parsed: half a million lists in each other take the parser 200 ms, and this look at
 * each of their characters 2. What is no JSON at all is left to the parser. Throws body.tooDeep, body.tooManyNames.
 */
export function assertBodyShape(json: string): void {
  /** Names so far of the object at each level. */
  const names: number[] = [];
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case CODES.quote:
        at = endOfText(json, at);
        break;
      case CODES.listBegin:
      case CODES.objectBegin:
        if (names.push(0) > DEPTH_MAX) throw new AppError("body.tooDeep", { params: { max: DEPTH_MAX } });
        break;
      case CODES.listEnd:
      case CODES.objectEnd:
        names.pop();
        break;
      case CODES.colon:
        names.push((names.pop() ?? 0) + 1);
        if ((names.at(-1) ?? 0) > NAMES_MAX) throw new AppError("body.tooManyNames", { params: { max: NAMES_MAX } });
        break;
    }
  }
}

/** Returns the index of the closing quotation mark of a string that begins at `from`; the length of the JSON if it never closes. */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === CODES.quote) return at;
    if (code === CODES.backslash) at += 1;
  }
  return json.length;
}
