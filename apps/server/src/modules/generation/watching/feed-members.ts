import type { StreamEvent } from "@tangleaf/contract";
import type { LiveEvent } from "./live-event.ts";

/** Takes what a watcher is to see, in order. All who are at the same place of a text are given the same array. */
export type EventReader = {
  /** null, or what to wait for before more can be taken: until then nothing is kept for this reader. */
  put(events: readonly StreamEvent[]): Promise<void> | null;
};

export type Progress = { readonly done: number; readonly total: number; readonly label: string };

/** What the readers of a text are shown of it. */
export type Shown = {
  /** What all of them have been shown, but for those that are behind. */
  text: string;
  progress: Progress | null;
  /** Events that close the stream; null = not over. */
  ending: readonly StreamEvent[] | null;
};

type Member = { readonly reader: EventReader; position: number; isBehind: boolean; readonly end: () => void };

/** The readers of one text. One that cannot take more is left alone and goes on later from where it was. */
export function createFeedMembers(shown: Shown) {
  const members = new Set<Member>();

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
    if (shown.progress !== null && shown.ending === null) events.push(progressEvent(shown.progress, member.position));
    if (shown.text.length > member.position) {
      const rest = shown.text.slice(member.position);
      member.position = shown.text.length;
      events.push({ event: "delta", id: shown.text.length, data: { text: rest } });
    }
    give(member, events);
    if (shown.ending !== null && !member.isBehind) close(member, shown.ending);
  }

  function close(member: Member, last: readonly StreamEvent[]): void {
    // A page that has more than there is keeps its place: ids never go back.
    const { position } = member;
    void member.reader.put(position > shown.text.length ? last.map((event) => ({ ...event, id: position })) : last);
    member.end();
  }

  return {
    hasAny: () => members.size > 0,
    /** Makes events of what is new, and gives them to all who are not behind. */
    flush(waiting: readonly LiveEvent[]): void {
      const from = shown.text.length;
      const events = toEvents(waiting, shown);
      if (events.length === 0) return;
      for (const member of members) {
        if (member.isBehind) continue;
        const { position } = member;
        member.position = Math.max(position, shown.text.length);
        give(member, position <= from ? events : beyond(events, position));
      }
    },
    /** Closes the streams of all who are not behind. */
    closeAll(last: readonly StreamEvent[]): void {
      for (const member of members) if (!member.isBehind) close(member, last);
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
}

function toEvents(waiting: readonly LiveEvent[], shown: Shown): StreamEvent[] {
  const events: StreamEvent[] = [];
  for (const event of waiting) {
    if (event.type === "text") {
      shown.text += event.text;
      events.push({ event: "delta", id: shown.text.length, data: { text: event.text } });
    } else if (event.type === "reasoning") events.push({ event: "reasoning", id: shown.text.length, data: { text: event.text } });
    else if (event.type === "progress") events.push(progressEvent(event, shown.text.length));
  }
  return events;
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
