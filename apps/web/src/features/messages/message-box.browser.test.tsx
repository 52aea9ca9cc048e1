import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { keepMessage, readMessage, removeMessage } from "#lib/local-message.ts";
import { openPay, usePayBox } from "#lib/overlay-stores.ts";
import { userQuery } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { leaveSession, startSession } from "#lib/session-store.ts";
import { sampleUser } from "#lib/testing/server-answers.ts";
import { MessageBox } from "./message-box.tsx";

/** Longer than from one look to the next. */
const LOOKED_MS = 3500;
const message = { title: "额度升级了", message: "小额度包已到账。", userId: "u1" };
const OTHERS = "u2";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  startSession({ token: "t", userId: "u1", remember: false });
  queryClient.setQueryData(userQuery.queryKey, sampleUser());
});
afterEach(() => {
  vi.useRealTimers();
  removeMessage(OTHERS);
  leaveSession();
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
  expect(readMessage("u1")).toBeNull();
  expect(usePayBox.getState().open).toBe(false);
});

test("a message of somebody else stays where it is", async () => {
  const screen = await render(boxes());
  keepMessage({ ...message, userId: OTHERS });
  await vi.advanceTimersByTimeAsync(LOOKED_MS);
  expect(screen.getByRole("dialog").elements()).toHaveLength(0);
  expect(readMessage(OTHERS)?.title).toBe(message.title);
});

test("a message is looked for every three seconds, not before", async () => {
  const screen = await render(boxes());
  keepMessage(message);
  await vi.advanceTimersByTimeAsync(2900);
  expect(screen.getByRole("dialog").elements()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(100);
  await expect.element(screen.getByRole("dialog", { name: message.title })).toBeVisible();
  await screen.getByRole("button", { name: "知道了" }).click();
});

test("whoever is not signed in is shown no message", async () => {
  leaveSession();
  queryClient.clear();
  const screen = await render(boxes());
  keepMessage({ ...message, userId: OTHERS });
  await vi.advanceTimersByTimeAsync(LOOKED_MS);
  expect(screen.getByRole("dialog").elements()).toHaveLength(0);
});
