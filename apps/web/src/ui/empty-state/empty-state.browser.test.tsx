import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { EmptyState } from "./empty-state.tsx";

test.each([
  ["还没有表", "还没有表", true],
  ["还没有", "还没有订单", true],
  ["先登录", "登录后看稿子", false],
])("what the cells say is not shown twice: %s, %s", async (cells, title, isHidden) => {
  const screen = await render(<EmptyState cells={cells} title={title} />);
  const heading = screen.getByRole("heading", { name: title });
  await expect.element(heading).toBeInTheDocument();
  expect(heading.element().classList.contains("sr")).toBe(isHidden);
});
