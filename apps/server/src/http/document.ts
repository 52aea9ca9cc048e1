import { documentApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind, bindStream } from "./bind.ts";
import { createEventStreams, lastEventId, type StreamDeps, sendAll } from "./sse.ts";
import { createUserBound } from "./user-bound.ts";

/** Changes of one person in a minute: a page that is typed in sends 200, and what it kept while it was away comes after it. */
const UPDATES_PER_MINUTE = 2000;
/** Where one person is, in a minute: a page says so every ten seconds and with each section it moves to. */
const PRESENCES_PER_MINUTE = 600;

/** Calls of the documents module. */
export function documentCalls(deps: Pick<Deps, "documents" | "essays" | "config"> & StreamDeps): BoundRoute[] {
  const { documents, essays, clock, config } = deps;
  const sendToSession = createEventStreams(deps);
  const boundOf = (perMinute: number) => createUserBound(clock, config.rateLimitPerMinute === 0 ? Number.POSITIVE_INFINITY : perMinute);
  const countUpdate = boundOf(UPDATES_PER_MINUTE);
  const countPresence = boundOf(PRESENCES_PER_MINUTE);
  return [
    bind(documentApi.start, ({ input, caller: { userId } }) => essays.startDocument({ userId, ...input })),
    bind(documentApi.open, ({ input, caller: { userId } }) => documents.open({ userId, ...input })),
    bind(documentApi.update, async ({ input, caller: { userId } }) => {
      countUpdate(userId);
      return documents.update({ userId, ...input });
    }),
    bindStream(documentApi.stream, async ({ input: { after, lastingMs, ...input }, caller, request, reply }) => {
      const { userId } = caller;
      await documents.assertOpen({ userId, documentId: input.documentId });
      const from = after ?? lastEventId(request.headers["last-event-id"]);
      const open = (signal: AbortSignal) => documents.watch({ userId, ...input, after: from, signal });
      await sendToSession({
        reply,
        caller,
        of: { documentId: input.documentId },
        lastingMs,
        run: (line) => sendAll(line, open(line.signal)),
      });
    }),
    bind(documentApi.presence, async ({ input, caller: { userId } }) => {
      countPresence(userId);
      await documents.presence({ userId, ...input });
      return {};
    }),
    bind(documentApi.versions, ({ input, caller: { userId } }) => documents.versions({ userId, ...input })),
    bind(documentApi.version, ({ input, caller: { userId } }) => documents.version({ userId, ...input })),
    bind(documentApi.saveVersion, ({ input, caller: { userId } }) => documents.saveVersion({ userId, ...input })),
    bind(documentApi.restoreVersion, ({ input, caller: { userId } }) => documents.restoreVersion({ userId, ...input })),
  ];
}
