import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { InvitedList } from "./invited-list.tsx";

const person = { headimg: "", registerTime: "2026-11-20T12:00:00+08:00", rewarded: false, pending: false };

const show = (...list: (typeof person & { nickname: string })[]) =>
  render(
    <MemoryRouter>
      <InvitedList list={list} total={list.length} page={1} onPage={() => undefined} busy={false} />
    </MemoryRouter>,
  );

test("a friend who has not written yet is shown as one to come, and nothing has to be explained", async () => {
  const screen = await show({ ...person, nickname: "林**", pending: true });
  await expect.element(screen.getByText("写完第一篇到账")).toBeVisible();
  await expect.element(screen.getByText(/^没有奖励的：/)).not.toBeInTheDocument();
});

test("a friend who brings nothing is told apart, with the reasons there are", async () => {
  const screen = await show({ ...person, nickname: "林**", pending: true }, { ...person, nickname: "周**" });
  await expect.element(screen.getByText("没有奖励", { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^没有奖励的：.*认不出设备/)).toBeVisible();
});
