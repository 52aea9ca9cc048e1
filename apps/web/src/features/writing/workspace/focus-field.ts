/** Puts the caret into the first field that is wrong, and brings it into view. */
export function focusField(form: HTMLElement | null, keys: readonly string[]): void {
  const wrong = new Set(keys);
  const fields = [...(form?.querySelectorAll<HTMLElement>("[data-field]") ?? [])];
  const first = fields.find((field) => wrong.has(field.dataset["field"] ?? ""));
  first?.focus();
}
