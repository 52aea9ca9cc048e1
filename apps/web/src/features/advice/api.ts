import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";

type Opinion = { star: number; content: string; contract: string };

export type Sent = { readonly sent: true } | { readonly sent: false; readonly field: string | null; readonly message: string | null };

/** Sends an opinion; what the server refuses is told at its field. */
export async function sendOpinion(opinion: Opinion): Promise<Sent> {
  try {
    await call("/api/advise/save", { ...opinion, agree: true }, { shownBy: "action" });
    return { sent: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.reach !== null) return { sent: false, field: null, message: null };
    return { sent: false, field: error.field, message: error.message };
  }
}

/** Whether the server wants this person asked now; its yes counts as asked. */
export function mayAskNps(): Promise<boolean> {
  return call("/api/advise/isShowNpsAdvise", {}, { background: true }).then(
    () => true,
    () => false,
  );
}

/** Sends a rate. People are thanked whether or not it arrived. */
export async function sendRate(rate: number, advise: string): Promise<void> {
  await call("/api/advise/saveNpsAdvise", { rate, advise }, { background: true, keepalive: true }).catch(() => undefined);
}
