import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anonymousKept, deviceKept, userInTab, userKept } from "./browser-storage.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";
import { adoptSession, endSession, knowOwner, leaveSession, restoreSession, startSession, useSession } from "./session-store.ts";

const FORM = "form:weeklyReport";
const form = (job: string, at = 1) => JSON.stringify({ values: { job }, at });
const now = () => useSession.getState();
const signIn = (userId: string) => startSession({ token: `token-of-${userId}`, userId, remember: false });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ["token", "owner"]) clearCookie(name);
  useSession.setState({ token: null, restored: false, owner: undefined, visit: 0, left: null });
  restoreSession();
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  leaveSession();
});

test("what was typed before signing in goes over to the one who signs in, and to nobody after them", () => {
  anonymousKept.write(FORM, form("typed before"));
  signIn("a");
  expect(now().visit).toBe(0);
  expect(anonymousKept.keys()).toEqual([]);
  expect(userKept("a").read(FORM)).toBe(form("typed before"));
  leaveSession();
  signIn("b");
  expect(userKept("b").keys()).toEqual(["visited"]);
});

test("of two forms of a scene, the one typed later is kept", () => {
  userKept("twice").write(FORM, form("older", 5));
  userKept("twice").write("form:diary", form("newer", 9));
  anonymousKept.write(FORM, form("newer", 7));
  anonymousKept.write("form:diary", form("older", 3));
  signIn("twice");
  expect(userKept("twice").read(FORM)).toBe(form("newer", 7));
  expect(userKept("twice").read("form:diary")).toBe(form("newer", 9));
  expect(anonymousKept.keys()).toEqual([]);
});

test("signing out leaves nothing of the owner, and what belongs to the device", () => {
  signIn("a");
  for (const key of [FORM, "edit:g1", "unseen:diary", "gift", "message"] as const) userKept("a").write(key, "of a");
  userInTab("a").write("order", "of a");
  deviceKept.write("theme", "dark");
  leaveSession();
  expect(Object.keys(localStorage)).toEqual(["theme"]);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith("user/"))).toEqual([]);
  expect([readCookie("token"), readCookie("owner")]).toEqual([null, null]);
  expect(now()).toMatchObject({ token: null, owner: null, visit: 1 });
});

test("a part of the page that is late writes nothing for somebody who has signed out", () => {
  signIn("a");
  leaveSession();
  userKept("a").write("edit:g1", "late");
  expect(userKept("a").keys()).toEqual([]);
  signIn("a");
  userKept("a").write("edit:g1", "in time");
  expect(userKept("a").read("edit:g1")).toBe("in time");
});

test("a session that ended keeps page and edits for its owner, also over a reload", () => {
  signIn("a");
  userKept("a").write("edit:g1", "unsaved");
  endSession();
  expect(now()).toMatchObject({ token: null, owner: "a", visit: 0 });
  signIn("a");
  expect(now().visit).toBe(0);
  endSession();
  useSession.setState({ restored: false, owner: undefined });
  restoreSession();
  expect(now().owner).toBeNull();
  expect(anonymousKept.keys()).toEqual([]);
  signIn("a");
  expect(userKept("a").read("edit:g1")).toBe("unsaved");
});

test("somebody else who signs in after a session ended gets a page of their own", () => {
  signIn("a");
  userKept("a").write(FORM, form("of a"));
  endSession();
  signIn("b");
  expect(now()).toMatchObject({ owner: "b", visit: 1 });
  expect(userKept("b").read(FORM)).toBeNull();
  expect(userKept("a").read(FORM)).toBe(form("of a"));
});

test.each([
  [true, `Max-Age=${180 * 86_400}`],
  [false, "SameSite=Lax"],
])("with remember %s session and owner are kept in cookies that end with %s", (remember, end) => {
  const written = vi.spyOn(document, "cookie", "set");
  startSession({ token: "secret", userId: "a", remember });
  const kept = written.mock.calls.flat().filter((cookie) => /^(token|owner)=./.test(cookie));
  expect(kept).toHaveLength(2);
  for (const cookie of kept) expect(cookie.endsWith(end), cookie).toBe(true);
});

test("a reload knows at once whose page it is", () => {
  signIn("a");
  useSession.setState({ token: null, restored: false, owner: undefined });
  restoreSession();
  expect(now()).toMatchObject({ token: "token-of-a", owner: "a" });
});

test("a token this browser was not told the owner of waits for the server to say, and is not taken for the last owner's", () => {
  signIn("a");
  writeCookie({ name: "token", value: "somebody's" });
  expect(adoptSession()).toBe(true);
  expect(now()).toMatchObject({ token: "somebody's", owner: undefined, visit: 1 });
  knowOwner({ token: "token-of-a", userId: "a" });
  expect(now().owner).toBeUndefined();
  knowOwner({ token: "somebody's", userId: "b" });
  expect(now()).toMatchObject({ owner: "b", visit: 1 });
});

test("without cookies a sign-in lasts as long as the page, whenever other tabs are looked at", () => {
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  signIn("a");
  expect(adoptSession()).toBe(false);
  expect(now().token).toBe("token-of-a");
});

test.each([
  [
    "forbidden",
    () =>
      vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
        throw new DOMException("", "SecurityError");
      }),
  ],
  [
    "full",
    () =>
      vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw new DOMException("", "QuotaExceededError");
      }),
  ],
])("signing in and out goes on where storage is %s", (_, forbid) => {
  forbid();
  signIn("a");
  userKept("a").write(FORM, form("nowhere"));
  expect(userKept("a").read(FORM)).toBeNull();
  expect(userKept("a").keys()).toEqual([]);
  leaveSession();
  expect(now()).toMatchObject({ token: null, visit: 1 });
});
