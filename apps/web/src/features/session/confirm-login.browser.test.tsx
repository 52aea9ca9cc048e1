import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { clearCookie, writeCookie } from "#lib/cookies.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { endSession, restoreSession, startSession, useSession } from "#lib/session-store.ts";
import { ConfirmLogin } from "./confirm-login.tsx";

const realFetch = window.fetch;
const PICTURE = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxIDEiLz4=";
const SIGNED = `${"n".repeat(43)}.${"s".repeat(20)}`;
const user = { id: "u1", username: "u1", nickname: "橘友 4F7K", headimg: "", inviteCode: "", inviteLink: "", giftsOpen: false };
const ok = (data: unknown) => ({ code: 0, message: "", is_success: true, isSuccess: true, data });
const refused = (reason: string, message: string) => ({ code: 1, message, is_success: false, isSuccess: false, data: { reason } });
const wrong = refused("captcha.wrong", "验证码不对或过期了，看新的一张再填");

/** What confirming answers, in turn. */
let answers: unknown[] = [];
let sent: Record<string, unknown>[] = [];
let pictures = 0;
let nickname: string | null = null;
let askedName: unknown;

beforeEach(() => {
  [answers, sent, pictures, nickname, askedName] = [[], [], 0, null, undefined];
  window.fetch = (url, init) => {
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    const path = String(url);
    if (path.endsWith("getVerifyToken")) {
      askedName = body["token"];
      return Promise.resolve(Response.json(ok({ token: SIGNED })));
    }
    if (path.endsWith("qrstate")) return Promise.resolve(Response.json(ok({ state: "scanned", nickname })));
    if (path.endsWith("code")) {
      pictures += 1;
      return Promise.resolve(Response.json(ok({ uuid: `c${pictures}`, img: PICTURE, publicKey: "" })));
    }
    sent.push(body);
    const answer = answers.shift();
    return answer === "lost" ? Promise.reject(new TypeError("offline")) : Promise.resolve(Response.json(answer));
  };
  restoreSession();
});
afterEach(() => {
  window.fetch = realFetch;
  endSession();
  for (const name of ["token", "verifyToken"]) clearCookie(name);
  queryClient.clear();
});

const show = () =>
  render(
    <MemoryRouter initialEntries={["/login/confirm?ticket=t1"]}>
      <QueryScope>
        <ConfirmLogin />
      </QueryScope>
    </MemoryRouter>,
  );

test("a newcomer types what the picture says, presses Enter, and both devices are in", async () => {
  answers = [ok({ token: "secret", user })];
  const screen = await show();
  await expect.element(screen.getByRole("img", { name: "验证码图片" })).toBeVisible();
  await screen.getByRole("textbox", { name: "验证码" }).fill(" ab12 ");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "登录好了" })).toBeVisible();
  expect(sent).toEqual([{ ticket: "t1", uuid: "c1", code: "ab12", verifyToken: SIGNED }]);
  expect(useSession.getState().token).toBe("secret");
});

test("a wrong code says so at the field, brings another picture and the cursor back, and the next one is right", async () => {
  answers = [wrong, ok({ token: "secret", user })];
  const screen = await show();
  const field = screen.getByRole("textbox", { name: "验证码" });
  await field.fill("zz99");
  await screen.getByRole("button", { name: "用这台设备新建账号并登录" }).click();
  await expect.element(screen.getByText("验证码不对或过期了，看新的一张再填")).toBeVisible();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("");
  await expect.poll(() => pictures).toBe(2);
  await userEvent.keyboard("ab12{Enter}");
  await expect.element(screen.getByRole("heading", { name: "登录好了" })).toBeVisible();
  expect(sent.map(({ uuid }) => uuid)).toEqual(["c1", "c2"]);
});

test("opened without a code it leads home", async () => {
  const screen = await render(
    <MemoryRouter initialEntries={["/login/confirm"]}>
      <QueryScope>
        <Routes>
          <Route path="/login/confirm" element={<ConfirmLogin />} />
          <Route path="/homepage" element={<h1>home</h1>} />
        </Routes>
      </QueryScope>
    </MemoryRouter>,
  );
  await expect.element(screen.getByRole("heading", { name: "home" })).toBeVisible();
  expect(sent).toEqual([]);
});

test("nothing typed asks nothing of the server", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "用这台设备新建账号并登录" }).click();
  await expect.element(screen.getByText("请填写验证码")).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  [refused("account.tooManyNew", "这个网络今天新开的账号太多了"), "这个网络今天新开的账号太多了"],
  ["lost", "没连上服务器"],
])("a refusal that is not the code's is told above the button, and the page stays usable", async (answer, told) => {
  answers = [answer, ok({ token: "secret", user })];
  const screen = await show();
  await screen.getByRole("textbox", { name: "验证码" }).fill("ab12");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("alert")).toHaveTextContent(told);
  await expect.poll(() => pictures).toBe(2);
  await screen.getByRole("textbox", { name: "验证码" }).fill("ab12");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "登录好了" })).toBeVisible();
});

test("a sign-in code that is over ends the form", async () => {
  answers = [refused("login.expired", "expired")];
  const screen = await show();
  await screen.getByRole("textbox", { name: "验证码" }).fill("ab12");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "这个码过期了" })).toBeVisible();
});

test("a member confirms with one press and sees no picture; one whose session has ended meanwhile is asked as a newcomer", async () => {
  startSession({ token: "mine", userId: "u1", remember: false });
  nickname = "林小满";
  answers = [wrong];
  const screen = await show();
  await expect.element(screen.getByText("将以“林小满”的身份登录")).toBeVisible();
  expect(pictures).toBe(0);
  nickname = null;
  await screen.getByRole("button", { name: "确认登录" }).click();
  await expect.element(screen.getByRole("img", { name: "验证码图片" })).toBeVisible();
  expect(sent).toEqual([{ ticket: "t1" }]);
});

test("a browser's name of before names were signed is signed, not thrown away", async () => {
  writeCookie({ name: "verifyToken", value: "n".repeat(43), days: 1 });
  await show();
  await expect.poll(() => askedName).toBe("n".repeat(43));
});
