import cards from "./cards.gen.json" with { type: "json" };

/** Every method card, by key. */
export const METHOD_CARDS = cards;
