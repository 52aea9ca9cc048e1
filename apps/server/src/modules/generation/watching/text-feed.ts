import type { StreamEvent } from "@tangleaf/contract";
import { createGathering } from "./gather-events.ts";
import type { LiveEvent } from "./live-event.ts";
import type { Pulse } from "./pulse.ts";

/** Takes what a watcher is to see, in order. All who are at the same place of a text are given the same array. */
export type EventReader = {
  /** null, or what to wait for before more can be taken: until then nothing is kept for this reader. */
  put(events: readonly StreamEvent[]): Promise<void> | null;
};

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

type Progress = { readonly done: number; readonly total: number; readonly label: string };
type TextEvent = Extract<LiveEvent, { type: "text" }>;
type Member = { readonly reader: EventReader; position: number; isBehind: boolean; readonly end: () => void };

/**
 * One text as all its watchers in this process see it: what is new is made into events once, for all of them. A reader that
 * cannot take more is left alone and goes on later from where it was: the whole text is here.
 */
export function createTextFeed(input: {
  readonly pulse: Pulse;
  /** The first of some pieces does not follow on from what is known. */
  readonly onGap: () => void;
}): TextFeed {
  const members = new Set<Member>();
  const waiting = createGathering();
  /** What the members have been shown. */
  let text = "";
  /** Pieces that came before one that is missing. */
  let ahead: TextEvent[] = [];
  let progress: Progress | null = null;
  let ending: readonly StreamEvent[] | null = null;
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

  function toEvents(): StreamEvent[] {
    const events: StreamEvent[] = [];
    for (const event of waiting.take()) {
      if (event.type === "text") {
        text += event.text;
        events.push({ event: "delta", id: text.length, data: { text: event.text } });
      } else if (event.type === "reasoning") events.push({ event: "reasoning", id: text.length, data: { text: event.text } });
      else if (event.type === "progress") events.push(progressEvent(event, text.length));
    }
    return events;
  }

  function flush(): void {
    const from = text.length;
    const events = toEvents();
    if (events.length === 0) return;
    for (const member of members) {
      if (member.isBehind) continue;
      const { position } = member;
      member.position = Math.max(position, text.length);
      give(member, position <= from ? events : beyond(events, position));
    }
  }

  function give(member: Member, events: readonly StreamEvent[]): void {
    const full = events.length === 0 ? null : member.reader.put(events);
    if (full === null) return;
    member.isBehind = true;
    full.then(() => catchUp(member), member.end);
  }

  function catchUp(member: Member): void {
    if (!members.has(member)) return;
    member.isBehind = false;
    const events: StreamEvent[] = [];
    if (progress !== null && ending === null) events.push(progressEvent(progress, member.position));
    if (text.length > member.position) {
      const rest = text.slice(member.position);
      member.position = text.length;
      events.push({ event: "delta", id: text.length, data: { text: rest } });
    }
    give(member, events);
    if (ending !== null && !member.isBehind) close(member, ending);
  }

  function close(member: Member, last: readonly StreamEvent[]): void {
    // A page that has more than there is keeps its place: ids never go back.
    const { position } = member;
    void member.reader.put(position > text.length ? last.map((event) => ({ ...event, id: position })) : last);
    member.end();
  }

  // No getters: objects that each define their own share no shape, and what is called with every piece is looked up slowly.
  const feed = {
    known: 0,
    isOver: false,
    hasGap: false,
    take(event: LiveEvent): void {
      if (ending !== null || event.type === "end") return;
      if (event.type === "text") {
        const hadGap = ahead.length > 0;
        place(event);
        if (ahead.length > 0) closeGap();
        if (hasBase && !hadGap && ahead.length > 0) input.onGap();
      } else {
        if (event.type === "progress") progress = event;
        waiting.add(event);
      }
      // Nobody waits for the first words.
      if (text === "" && event.type === "text") flush();
      else input.pulse.mark(flush);
    },
    learn(state: FeedState): void {
      if (ending !== null) return;
      progress = state.progress ?? progress;
      place({ type: "text", at: 0, text: state.text });
      hasBase = true;
      if (ahead.length > 0) closeGap();
      if (state.ending === null) {
        if (members.size > 0) input.pulse.mark(flush);
        else flush();
        return;
      }
      flush();
      ending = state.ending(text.length);
      feed.isOver = true;
      for (const member of members) if (!member.isBehind) close(member, ending);
    },
    async show(reader: EventReader, after: number, signal: AbortSignal): Promise<void> {
      if (signal.aborted) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const end = () => resolve();
      const member: Member = { reader, position: after, isBehind: false, end };
      members.add(member);
      signal.addEventListener("abort", end);
      try {
        catchUp(member);
        await promise;
      } finally {
        signal.removeEventListener("abort", end);
        members.delete(member);
      }
    },
    letGo(): void {
      for (const member of members) member.end();
    },
  };
  return feed;
}

function progressEvent({ done, total, label }: Progress, position: number): StreamEvent {
  return { event: "progress", id: position, data: { done, total, label } };
}

/** The same events for a reader that has the text up to `position` already. */
function beyond(events: readonly StreamEvent[], position: number): StreamEvent[] {
  return events.flatMap((event): StreamEvent[] => {
    if (event.event !== "delta") return [{ ...event, id: Math.max(event.id, position) }];
    if (event.id <= position) return [];
    const { text } = event.data;
    return [{ ...event, data: { text: text.slice(Math.max(0, position - (event.id - text.length))) } }];
  });
}
