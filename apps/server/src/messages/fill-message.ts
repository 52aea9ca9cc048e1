/** Puts values into the `{blanks}` of a message; a blank without a value becomes nothing. */
export function fillMessage(template: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
