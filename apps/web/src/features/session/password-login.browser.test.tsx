import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { clearCookie, readCookie, writeCookie } from "#lib/cookies.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { leaveSession, useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleUser } from "#lib/testing/server-answers.ts";
import { forgetLoginInput, useLoginInput } from "./login-input.ts";
import { LoginWays } from "./login-ways.tsx";
import type { Settings } from "./ways.ts";

const realFetch = window.fetch;
const RSA = { name: "RSA-OAEP", hash: "SHA-256" } as const;
const PASSWORD = "correct horse battery";
const features = {
  pay: false,
  wxLogin: false,
  wxWeb: false,
  passwordLogin: true,
  devLogin: true,
  qrEmbedded: false,
  sandbox: false,
  essayFullText: true,
  webSearch: false,
  bibliography: false,
};
const settings = { features, wxAccountName: "橘笺" } as Settings;
const refused = (reason: string, more: object = {}) => refusedAnswer(reason, { message: reason, ...more });

let keys: CryptoKeyPair;
let publicKey = "";
let pictures = 0;
let answer: unknown;
let sent: { path: string; body: Record<string, string> }[] = [];

beforeEach(async () => {
  keys = await crypto.subtle.generateKey({ ...RSA, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
    "encrypt",
    "decrypt",
  ]);
  const spki = new Uint8Array(await crypto.subtle.exportKey("spki", keys.publicKey));
  publicKey = `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...spki))}\n-----END PUBLIC KEY-----\n`;
  pictures = 0;
  sent = [];
  answer = okAnswer({ token: "secret", user: sampleUser() });
  window.fetch = (url, init) => {
    const path = String(url);
    if (path.endsWith("/auth/code")) {
      pictures += 1;
      return Promise.resolve(
        Response.json(okAnswer({ uuid: `c${pictures}`, img: "data:image/gif;base64,R0lGODlhAQABAAAAACw=", publicKey })),
      );
    }
    if (path.endsWith("getVerifyToken")) return Promise.resolve(Response.json(okAnswer({ token: "this-browser" })));
    sent.push({ path, body: JSON.parse(String(init?.body)) });
    return Promise.resolve(Response.json(answer));
  };
});
afterEach(() => {
  vi.useRealTimers();
  window.fetch = realFetch;
  vi.restoreAllMocks();
  leaveSession();
  for (const name of ["token", "verifyToken", "username", "inviteCode"]) clearCookie(name);
  forgetLoginInput();
});

const show = () =>
  render(
    <QueryScope>
      <LoginWays settings={settings} reason={null} />
    </QueryScope>,
  );
type Screen = Awaited<ReturnType<typeof show>>;

const stopClock = () => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const type = (name: string, value: string) => userEvent.fill(field(name) as HTMLInputElement, value);

async function fill(): Promise<void> {
  await type("username", "linxiao");
  await type("password", PASSWORD);
  await type("code", "ab12");
}
const press = (screen: Screen, name = "登录") => screen.getByRole("button", { name, exact: true }).click();

test("an empty form names every field that is missing and puts the cursor into the first", async () => {
  const screen = await show();
  await press(screen);
  for (const text of ["请填写登录用户名", "请填写密码", "请填写验证码"]) await expect.element(screen.getByText(text)).toBeVisible();
  expect(document.activeElement).toBe(field("username"));
  expect(sent).toEqual([]);
});

test("a field that was left empty says so at once", async () => {
  const screen = await show();
  field("username")?.focus();
  await userEvent.tab();
  await expect.element(screen.getByText("请填写登录用户名")).toBeVisible();
});

test("the password leaves the page encrypted only, and the name is remembered without it", async () => {
  writeCookie({ name: "inviteCode", value: "AbC123" });
  const written = vi.spyOn(document, "cookie", "set");
  const screen = await show();
  await fill();
  await press(screen);
  await expect.poll(() => useSession.getState().token).toBe("secret");
  const [{ path, body }] = sent as [(typeof sent)[0]];
  expect(path).toBe("/api/auth/login");
  expect(JSON.stringify(body)).not.toContain(PASSWORD);
  expect(body).toMatchObject({ username: "linxiao", code: "ab12", uuid: "c1", remember: true, verifyToken: "this-browser" });
  const sealed = Uint8Array.from(atob(body["password"] ?? ""), (character) => character.charCodeAt(0));
  expect(new TextDecoder().decode(await crypto.subtle.decrypt(RSA, keys.privateKey, sealed))).toBe(PASSWORD);
  expect(readCookie("username")).toBe("linxiao");
  expect(written.mock.calls.flat().filter((cookie) => cookie.startsWith("username=linxiao"))).toEqual([
    expect.stringContaining(`Max-Age=${180 * 86_400}`),
  ]);
  expect(document.cookie).not.toContain("correct");
  expect(readCookie("inviteCode")).toBeNull();
});

