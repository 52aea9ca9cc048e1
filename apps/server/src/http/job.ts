import { jobApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind, bindStream } from "./bind.ts";
import { presentJobAnswer } from "./present-job.ts";
import { createEventStreams, lastEventId, type StreamDeps, sendAll } from "./sse.ts";

/** Calls of the jobs module. */
export function jobCalls(deps: Pick<Deps, "jobs"> & StreamDeps): BoundRoute[] {
  const { jobs } = deps;
  const sendToSession = createEventStreams(deps);
  return [
    bind(jobApi.get, async ({ input, caller: { userId } }) => presentJobAnswer(await jobs.get({ userId, ...input }))),
    bind(jobApi.list, ({ input, caller: { userId } }) => jobs.list({ userId, ...input })),
    bind(jobApi.pause, ({ input, caller: { userId } }) => jobs.pause({ userId, ...input })),
    bind(jobApi.resume, ({ input, caller: { userId } }) => jobs.resume({ userId, ...input })),
    bind(jobApi.stop, ({ input, caller: { userId } }) => jobs.stop({ userId, ...input })),
    bind(jobApi.retryStep, ({ input, caller: { userId } }) => jobs.retryStep({ userId, ...input })),
    bind(jobApi.stepFirst, ({ input, caller: { userId } }) => jobs.stepFirst({ userId, ...input })),
    bind(jobApi.changeModel, ({ input, caller: { userId } }) => jobs.changeModel({ userId, ...input })),
    bindStream(jobApi.stream, async ({ input: { jobId, after, lastingMs }, caller, request, reply }) => {
      const { userId } = caller;
      await jobs.assertOwned({ userId, jobId });
      const from = after ?? lastEventId(request.headers["last-event-id"]);
      const open = (signal: AbortSignal) => jobs.watch({ userId, jobId, after: from, signal });
      await sendToSession({ reply, caller, of: { jobId }, lastingMs, run: (line) => sendAll(line, open(line.signal)) });
    }),
  ];
}
