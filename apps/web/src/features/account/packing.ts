import { create } from "zustand";
import { useSession } from "#lib/session-store.ts";
import { accountMessages as m } from "#messages/account.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { packData, refusalOf } from "./api.ts";

/** The packing under way. It takes minutes for much writing, so it goes on while its owner looks at other screens. */
export const usePacking = create<{ under: AbortController | null }>(() => ({ under: null }));

/** Packs everything one owns and has the browser download it. */
export async function startPacking(): Promise<void> {
  const under = new AbortController();
  usePacking.setState({ under });
  // Whoever signs in next at this device must not get it.
  const leave = useSession.subscribe(({ token }, before) => (token === before.token ? undefined : under.abort()));
  try {
    location.assign(await packData(under.signal));
    toast({ tone: "ok", title: m.security.dataReady, pill: true });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== null) toast({ tone: "error", title: refusal.message });
  } finally {
    leave();
    usePacking.setState({ under: null });
  }
}

/** Waits no longer. The server finishes what it has begun: the file will be among the downloads. */
export function stopPacking(): void {
  usePacking.getState().under?.abort();
  toast({ tone: "info", title: m.security.notWaiting });
}
