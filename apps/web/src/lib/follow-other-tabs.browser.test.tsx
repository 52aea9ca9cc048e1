import { afterEach, beforeEach, expect, test } from "vitest";
import { clearCookie, writeCookie } from "./cookies.ts";
import { followOtherTabs } from "./follow-other-tabs.ts";
import { endSession, openLogin, startSession, useSession } from "./session-store.ts";

let stop: () => void;
let other: BroadcastChannel;
beforeEach(() => {
  stop = followOtherTabs();
  other = new BroadcastChannel("session");
});
afterEach(() => {
  stop();
  other.close();
  clearCookie("token");
  endSession();
});

test("a sign-in of another tab is taken over, and the dialog closes", async () => {
  openLogin();
  writeCookie({ name: "token", value: "from-there" });
  other.postMessage(null);
  await expect.poll(() => useSession.getState().token).toBe("from-there");
  expect(useSession.getState().login.open).toBe(false);
});

test("a sign-out of another tab is taken over", async () => {
  startSession({ token: "mine", remember: false });
  clearCookie("token");
  other.postMessage(null);
  await expect.poll(() => useSession.getState().token).toBeNull();
});

test("a message that comes before its cookie is not lost", async () => {
  startSession({ token: "mine", remember: false });
  other.postMessage(null);
  await new Promise((resolve) => setTimeout(resolve, 60));
  clearCookie("token");
  await expect.poll(() => useSession.getState().token).toBeNull();
});

test("a sign-in here is told to the others", async () => {
  const told = new Promise((resolve) => other.addEventListener("message", resolve, { once: true }));
  startSession({ token: "mine", remember: false });
  await told;
});

test("without a message the cookie is looked at when the page is", async () => {
  writeCookie({ name: "token", value: "from-there" });
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => useSession.getState().token).toBe("from-there");
});
