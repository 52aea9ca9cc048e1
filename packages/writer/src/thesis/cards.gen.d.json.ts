// Declares the type of the generated file: inferring it from 800 KB of JSON takes seconds of every type check.
import type { MethodCard } from "./method-card.ts";

declare const cards: readonly MethodCard[];
export default cards;
