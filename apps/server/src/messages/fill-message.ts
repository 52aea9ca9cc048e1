/** Fills the `{blanks}` of a message; a blank without a value is left empty. */
export function fillMessage(template: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
