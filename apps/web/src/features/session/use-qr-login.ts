import { LOGIN_POLL_MS } from "@tangleaf/contract/constants";
import { useEffect, useState } from "react";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { ensureVerifyToken } from "#lib/verify-token.ts";
import { sessionMessages as m } from "#messages/session.ts";
import { enter } from "./enter.ts";
import { afterHidden, untilVisible } from "./page-visibility.ts";

export type QrState = "loading" | "waiting" | "scanned" | "paused" | "expired" | "failed";

type QrLogin = { state: QrState; qrurl: string | null; failure: string | null; refresh: () => void };

/** Nobody scans a page nobody looks at. */
const PAUSE_AFTER_HIDDEN_MS = 60_000;

/**
 * Fetches a code and asks every 1.5 s what became of it, until somebody is signed in, it expires, or the caller unmounts.
 * `remember` is part of the code, so changing it fetches another.
 */
export function useQrLogin({ remember }: { remember: boolean }): QrLogin {
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<Omit<QrLogin, "refresh">>({ state: "loading", qrurl: null, failure: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new code
  useEffect(() => {
    const controller = new AbortController();
    setShown((before) => ({ ...before, state: "loading", failure: null }));
    const update = (change: Partial<Omit<QrLogin, "refresh">>) => {
      if (!controller.signal.aborted) setShown((before) => ({ ...before, ...change }));
    };
    void runQrLogin({ remember, signal: controller.signal, update });
    return () => controller.abort();
  }, [remember, round]);
  return { ...shown, refresh: () => setRound((before) => before + 1) };
}

type Run = { remember: boolean; signal: AbortSignal; update: (change: Partial<Omit<QrLogin, "refresh">>) => void };

async function runQrLogin({ remember, signal, update }: Run): Promise<void> {
  try {
    // A browser without a name still signs in: the name only helps to tell devices apart.
    await ensureVerifyToken().catch(() => undefined);
    const { qrurl, qruuid } = await call("/api/orange/getLoginQr", { remember }, { signal, quiet: true });
    update({ qrurl, state: "waiting" });
    const hidden = afterHidden({ ms: PAUSE_AFTER_HIDDEN_MS, signal });
    for (;;) {
      await pause(LOGIN_POLL_MS, signal);
      if (hidden.passed()) {
        update({ state: "paused" });
        await untilVisible(signal);
        update({ state: "waiting" });
      }
      const state = await poll(qruuid, remember, signal);
      if (state === "in") return;
      update({ state });
    }
  } catch (error) {
    if (signal.aborted) return;
    update(describe(error));
  }
}

async function poll(qruuid: string, remember: boolean, signal: AbortSignal): Promise<"waiting" | "scanned" | "in"> {
  try {
    enter({ ...(await call("/api/orange/queryScanResult", { qruuid }, { signal, quiet: true })), remember });
    return "in";
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== "login.waiting") throw error;
    return error.scanned ? "scanned" : "waiting";
  }
}

function describe(error: unknown): Partial<QrLogin> {
  if (error instanceof ApiError && error.reason === "login.expired") return { state: "expired", failure: null };
  // What a browser says of a lost connection is in its own words, not the reader's.
  if (error instanceof ApiError && error.kind === "transport") return { state: "failed", failure: null };
  return { state: "failed", failure: m.pollFailed(error instanceof Error ? error.message : String(error)) };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
