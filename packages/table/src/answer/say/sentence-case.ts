import type { SayPart } from "../answer-schema.ts";
import { joinParts } from "../fill.ts";
import type { Parts, Teller } from "./teller.ts";

/** A label inside an English sentence begins small where it is one of ours. */
export function lowerLabel(teller: Teller, name: string): string {
  if (teller.sourceOf(name) === null && teller.isCount(name)) return teller.noun;
  const label = teller.label(name);
  return teller.sourceOf(name) === name ? label : lower(teller, label);
}

export const lower = ({ context }: Teller, label: string): string =>
  context.lang === "en" ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** An English sentence begins with a capital. */
export function capital({ context }: Teller, parts: Parts): Parts {
  const [first, ...rest] = joinParts<SayPart>(parts);
  if (context.lang !== "en" || first === undefined || first.cells !== undefined) return joinParts<SayPart>(parts);
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}
