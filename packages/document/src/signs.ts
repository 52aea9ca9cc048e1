/**
 * A sign stands for what is no text in a paragraph that a model is given: a citation, a formula, a footnote. `⟦3⟧` is the third.
 */
export const SIGN = /⟦\d{1,3}⟧/g;

/** The signs of a text, in their order. */
export function signsOf(text: string): string[] {
  return text.match(SIGN) ?? [];
}

/** Whether two texts have the same signs in the same order, so that one may take the other's place. */
export function hasSameSigns(one: string, other: string): boolean {
  return signsOf(one).join() === signsOf(other).join();
}
