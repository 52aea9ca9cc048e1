import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setApiErrorHandler } from "#lib/api-client.ts";
import { endSession, openLogin, startSession, useSession } from "#lib/session-store.ts";
import { waitForSession } from "./follow-stream.ts";

beforeEach(() => {
  let jar = "";
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("document", {
    get cookie() {
      return jar;
    },
    set cookie(line: string) {
      jar = line.includes("Max-Age=0") ? "" : (line.split(";")[0] ?? "");
    },
  });
  // As the page does it.
  setApiErrorHandler(({ kind }) => {
    if (kind !== "session") return;
    endSession();
    openLogin();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ token: null, login: { open: false, reason: null } });
});

/** A wait for the next session, and whether it is over. */
function waiting() {
  const controller = new AbortController();
  const state = { over: false, controller };
  void waitForSession(controller.signal).then(() => {
    state.over = true;
  });
  return state;
}

test("a session taken away is a sign-out: the dialog opens, and the next session is waited for", async () => {
  startSession({ token: "taken-away", userId: "u1", remember: false });
  const state = waiting();
  expect(useSession.getState()).toMatchObject({ token: null, login: { open: true } });
  await Promise.resolve();
  expect(state.over).toBe(false);
  startSession({ token: "next", userId: "u1", remember: false });
  await expect.poll(() => state.over).toBe(true);
});

test("who signed out on purpose is not asked to sign in, and leaving ends the waiting", async () => {
  startSession({ token: "given-back", userId: "u1", remember: false });
  endSession();
  const state = waiting();
  expect(useSession.getState().login.open).toBe(false);
  await Promise.resolve();
  expect(state.over).toBe(false);
  state.controller.abort();
  await expect.poll(() => state.over).toBe(true);
});
