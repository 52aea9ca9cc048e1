import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Providers } from "#app/providers.tsx";
import { closePay, openPalette, openPay } from "#lib/overlay-stores.ts";
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

beforeEach(() => {
  window.fetch = async (url) => Response.json(okAnswer(answers[String(url).split("/").at(-1) ?? ""] ?? {}));
});
afterEach(() => {
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

test("a screen without a top bar has the sign-in, the palette and toasts", async () => {
  const screen = await showBareScreen();
  toast({ tone: "ok", title: "a toast" });
  await expect.element(screen.getByText("a toast")).toBeVisible();
  openLogin({ reason: "why" });
  await expect.element(screen.getByRole("dialog", { name: shellMessages.signIn })).toBeVisible();
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
