import { LOGIN_POLL_MS } from "@tangleaf/contract/constants";
import { useEffect, useState } from "react";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { afterHidden, pause, untilVisible } from "#lib/wait.ts";
import { sessionMessages as m } from "#messages/session.ts";
import { enter, signUpFields } from "./enter.ts";

export type QrState = "loading" | "waiting" | "scanned" | "paused" | "expired" | "failed";

export type QrLogin = { state: QrState; qrurl: string | null; failure: string | null; refresh: () => void };
type Shown = Omit<QrLogin, "refresh">;

/** A hidden page stops polling: nobody can scan its code. */
const PAUSE_AFTER_HIDDEN_MS = 60_000;
/** After so many lost answers in a row the page says that it is offline. */
const LOST_POLLS_MAX = 4;
const SECOND_MS = 1000;

/**
 * Fetches a code and asks every 1.5 s what became of it, until somebody is signed in, it expires, or the caller unmounts.
 * `remember` is part of the code, so changing it fetches another.
 */
export function useQrLogin({ remember }: { remember: boolean }): QrLogin {
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<Shown>({ state: "loading", qrurl: null, failure: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new code
  useEffect(() => {
    const controller = new AbortController();
    setShown((before) => ({ ...before, state: "loading", failure: null }));
    const update = (change: Partial<Shown>) => {
      if (!controller.signal.aborted) setShown((before) => ({ ...before, ...change }));
    };
    void runQrLogin({ remember, signal: controller.signal, update });
    return () => controller.abort();
  }, [remember, round]);
  return { ...shown, refresh: () => setRound((before) => before + 1) };
}

type Run = { remember: boolean; signal: AbortSignal; update: (change: Partial<Shown>) => void };

async function runQrLogin({ remember, signal, update }: Run): Promise<void> {
  let polling = false;
  try {
    const { qrurl, qruuid } = await call("/api/orange/getLoginQr", await signUpFields({ remember }), { signal, shownBy: "screen" });
    update({ qrurl, state: "waiting" });
    polling = true;
    await pollUntilIn({ qruuid, remember, signal, update });
  } catch (error) {
    if (!signal.aborted) update(polling ? describePoll(error) : describeFetch(error));
  }
}

async function pollUntilIn({ qruuid, remember, signal, update }: Run & { qruuid: string }): Promise<void> {
  const hidden = afterHidden({ ms: PAUSE_AFTER_HIDDEN_MS, signal });
  let lost = 0;
  for (;;) {
    await pause(LOGIN_POLL_MS, signal);
    if (hidden.passed()) {
      update({ state: "paused" });
      await untilVisible(signal);
      update({ state: "waiting" });
    }
    try {
      enter({ ...(await call("/api/orange/queryScanResult", { qruuid }, { signal, shownBy: "screen" })), remember });
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || signal.aborted) throw error;
      lost = error.kind === "transport" ? lost + 1 : 0;
      if (!isPassing(error) || lost > LOST_POLLS_MAX) throw error;
      if (error.reason === "login.waiting") update({ state: error.scanned ? "scanned" : "waiting" });
      if (error.waitSeconds !== null) await pause(error.waitSeconds * SECOND_MS, signal);
    }
  }
}

/** Whether asking again may help: nobody has confirmed yet, an answer was lost, or we asked too often. */
function isPassing({ kind, reason }: ApiError): boolean {
  return kind === "transport" || reason === "login.waiting" || reason === "rate.limited";
}

/** Without a code the server's own words are shown; what a browser says of a lost connection is not the reader's language. */
function describeFetch(error: unknown): Partial<Shown> {
  const told = error instanceof ApiError && error.kind !== "transport";
  return { state: "failed", qrurl: null, failure: told ? error.message : null };
}

function describePoll(error: unknown): Partial<Shown> {
  if (error instanceof ApiError && error.reason === "login.expired") return { state: "expired", failure: null };
  if (error instanceof ApiError && error.kind === "transport") return { state: "failed", failure: m.pollFailed(m.lostConnection) };
  return { state: "failed", failure: m.pollFailed(error instanceof Error ? error.message : String(error)) };
}
