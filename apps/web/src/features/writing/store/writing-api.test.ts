import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setApiErrorHandler } from "#lib/api-client.ts";
import { endSession, openLogin, startSession, useSession } from "#lib/session-store.ts";
import { saveTextOf, writingApi } from "./writing-api.ts";

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

test("an edit of the whole text names no end, one of its beginning says how far it reaches, also when the page is left", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ code: 0, data: { version: 2, chars: 1 } });
  });
  const save = saveTextOf("g1");
  for (const leaving of [false, true]) {
    await save({ baseVersion: 1, text: "一", upTo: null, leaving });
    await save({ baseVersion: 1, text: "一", upTo: 7, leaving });
  }
  const edit = { generationId: "g1", baseVersion: 1, text: "一" };
  expect(sent).toEqual([edit, { ...edit, upTo: 7 }, edit, { ...edit, upTo: 7 }]);
});

/** What waits for a writing, and whether it is over. */
function waiting() {
  const controller = new AbortController();
  const state = { over: false, controller };
  void writingApi.waitForSession(controller.signal).then(() => {
    state.over = true;
  });
  return state;
}

test("a writing taken away is a sign-out: the dialog opens, and the next writing is waited for", async () => {
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
