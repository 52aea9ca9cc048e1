const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Controls but tab, line feed and return, and the two non-characters of the plane. */
const FORBIDDEN_CONTROL = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]/gu;

/** Text without the characters that XML 1.0 forbids: one of them makes Word refuse the whole file. */
export function printable(text: string): string {
  return text.replace(LONE_SURROGATE, "").replace(FORBIDDEN_CONTROL, "");
}
