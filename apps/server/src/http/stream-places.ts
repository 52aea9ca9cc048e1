import { EVENT_STREAMS_MAX } from "@tangleaf/contract";
import { AppError } from "../platform/errors.ts";

/** Counts the event streams each person has open in this process, of whatever call. */
export type StreamPlaces = {
  /** Takes a place; gives it back when the returned function is called. Throws stream.tooMany. */
  take(userId: string): () => void;
};

/**
 * The newest stream is refused instead of the oldest ended: the page of the oldest would open it again, end another's, and so on. A page
 * that is refused asks again after a while.
 */
export function createStreamPlaces(): StreamPlaces {
  const open = new Map<string, number>();
  return {
    take(userId) {
      const taken = open.get(userId) ?? 0;
      if (taken >= EVENT_STREAMS_MAX) throw new AppError("stream.tooMany", { params: { max: EVENT_STREAMS_MAX } });
      open.set(userId, taken + 1);
      return () => {
        const left = (open.get(userId) ?? 1) - 1;
        if (left === 0) open.delete(userId);
        else open.set(userId, left);
      };
    },
  };
}
