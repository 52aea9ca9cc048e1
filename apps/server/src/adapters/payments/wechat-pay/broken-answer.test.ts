import { createSign } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { ORDER, type StartedMerchant, startMerchant } from "../testing/start-merchant.ts";
import { createWechatPay } from "./wechat-pay.ts";

const failed = { reason: "pay.platformFailed" };
const PAGE = "<html><title>502 Bad Gateway</title>secret-of-the-page</html>";

test.each([
  ["a page with status 200", (response) => response.end(PAGE)],
  ["a page with status 404", (response) => response.writeHead(404).end(PAGE)],
  ["a page with status 502", (response) => response.writeHead(502).end(PAGE)],
  ["nothing at all with status 200", (response) => response.end()],
  ["half of what was promised", (response) => void response.writeHead(200, { "content-length": 900 }).end("{", () => response.destroy())],
  ["nothing, the line cut", (response) => response.destroy()],
  ["the way to another place", (response) => response.writeHead(302, { location: "/again" }).end()],
  ["more than anybody would say", (response) => response.end("x".repeat(1_000_000))],
  ["an error whose word is a sentence", (response) => response.writeHead(400).end(JSON.stringify({ code: `${PAGE}ORDER_NOT_EXIST` }))],
  ["an error whose word is a number", (response) => response.writeHead(404).end('{"code":404}')],
  ["an error that is no object", (response) => response.writeHead(400).end("null")],
] as const satisfies [string, (response: ServerResponse) => unknown][])("%s is a failure, and leads nowhere else", async (_, answer) => {
  const started = await startMerchant();
  const { payments, asked } = await answering(started, (response) => void answer(response));
  for (const call of [() => payments.ask(ORDER), () => payments.close(ORDER), () => payments.bill("2026-11-19")]) {
    const error = await call().catch((thrown: Error) => thrown);
    expect(error).toMatchObject(failed);
    expect(String((error as Error).message)).not.toContain("secret-of-the-page");
  }
  expect(asked.filter((path) => path === "/again")).toEqual([]);
});

test.each([
  ["without the app", {}, "paid"],
  ["of another app", { appid: "wx0000000000000001" }, null],
  ["of another merchant", { mchid: "1900000001" }, null],
  ["about another order", { out_trade_no: "T20261120ORDER2" }, null],
])("a signed answer %s (%j) says: %s", async (_, change, state) => {
  const started = await startMerchant();
  const { mchid, keys } = { mchid: started.sandbox.merchant.merchantId, keys: started.sandbox.keys };
  const told = { mchid, out_trade_no: ORDER, trade_state: "SUCCESS", amount: { total: 4900, currency: "CNY" }, ...change };
  const { payments } = await answering(started, (response) => {
    const body = JSON.stringify(told);
    const timestamp = String(started.clock.now() / 1000);
    const signature = createSign("RSA-SHA256").update(`${timestamp}\nn1\n${body}\n`).sign(keys.platform.privateKey, "base64");
    response.setHeaders(
      new Map([
        ["wechatpay-timestamp", timestamp],
        ["wechatpay-nonce", "n1"],
        ["wechatpay-serial", keys.platform.publicKeyId],
        ["wechatpay-signature", signature],
      ]),
    );
    response.end(body);
  });
  if (state === null) await expect(payments.ask(ORDER)).rejects.toMatchObject(failed);
  else expect(await payments.ask(ORDER)).toMatchObject({ state });
});

/** The adapter against an endpoint that gives every call the same answer. */
async function answering({ sandbox, clock }: StartedMerchant, answer: (response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, payments: createWechatPay({ config: { ...sandbox.merchant, base }, clock }) };
}
