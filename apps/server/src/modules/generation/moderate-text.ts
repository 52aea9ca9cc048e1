import { AppError } from "../../platform/errors.ts";
import type { Moderation } from "../../ports/moderation.ts";

type Looking = { readonly moderation: Pick<Moderation, "check"> };

/** A person's text as it may be kept: with what is masked in it masked. Throws content.blocked. */
export function allowedText({ moderation }: Looking, text: string, field: string): string {
  const verdict = moderation.check(text);
  if (verdict.action === "block") throw new AppError("content.blocked", { field }, `category ${verdict.category}`);
  return verdict.action === "mask" ? verdict.text : text;
}

/** The same for an edited beginning, looked at together with what follows it: no word hides across the seam. */
export function allowedEdit(looking: Looking, { text, rest }: { text: string; rest: string }): string {
  const whole = text + rest;
  const allowed = allowedText(looking, whole, "text");
  // A masked character is one character, so that the beginning can be told from the rest.
  return allowed === whole ? text : Array.from(allowed).slice(0, Array.from(text).length).join("");
}

/** Of an object: what no person types. */
const NAMES_OF_OURS: ReadonlySet<string> = new Set(["id", "role", "needs", "type", "grain"]);

/** Everything a value says, looked at as one: it stays as it is, or is refused. Throws content.blocked. */
export function assertAllowed(looking: Looking, value: unknown, field: string): void {
  allowedText(looking, stringsOf(value).join("\n"), field);
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NAMES_OF_OURS.has(key) ? [] : stringsOf(inner)));
}

/** A JSON value that was written, with every string in it looked at: masked words masked; `blocked` names the category of the first that may not be kept. */
export function screenStrings({ moderation }: Looking, value: unknown): { value: unknown; blocked: string | null } {
  let blocked: string | null = null;
  const screen = (part: unknown): unknown => {
    if (typeof part === "string") {
      const verdict = moderation.check(part, { side: "output" });
      if (verdict.action === "block") blocked ??= verdict.category;
      return verdict.action === "mask" ? verdict.text : part;
    }
    if (Array.isArray(part)) return part.map(screen);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, screen(inner)]));
  };
  const screened = screen(value);
  return { value: screened, blocked };
}

/** Somebody else's words that may be cited: a piece that may not be shown is left out, the text is written all the same. */
export function allowedEvidence<Piece extends { readonly text: string }>({ moderation }: Looking, pieces: readonly Piece[]): Piece[] {
  return pieces.filter(({ text }) => moderation.check(text).action !== "block");
}
