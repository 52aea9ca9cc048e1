import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

test("a field grows with its text where the browser's styles cannot say so", async () => {
  vi.spyOn(CSS, "supports").mockReturnValue(false);
  vi.resetModules();
  const { GrowingArea } = await import("./growing-area.tsx");
  const show = (text: string) => <GrowingArea rows={1} aria-label="Text" value={text} readOnly style={{ lineHeight: "20px" }} />;
  const screen = await render(show("一行"));
  const area = () => screen.getByRole("textbox").element();
  const before = area().getBoundingClientRect().height;
  await screen.rerender(show("一行\n两行\n三行\n四行"));
  expect(area().getBoundingClientRect().height).toBeGreaterThanOrEqual(before + 60);
  await screen.rerender(show("一行"));
  expect(area().getBoundingClientRect().height).toBe(before);
});
