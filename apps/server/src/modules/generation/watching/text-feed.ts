import type { StreamEvent } from "@tangleaf/contract";
import { createFeedMembers, type EventReader, type Progress, type Shown } from "./feed-members.ts";
import { createGathering } from "./gather-events.ts";
import type { LiveEvent } from "./live-event.ts";
import type { Pulse } from "./pulse.ts";

/** What a feed knows from elsewhere than its events. `ending`: events that close the stream; null = not over. */
export type FeedState = {
  readonly text: string;
  readonly progress: Progress | null;
  readonly ending: ((position: number) => readonly StreamEvent[]) | null;
};

export type TextFeed = {
  take(event: LiveEvent): void;
  /** What is in the row, or in the run of this process; less than the feed knows changes nothing. */
  learn(state: FeedState): void;
  /** Shows `reader` everything after `after`, then what comes. Resolves when the text is over, or `signal` is aborted. */
  show(reader: EventReader, after: number, signal: AbortSignal): Promise<void>;
  /** Ends the streams of all who read: they come back for what they miss. */
  letGo(): void;
  /** UTF-16 units that are known without a gap. */
  readonly known: number;
  readonly isOver: boolean;
  /** A piece is missing: others behind it are there already. */
  readonly hasGap: boolean;
};

type TextEvent = Extract<LiveEvent, { type: "text" }>;

/**
 * One text as all its watchers in this process see it: what is new is made into events once, for all of them. A reader that
 * cannot take more is left alone and goes on later from where it was: the whole text is here.
 */
export function createTextFeed(input: {
  readonly pulse: Pulse;
  /** The first of some pieces does not follow on from what is known. */
  readonly onGap: () => void;
}): TextFeed {
  const shown: Shown = { text: "", progress: null, ending: null };
  const members = createFeedMembers(shown);
  const waiting = createGathering();
  /** Pieces that came before one that is missing. */
  let ahead: TextEvent[] = [];
  let hasBase = false;

  function place(piece: TextEvent): void {
    const skipped = feed.known - piece.at;
    if (skipped < 0) {
      ahead.push(piece);
      feed.hasGap = true;
      return;
    }
    if (skipped >= piece.text.length) return;
    const fresh = skipped === 0 ? piece.text : piece.text.slice(skipped);
    waiting.add({ type: "text", at: feed.known, text: fresh });
    feed.known += fresh.length;
  }

  function closeGap(): void {
    const pieces = ahead.sort((a, b) => a.at - b.at);
    ahead = [];
    feed.hasGap = false;
    for (const piece of pieces) place(piece);
  }

  const flush = () => members.flush(waiting.take());

  // No getters: objects that each define their own share no shape, and what is called with every piece is looked up slowly.
  const feed = {
    known: 0,
    isOver: false,
    hasGap: false,
    take(event: LiveEvent): void {
      if (shown.ending !== null || event.type === "end") return;
      if (event.type === "text") {
        const hadGap = ahead.length > 0;
        place(event);
        if (ahead.length > 0) closeGap();
        if (hasBase && !hadGap && ahead.length > 0) input.onGap();
      } else {
        if (event.type === "progress") shown.progress = event;
        waiting.add(event);
      }
      // The first words are sent at once.
      if (shown.text === "" && event.type === "text") flush();
      else input.pulse.mark(flush);
    },
    learn(state: FeedState): void {
      if (shown.ending !== null) return;
      shown.progress = state.progress ?? shown.progress;
      place({ type: "text", at: 0, text: state.text });
      hasBase = true;
      if (ahead.length > 0) closeGap();
      if (state.ending === null) {
        if (members.hasAny()) input.pulse.mark(flush);
        else flush();
        return;
      }
      flush();
      shown.ending = state.ending(shown.text.length);
      feed.isOver = true;
      members.closeAll(shown.ending);
    },
    show: members.show,
    letGo: members.letGo,
  };
  return feed;
}
