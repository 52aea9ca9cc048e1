import type { LiveEvent } from "./live-event.ts";

export type Gathering = {
  add(event: LiveEvent): void;
  /** Everything since the last time. */
  take(): readonly LiveEvent[];
};

type Growing = { -readonly [Key in keyof Extract<LiveEvent, { type: "text" }>]: Extract<LiveEvent, { type: "text" }>[Key] };

/** What happened to a text and was not sent yet, in order: text that goes on is one piece, and so is thinking. */
export function createGathering(): Gathering {
  let events: LiveEvent[] = [];

  function grow(event: LiveEvent): boolean {
    const last = events.at(-1);
    if (last?.type !== event.type) return false;
    if (event.type === "text") {
      const text = last as Growing;
      // An answer to "send" goes back in the text: it may not be glued to what waits.
      if (text.at + text.text.length !== event.at) return false;
      text.text += event.text;
      return true;
    }
    if (event.type !== "reasoning") return false;
    (last as { text: string }).text += event.text;
    return true;
  }

  return {
    add(event) {
      if (!grow(event)) events.push({ ...event });
    },
    take() {
      const taken = events;
      events = [];
      return taken;
    },
  };
}
