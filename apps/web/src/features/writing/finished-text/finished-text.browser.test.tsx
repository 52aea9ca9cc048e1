import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { writingMessages } from "#messages/writing.ts";
import { FinishedText } from "./finished-text.tsx";

const m = writingMessages.finished;
const HTML = "<h2>一份周报</h2>\n<p>登录改版上线。</p>\n";

const show = () =>
  render(
    <FinishedText html={HTML} layout="letter">
      <p>空白稿纸</p>
    </FinishedText>,
  );

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset["finishedText"];
  delete document.documentElement.dataset["ready"];
});

test("is a labelled region that says the names are made up, and cannot be edited", async () => {
  const screen = await show();
  const region = screen.getByRole("region", { name: m.label });
  await expect.element(region.getByRole("heading", { name: "一份周报", level: 2 })).toBeVisible();
  await expect.element(region.getByText(m.note)).toBeVisible();
  await expect.element(screen.getByText("空白稿纸")).not.toBeInTheDocument();
  expect(document.querySelector("[contenteditable=true]")).toBe(null);
});

test("gives way to the empty sheet when it is put away, stays away for the visit, and comes back by the same button", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: m.close }).click();
  await expect.element(screen.getByText("空白稿纸")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "一份周报" })).not.toBeInTheDocument();
  const open = screen.getByRole("button", { name: m.open });
  await expect.element(open).toHaveFocus();
  await expect.element(open).toHaveAttribute("aria-expanded", "false");
  await screen.unmount();

  const again = await show();
  await expect.element(again.getByText("空白稿纸")).toBeVisible();
  await again.getByRole("button", { name: m.open }).click();
  await expect.element(again.getByRole("heading", { name: "一份周报" })).toBeVisible();
  await again.unmount();
  const later = await show();
  await expect.element(later.getByRole("heading", { name: "一份周报" })).toBeVisible();
});

test("is not seen in a stored page whose code is still on its way, where it was put away before", async () => {
  document.documentElement.dataset["finishedText"] = "closed";
  const screen = await show();
  const title = screen.getByText("一份周报");
  await expect.element(title).not.toBeVisible();
  document.documentElement.dataset["ready"] = " page workspace";
  await expect.element(title).toBeVisible();
});
