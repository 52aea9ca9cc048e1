import type { ChartData, ChartLook } from "@tangleaf/table/chart";
import { anonymousInTab, readJson, userInTab } from "#lib/browser-storage.ts";
import { useSession } from "#lib/session-store.ts";

export type HandedOver = { readonly data: ChartData; readonly look: Partial<ChartLook> };

/** Puts figures, and what is known of their look, where `/chart` takes them up; go there next. false: the browser keeps nothing. */
export function handOver(data: ChartData, look: Partial<ChartLook> = {}): boolean {
  const kept = keptHere();
  kept.write("chart", JSON.stringify({ data, look } satisfies HandedOver));
  return kept.read("chart") !== null;
}

/** What was put there. It stays until it is shown: a part of the page that waits for another may begin more than once. */
export const readHandedOver = (): HandedOver | null => readJson(keptHere(), "chart", isHandedOver);

export const dropHandedOver = (): void => keptHere().remove("chart");

/** By whom it belongs to, so that signing out takes it away. */
function keptHere() {
  const { owner } = useSession.getState();
  return typeof owner === "string" ? userInTab(owner) : anonymousInTab;
}

const isHandedOver = (value: unknown): value is HandedOver =>
  typeof value === "object" && value !== null && "data" in value && typeof value.data === "object" && "look" in value;
