/**
 * Registers the service worker once the page has settled. Calls back with the worker of a newer version when one waits;
 * it takes over only when the person agrees, so that no page changes under the hands.
 */
export async function registerServiceWorker(onWaiting: (worker: ServiceWorker) => void): Promise<void> {
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
export function switchVersion(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage("skip-waiting");
}
