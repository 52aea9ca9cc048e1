/**
 * Removes null characters from every string of a parsed body and makes it well-formed Unicode, in place: PostgreSQL refuses
 * the first, and a lone surrogate cannot be stored as UTF-8. Iterative, because a body may nest deeper than the stack. Both
 * can only come from `\u` escapes, so a body without any is not walked.
 */
export function cleanStrings(parsed: unknown, raw: string): unknown {
  if (!raw.includes("\\u")) return parsed;
  if (typeof parsed === "string") return cleanText(parsed);
  const open: unknown[] = [parsed];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isContainer(node)) continue;
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === "string") node[key] = cleanText(value);
      else if (isContainer(value)) open.push(value);
    }
  }
  return parsed;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function cleanText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
