import { LOGIN_POLL_MS } from "@tangleaf/contract/constants";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { clearCookie, readCookie, writeCookie } from "#lib/cookies.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { leaveSession, useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleUser } from "#lib/testing/server-answers.ts";
import { QrLogin } from "./qr-login.tsx";

const realFetch = window.fetch;
const waiting = refusedAnswer("login.waiting");

let polls: unknown[] = [];
let codes = 0;
let asked = 0;
/** What the codes were asked for with. */
let wanted: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
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

/** Lets the time pass until the next question: the pause before it has begun, and ends. */
async function askAgain(): Promise<void> {
  await expect.poll(() => vi.getTimerCount(), { message: "the pause before the next question" }).toBe(1);
  await vi.advanceTimersByTimeAsync(LOGIN_POLL_MS);
}

test("waits, says when it was scanned, then signs in and remembers", async () => {
  polls = [waiting, refusedAnswer("login.waiting", { scanned: true }), okAnswer({ token: "secret", user: sampleUser() })];
  const screen = await show();
  await expect.element(screen.getByText("等待扫码")).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "登录二维码" })).toBeVisible();
  await askAgain();
  await askAgain();
  await expect.element(screen.getByText("已扫码，请在手机上确认")).toBeVisible();
  await askAgain();
  await expect.poll(() => useSession.getState().token).toBe("secret");
  expect(readCookie("token")).toBe("secret");
});

test("a code is asked for with the invitation that led here, and what became of it every 1.5 seconds", async () => {
  const pauses = vi.spyOn(window, "setTimeout");
  writeCookie({ name: "inviteCode", value: "AbC123" });
  const screen = await show();
  await expect.element(screen.getByText("等待扫码")).toBeVisible();
  expect(wanted).toEqual([{ remember: true, verifyToken: "this-browser", fromInviteCode: "AbC123" }]);
  await askAgain();
  await askAgain();
  expect(asked).toBe(2);
  expect(pauses.mock.calls.slice(0, 2).map(([, ms]) => ms)).toEqual([1500, 1500]);
});

test("an expired code can be fetched again in place", async () => {
  polls = [refusedAnswer("login.expired")];
  const screen = await show();
  await askAgain();
  await expect.element(screen.getByText("二维码过期了，刷新页面再扫")).toBeVisible();
  await screen.getByRole("button", { name: "刷新" }).click();
  await expect.element(screen.getByText("等待扫码")).toBeVisible();
  expect(codes).toBe(2);
});

test("an answer that is lost on the way is asked for again", async () => {
  polls = ["lost", "lost", okAnswer({ token: "secret", user: sampleUser() })];
  const screen = await show();
  for (let question = 0; question < 3; question += 1) await askAgain();
  await expect.poll(() => useSession.getState().token).toBe("secret");
  expect(screen.getByText(/遇到错误/).query()).toBeNull();
});

test("any other refusal is told in the server's words", async () => {
  polls = [refusedAnswer("login.used", { message: "这个二维码已经用过了" })];
  const screen = await show();
  await askAgain();
  await expect.element(screen.getByText("遇到错误：这个二维码已经用过了")).toBeVisible();
});

test("closing ends the asking", async () => {
  polls = [];
  const screen = await show();
  await expect.element(screen.getByText("等待扫码")).toBeVisible();
  await screen.unmount();
  polls = [okAnswer({ token: "late", user: sampleUser() })];
  await vi.advanceTimersByTimeAsync(LOGIN_POLL_MS);
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
  await askAgain();
  expect(asked).toBe(1);
  vi.spyOn(performance, "now").mockReturnValue(hiddenAt + 61_000);
  await askAgain();
  await expect.element(screen.getByText("页面回来后继续等")).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(LOGIN_POLL_MS);
  expect(asked).toBe(1);
  turnPage(false);
  await expect.element(screen.getByText("等待扫码")).toBeVisible();
  await expect.poll(() => asked).toBe(2);
});
