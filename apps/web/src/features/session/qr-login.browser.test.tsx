import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { clearCookie, readCookie, writeCookie } from "#lib/cookies.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { leaveSession, useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleUser } from "#lib/testing/server-answers.ts";
import { QrLogin } from "./qr-login.tsx";

const realFetch = window.fetch;
const waiting = refusedAnswer("login.waiting");

/** Longer than from one question to the next. */
const ASKED_MS = 2000;

let polls: unknown[] = [];
let codes = 0;
let asked = 0;
/** What the codes were asked for with. */
let wanted: unknown[] = [];

beforeEach(() => {
  // Time runs normally and can be advanced.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  codes = 0;
  asked = 0;
  wanted = [];
  window.fetch = (url, init) => {
    if (String(url).endsWith("getLoginQr")) {
      codes += 1;
      wanted.push(JSON.parse(String(init?.body)));
      return Promise.resolve(
        Response.json(okAnswer({ qrurl: `http://here/login/confirm?ticket=${codes}`, qruuid: `q${codes}`, expiresIn: 600 })),
      );
    }
    if (String(url).endsWith("getVerifyToken")) return Promise.resolve(Response.json(okAnswer({ token: "this-browser" })));
    asked += 1;
    const answer = polls.shift() ?? waiting;
    return answer === "lost" ? Promise.reject(new Error("offline")) : Promise.resolve(Response.json(answer));
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  window.fetch = realFetch;
  leaveSession();
  for (const name of ["token", "verifyToken", "inviteCode"]) clearCookie(name);
});

const show = () =>
  render(
    <QueryScope>
      <QrLogin reason={null} account={null} sandbox={false} remember onRemember={() => undefined} />
    </QueryScope>,
  );

test("waits, says when it was scanned, then signs in and remembers", async () => {
  polls = [waiting, refusedAnswer("login.waiting", { scanned: true }), okAnswer({ token: "secret", user: sampleUser() })];
  const screen = await show();
  await expect.element(screen.getByText("等待扫码")).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "登录二维码" })).toBeVisible();
  await expect.element(screen.getByText("已扫码，请在手机上确认"), { timeout: 6000 }).toBeVisible();
  await expect.poll(() => useSession.getState().token, { timeout: 6000 }).toBe("secret");
  expect(readCookie("token")).toBe("secret");
});

test("a code is asked for with the invitation that led here, and what became of it every 1.5 seconds", async () => {
  const timers = vi.spyOn(window, "setTimeout");
  writeCookie({ name: "inviteCode", value: "AbC123" });
  const screen = await show();
  await expect.element(screen.getByText("等待扫码")).toBeVisible();
  expect(wanted).toEqual([{ remember: true, verifyToken: "this-browser", fromInviteCode: "AbC123" }]);
  await expect.poll(() => asked, { timeout: 9000 }).toBeGreaterThan(2);
  // One pause before each question, and one that may be under way.
  const pauses = timers.mock.calls.filter(([, ms]) => ms === 1500).length;
  expect([asked, asked + 1]).toContain(pauses);
});

test("an expired code can be fetched again in place", async () => {
  polls = [refusedAnswer("login.expired")];
  const screen = await show();
  await expect.element(screen.getByText("二维码过期了，刷新页面再扫"), { timeout: 4000 }).toBeVisible();
  await screen.getByRole("button", { name: "刷新" }).click();
  await expect.element(screen.getByText("等待扫码")).toBeVisible();
  expect(codes).toBe(2);
});

test("an answer that is lost on the way is asked for again", async () => {
  polls = ["lost", "lost", okAnswer({ token: "secret", user: sampleUser() })];
  const screen = await show();
  await expect.poll(() => useSession.getState().token, { timeout: 9000 }).toBe("secret");
  expect(screen.getByText(/遇到错误/).query()).toBeNull();
});

test("any other refusal is told in the server's words", async () => {
  polls = [refusedAnswer("login.used", { message: "这个二维码已经用过了" })];
  const screen = await show();
  await expect.element(screen.getByText("遇到错误：这个二维码已经用过了"), { timeout: 4000 }).toBeVisible();
});

test("closing ends the asking", async () => {
  polls = [];
  const screen = await show();
  await expect.element(screen.getByText("等待扫码")).toBeVisible();
  await screen.unmount();
  polls = [okAnswer({ token: "late", user: sampleUser() })];
  await vi.advanceTimersByTimeAsync(ASKED_MS);
  expect(polls).toHaveLength(1);
  expect(useSession.getState().token).toBeNull();
});

/** The page goes behind another one, or comes back. */
function turnPage(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a page hidden for more than a minute stops asking, and goes on when it is looked at again", async () => {
  polls = [];
  const screen = await show();
  await expect.element(screen.getByText("等待扫码")).toBeVisible();
  turnPage(true);
  const hiddenAt = performance.now();
  await expect.poll(() => asked, { timeout: 4000 }).toBeGreaterThan(0);
  vi.spyOn(performance, "now").mockReturnValue(hiddenAt + 61_000);
  await expect.element(screen.getByText("页面回来后继续等"), { timeout: 4000 }).toBeInTheDocument();
  const before = asked;
  await vi.advanceTimersByTimeAsync(ASKED_MS);
  expect(asked).toBe(before);
  turnPage(false);
  await expect.element(screen.getByText("等待扫码")).toBeVisible();
  await expect.poll(() => asked, { timeout: 4000 }).toBeGreaterThan(before);
});
