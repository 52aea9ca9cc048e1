import type { FormField } from "./fill-form.ts";

/** The forms as stored: a line a scene in each column. */
export type FormsData = { key: string; form: string };

/** Fields of every form by scene, as far as filling one in needs them. */
export function readForms(data: FormsData): ReadonlyMap<string, readonly FormField[]> {
  const forms = data.form.split("\n");
  return new Map(data.key.split("\n").map((key, row) => [key, (forms[row] ?? "").split("|").map(readField)]));
}

function readField(stored: string): FormField {
  const [, key = "", label = "", min, max = ""] = /^(\S+) ([^#]*)(?:#(\d+)-(\d*))?$/.exec(stored) ?? [];
  if (min === undefined) return { key, label, type: "text" };
  return { key, label, type: "number", min: Number(min), ...(max === "" ? {} : { max: Number(max) }) };
}
