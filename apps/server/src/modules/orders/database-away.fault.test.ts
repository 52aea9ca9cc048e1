import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import SqliteDatabase from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { systemClock } from "../../adapters/system-clock.ts";
import { SQLITE_FILE_NAME } from "../../db/open-database.ts";
import { openStorage } from "../../db/open-storage.ts";
import { createManualClock } from "../../testing/manual-clock.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createTestDatabaseUrl } from "../../testing/test-database.ts";
import { createFakePayments } from "./testing/fake-payments.ts";
import { balanceOf, expectReconciled, notify, order, PACK, type Shop, statusOf } from "./testing/shop.ts";
import { startGate } from "./testing/start-gate.ts";

const REPEATS = 5;
const SERVER_FAULT = 500;
const parent = mkdtempSync(join(tmpdir(), "tangleaf-away-"));
afterAll(() => rmSync(parent, { recursive: true }));

async function openShop(store: { dataDir: string; databaseUrl?: string }): Promise<Shop & { close(): Promise<void> }> {
  const storage = await openStorage({ ...store, databaseUrl: store.databaseUrl, now: systemClock.now });
  const clock = createManualClock();
  const pay = createFakePayments(clock);
  const app = await createTestApp({ database: storage, paymentProviders: [pay], clock });
  const close = async () => {
    await app.close();
    await storage.close();
  };
  return { app, pay, ...(await app.signIn("buyer")), close };
}

test.runIf(process.env["TEST_DATABASE_URL"] !== undefined)(
  "while the database is gone no notification is acknowledged, and a later one credits once",
  async () => {
    const fresh = await createTestDatabaseUrl();
    const gate = await startGate(fresh?.databaseUrl ?? "");
    const shop = await openShop({ dataDir: parent, databaseUrl: gate.url });
    const { outOrderId } = await order(shop);
    shop.pay.pay(outOrderId);
    const notification = shop.pay.notificationOf(outOrderId);

    // One payment is being credited when the connection breaks.
    const answers = [notify(shop, notification)];
    await gate.shut();
    for (let n = 0; n < REPEATS; n += 1) answers.push(notify(shop, notification));
    const away = await Promise.all(answers);
    await gate.open();

    for (const { status } of away.slice(1)) expect(status).toBeGreaterThanOrEqual(SERVER_FAULT);
    const wasTaken = away[0]?.status === 200;
    expect(await statusOf(shop, outOrderId)).toBe(wasTaken ? 2 : 1);
    const repeats = await Promise.all([notify(shop, notification), notify(shop, notification)]);
    expect(repeats.map(({ status }) => status)).toEqual([200, 200]);
    expect(await statusOf(shop, outOrderId)).toBe(2);
    expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + PACK.tokens);
    await expectReconciled(shop);
    await shop.close();
    await gate.close();
    await fresh?.drop();
  },
);

test("a database that another process keeps to itself for longer than anybody waits: the same, on SQLite", async () => {
  const dataDir = join(parent, "locked");
  const shop = await openShop({ dataDir });
  const { outOrderId } = await order(shop);
  shop.pay.pay(outOrderId);
  const notification = shop.pay.notificationOf(outOrderId);
  const other = new SqliteDatabase(join(dataDir, SQLITE_FILE_NAME));
  other.exec("begin immediate");
  expect((await notify(shop, notification)).status).toBeGreaterThanOrEqual(SERVER_FAULT);
  other.exec("rollback");
  other.close();
  expect(await statusOf(shop, outOrderId)).toBe(1);
  expect((await notify(shop, notification)).status).toBe(200);
  expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + PACK.tokens);
  await expectReconciled(shop);
  await shop.close();
});
