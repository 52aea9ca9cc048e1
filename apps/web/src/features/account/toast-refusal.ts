import { toast } from "#ui/toast/toast-store.ts";
import { refusalOf } from "./api.ts";

/** Says why a call was refused, where no field of a form can say it. Anything but a plain refusal has been said by the page. */
export function toastRefusal(error: unknown): void {
  const refusal = refusalOf(error);
  if (refusal !== null) toast({ tone: "error", title: refusal.message });
}
