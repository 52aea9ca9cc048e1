import { payMessages as m } from "#messages/pay.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { refreshAfterPaying } from "./api.ts";
import { keepPaidMessage } from "./keep-paid-message.ts";
import type { PayEvent } from "./pay-view.ts";

/** What the page does about the end of an order. */
export function tellPerson(event: PayEvent): void {
  if (event.kind === "cancelled") toast({ tone: "error", title: m.cancelled.title });
  if (event.kind === "timedOut") toast({ tone: "error", title: m.timedOut.title });
  if (event.kind === "cancelFailed") toast({ tone: "error", title: m.cancelFailedTitle, detail: m.cancelFailed(event.detail) });
  if (event.kind !== "paid") return;
  void refreshAfterPaying();
  // Nobody saw it: the box was closed while the payment came in.
  if (!event.seen) void keepPaidMessage(event.order);
}
