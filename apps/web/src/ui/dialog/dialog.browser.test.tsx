import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { uiMessages as m } from "#messages/ui.ts";
import { Dialog } from "./dialog.tsx";

const SMALL = { width: 320, height: 480 };
const BEFORE = { width: window.innerWidth, height: window.innerHeight };

it("begins within the window where it is higher than that, so that it can be closed", async () => {
  await page.viewport(SMALL.width, SMALL.height);
  onTestFinished(() => page.viewport(BEFORE.width, BEFORE.height));
  await render(
    <Dialog open flush title="Sign in" onClose={() => undefined}>
      <div style={{ height: SMALL.height * 2 }} />
    </Dialog>,
  );
  const close = page.getByRole("button", { name: m.close });
  await expect.element(close).toBeVisible();
  const { top } = close.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(SMALL.height);
});
