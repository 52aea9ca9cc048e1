const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Controls but tab, line feed and return, and the two non-characters of the plane. */
const CONTROL = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** One look at a text, which most texts end with. */
const SUSPECT = /[\p{Cc}\p{Cs}\ufffe\uffff]/u;

/** Text without the characters that XML 1.0 forbids, one of which makes Word refuse the whole file, or discourages (U+007F to U+009F). */
export function printable(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text.replace(LONE_SURROGATE, "").replace(CONTROL, "");
}
