import type { InputOf, RouteAt } from "@tangleaf/contract";
import { call } from "#lib/api-client.ts";
import { watchEssayJob } from "#lib/essay-jobs.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshCounter } from "#lib/queries.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

type Start = Omit<InputOf<RouteAt<"/api/document/start">>, "requestId">;

let last: { readonly asked: string; readonly requestId: string } | null = null;

/** Begins a document; the same form sent again after a lost answer is the same document. Answers with its id. */
export async function startDocument(input: Start): Promise<string> {
  const asked = JSON.stringify(input);
  if (last?.asked !== asked) last = { asked, requestId: newUuid() };
  try {
    const { essayId } = await call("/api/document/start", { ...input, requestId: last.requestId }, { shownBy: "action" });
    last = null;
    watchEssayJob(essayId);
    void refreshAnswers(queryKeys.essays.all);
    return essayId;
  } finally {
    void refreshCounter();
  }
}
