import { beforeEach, expect, test } from "vitest";
import { ApiError } from "#lib/api-error.ts";
import { useFeedback } from "#lib/feedback-store.ts";
import { closePay, usePayBox } from "#lib/overlay-stores.ts";
import { appealMessages } from "#messages/appeal.ts";
import { shellMessages } from "#messages/shell.ts";
import { useToasts } from "#ui/toast/toast-store.ts";
import { onApiError } from "./on-api-error.ts";

beforeEach(() => {
  closePay();
  useToasts.setState({ toasts: [] });
});

test.each([
  ["vip", "升级会员，解锁全部写作功能"],
  ["balance", "通知"],
] as const)("what %s forbids is said under its title in the server's words, and opens the pay box", (kind, title) => {
  onApiError(new ApiError({ kind, message: "余额不够" }));
  expect(useToasts.getState().toasts).toMatchObject([{ title, detail: "余额不够" }]);
  expect(usePayBox.getState()).toMatchObject({ open: true, reason: "余额不够" });
});

test("a fault of the server opens nothing", () => {
  onApiError(new ApiError({ kind: "transport", message: "HTTP 500" }));
  expect(usePayBox.getState().open).toBe(false);
});

test("without a network nobody says that the server failed", () => {
  onApiError(new ApiError({ kind: "transport", message: "没有网", reach: "offline" }));
  onApiError(new ApiError({ kind: "transport", message: "没有回应", reach: "silent" }));
  const [offline, silent] = useToasts.getState().toasts;
  expect(offline).toMatchObject({ title: "没有网" });
  expect(silent).toMatchObject({ title: shellMessages.errors.transport, detail: "没有回应" });
});

test("a refusal is said in the server's words", () => {
  onApiError(new ApiError({ kind: "refused", message: "字太多", refusal: { reason: "field.tooLong" } }));
  expect(useToasts.getState().toasts).toMatchObject([{ tone: "error", title: "字太多" }]);
});

test("what the content check stopped is said in the server's words with the way to appeal", async () => {
  const message = "内容里有不能写的词（编号 12345678）";
  onApiError(new ApiError({ kind: "refused", message, refusal: { reason: "content.blocked" } }));
  await expect.poll(() => useToasts.getState().toasts).toMatchObject([{ title: message, action: { text: appealMessages.open } }]);
  const [shown] = useToasts.getState().toasts;
  if (shown?.action !== undefined && "run" in shown.action) shown.action.run();
  expect(useFeedback.getState()).toMatchObject({ open: true, about: appealMessages.refused(message) });
});
