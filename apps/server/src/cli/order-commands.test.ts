import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPayKeys, startWechatPaySandbox, type WechatPaySandbox } from "@tangleaf/sandbox";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createWechatPay } from "../adapters/payments/wechat-pay/wechat-pay.ts";
import { openStorage } from "../db/open-storage.ts";
import { parseConfig } from "../platform/config.ts";
import { createManualClock, type ManualClock } from "../testing/manual-clock.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createTestDatabaseUrl } from "../testing/test-database.ts";
import { runAdmin } from "./run-admin.ts";

const DAY = "2026-11-20";
const PACK_TOKENS = 40_000;
const NEWCOMER_TOKENS = 8000;
const parent = mkdtempSync(join(tmpdir(), "tangleaf-orders-"));
const keys = createPayKeys();
afterAll(() => rmSync(parent, { recursive: true }));

let round = 0;

describe.each(process.env["TEST_DATABASE_URL"] ? ["sqlite", "postgres"] : ["sqlite"])("npm run admin -- order, on %s", (kind) => {
  let clock: ManualClock;
  let platform: WechatPaySandbox;
  let app: TestApp;
  let token: string;
  let userId: string;
  let env: Record<string, string>;
  let storage: Awaited<ReturnType<typeof openStorage>>;

  beforeEach(async () => {
    round++;
    const fresh = kind === "postgres" ? await createTestDatabaseUrl() : null;
    env = { DATA_DIR: join(parent, `${kind}${round}`), ...(fresh && { DATABASE_URL: fresh.databaseUrl }) };
    clock = createManualClock();
    platform = await startWechatPaySandbox({ keys, now: clock.now });
    storage = await openStorage({ dataDir: join(parent, `${kind}${round}`), databaseUrl: fresh?.databaseUrl, now: clock.now });
    app = await createTestApp({ database: storage, clock, paymentProviders: [createWechatPay({ config: platform.merchant, clock })] });
    ({ token, userId } = await app.signIn("buyer"));
    return async () => {
      await app.close();
      await storage.close();
      await platform.close();
      await fresh?.drop();
    };
  });

  /** Tests of what the command asks and prints, which is the same on both databases. */
  const testOnSqlite = (name: string, body: () => Promise<void>) => {
    if (kind === "sqlite") test(name, body);
  };

  async function admin(...typed: string[]) {
    const lines: string[] = [];
    const config = { ...parseConfig({ APP_ENV: "test", ...env }), wechatPay: platform.merchant };
    const exitCode = await runAdmin({ typed, config, clock, print: (line) => lines.push(line) });
    return { exitCode, said: lines.join("\n"), lines };
  }

  async function buy(goodsId = "pack1"): Promise<string> {
    return (await app.call("/api/pay/v3/nativepay", { goodsId }, token)).data.outOrderId;
  }

  async function buyAndPay(goodsId = "pack1"): Promise<string> {
    const id = await buy(goodsId);
    await platform.pay(id, { silent: true });
    expect((await admin("order", "query", id)).exitCode).toBe(0);
    return id;
  }

  const balance = async () => (await app.deps.metering.counter(userId)).balanceToken;

  test("find tells an order by its number, its payment's number and its owner", async () => {
    const id = await buyAndPay();
    const transaction = platform.orders.get(id)?.payment?.transactionId ?? "";
    for (const text of [id, transaction, "buyer"]) {
      const { exitCode, said } = await admin("order", "find", text);
      expect(exitCode).toBe(0);
      expect(said).toContain(`${id}　buyer　小额度包　¥15.00（已退 ¥0.00）　状态 2`);
      expect(said).toContain(transaction);
    }
    expect(await admin("order", "find", "nobody")).toMatchObject({ exitCode: 0, said: "没有找到「nobody」的订单。" });
  });

  test("query asks the platform and credits what was paid, once", async () => {
    const id = await buy();
    expect(await admin("order", "query", id)).toMatchObject({ exitCode: 0, said: `${id}：支付平台那边是 unpaid，没有要补的。` });
    await platform.pay(id, { silent: true });
    expect(await admin("order", "query", id)).toMatchObject({ exitCode: 0, said: `${id}：已付款，刚刚补到账。` });
    expect((await admin("order", "query", id)).said).toBe(`${id}：支付平台那边是 paid，没有要补的。`);
    expect(await balance()).toBe(NEWCOMER_TOKENS + PACK_TOKENS);
    expect(await admin("order", "query", "T0")).toMatchObject({ exitCode: 1, said: "没有订单 T0，或它不是买来的。" });
  });

  test("close ends an order here and there, and credits one that was paid instead", async () => {
    const open = await buy();
    expect(await admin("order", "close", open)).toMatchObject({ exitCode: 0, said: `${open} 已关闭，不能再付。` });
    expect(platform.orders.get(open)?.state).toBe("CLOSED");
    const paid = await buy();
    await platform.pay(paid, { silent: true });
    expect((await admin("order", "close", paid)).said).toBe(`${paid} 已经付过了，没有关；该给的已给。`);
    expect(await balance()).toBe(NEWCOMER_TOKENS + PACK_TOKENS);
  });

  test("refund gives back a part, then the rest with what was not used, and never more than there is", async () => {
    const id = await buyAndPay();
    expect(await admin("order", "refund", id, "--fen", "500", "--reason", "不想要了")).toMatchObject({
      exitCode: 0,
      said: `${id} 已退 ¥5.00，收回 0 token、0 天会员。`,
    });
    expect(await admin("order", "refund", id, "--fen", "1001")).toMatchObject({
      exitCode: 1,
      said: `${id} 还能退 1000 分，退不了 1001 分。`,
    });
    expect((await admin("order", "refund", id)).said).toBe(`${id} 已退 ¥10.00，收回 40000 token、0 天会员。`);
    expect(await admin("order", "refund", id)).toMatchObject({ exitCode: 1, said: `${id} 已经全部退过了。` });
    expect(platform.orders.get(id)?.refunds.map(({ fen }) => fen)).toEqual([500, 1000]);
    expect(await balance()).toBe(NEWCOMER_TOKENS);
    expect(await admin("reconcile", DAY)).toMatchObject({ exitCode: 0 });
  });

  test("refund takes back the days of a membership that lie ahead", async () => {
    const id = await buyAndPay("month");
    clock.jumpTo(clock.now() + 10 * 86_400_000);
    platform.fail("refundProcessing");
    expect((await admin("order", "refund", id)).said).toBe(`${id} 的 ¥48.00 退款已受理，收回 0 token、20 天会员。`);
    expect(await app.deps.metering.levelOf(userId)).toEqual({ level: "free", unlimited: false });
  });

  testOnSqlite("refund refuses what was not paid, and an amount that is none", async () => {
    const id = await buy();
    expect(await admin("order", "refund", id)).toMatchObject({ exitCode: 1, said: `没有付过的订单 ${id}，退不了。` });
    for (const fen of ["0", "-5", "1.5", "all"]) expect((await admin("order", "refund", id, `--fen=${fen}`)).exitCode, fen).toBe(64);
  });

  test("refund that the platform carried out without an answer is the same refund when it is typed again", async () => {
    const id = await buyAndPay();
    platform.fail("unsignedAnswer");
    expect(await admin("order", "refund", id)).toMatchObject({ exitCode: 1, said: expect.stringContaining(`${id} 没有办成`) });
    expect((await admin("reconcile", DAY)).said).toContain(`${id}：账单退了 1500 分，这里记了 0 分`);
    expect((await admin("order", "refund", id)).exitCode).toBe(0);
    expect(platform.orders.get(id)?.refunds).toHaveLength(1);
    expect((await admin("reconcile", DAY)).exitCode).toBe(0);
  });

  testOnSqlite("reconcile of a day on which all is well says so", async () => {
    await buyAndPay();
    await buyAndPay("month");
    expect(await admin("reconcile", DAY)).toEqual({
      exitCode: 0,
      said: `${DAY}：账单 2 笔，收 ¥63.00，退 ¥0.00\n${DAY} 全部相符。`,
      lines: expect.anything(),
    });
    for (const day of ["yesterday", "2026-13-45", "20261120"]) expect((await admin("reconcile", day)).exitCode, day).toBe(64);
  });

  test("reconcile prints each kind of difference once, and ends with 1", async () => {
    const { db } = storage;
    const change = (id: string, values: object) => db.updateTable("pay_order").set(values).where("id", "=", id).execute();
    const unknown = await buyAndPay("month");
    await db.deleteFrom("pay_order").where("id", "=", unknown).execute();
    const notCredited = await buy();
    await platform.pay(notCredited, { silent: true });
    const amount = await buy();
    await platform.pay(amount, { silent: true, amountFen: 1 });
    await admin("order", "query", amount);
    const nothingGiven = await buyAndPay("month");
    await change(nothingGiven, { credited_at: null });
    const tokens = await buyAndPay();
    await change(tokens, { tokens: 39_999 });
    const notInBill = await buyAndPay("month");
    await change(notInBill, { id: "T20261120NOTINBILL" });
    const refund = await buyAndPay();
    await app.deps.orders.check({ userId, outOrderId: refund });
    const giveBack = createWechatPay({ config: platform.merchant, clock }).refund;
    await giveBack({ orderId: refund, refundId: `${refund}R0`, amountFen: 700, totalFen: 1500, reason: "" });
    const expiresAt = clock.now() + 86_400_000;
    await app.deps.metering.grant({ userId, source: "package", ref: "T20261120NOORDER", tokens: 5, expiresAt });

    const { exitCode, lines } = await admin("reconcile", DAY);
    expect(exitCode).toBe(1);
    expect(lines.slice(1).toSorted()).toEqual(
      [
        `${unknown}：账单里有，这里没有这笔订单`,
        `${notCredited}：账单里付了，这里没有到账（运行 order query ${notCredited}）`,
        `${amount}：账单 1 分，订单 1500 分`,
        `${amount}：账单里付了，这里没有到账（运行 order query ${amount}）`,
        `${nothingGiven}：已付款，没有给出额度或会员`,
        `${tokens}：应给 39999 token，给了 40000`,
        "T20261120NOTINBILL：这里记为已付，账单里没有",
        `${notInBill}：账单里有，这里没有这笔订单`,
        `${refund}：账单退了 700 分，这里记了 0 分`,
        "T20261120NOORDER：给了额度，却没有已付的订单",
        "共 10 处不符。",
      ].toSorted(),
    );
  });

  testOnSqlite("reconcile of a day whose bill is not written yet says so; a day without payments has an empty one", async () => {
    expect(await admin("reconcile", DAY)).toMatchObject({ exitCode: 1, said: expect.stringContaining(`拿不到 ${DAY} 的账单`) });
    clock.jumpTo(clock.now() + 86_400_000);
    expect(await admin("reconcile", DAY)).toMatchObject({ exitCode: 0, said: expect.stringContaining("账单 0 笔") });
  });

  test("reconcile names ledger and usage that do not agree", async () => {
    const { db } = storage;
    await buyAndPay();
    const fields = { job: "产品经理", summary: "完成了需求评审。", plan: "下周推进原型设计。", length: 300 };
    const { data } = await app.call("/api/ai/start", { kind: "scene", input: { sceneType: "weeklyReport", fields } }, token);
    await expect.poll(async () => (await app.call("/api/ai/get", data, token)).data.status).toBe("done");
    expect((await admin("reconcile", DAY)).exitCode).toBe(0);
    await db.updateTable("generation").set({ charged: 1 }).where("id", "=", data.generationId).execute();
    await db.updateTable("balance").set({ last_seq: 99 }).where("user_id", "=", userId).execute();
    const { exitCode, said } = await admin("reconcile", DAY);
    expect(exitCode).toBe(1);
    expect(said).toContain("1 篇文字记的费用和账目不一致");
    expect(said).toContain(userId);
    expect(said).toContain("共 2 处不符。");
  });

  testOnSqlite("without a merchant nothing is asked, and it says why", async () => {
    const lines: string[] = [];
    const config = parseConfig({ APP_ENV: "test", ...env });
    const exitCode = await runAdmin({ typed: ["order", "query", "T0"], config, clock, print: (line) => lines.push(line) });
    expect({ exitCode, lines }).toEqual({ exitCode: 1, lines: ["没有配置商户号，问不到支付平台。"] });
  });
});
