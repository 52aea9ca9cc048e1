import { webPaths } from "@tangleaf/contract/web-paths";
import { useEffect } from "react";
import { anonymousInTab, readJson } from "#lib/browser-storage.ts";
import { useOnline } from "#lib/use-online.ts";
import { offlineMessages } from "#messages/offline.ts";
import { notFoundMessages } from "#messages/shell.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import css from "./not-found.module.css";

const m = offlineMessages.screen;

const ASK_MS = 3000;
/** The site may answer while a part of the screen still does not come: a screen is not opened again and again without anybody asking. */
const REOPEN_MS = 60_000;

/**
 * A screen that could not be had: whether the network or the site is away, and the way to it. It opens by itself once the
 * network is back, and once the site answers: this page may be drawn after the browser has told that it is online.
 */
export function Unreached({ to, open = replaceAddress }: { to: string; open?: (to: string) => void }) {
  const online = useOnline();
  const { title, detail } = online ? m.silent : m.offline;
  useEffect(() => {
    const onOnline = () => open(to);
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [to, open]);
  useEffect(() => {
    if (!online) return;
    let isHere = true;
    const ask = async () => {
      // Somebody may have gone elsewhere before the answer came.
      if (document.hidden || wasReopened(to) || !(await answers()) || !isHere) return;
      anonymousInTab.write("reopened", JSON.stringify({ to, at: Date.now() }));
      open(to);
    };
    const timer = window.setInterval(() => void ask(), ASK_MS);
    return () => {
      isHere = false;
      window.clearInterval(timer);
    };
  }, [online, to, open]);
  return (
    <div className={css["page"]}>
      <ErrorState heading="h1" title={title}>
        {detail}
      </ErrorState>
      <div className={css["ways"]}>
        <Button onClick={() => open(to)}>{notFoundMessages.retry}</Button>
        <ButtonLink to={webPaths.home} tone="solid">
          {notFoundMessages.home}
        </ButtonLink>
      </div>
    </div>
  );
}

function replaceAddress(to: string): void {
  location.replace(to);
}

async function answers(): Promise<boolean> {
  return fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(ASK_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Whether this address was opened by itself, in this tab, less than a minute ago. */
function wasReopened(to: string): boolean {
  const last = readJson(anonymousInTab, "reopened", isReopening);
  return last !== null && last.to === to && Date.now() - last.at < REOPEN_MS;
}

function isReopening(value: unknown): value is { to: string; at: number } {
  return typeof value === "object" && value !== null && "to" in value && "at" in value && typeof value.at === "number";
}
