import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import { afterAll, expect, test } from "vitest";
import { systemClock } from "../../adapters/system-clock.ts";
import { openStorage } from "../../db/open-storage.ts";
import { createManualClock } from "../../testing/manual-clock.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createTestDatabaseUrl } from "../../testing/test-database.ts";
import { runCreditingProcess } from "./testing/crediting-process.ts";
import { createFakePayments } from "./testing/fake-payments.ts";
import { balanceOf, expectReconciled, notify, order, PACK, statusOf } from "./testing/shop.ts";

const ASKED_AFTER_MS = 5000;
const parent = mkdtempSync(join(tmpdir(), "tangleaf-paid-"));
afterAll(() => rmSync(parent, { recursive: true }));

for (const kind of process.env["TEST_DATABASE_URL"] ? ["sqlite", "postgres"] : ["sqlite"]) {
  test(`kill -9 between payment and grant: nothing is there, then a sweep credits it, once (${kind})`, async () => {
    const fresh = kind === "postgres" ? await createTestDatabaseUrl() : null;
    const store = { dataDir: join(parent, kind), databaseUrl: fresh?.databaseUrl };
    const clock = createManualClock();
    const pay = createFakePayments(clock);

    const before = await openStorage({ ...store, now: systemClock.now });
    const first = await createTestApp({ database: before, paymentProviders: [pay], clock });
    const buyer = await first.signIn("buyer");
    const { outOrderId } = await order({ app: first, token: buyer.token });
    pay.pay(outOrderId);
    await first.close();
    await before.close();

    const child = runCreditingProcess({ ...store, orderId: outOrderId, amountFen: PACK.priceFen });
    await child.line("granted");
    child.kill("SIGKILL");
    expect(await child.ended).toBe(null);
    expect(child.lines).not.toContain("answered");

    const after = await openStorage({ ...store, now: systemClock.now });
    const app = await createTestApp({ database: after, paymentProviders: [pay], clock });
    const shop = { app, pay, ...(await app.signIn("buyer")) };
    expect(await statusOf(shop, outOrderId)).toBe(1);
    expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS);
    clock.jumpTo(clock.now() + ASKED_AFTER_MS);
    await app.deps.orders.sweep();
    expect(await statusOf(shop, outOrderId)).toBe(2);
    // The platform repeats the notification that was not answered.
    expect((await notify(shop, pay.notificationOf(outOrderId, "first"))).status).toBe(200);
    expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + PACK.tokens);
    await expectReconciled(shop);
    await app.close();
    await after.close();
    await fresh?.drop();
  });
}
