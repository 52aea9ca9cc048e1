import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { QueryScope } from "#lib/query-scope.tsx";
import { sessionMessages as m } from "#messages/session.ts";
import { LoginWays } from "./login-ways.tsx";
import type { Settings } from "./ways.ts";

const features = { devLogin: true, passwordLogin: false, wxLogin: false, qrEmbedded: false, wxWeb: false, sandbox: true };
const settings = { features, wxAccountName: "" } as unknown as Settings;

afterEach(() => vi.restoreAllMocks());

const show = () =>
  render(
    <QueryScope>
      <LoginWays settings={settings} reason={null} />
    </QueryScope>,
  );

test("somebody whose browser keeps no cookies is told before signing in", async () => {
  vi.spyOn(document, "cookie", "set").mockImplementation(() => undefined);
  const screen = await show();
  await expect.element(screen.getByText(m.dialog.noCookies)).toBeVisible();
});

test("nothing is said of cookies where they are kept", async () => {
  const screen = await show();
  await expect.element(screen.getByRole("textbox")).toBeVisible();
  expect(screen.getByText(m.dialog.noCookies).query()).toBeNull();
});
