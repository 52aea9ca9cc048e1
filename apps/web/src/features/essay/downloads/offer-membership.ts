import { openPay } from "#lib/overlay-stores.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { toast } from "#ui/toast/toast-store.ts";

/** Says what is for members, as a refusal of the server would, and opens the way to become one. */
export function offerMembership(reason: string): void {
  toast({ tone: "lock", title: m.errors.vip, detail: reason });
  openPay({ reason });
}
