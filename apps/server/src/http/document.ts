import { documentApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind, bindStream } from "./bind.ts";
import { lastEventId, sendToSession } from "./sse.ts";

/** Calls of the documents module. */
export function documentCalls(deps: Deps): BoundRoute[] {
  const { documents } = deps;
  return [
    bind(documentApi.open, ({ input, caller: { userId } }) => documents.open({ userId, ...input })),
    bind(documentApi.update, ({ input, caller: { userId } }) => documents.update({ userId, ...input })),
    bindStream(documentApi.stream, async ({ input: { after, ...input }, caller, request, reply }) => {
      const { userId } = caller;
      await documents.assertOwned({ userId, documentId: input.documentId });
      const from = after ?? lastEventId(request.headers["last-event-id"]);
      const open = (signal: AbortSignal) => documents.watch({ userId, ...input, after: from, signal });
      await sendToSession(deps, { reply, caller, of: { documentId: input.documentId }, open });
    }),
    bind(documentApi.presence, async ({ input, caller: { userId } }) => {
      await documents.presence({ userId, ...input });
      return {};
    }),
    bind(documentApi.versions, ({ input, caller: { userId } }) => documents.versions({ userId, ...input })),
    bind(documentApi.version, ({ input, caller: { userId } }) => documents.version({ userId, ...input })),
    bind(documentApi.saveVersion, ({ input, caller: { userId } }) => documents.saveVersion({ userId, ...input })),
    bind(documentApi.restoreVersion, ({ input, caller: { userId } }) => documents.restoreVersion({ userId, ...input })),
  ];
}
