import { CHUNK_TIMEOUT_MS } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { isOnline } from "#lib/api-error.ts";
import { clearFlag, setFlag } from "#lib/page-flags.ts";
import { useOnline } from "#lib/use-online.ts";
import { offlineMessages } from "#messages/offline.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { followKeyboard } from "./follow-keyboard.ts";
import css from "./page-status.module.css";
import { renewWhenUnseen } from "./renew-page.ts";

const SETTLED_MS = 3000;
/** A page that stays open asks for a newer version when it is turned to, at most this often. */
const ASK_AGAIN_MS = 3_600_000;
/** The worker may be quicker than the drawing of the navigation it is about. */
const NAVIGATED_MS = 300;

/** Facts about the page itself, in a strip above it that covers nothing: it is offline, or a newer version waits. */
export function PageStatus() {
  const online = useOnline();
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => void registerServiceWorker(setWaiting).catch(() => undefined), SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, []);
  useEffect(() => (waiting === null ? undefined : renewWhenUnseen(() => switchVersion(waiting))), [waiting]);
  useEffect(followKeyboard, []);
  useMissingParts();
  const shown = !online || waiting !== null;
  useLayoutEffect(() => {
    if (!shown) return;
    // Everything that hangs at the upper edge moves down by the strip's height.
    setFlag("strip", "");
    return () => clearFlag("strip");
  }, [shown]);
  return (
    <div className={css["strip"]} role="status" data-shown={shown || undefined}>
      {!online ? (
        <p>
          <Icon name="wifi-slash" size={16} />
          {offlineMessages.strip}
        </p>
      ) : waiting !== null ? (
        <p>
          {m.update.text}
          <Button tone="solid" size="sm" onClick={() => switchVersion(waiting)}>
            {m.update.action}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

/**
 * The service worker says that a part of the page is out of reach. Where a screen waits for it, that is said in its place; the
 * part of a screen that is open is waited for, and comes when it can. A screen that has not come in two minutes has failed, also
 * where no worker says so.
 */
function useMissingParts(): void {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    wanted.current = navigation.location ? navigation.location.pathname + navigation.location.search : null;
  });
  const { location: next } = navigation;
  useEffect(() => {
    if (next === undefined) return;
    const timer = window.setTimeout(() => void navigate(webPaths.offline(next.pathname + next.search)), CHUNK_TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [next, navigate]);
  useEffect(() => {
    const onMessage = ({ data, ports }: MessageEvent) => {
      if (data !== "out-of-reach") return;
      ports[0]?.postMessage("told");
      window.clearTimeout(timer);
      timer = window.setTimeout(tell, NAVIGATED_MS);
    };
    let timer = 0;
    const tell = () => {
      if (wanted.current === null) toast({ tone: "info", title: offlineMessages.part[isOnline() ? "silent" : "offline"] });
      else void navigate(webPaths.offline(wanted.current));
    };
    navigator.serviceWorker?.addEventListener("message", onMessage);
    return () => {
      window.clearTimeout(timer);
      navigator.serviceWorker?.removeEventListener("message", onMessage);
    };
  }, [navigate]);
}

/**
 * Registers the service worker once the page has settled. Calls back with the worker of a newer version when one waits; it takes over
 * when the person agrees or is away, so that no page changes under the hands.
 */
async function registerServiceWorker(onWaiting: (worker: ServiceWorker) => void): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker.register("/sw.js");
  const offer = () => {
    // Without one that is active, or a controller, this is the first visit: nothing old is being replaced.
    const { waiting, active } = registration;
    if (waiting !== null && active !== null && navigator.serviceWorker.controller !== null) onWaiting(waiting);
  };
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  let askedAt = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || performance.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = performance.now();
    void registration.update().catch(() => undefined);
  });
}

/** Lets the waiting worker take over, then loads its version of the page. */
function switchVersion(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage("skip-waiting");
}
