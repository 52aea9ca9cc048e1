import { useEffect, useState, useSyncExternalStore } from "react";
import { shellMessages as m } from "#messages/shell.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./page-status.module.css";
import { registerServiceWorker, switchVersion } from "./register-service-worker.ts";

const SETTLED_MS = 3000;

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Facts about the page itself: it is offline, or a newer version waits. */
export function PageStatus() {
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => void registerServiceWorker(setWaiting).catch(() => undefined), SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className={css["status"]} role="status">
      {online ? null : (
        <p className={css["pill"]}>
          <Icon name="wifi-slash" />
          {m.offline}
        </p>
      )}
      {waiting === null ? null : (
        <p className={css["pill"]}>
          {m.update.text}
          <Button tone="solid" size="sm" onClick={() => switchVersion(waiting)}>
            {m.update.action}
          </Button>
        </p>
      )}
    </div>
  );
}
