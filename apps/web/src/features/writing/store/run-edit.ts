import type { EditAction } from "@tangleaf/contract";
import { followStream } from "#editor/stream/follow-stream.ts";
import { ApiError } from "#lib/api-error.ts";
import type { WritingApi } from "./writing-api.ts";

type RunEdit = {
  api: WritingApi;
  generationId: string;
  action: EditAction;
  selection: string;
  signal: AbortSignal;
  /** Hears the new passage while it grows. */
  onText: (text: string) => void;
};

/** Has a passage reworked. Answers the new passage; an abort also stops the writing on the server. */
export async function runEdit({ api, generationId, action, selection, signal, onText }: RunEdit): Promise<string> {
  const requestId = crypto.randomUUID();
  const started = await api.start({ kind: "edit", input: { generationId, action, selection }, requestId });
  let text = "";
  const open = (after: number, line: AbortSignal) => api.open(started.generationId, after, line);
  for await (const event of followStream({ after: 0, open, waitForSession: api.waitForSession, signal })) {
    if (event.event === "delta") {
      text += event.data.text;
      onText(text);
    }
    if (event.event === "error") throw new ApiError({ kind: "refused", code: event.data.code, message: event.data.message });
  }
  if (signal.aborted) await api.stop(started.generationId).catch(() => undefined);
  return text.trim();
}
