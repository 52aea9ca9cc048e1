import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BarPlot } from "./bar-plot.tsx";

const bars = [120, 3300, 0].map((value, at) => ({
  key: `d${at}`,
  short: `6/${at + 1}`,
  long: `6 月 ${at + 1} 日`,
  value,
  text: value.toLocaleString("en-US"),
}));

const show = () => render(<BarPlot label="三天的用量" walk="看每一天" bars={bars} heads={{ bar: "日期", value: "token" }} />);

test("the arrow keys walk from the largest day to its neighbours and tell their values", async () => {
  const screen = await show();
  const walk = screen.getByRole("slider", { name: "看每一天" });
  walk.element().focus();
  await expect.element(walk).toHaveAttribute("aria-valuetext", "6 月 2 日 3,300");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(walk).toHaveAttribute("aria-valuetext", "6 月 1 日 120");
  await expect.element(screen.getByText("6 月 1 日 · 120")).toBeInTheDocument();
});

test("the pointer over a day tells its value, and away from it the largest is told", async () => {
  const screen = await show();
  // Labels stand apart only once the plot has its width.
  await expect.element(screen.getByText("6/1")).toBeInTheDocument();
  const area = screen.getByRole("img", { name: "三天的用量" }).element().parentElement;
  if (area === null) throw new Error("no area");
  const { left, width, top } = area.getBoundingClientRect();
  const at = { clientX: left + width - 20, clientY: top + 80, bubbles: true, pointerType: "mouse" };
  area.dispatchEvent(new PointerEvent("pointermove", at));
  await expect.element(screen.getByText("6 月 3 日 · 0")).toBeInTheDocument();
  area.dispatchEvent(new PointerEvent("pointerout", { ...at, relatedTarget: document.body }));
  await expect.element(screen.getByText("6 月 3 日 · 0")).not.toBeInTheDocument();
});

test("a reader who does not see the plot has a table of the same days", async () => {
  const screen = await show();
  await expect.element(screen.getByRole("row", { name: "6 月 2 日 3,300" })).toBeInTheDocument();
});
