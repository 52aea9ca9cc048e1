const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** More than any call needs: the deepest tree has two brackets for each of its 50 levels. */
const DEPTH_MAX = 256;

/**
 * Whether lists and objects stand deeper in each other than any call needs. Looked at before anything is parsed: what walks a parsed
 * body, the schema of its call for one, does so by recursion.
 */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === LIST || code === OBJECT) {
      depth += 1;
      if (depth > DEPTH_MAX) return true;
    } else if (code === LIST_END || code === OBJECT_END) depth -= 1;
  }
  return false;
}
