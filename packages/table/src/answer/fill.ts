/** A piece of a sentence that is only text. */
type Plain = { readonly text: string };
type Slot<P> = string | P | readonly (string | P)[];

const HAN_THEN_LATIN = /\p{Script=Han}$/u;
const LATIN_START = /^[\p{Script=Latin}\d]/u;
const LATIN_END = /[\p{Script=Latin}\d%]$/u;
const HAN_START = /^\p{Script=Han}/u;

const needsBlank = (before: string, after: string): boolean =>
  (HAN_THEN_LATIN.test(before) && LATIN_START.test(after)) || (LATIN_END.test(before) && HAN_START.test(after));

const isPlain = (part: object): boolean => Object.keys(part).length === 1;

/** Pieces in a row: text beside text is one piece, and between Chinese and Latin words stands a blank. */
export function joinParts<P extends Plain>(parts: readonly P[]): P[] {
  const joined: P[] = [];
  for (const part of parts) {
    if (part.text === "") continue;
    const last = joined.at(-1);
    const blank = last !== undefined && needsBlank(last.text, part.text) ? " " : "";
    if (last !== undefined && isPlain(last) && isPlain(part)) joined[joined.length - 1] = { ...last, text: last.text + blank + part.text };
    else if (blank === "" || last === undefined) joined.push(part);
    else if (isPlain(last)) joined.splice(-1, 1, { ...last, text: `${last.text} ` }, part);
    else if (isPlain(part)) joined.push({ ...part, text: ` ${part.text}` });
    else joined.push({ text: " " } as P, part);
  }
  return joined;
}

/** A template with its slots, `{name}`, filled. */
export function fill<P extends Plain>(template: string, slots: Readonly<Record<string, Slot<P>>>): P[] {
  const parts = template.split(/(\{\w+\})/u).flatMap((piece): P[] => {
    const name = /^\{(\w+)\}$/u.exec(piece)?.[1];
    return name === undefined ? [{ text: piece } as P] : partsOf(slots[name] ?? "");
  });
  return joinParts(parts);
}

/** Several in a row, with a word between them. */
export function joinWith<P extends Plain>(all: readonly Slot<P>[], between: string, last = between): P[] {
  return joinParts(all.flatMap((one, n) => [...(n === 0 ? [] : [{ text: n === all.length - 1 ? last : between } as P]), ...partsOf(one)]));
}

const partsOf = <P extends Plain>(slot: Slot<P>): P[] =>
  (Array.isArray(slot) ? slot : [slot]).map((one: string | P) => (typeof one === "string" ? ({ text: one } as P) : one));

export const textOf = (parts: readonly Plain[]): string => parts.map(({ text }) => text).join("");
