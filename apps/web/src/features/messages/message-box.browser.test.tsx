import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { clearCookie } from "#lib/cookies.ts";
import { keepMessage, readMessage, removeMessage } from "#lib/local-message.ts";
import { openPay, usePayBox } from "#lib/pay-store.ts";
import { userQuery } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { endSession, startSession } from "#lib/session-store.ts";
import { sampleUser } from "#lib/testing/server-answers.ts";
import { MessageBox } from "./message-box.tsx";

/** Longer than from one look to the next. */
const LOOKED_MS = 3500;
const message = { title: "额度升级了", message: "小额度包已到账。", userId: "u1" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  startSession({ token: "t", remember: false });
  queryClient.setQueryData(userQuery.queryKey, sampleUser());
});
afterEach(() => {
  vi.useRealTimers();
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
  await vi.advanceTimersByTimeAsync(LOOKED_MS);
  await expect.element(screen.getByRole("dialog", { name: "额度升级了" })).toBeVisible();
  await vi.advanceTimersByTimeAsync(LOOKED_MS);
  expect(screen.getByRole("dialog").elements()).toHaveLength(1);
  await screen.getByRole("button", { name: "知道了" }).click();
  await expect.poll(() => screen.getByRole("dialog").elements()).toHaveLength(0);
  expect(readMessage()).toBeNull();
  expect(usePayBox.getState().open).toBe(false);
});

test("a message of somebody else stays where it is", async () => {
  const screen = await render(boxes());
  keepMessage({ ...message, userId: "u2" });
  await vi.advanceTimersByTimeAsync(LOOKED_MS);
  expect(screen.getByRole("dialog").elements()).toHaveLength(0);
  expect(readMessage()?.userId).toBe("u2");
});
