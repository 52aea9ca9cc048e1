import { aiApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind, bindStream } from "./bind.ts";
import { lastEventId, sendEvents } from "./sse.ts";

/** Calls of the generation module, and the export of its texts. */
export function aiCalls({ account, generations, exporter, clock, stopping, log }: Deps): BoundRoute[] {
  return [
    bind(aiApi.start, ({ input, caller: { userId } }) => generations.start({ userId, request: input })),
    bind(aiApi.stop, ({ input, caller: { userId } }) => generations.stop({ userId, ...input })),
    bind(aiApi.get, ({ input, caller: { userId } }) => generations.get({ userId, ...input })),
    bind(aiApi.list, ({ input, caller: { userId } }) => generations.list({ userId, ...input })),
    bind(aiApi.update, ({ input, caller: { userId } }) => generations.update({ userId, ...input })),
    bind(aiApi.remove, async ({ input, caller: { userId } }) => {
      await generations.remove({ userId, ...input });
      return {};
    }),
    bind(aiApi.export, ({ input: { withoutVisibleLabel = false, ...input }, caller: { userId } }) =>
      exporter.exportText({ userId, withoutVisibleLabel, ...input }),
    ),
    bindStream(aiApi.stream, async ({ input: { generationId, after }, caller, request, reply }) => {
      const { userId } = caller;
      await generations.assertOwned({ userId, generationId });
      const from = after ?? lastEventId(request.headers["last-event-id"]);
      const session = account.followSession(caller);
      try {
        await sendEvents({
          reply,
          clock,
          endings: [stopping.signal, session.ended],
          open: (signal) => generations.watch({ userId, generationId, after: from, signal }),
        });
      } catch (error) {
        // Headers have been sent, so no envelope can follow. The page reconnects.
        log.error({ err: error, generationId }, "event stream broken off");
      } finally {
        session.release();
      }
    }),
  ];
}