test("a wrong captcha brings a new picture and the cursor to its field; name and password stay", async () => {
  answer = refused("captcha.wrong", { field: "code" });
  const screen = await show();
  await fill();
  await press(screen);
  await expect.element(screen.getByText("captcha.wrong")).toBeVisible();
  await expect.poll(() => pictures).toBe(2);
  await expect.poll(() => document.activeElement).toBe(field("code"));
  expect(field("code")?.value).toBe("");
  expect(field("password")?.value).toBe(PASSWORD);
});

test.each([
  ["login.refused", "password"],
  ["username.unavailable", "username"],
  ["password.weak", "password"],
])("%s is said at the field %s", async (reason, name) => {
  answer = refused(reason);
  const screen = await show();
  await fill();
  await press(screen);
  await expect.element(screen.getByText(reason)).toBeVisible();
  expect(field(name)?.getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => document.activeElement).toBe(field(name));
});

test("too many tries: the button counts down and nothing is sent meanwhile", async () => {
  stopClock();
  answer = refused("login.throttled", { waitSeconds: 30 });
  const screen = await show();
  await fill();
  await press(screen);
  await expect.element(screen.getByRole("button", { name: "30 秒后再试" })).toBeVisible();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(screen.getByRole("button", { name: "29 秒后再试" })).toBeVisible();
  field("code")?.focus();
  await userEvent.keyboard("ab12{Enter}");
  expect(sent).toHaveLength(1);
});

test("too many tries: what was said of the wait goes when it is over", async () => {
  stopClock();
  answer = refused("login.throttled", { waitSeconds: 1 });
  const screen = await show();
  await fill();
  await press(screen);
  await expect.element(screen.getByText("login.throttled")).toBeVisible();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(screen.getByRole("button", { name: "登录", exact: true })).toBeVisible();
  expect(screen.getByText("login.throttled").query()).toBeNull();
});

test("looking at another way and back loses nothing that was typed but what was read from the old picture", async () => {
  const screen = await show();
  await fill();
  await screen.getByRole("button", { name: "开发环境：用名字登录" }).click();
  await screen.getByRole("button", { name: "账号密码登录" }).click();
  await expect.poll(() => pictures).toBe(2);
  expect(field("username")?.value).toBe("linxiao");
  expect(field("password")?.value).toBe(PASSWORD);
  expect(field("code")?.value).toBe("");
});

test("closing and opening again shows the way that was chosen and what was typed; being in forgets it", async () => {
  const first = await show();
  await fill();
  await first.getByRole("button", { name: "还没有账号，注册一个" }).click();
  await first.unmount();
  const screen = await show();
  await expect.element(screen.getByRole("heading", { name: "注册账号" })).toBeVisible();
  expect(field("username")?.value).toBe("linxiao");
  expect(field("password")?.value).toBe(PASSWORD);
  await type("code", "ab12");
  await press(screen, "注册并登录");
  await expect.poll(() => useSession.getState().token).toBe("secret");
  expect(useLoginInput.getState().password).toMatchObject({ mode: "login", password: "" });
});

test("a button that counts down can be read under the pointer that pressed it", async () => {
  // The page's colours are not loaded here.
  document.documentElement.style.setProperty("--ink-solid-hover", "rgb(49 58 53)");
  answer = refused("login.throttled", { waitSeconds: 30 });
  const screen = await show();
  await fill();
  await press(screen);
  const button = screen.getByRole("button", { name: /秒后再试/ });
  const colour = async () => {
    await Promise.all(
      button
        .element()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    return getComputedStyle(button.element()).backgroundColor;
  };
  await button.hover();
  expect(button.element().matches(":hover")).toBe(true);
  const hovered = await colour();
  await button.unhover();
  expect(await colour()).toBe(hovered);
});

test("registering says the rule before, and a short password at its field", async () => {
  const screen = await show();
  await fill();
  await screen.getByRole("button", { name: "还没有账号，注册一个" }).click();
  await expect.element(screen.getByText("8 位以上，别用常见的，也别和用户名一样")).toBeVisible();
  expect(field("password")?.autocomplete).toBe("new-password");
  await type("password", "short");
  await press(screen, "注册并登录");
  await expect.element(screen.getByText("密码至少 8 位")).toBeVisible();
  expect(sent).toEqual([]);
});

test("on plain http the form says that the address is unprotected, and signs in all the same", async () => {
  vi.spyOn(window, "isSecureContext", "get").mockReturnValue(false);
  vi.spyOn(crypto, "subtle", "get").mockReturnValue(undefined as unknown as SubtleCrypto);
  const screen = await show();
  await expect.element(screen.getByText("这个网址没有保护（http）", { exact: false })).toBeVisible();
  await fill();
  await press(screen, "登录");
  await expect.poll(() => sent.length).toBe(1);
});
