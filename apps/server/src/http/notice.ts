import { noticeApi, userApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind, bindStream } from "./bind.ts";
import { createEventStreams, lastEventId, type StreamDeps, sendAll } from "./sse.ts";

/** Calls about what one person is told, and the stream of how things stand for them. */
export function noticeCalls(deps: Pick<Deps, "notices" | "userEvents"> & StreamDeps): BoundRoute[] {
  const { notices, userEvents } = deps;
  const sendToSession = createEventStreams(deps);
  return [
    bind(noticeApi.list, ({ input, caller: { userId } }) => notices.list({ userId, ...input })),
    bind(noticeApi.read, async ({ input, caller: { userId } }) => {
      await notices.read({ userId, ...input });
      userEvents.changed(userId);
      return {};
    }),
    bindStream(userApi.stream, async ({ input: { after, once = false, lastingMs }, caller, request, reply }) => {
      const { userId } = caller;
      // Refused before the answer begins, as an envelope. Who only asks holds no place.
      const place = once ? null : userEvents.take(userId);
      try {
        const from = after ?? lastEventId(request.headers["last-event-id"]);
        const open = (signal: AbortSignal) => userEvents.watch({ userId, after: from, once, signal });
        await sendToSession({ reply, caller, of: { userId }, isBrief: once, lastingMs, run: (line) => sendAll(line, open(line.signal)) });
      } finally {
        place?.release();
      }
    }),
  ];
}
