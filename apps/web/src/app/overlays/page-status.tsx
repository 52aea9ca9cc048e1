import { useEffect, useState, useSyncExternalStore } from "react";
import { shellMessages as m } from "#messages/shell.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./page-status.module.css";

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

/**
 * Registers the service worker once the page has settled. Calls back with the worker of a newer version when one waits;
 * it takes over only when the person agrees, so that no page changes under the hands.
 */
async function registerServiceWorker(onWaiting: (worker: ServiceWorker) => void): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker.register("/sw.js");
  const offer = () => {
    // Without a controller this is the first visit: nothing old is being replaced.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) onWaiting(registration.waiting);
  };
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
}

/** Lets the waiting worker take over, then loads its version of the page. */
function switchVersion(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage("skip-waiting");
}
