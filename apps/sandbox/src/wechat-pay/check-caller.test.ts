import { describe, expect, test } from "vitest";
import { call, order, start } from "./testing/merchant.ts";

const NATIVE = "/v3/pay/transactions/native";

describe("a call is refused", () => {
  test.each([
    ["without Authorization", { authorization: "" }, 401, "SIGN_ERROR"],
    ["of another scheme", { authorization: "Bearer x" }, 401, "SIGN_ERROR"],
    ["six minutes old", { skewSeconds: -360 }, 401, "SIGN_ERROR"],
    ["six minutes early", { skewSeconds: 360 }, 401, "SIGN_ERROR"],
    ["of another merchant", { mchid: "1900000001" }, 401, "SIGN_ERROR"],
    ["under another certificate", { serial: "00" }, 401, "SIGN_ERROR"],
    ["whose body was changed after it was signed", { sentBody: '{"changed":1}' }, 401, "SIGN_ERROR"],
    ["signed without the end of its last line", { ending: "" }, 401, "SIGN_ERROR"],
    ["that does not say what it accepts", { headers: { "user-agent": "" } }, 400, "PARAM_ERROR"],
    ["that is no JSON by its type", { headers: { "content-type": "text/plain" } }, 415, "PARAM_ERROR"],
    ["with a field nobody knows", { content: { note: "x" } }, 400, "PARAM_ERROR"],
    ["with nothing in a field", { content: { attach: null } }, 400, "PARAM_ERROR"],
    ["without a field it needs", { content: { description: undefined } }, 400, "PARAM_ERROR"],
    ["with a number of five signs", { content: { out_trade_no: "T1234" } }, 400, "PARAM_ERROR"],
    ["with a number of other signs", { content: { out_trade_no: "T20261120#1" } }, 400, "PARAM_ERROR"],
    ["with 128 signs of description", { content: { description: "橘".repeat(128) } }, 400, "PARAM_ERROR"],
    ["with an amount as text", { content: { amount: { total: "4900" } } }, 400, "PARAM_ERROR"],
    ["with another currency", { content: { amount: { total: 4900, currency: "USD" } } }, 400, "PARAM_ERROR"],
    ["with a field nobody knows inside the amount", { content: { amount: { total: 1, fee: 1 } } }, 400, "PARAM_ERROR"],
    ["that can be paid for half a minute", { content: { time_expire: "2026-11-20T12:00:30+08:00" } }, 400, "PARAM_ERROR"],
    ["with a time that is none", { content: { time_expire: "2026-11-20 12:10:00" } }, 400, "PARAM_ERROR"],
    ["whose app is not the merchant's", { content: { appid: "wx0000000000000001" } }, 400, "APPID_MCHID_NOT_MATCH"],
    ["for another merchant's order", { content: { mchid: "1900000001" } }, 403, "NO_AUTH"],
  ])("%s", async (_, wrong, status, code) => {
    const sandbox = await start();
    const answer = await call(sandbox, {
      method: "POST",
      path: NATIVE,
      ...wrong,
      content: { ...order(), ...("content" in wrong && wrong.content) },
    });
    expect({ status: answer.status, code: answer.content.code }).toEqual({ status, code });
    expect(sandbox.orders.size).toBe(0);
  });

  test("where it asks with another query than it signed", async () => {
    const sandbox = await start();
    const answer = await call(sandbox, { method: "GET", path: "/v3/certificates", sentPath: "/v3/certificates?a=1" });
    expect(answer.status).toBe(401);
  });
});

test("an order with every field it may have is opened", async () => {
  const sandbox = await start();
  const content = { ...order(), attach: "a", goods_tag: "g", support_fapiao: false, time_expire: "2026-11-20T12:10:00+08:00" };
  expect((await call(sandbox, { method: "POST", path: NATIVE, content })).status).toBe(200);
});
