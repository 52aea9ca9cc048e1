import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { clearCookie } from "#lib/cookies.ts";
import { keepMessage, readMessage, removeMessage } from "#lib/local-message.ts";
import { openPay, usePayBox } from "#lib/pay-store.ts";
import { userQuery } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { endSession, startSession } from "#lib/session-store.ts";
import { MessageBox } from "./message-box.tsx";

const CHECKED_WITHIN = { timeout: 5000 };
const message = { title: "额度升级了", message: "小额度包已到账。", userId: "u1" };

beforeEach(() => {
  startSession({ token: "t", remember: false });
  const user = { id: "u1", username: "lin", nickname: "林", headimg: "", registerTime: "", level: "free" as const, vipSpan: null };
  queryClient.setQueryData(userQuery.queryKey, {
    ...user,
    vipDays: 0,
    inviteCode: "",
    inviteLink: "",
    hasPassword: false,
    giftsOpen: true,
    closesAt: null,
  });
});
afterEach(() => {
  removeMessage();
  endSession();
  clearCookie("token");
  queryClient.clear();
});

const boxes = () => (
  <QueryScope>
    <MessageBox />
    <MessageBox />
  </QueryScope>
);

test("a kept message is shown once, however many look for it; closing removes it and closes the pay box", async () => {
  const screen = await render(boxes());
  openPay();
  keepMessage(message);
  await expect.element(screen.getByRole("dialog", { name: "额度升级了" }), CHECKED_WITHIN).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 3500));
  expect(screen.getByRole("dialog").elements()).toHaveLength(1);
  await screen.getByRole("button", { name: "知道了" }).click();
  await expect.poll(() => screen.getByRole("dialog").elements()).toHaveLength(0);
  expect(readMessage()).toBeNull();
  expect(usePayBox.getState().open).toBe(false);
});

test("a message of somebody else stays where it is", async () => {
  const screen = await render(boxes());
  keepMessage({ ...message, userId: "u2" });
  await new Promise((resolve) => setTimeout(resolve, 3500));
  expect(screen.getByRole("dialog").elements()).toHaveLength(0);
  expect(readMessage()?.userId).toBe("u2");
});
