import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { openPalette, openPay, usePalette, usePayBox } from "#lib/overlay-stores.ts";
import { userQuery } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { endSession, leaveSession, startSession } from "#lib/session-store.ts";
import { toast, useToasts } from "#ui/toast/toast-store.ts";
import { Providers } from "./providers.tsx";

const signIn = (userId: string) => startSession({ token: `token-of-${userId}`, userId, remember: false });

beforeEach(() => leaveSession());
afterEach(() => {
  leaveSession();
  queryClient.clear();
  localStorage.clear();
});

function Typed() {
  const [typed, setTyped] = useState("");
  return <input aria-label="typed" value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

async function show() {
  const screen = await render(
    <Providers>
      <Typed />
    </Providers>,
  );
  return screen.getByLabelText("typed");
}

test("signing in over the page keeps what stands on it, and so does coming back after a session ended", async () => {
  const typed = await show();
  await typed.fill("before signing in");
  signIn("a");
  await expect.element(typed).toHaveValue("before signing in");
  endSession();
  await expect.element(typed).toHaveValue("before signing in");
  signIn("a");
  await expect.element(typed).toHaveValue("before signing in");
});

test.each([
  ["signing out", () => leaveSession()],
  ["somebody else's signing in", () => signIn("b")],
])("%s empties the page, and what it holds in memory", async (_, goesOver) => {
  const typed = await show();
  signIn("a");
  await typed.fill("of a");
  toast({ tone: "ok", title: "of a" });
  openPay({ goodsId: "month" });
  openPalette("of a");
  queryClient.setQueryData(userQuery.queryKey, { id: "a" } as never);
  goesOver();
  await expect.element(typed).toHaveValue("");
  expect(useToasts.getState().toasts).toEqual([]);
  expect(usePayBox.getState()).toMatchObject({ open: false, goodsId: null });
  expect(usePalette.getState()).toMatchObject({ open: false, query: "" });
  expect(queryClient.getQueryData(userQuery.queryKey)).toBeUndefined();
});
