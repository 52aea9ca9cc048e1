import type { UserEvent, UserState } from "@tangleaf/contract";
import { followEvents, type OpenStream, QUIET_PART_MS, waitForSession } from "#editor/stream/follow-stream.ts";
import { parseEventStream, type RawEvent } from "#editor/stream/parse-event-stream.ts";
import { send } from "#lib/api-client.ts";

/** Without a word for so long a page asks by itself. */
export const ASK_EVERY_MS = 60_000;
/** Whoever holds the stream tells the other tabs this often that it stands. */
const BEAT_MS = 20_000;
const LOOK_EVERY_MS = 5000;
const CHANNEL = "user-state";

/** What the tabs of one browser tell each other; `owner`: of whom. */
type Told = { owner: string; event?: UserEvent; stands?: boolean; wants?: boolean };

type Line = {
  owner: string;
  signal: AbortSignal;
  onState: (state: UserState) => void;
  onLive: (live: boolean) => void;
};

/**
 * How things stand for one person, in every tab of a browser over one stream: the tab that holds a lock has it and tells the
 * others. Whoever has heard nothing for a minute asks: no tab may hold a stream (an insecure address has no locks), the server
 * may refuse one more, or the tab that holds it may have been put to sleep.
 */
export function keepUserLine({ owner, signal, onState, onLive }: Line): void {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
  const tell = (told: Omit<Told, "owner">) => channel?.postMessage({ owner, ...told } satisfies Told);
  let heardAt = Date.now();
  let stoodAt = Number.NEGATIVE_INFINITY;
  /** The last event heard, here or from another tab: whoever takes the stream over goes on behind it. */
  let held: UserEvent | null = null;
  let asking = false;

  const hear = (event: UserEvent) => {
    heardAt = Date.now();
    held = event;
    onState(event.data);
  };
  const stand = () => {
    heardAt = stoodAt = Date.now();
    onLive(true);
  };
  const share = (event: UserEvent) => {
    hear(event);
    tell({ event });
  };
  const ask = async () => {
    if (asking) return;
    asking = true;
    // What cannot be had now is asked for again a minute later.
    heardAt = Date.now();
    try {
      const event = await readOnce(signal);
      if (event !== null && !signal.aborted) share(event);
    } finally {
      asking = false;
    }
  };
  const look = () => {
    if (Date.now() - stoodAt > ASK_EVERY_MS) onLive(false);
    if (!document.hidden && Date.now() - heardAt >= ASK_EVERY_MS) void ask().catch(() => undefined);
  };

  channel?.addEventListener("message", ({ data }: MessageEvent<Told>) => {
    if (signal.aborted || data.owner !== owner) return;
    if (data.event !== undefined) hear(data.event);
    if (data.stands === true) stand();
    if (data.wants === true && held !== null) tell({ event: held });
  });
  const timer = window.setInterval(look, LOOK_EVERY_MS);
  document.addEventListener("visibilitychange", look, { signal });
  signal.addEventListener("abort", () => {
    window.clearInterval(timer);
    channel?.close();
  });
  tell({ wants: true });
  // Held until the tab goes; only pages served securely have locks.
  void navigator.locks
    ?.request(`${CHANNEL}/${owner}`, { signal }, () =>
      hold({ signal, reached: () => held?.id ?? 0, share, stands: () => [stand(), tell({ stands: true })] }),
    )
    .catch(() => undefined);
  if (navigator.locks === undefined) void ask().catch(() => undefined);
}

type Held = { signal: AbortSignal; reached: () => number; share: (event: UserEvent) => void; stands: () => void };

/** Has the stream open as long as this tab lives. Refused, it tries again a minute later; everybody asks meanwhile. */
async function hold({ signal, reached, share, stands }: Held): Promise<void> {
  let connected = false;
  const beat = window.setInterval(() => connected && stands(), BEAT_MS);
  const open: OpenStream = (from, by) => send("/api/user/stream", from, { signal: by });
  try {
    while (!signal.aborted) {
      const events = followEvents<UserEvent>(
        { after: reached(), open, waitForSession, signal, partMs: QUIET_PART_MS },
        { read: readState, reached: ({ id }) => id, isLast: () => false },
      );
      try {
        for await (const event of events) {
          if (event.event === "line") connected = event.connected;
          else share(event);
          if (connected) stands();
        }
      } catch {
        connected = false;
        await untilAbortOr(ASK_EVERY_MS, signal);
      }
    }
  } finally {
    window.clearInterval(beat);
  }
}

async function readOnce(signal: AbortSignal): Promise<UserEvent | null> {
  const { ok, body } = await send("/api/user/stream", { once: true }, { signal });
  if (!ok || body === null) return null;
  for await (const raw of parseEventStream(body, signal)) {
    const event = readState(raw);
    if (event !== undefined) return event;
  }
  return null;
}

/** Page and server are built from one contract: the shape of a known event is trusted, another is passed over. */
function readState({ event, id, data }: RawEvent): UserEvent | undefined {
  if (event !== "state") return undefined;
  try {
    return { event, id: id ?? 0, data: JSON.parse(data) as UserState };
  } catch {
    return undefined;
  }
}

function untilAbortOr(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
