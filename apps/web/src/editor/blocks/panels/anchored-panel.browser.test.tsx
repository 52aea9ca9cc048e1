import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { AnchoredPanel } from "./anchored-panel.tsx";

const ABOVE_THE_SCREEN = new DOMRect(100, -200, 10, 10);

test("a panel of something that was scrolled out of sight stands at the edge of the screen and takes the focus", async () => {
  const screen = await render(
    <AnchoredPanel label="link" anchor={() => ABOVE_THE_SCREEN} onClose={() => undefined}>
      <input aria-label="address" />
    </AnchoredPanel>,
  );
  const panel = screen.getByRole("dialog", { name: "link" }).element() as HTMLElement;
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("address").element());
  expect(panel.style.getPropertyValue("--top")).toBe("12px");
});
