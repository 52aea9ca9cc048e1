import type { Site } from "./site.ts";

/** One hostile input, by the name it is reported under. */
export type CostEntry = {
  readonly name: string;
  /** The finding of docs/abuse.md it replays. */
  readonly finding?: `F${number}`;
  /** Whether it is part of `npm test`: the cheapest of its kind. */
  readonly isShort?: true;
  run(site: Site): Promise<void>;
};
