/** Puts the caret into the first field of a form that has one of the names, and brings it into view. */
export function focusField(form: HTMLElement | null, names: readonly string[]): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>("[data-field]") ?? [])];
  fields.find((field) => names.includes(field.dataset["field"] ?? ""))?.focus();
}
