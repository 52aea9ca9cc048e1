const SLOT = /\{(\w+)\}/g;

/** Words for slots; "" and undefined are none. */
export type Slots = Readonly<Record<string, string | undefined>>;

/** The sentence with its slots filled, or null where one has no words. `{Thing}` is `{thing}` with a capital. */
export function fillWords(template: string, slots: Slots): string | null {
  let isComplete = true;
  const filled = template.replace(SLOT, (_, key: string) => {
    const value = slots[key] || capital(slots[key.charAt(0).toLowerCase() + key.slice(1)] ?? "");
    if (value === "") isComplete = false;
    return value;
  });
  return isComplete ? filled : null;
}

const CARD_SLOT = /\{(object|problem|scope)\}/g;

/** A card's sentence with its slots filled, or null. Braces of a formula in it stay as they are. */
export function fillCard(sentence: string, slots: Slots): string | null {
  let isComplete = true;
  const filled = sentence.replace(CARD_SLOT, (_, key: string) => {
    const value = slots[key] ?? "";
    if (value === "") isComplete = false;
    return value;
  });
  return isComplete ? filled : null;
}

/** The first template whose slots all have words; "" where there is none. */
export function firstFilled(templates: readonly string[], slots: Slots): string {
  for (const template of templates) {
    const filled = fillWords(template, slots);
    if (filled !== null) return filled;
  }
  return "";
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
