import { X509Certificate } from "node:crypto";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startWechatPaySandbox } from "./start-wechat-pay-sandbox.ts";
import { keys, NOON_MS, ORDER, open, start } from "./testing/merchant.ts";
import { writeCertificate } from "./write-certificate.ts";

const MINUTE_MS = 60_000;

test("certificates are real ones, and the merchant's key opens no other's", async () => {
  const { publicKey, privateKey, serial } = keys.certificate;
  const pem = writeCertificate({ name: "橘 sandbox", publicKey, privateKey, serial, from: NOON_MS, to: NOON_MS + 1000 });
  const certificate = new X509Certificate(pem);
  expect(certificate.serialNumber).toBe(serial);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.publicKey.export({ type: "spki", format: "pem" })).toBe(publicKey);
  expect([Date.parse(certificate.validFrom), Date.parse(certificate.validTo)]).toEqual([NOON_MS, NOON_MS + 1000]);
});

describe("the phone's page", () => {
  const texts = { unpaid: "付款给「橘笺」", paid: "支付成功", expired: "订单已过期", replaced: "二维码已更换" };

  test("of an open order shows what it is and is paid once", async () => {
    const sandbox = await start();
    const address = await open(sandbox, { description: '<b>"会员"</b>' });
    const page = await read(address);
    expect(page).toContain(texts.unpaid);
    expect(page).toContain("¥49.00");
    expect(page).toContain("&#60;b&#62;&#34;会员&#34;&#60;/b&#62;");
    expect(await read(address, "POST")).toContain(texts.paid);
    const first = sandbox.orders.get(ORDER)?.payment?.transactionId;
    expect(await read(address, "POST")).toContain(texts.paid);
    expect(sandbox.orders.get(ORDER)?.payment?.transactionId).toBe(first);
  });

  test("of an order whose time is over cannot be paid", async () => {
    let now = NOON_MS;
    const sandbox = await start({ now: () => now });
    const address = await open(sandbox, { time_expire: "2026-11-20T12:10:00+08:00" });
    now += 10 * MINUTE_MS;
    expect(await read(address)).toContain(texts.expired);
    expect(await read(address, "POST")).toContain(texts.expired);
    expect(sandbox.orders.get(ORDER)?.payment).toBeNull();
  });

  test("of a code that was replaced says so", async () => {
    const sandbox = await start();
    const address = await open(sandbox);
    await open(sandbox);
    expect(await read(address)).toContain(texts.replaced);
  });

  test.each([
    ["pay", 4900, 1],
    ["pay-wrong", 1, 1],
    ["pay-silently", 4900, 0],
  ])("of all orders has a button to %s", async (action, fen, notifications) => {
    const sandbox = await start();
    await open(sandbox);
    expect(await read(`${sandbox.url}/sandbox/pay/orders/${action}`, "POST", `id=${ORDER}`)).toContain("已支付");
    expect(sandbox.orders.get(ORDER)?.payment?.fen).toBe(fen);
    expect(sandbox.notifications).toHaveLength(notifications);
  });
});

test("orders and keys outlive the process, for its owner's eyes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wechat-pay-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const stateFile = join(folder, "state.json");
  const first = await startWechatPaySandbox({ stateFile, now: () => NOON_MS });
  await open(first);
  await first.pay(ORDER, { silent: true });
  await first.close();
  expect(statSync(stateFile).mode & 0o777).toBe(0o600);
  const second = await start({ stateFile });
  expect(second.keys).toEqual(first.keys);
  expect(second.orders.get(ORDER)).toEqual(first.orders.get(ORDER));
});

async function read(address: string, method = "GET", body?: string): Promise<string> {
  const headers = { "accept-language": "zh-CN", "content-type": "application/x-www-form-urlencoded" };
  return (await fetch(address, { method, headers, ...(body !== undefined && { body }) })).text();
}
