import { useSyncExternalStore } from "react";
import { isMac, keyLabel } from "#lib/key-label.ts";

const subscribe = () => () => undefined;
const notOnServer = () => false;

/** Keys as they are printed on this device's keyboard, `Mod-K` for instance; a touch screen shows none. Pages built ahead say Ctrl. */
export function KeyCap({ keys }: { keys: string }) {
  const onMac = useSyncExternalStore(subscribe, isMac, notOnServer);
  return (
    <i className="kbd" aria-hidden="true">
      {keyLabel(keys, onMac)}
    </i>
  );
}
