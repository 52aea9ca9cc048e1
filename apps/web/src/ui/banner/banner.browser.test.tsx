import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Banner } from "./banner.tsx";

const show = (width: number) =>
  render(
    <div style={{ width }}>
      <Banner action={<button type="button">领尝鲜会员（7 天 · 每人一次），不用等</button>}>
        免费用户写正文一次写一段，两段之间等 1 分钟。
      </Banner>
    </div>,
  );

test("a long action stands below the words where both do not fit beside each other", async () => {
  const narrow = await show(358);
  const words = () => document.querySelector("div > div > div > div")?.getBoundingClientRect() as DOMRect;
  const action = () => narrow.getByRole("button").element().getBoundingClientRect();
  expect(words().width).toBeGreaterThan(250);
  expect(action().top).toBeGreaterThanOrEqual(words().bottom);
  await narrow.unmount();
  await show(900);
  expect(document.querySelector("button")?.getBoundingClientRect().left).toBeGreaterThanOrEqual(words().right);
});
