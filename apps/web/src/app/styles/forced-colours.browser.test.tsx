import { afterEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import "./tokens.css";
import "./base.css";

const browser = cdp() as { send(method: string, params: object): Promise<unknown> };
const force = (value: "active" | "none") => browser.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });

afterEach(async () => void (await force("none")));

const outlineOf = (element: Element | null | undefined): number =>
  element == null
    ? 0
    : Number.parseFloat(getComputedStyle(element).outlineWidth) * Number(getComputedStyle(element).outlineStyle !== "none");

test("in forced colours buttons have edges, what is chosen a thicker one, and a bar its colour", async () => {
  await force("active");
  const screen = await render(
    <>
      <Button tone="write">写</Button>
      <Chip aria-pressed>选中</Chip>
      <Chip>没选</Chip>
      <Segmented
        label="看"
        value="a"
        onChange={() => undefined}
        options={[
          { value: "a", label: "甲" },
          { value: "b", label: "乙" },
        ]}
      />
      <ProgressBar value={50} label="写了" />
    </>,
  );
  await expect.poll(() => matchMedia("(forced-colors: active)").matches).toBe(true);
  expect(outlineOf(screen.getByRole("button", { name: "写" }).element())).toBe(1);
  expect(outlineOf(screen.getByRole("button", { name: "选中" }).element())).toBe(3);
  expect(outlineOf(screen.getByRole("button", { name: "没选" }).element())).toBe(1);
  const [first, second] = screen.getByRole("radio").elements();
  expect(outlineOf(first?.closest("label"))).toBe(3);
  expect(outlineOf(second?.closest("label"))).toBe(0);
  const bar = screen.getByRole("progressbar").element().querySelector("i") ?? screen.container.querySelector("i");
  expect(getComputedStyle(bar as Element).forcedColorAdjust).toBe("none");
});
