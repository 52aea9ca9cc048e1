/** Longest raw text that is looked at, in UTF-16 units: what follows cannot change the part that is kept. */
const RAW_FACTOR = 4;

const TAG = /<\/?[A-Za-z!?][^<>]*>/g;
/** The beginning of a tag at the end of what is looked at. */
const CUT_TAG = /<[^<>]*$/;
/** Tags that stand for a break between words; all others stand inside words (`H<sub>2</sub>O`). */
const BREAKING_TAG = /^<\/?(?:jats:)?(?:p|br|div|li|ul|ol|sec|title|list|list-item|h[1-6]|tr|td|disp-formula)\b/i;
/** A heading that only says that an abstract follows. */
const ABSTRACT_HEADING = /<((?:jats:)?title)>\s*(?:abstract|summary|摘\s*要)\s*(?:[:：.]\s*)?<\/\1>/gi;
const ENTITY = /&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
};
/** Control characters, and those that are drawn as nothing or turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
const CODE_POINT_MAX = 0x10_ff_ff;

/**
 * A text of an answer as plain text of one line, at most `maxCharacters` UTF-16 units: without tags (HTML, JATS, MathML), with
 * entities resolved, without control characters. null for anything else, and for nothing.
 */
export function plainText(value: unknown, maxCharacters: number): string | null {
  if (typeof value !== "string") return null;
  const cut = value.slice(0, maxCharacters * RAW_FACTOR);
  const raw = (cut === value ? cut : cut.replace(CUT_TAG, "")).replace(ABSTRACT_HEADING, " ");
  // Titles are often escaped twice: tags appear once the entities are resolved.
  const text = withoutTags(resolveEntities(resolveEntities(withoutTags(raw))));
  const line = text.toWellFormed().replace(/\s+/g, " ").replace(UNSEEN, "").normalize("NFC").trim();
  return cutAt(line, maxCharacters).trim() || null;
}

function withoutTags(text: string): string {
  return text.replace(TAG, (tag) => (BREAKING_TAG.test(tag) ? " " : ""));
}

function resolveEntities(text: string): string {
  return text.replace(ENTITY, (entity, name: string) => {
    if (!name.startsWith("#")) return NAMED[name.toLowerCase()] ?? entity;
    const hex = name[1]?.toLowerCase() === "x";
    const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
    return code > 0 && code <= CODE_POINT_MAX ? String.fromCodePoint(code) : "";
  });
}

/** Never through the middle of a character. */
function cutAt(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const cut = text.slice(0, maxCharacters);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
