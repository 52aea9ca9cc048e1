import type { UserEvent } from "@tangleaf/contract";

/** A place among the streams one person may have open. */
export type UserPlace = { release(): void };

/** Public API of the user event stream. */
export interface UserEvents {
  /** Takes a place for a stream; throws stream.tooMany. Whoever takes one gives it back. */
  take(userId: string): UserPlace;
  /** How things stand, unless that is what `after` names, and whenever it changes; with `once` only the first. */
  watch(input: { userId: string; after: number; once: boolean; signal: AbortSignal }): AsyncIterable<UserEvent>;
  /** Something of this person has changed, or is about to be committed: a moment later every process looks whose they watch. */
  changed(userId: string): void;
}
