import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userKept } from "./browser-storage.ts";
import { clearCookie, writeCookie } from "./cookies.ts";
import { followOtherTabs } from "./follow-other-tabs.ts";
import { endSession, leaveSession, openLogin, startSession, useSession } from "./session-store.ts";

/** After a message the cookie is looked at for this long. */
const LAST_LOOK_MS = 2000;
let stop: () => void;
let other: BroadcastChannel;
beforeEach(() => {
  stop = followOtherTabs();
  other = new BroadcastChannel("session");
});
afterEach(() => {
  vi.useRealTimers();
  stop();
  other.close();
  clearCookie("token");
  leaveSession();
  localStorage.clear();
});

test("a sign-in of another tab is taken over, and the dialog closes", async () => {
  openLogin();
  writeCookie({ name: "token", value: "from-there" });
  other.postMessage(null);
  await expect.poll(() => useSession.getState().token).toBe("from-there");
  expect(useSession.getState().login.open).toBe(false);
});

test("a sign-out of another tab is taken over", async () => {
  startSession({ token: "mine", userId: "a", remember: false });
  clearCookie("token");
  other.postMessage(null);
  await expect.poll(() => useSession.getState().token).toBeNull();
});

test("a message that comes before its cookie is not lost", async () => {
  startSession({ token: "mine", userId: "a", remember: false });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  other.postMessage(null);
  await expect.poll(() => vi.getTimerCount(), { message: "the message has arrived" }).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(60);
  expect(now().token).toBe("mine");
  clearCookie("token");
  await vi.advanceTimersByTimeAsync(LAST_LOOK_MS);
  expect(now().token).toBeNull();
});

test("a sign-in here is told to the others", async () => {
  const told = new Promise((resolve) => other.addEventListener("message", resolve, { once: true }));
  startSession({ token: "mine", userId: "a", remember: false });
  await told;
});

test("without a message the cookie is looked at when the page is", async () => {
  writeCookie({ name: "token", value: "from-there" });
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => useSession.getState().token).toBe("from-there");
});

/** As the other tab sees it: cookies and storage are shared, what is in memory is not. */
const inOtherTab = {
  signIn: (token: string, userId: string) => {
    writeCookie({ name: "owner", value: `${token.slice(0, 8)} ${userId}` });
    writeCookie({ name: "token", value: token });
    other.postMessage({ left: null });
  },
  signOut: (token: string) => {
    clearCookie("owner");
    clearCookie("token");
    other.postMessage({ left: token.slice(0, 8) });
  },
  expire: () => {
    clearCookie("token");
    other.postMessage({ left: null });
  },
};
const now = () => useSession.getState();

test("a sign-out of another tab hides this page, and takes what this tab kept just before it heard of it", async () => {
  startSession({ token: "token-of-a", userId: "a", remember: false });
  const { visit } = now();
  inOtherTab.signOut("token-of-a");
  userKept("a").write("form:weeklyReport", "late");
  await expect.poll(() => now().visit).toBe(visit + 1);
  expect(now()).toMatchObject({ token: null, owner: null });
  expect(userKept("a").keys()).toEqual([]);
});

test("a cookie that is still seen after its session was signed out signs nobody in again", async () => {
  startSession({ token: "token-of-a", userId: "a", remember: false });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  other.postMessage({ left: "token-of" });
  await expect.poll(() => now().token).toBeNull();
  await vi.advanceTimersByTimeAsync(LAST_LOOK_MS);
  expect(now().token).toBeNull();
});

test("a session that ended in another tab leaves this page to its owner, who goes on when they are back", async () => {
  startSession({ token: "token-of-a", userId: "a", remember: false });
  const { visit } = now();
  userKept("a").write("edit:g1", "unsaved");
  inOtherTab.expire();
  await expect.poll(() => now().token).toBeNull();
  expect(now()).toMatchObject({ owner: "a", visit });
  inOtherTab.signIn("again-of-a", "a");
  await expect.poll(() => now().token).toBe("again-of-a");
  expect(now()).toMatchObject({ owner: "a", visit });
  expect(userKept("a").read("edit:g1")).toBe("unsaved");
});

test("somebody else signing in in another tab takes this page from its owner, whose edits wait for them", async () => {
  startSession({ token: "token-of-a", userId: "a", remember: false });
  const { visit } = now();
  userKept("a").write("edit:g1", "unsaved");
  inOtherTab.signIn("session-of-b", "b");
  await expect.poll(() => now().token).toBe("session-of-b");
  expect(now()).toMatchObject({ owner: "b", visit: visit + 1 });
  expect(userKept("a").read("edit:g1")).toBe("unsaved");
});

test("word of a sign-out that comes late does not touch the session that was begun since", async () => {
  startSession({ token: "first-of-a", userId: "a", remember: false });
  writeCookie({ name: "owner", value: "second-o a" });
  writeCookie({ name: "token", value: "second-of-a" });
  userKept("a").write("form:weeklyReport", "newer");
  other.postMessage({ left: "first-of" });
  await expect.poll(() => now().token).toBe("second-of-a");
  expect(now().owner).toBe("a");
  expect(userKept("a").read("form:weeklyReport")).toBe("newer");
});

test("a sign-out here is told to the others with the mark of its session, an end of it is not", async () => {
  const told: unknown[] = [];
  other.addEventListener("message", ({ data }) => told.push(data));
  startSession({ token: "token-of-a", userId: "a", remember: false });
  endSession();
  startSession({ token: "again-of-a", userId: "a", remember: false });
  leaveSession();
  await expect.poll(() => told).toContainEqual({ left: "again-of" });
  expect(told).not.toContainEqual({ left: "token-of" });
});
