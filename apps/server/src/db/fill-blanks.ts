/** Puts values into a message's `{blanks}`; an unknown blank stays as it is. */
export function fillBlanks(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (blank, key: string) => String(params[key] ?? blank));
}
