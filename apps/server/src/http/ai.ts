import { aiApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind, bindStream } from "./bind.ts";
import { createEventStreams, lastEventId, type StreamDeps } from "./sse.ts";

/** Calls of the generation module, and the export of its texts. */
export function aiCalls(deps: Pick<Deps, "generations" | "exporter"> & StreamDeps): BoundRoute[] {
  const { generations, exporter } = deps;
  const sendToSession = createEventStreams(deps);
  return [
    bind(aiApi.start, ({ input, caller: { userId } }) => generations.start({ userId, request: input })),
    bind(aiApi.stop, ({ input, caller: { userId } }) => generations.stop({ userId, ...input })),
    bind(aiApi.get, ({ input, caller: { userId } }) => generations.get({ userId, ...input })),
    bind(aiApi.list, ({ input, caller: { userId } }) => generations.list({ userId, ...input })),
    bind(aiApi.pieces, ({ input, caller: { userId } }) => generations.pieces({ userId, ...input })),
    bind(aiApi.update, ({ input, caller: { userId } }) => generations.update({ userId, ...input })),
    bind(aiApi.remove, async ({ input, caller: { userId } }) => {
      await generations.remove({ userId, ...input });
      return {};
    }),
    bind(aiApi.export, ({ input: { withoutVisibleLabel = false, ...input }, caller: { userId } }) =>
      exporter.exportText({ userId, withoutVisibleLabel, ...input }),
    ),
    bindStream(aiApi.stream, async ({ input: { generationId, after, lastingMs }, caller, request, reply }) => {
      const { userId } = caller;
      await generations.assertOwned({ userId, generationId });
      const from = after ?? lastEventId(request.headers["last-event-id"]);
      await sendToSession({
        reply,
        caller,
        of: { generationId },
        lastingMs,
        run: (line) => generations.watch({ userId, generationId, after: from, signal: line.signal, reader: line }),
      });
    }),
  ];
}
