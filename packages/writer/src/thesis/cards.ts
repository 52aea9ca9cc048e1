import cards from "./cards.gen.json" with { type: "json" };
import type { MethodCard } from "./method-card.ts";

/** Every method card, by key. */
export const METHOD_CARDS: readonly MethodCard[] = cards as unknown as readonly MethodCard[];
