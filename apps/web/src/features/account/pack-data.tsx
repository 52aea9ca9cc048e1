import { FILE_KEPT_DAYS } from "@tangleaf/contract/constants";
import { create } from "zustand";
import { useSession } from "#lib/session-store.ts";
import { accountMessages as m } from "#messages/account.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { packData } from "./api.ts";
import css from "./security.module.css";

/** The archive of everything the user owns: request, progress, cancel waiting. */
export function PackData() {
  const packing = usePacking(({ under }) => under !== null);
  return (
    <div className={css["line"]}>
      <div>
        <h3>{m.security.data}</h3>
        <p role="status">{packing ? m.security.packingHint : m.security.dataHint(FILE_KEPT_DAYS)}</p>
      </div>
      <div className={css["actions"]}>
        <Button waiting={packing} onClick={() => void startPacking()}>
          {packing ? <Spinner /> : <Icon name="download-simple" size={16} />}
          {packing ? m.security.takingData : m.security.takeData}
        </Button>
        {packing ? (
          <Button tone="ghost" aria-label={m.security.stopPacking} onClick={stopPacking}>
            {m.cancel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The packing under way. It takes minutes for much writing, so it goes on while its owner looks at other screens. */
const usePacking = create<{ under: AbortController | null }>(() => ({ under: null }));

/** Packs everything one owns and has the browser download it. */
async function startPacking(): Promise<void> {
  const under = new AbortController();
  usePacking.setState({ under });
  // Whoever signs in next at this device must not get it.
  const leave = useSession.subscribe(({ token }, before) => (token === before.token ? undefined : under.abort()));
  try {
    location.assign(await packData(under.signal));
    toast({ tone: "ok", title: m.security.dataReady, pill: true });
  } catch {
    // The page has said why.
  } finally {
    leave();
    usePacking.setState({ under: null });
  }
}

/** Stops waiting. The server finishes the archive; it will be among the downloads. */
function stopPacking(): void {
  usePacking.getState().under?.abort();
  toast({ tone: "info", title: m.security.notWaiting });
}
