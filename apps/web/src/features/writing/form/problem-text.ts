import type { FormField } from "@tangleaf/contract";
import { formatNumber } from "#lib/format-number.ts";
import { writingMessages as m } from "#messages/writing.ts";
import type { Problem } from "./form-state.ts";

/** The sentence under a field. */
export function problemText(field: FormField, problem: Problem): string {
  switch (problem.kind) {
    case "required":
      return m.form.required(field.label);
    case "tooLong":
      return m.form.tooLong(formatNumber(problem.max));
    case "bounds":
      return m.form.bounds(formatNumber(problem.min), formatNumber(problem.max));
    case "server":
      return problem.message;
  }
}
