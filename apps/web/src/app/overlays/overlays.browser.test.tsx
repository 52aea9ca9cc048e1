import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Providers } from "#app/providers.tsx";
import { clearCookie } from "#lib/cookies.ts";
import { closePalette, closePay, openPalette, openPay } from "#lib/overlay-stores.ts";
import { queryClient } from "#lib/query-client.ts";
import { leaveSession, openLogin, startSession } from "#lib/session-store.ts";
import { okAnswer, sampleBaseInfo, sampleUser } from "#lib/testing/server-answers.ts";
import { paletteMessages } from "#messages/palette.ts";
import { payMessages } from "#messages/pay.ts";
import { shellMessages } from "#messages/shell.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { Overlays } from "./overlays.tsx";

const realFetch = window.fetch;
const answers: Record<string, unknown> = {
  baseInfo: sampleBaseInfo(),
  info: sampleUser(),
  getGoodsList: [],
};

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  window.fetch = async (url) => {
    asked.push(String(url));
    return Response.json(okAnswer(answers[String(url).split("/").at(-1) ?? ""] ?? {}));
  };
});
afterEach(() => {
  vi.useRealTimers();
  clearCookie("nps");
  closePay();
  leaveSession();
  queryClient.clear();
  window.fetch = realFetch;
});

function Root() {
  return (
    <Providers>
      <Outlet />
      <Overlays />
    </Providers>
  );
}

/** A screen without any bar around it, under the same root as every screen. */
async function showBareScreen(handle: object = {}) {
  const router = createMemoryRouter([{ path: "/", Component: Root, children: [{ index: true, element: <p>bare</p>, handle }] }]);
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByText("bare")).toBeVisible();
  return screen;
}

test("what is typed right after Ctrl K stands in the palette once it is there", async () => {
  const screen = await showBareScreen({});
  for (const init of [{ key: "k", ctrlKey: true }, { key: "z" }, { key: "b" }])
    document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }));
  const dialog = screen.getByRole("dialog", { name: paletteMessages.title });
  await expect.element(dialog.getByRole("combobox")).toHaveValue("zb");
  closePalette();
});

test("a screen without a top bar has the sign-in, the palette and toasts", async () => {
  const screen = await showBareScreen();
  toast({ tone: "ok", title: "a toast" });
  await expect.element(screen.getByText("a toast")).toBeVisible();
  openLogin({ reason: "why" });
  await expect.element(screen.getByRole("dialog", { name: shellMessages.signInPhone })).toBeVisible();
  startSession({ token: "t", userId: "u1", remember: false });
  openPalette();
  await expect.element(screen.getByRole("dialog", { name: paletteMessages.title })).toBeVisible();
});

test("a member can pay on a screen without a top bar", async () => {
  startSession({ token: "t", userId: "u1", remember: false });
  const screen = await showBareScreen();
  openPay();
  await expect.element(screen.getByRole("dialog", { name: payMessages.title })).toBeVisible();
});

test("a screen that signs somebody in itself has toasts and nothing else", async () => {
  const screen = await showBareScreen({ toastsOnly: true });
  openLogin();
  toast({ tone: "ok", title: "a toast" });
  await expect.element(screen.getByText("a toast")).toBeVisible();
  expect(screen.getByRole("dialog").elements()).toEqual([]);
});

test("survey, notices and balance are for people who are signed in: before, nothing of a person is asked for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  await showBareScreen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.filter((path) => path !== "/api/agreement/baseInfo")).toEqual([]);
  startSession({ token: "t", userId: "u1", remember: false });
  const isAsked = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    return asked.includes("/api/advise/isShowNpsAdvise");
  };
  await expect.poll(isAsked, { timeout: 60_000 }).toBe(true);
  expect(asked).toContain("/api/user/stream");
});
