import type { UserEvent } from "@tangleaf/contract";

/** A place among the streams one person may have open. */
export type UserPlace = { release(): void };

/** Public API of the user event stream. */
export interface UserEvents {
  /** Takes a place for a stream; throws stream.tooMany. Whoever takes one gives it back. */
  take(userId: string): UserPlace;
  /** Sends how things stand, and again whenever that changes. The first is left out where `after` is its id; with `once` it is the only one. */
  watch(input: { userId: string; after: number; once: boolean; signal: AbortSignal }): AsyncIterable<UserEvent>;
  /** Something of this person has changed, or will be committed within a moment: then each process in which they have a stream reads how things stand and sends it. */
  changed(userId: string): void;
}
