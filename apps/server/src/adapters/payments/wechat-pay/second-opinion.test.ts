import { expect, test } from "vitest";
import { Aes, Formatter, Rsa } from "wechatpay-axios-plugin";
import { ORDER, received, startMerchant } from "../testing/start-merchant.ts";
import { openBox } from "./open-box.ts";
import { readBill } from "./read-bill.ts";
import { authorize, signatureOf } from "./sign-call.ts";

/** An independent library that works with the real platform: it would not share our misreading of the protocol. */

const BODY = JSON.stringify({ description: "会员 · 一年 🍊", amount: { total: 4900 } });
const CALL = { method: "POST", path: "/v3/pay/transactions/native?a=%E4%B8%AD&b=1", body: BODY };

test("it verifies what we sign", async () => {
  const { sandbox } = await startMerchant();
  const { privateKey } = sandbox.merchant;
  const text = Formatter.request(CALL.method, CALL.path, "1795147200", "n1", BODY);
  const ours = signatureOf(privateKey, { ...CALL, timestamp: 1_795_147_200, nonce: "n1" });
  expect(Rsa.verify(text, ours, Rsa.from(sandbox.keys.merchant.publicKey, Rsa.KEY_TYPE_PUBLIC))).toBe(true);
  expect(Rsa.sign(text, Rsa.from(privateKey, Rsa.KEY_TYPE_PRIVATE))).toBe(ours);
});

test("it writes the Authorization we write, and verifies its signature", async () => {
  const { sandbox, clock } = await startMerchant();
  const ours = partsOf(authorize(sandbox.merchant, { ...CALL, now: clock.now() }));
  const { mchid = "", nonce_str = "", signature = "", timestamp = "", serial_no = "" } = ours;
  const theirs = Formatter.authorization(mchid, nonce_str, signature, timestamp, serial_no);
  expect(partsOf(theirs)).toEqual(ours);
  const text = Formatter.request(CALL.method, CALL.path, timestamp, nonce_str, BODY);
  expect(Rsa.verify(text, signature, Rsa.from(sandbox.keys.merchant.publicKey, Rsa.KEY_TYPE_PUBLIC))).toBe(true);
});

test("the sandbox takes a call that it signed, and it verifies the answer", async () => {
  const { sandbox, clock, open } = await startMerchant();
  await open();
  const path = `/v3/pay/transactions/out-trade-no/${ORDER}?mchid=${sandbox.merchant.merchantId}`;
  const now = String(clock.now() / 1000);
  const nonce = Formatter.nonce();
  const signature = Rsa.sign(Formatter.request("GET", path, now, nonce), Rsa.from(sandbox.merchant.privateKey, Rsa.KEY_TYPE_PRIVATE));
  const { merchantId, serialNo } = sandbox.merchant;
  const authorization = Formatter.authorization(merchantId, nonce, signature, now, serialNo);
  const answer = await fetch(sandbox.url + path, { headers: { authorization, accept: "application/json", "user-agent": "x" } });
  expect(answer.status).toBe(200);
  const header = (name: string) => answer.headers.get(name) ?? "";
  const text = Formatter.response(header("wechatpay-timestamp"), header("wechatpay-nonce"), await answer.text());
  expect(Rsa.verify(text, header("wechatpay-signature"), Rsa.from(sandbox.keys.platform.publicKey, Rsa.KEY_TYPE_PUBLIC))).toBe(true);
});

test("it verifies and opens the sandbox's notifications, and reads in them what we read", async () => {
  const { sandbox, open, payments } = await startMerchant();
  await open();
  await sandbox.pay(ORDER, { silent: true });
  const call = received(sandbox.notificationOf(ORDER));
  const { "wechatpay-timestamp": timestamp = "", "wechatpay-nonce": nonce = "", "wechatpay-signature": signature = "" } = call.headers;
  const key = Rsa.from(sandbox.keys.platform.publicKey, Rsa.KEY_TYPE_PUBLIC);
  expect(Rsa.verify(Formatter.response(timestamp, nonce, call.body), signature, key)).toBe(true);
  const { resource } = JSON.parse(call.body);
  const told = JSON.parse(Aes.AesGcm.decrypt(resource.ciphertext, sandbox.merchant.apiV3Key, resource.nonce, resource.associated_data));
  const ours = await payments.readNotification(call);
  expect({ orderId: told.out_trade_no, fen: told.amount.total }).toEqual({ orderId: ours.orderId, fen: ours.payment.amountFen });
});

test("we open what it seals, and verify what it signs", async () => {
  const { sandbox, clock, open, payments } = await startMerchant();
  await open();
  const { apiV3Key, appId: appid, merchantId: mchid } = sandbox.merchant;
  const content = JSON.stringify({ appid, mchid, out_trade_no: ORDER, trade_state: "SUCCESS", amount: { total: 4900, currency: "CNY" } });
  const nonce = Formatter.nonce(12);
  const ciphertext = Aes.AesGcm.encrypt(content, apiV3Key, nonce, "transaction");
  expect(openBox(apiV3Key, { ciphertext, nonce, associated_data: "transaction" })).toBe(content);
  const resource = { algorithm: "AEAD_AES_256_GCM", ciphertext, nonce, associated_data: "transaction" };
  const body = JSON.stringify({ id: "N-1", event_type: "TRANSACTION.SUCCESS", summary: "支付成功", resource });
  const timestamp = String(clock.now() / 1000);
  const key = Rsa.from(sandbox.keys.platform.privateKey, Rsa.KEY_TYPE_PRIVATE);
  const headers = {
    "wechatpay-timestamp": timestamp,
    "wechatpay-nonce": "n1",
    "wechatpay-signature": Rsa.sign(Formatter.response(timestamp, "n1", body), key),
    "wechatpay-serial": sandbox.merchant.platformKey?.id,
  };
  expect(await payments.readNotification({ headers, body })).toMatchObject({ id: "N-1", orderId: ORDER, payment: { amountFen: 4900 } });
});

test("it reads the sandbox's bills, with the amounts we read", async () => {
  const { sandbox, open, clock, payments } = await startMerchant();
  await open();
  await sandbox.pay(ORDER, { silent: true });
  const now = clock.now();
  const path = "/v3/billdownload/file?token=2026-11-20";
  const headers = { authorization: authorize(sandbox.merchant, { method: "GET", path, body: "", now }), accept: "*/*", "user-agent": "x" };
  const file = Buffer.from(await (await fetch(sandbox.url + path, { headers })).arrayBuffer());
  const { rows, summary } = Formatter.castCsvBill(file) as { rows: Record<string, string>[]; summary: Record<string, string> };
  expect(rows.map((row) => [row["商户订单号"], row["订单金额"]])).toEqual([[ORDER, "49.00"]]);
  expect(summary["订单总金额"]).toBe("49.00");
  expect(readBill(file.toString("utf8"))).toEqual(await payments.bill("2026-11-20"));
});

function partsOf(authorization: string): Record<string, string> {
  expect(authorization).toMatch(/^WECHATPAY2-SHA256-RSA2048 /);
  return Object.fromEntries([...authorization.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}
