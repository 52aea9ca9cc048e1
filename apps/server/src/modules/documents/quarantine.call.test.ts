import { expect, test } from "vitest";
import { sqliteDialect } from "../../db/dialects/sqlite.ts";
import { HeavyTaskError } from "../../platform/worker-pool.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import type { DocumentModule } from "./create-documents.ts";
import { liftQuarantine } from "./document.repo.ts";
import { createQuarantine } from "./quarantine.ts";
import { longSearches } from "./testing/hostile-updates.ts";
import { base64, createTestKind, follow, type Owner, openDevice, ownDocument, say, wordsOf } from "./testing/test-documents.ts";

const MINUTE_MS = 60_000;
/** Twice what the first task of a thread takes, which loads its modules. */
const BOUNDS = { askedMaxCpuMs: 1500, compactMaxCpuMs: 1500 };
const withBounds = () => ({ documentKinds: [createTestKind()], documentBounds: BOUNDS });

const modules = ({ deps }: TestApp) => deps.documents as DocumentModule;
const headOf = ({ deps }: TestApp, { documentId }: Owner) =>
  deps.db.selectFrom("document").selectAll().where("id", "=", documentId).executeTakeFirstOrThrow();
const open = (app: TestApp, { documentId, token }: Owner) => app.call("/api/document/open", { documentId }, token);

/** Both changes are taken: each by itself is harmless. */
async function makeHeavy(app: TestApp, { documentId, token }: Owner): Promise<void> {
  for (const [seq, update] of longSearches(39_000, 10_000).entries()) {
    const body = { documentId, epoch: 1, clientId: "1", seq, update: base64(update) };
    expect(await app.call("/api/document/update", body, token)).toMatchObject({ isSuccess: true });
  }
}

async function compactTwice(app: TestApp): Promise<void> {
  for (const _ of [1, 2]) {
    app.clock.jumpTo(app.clock.now() + 10 * MINUTE_MS);
    await modules(app).compactDue();
  }
}

testOnEachDatabase(
  "a document that takes too much to compact twice is set aside: it is read as it was, takes no changes, and its owner is told",
  async (app) => {
    const owner = await ownDocument(app, [say("好")]);
    const other = await ownDocument(app, [say("")], "other");
    await modules(app).compactDue();
    const watched = follow(app, { ...owner, after: 0 });
    await makeHeavy(app, owner);
    const device = await openDevice(app, other);
    device.type(0, 0, "别人的字");
    await device.send();
    await compactTwice(app);
    expect(await headOf(app, owner)).toMatchObject({ strikes: 2, quarantined_at: app.clock.now(), compact_at: null, lease_owner: null });
    const otherHead = await headOf(app, other);
    expect(otherHead.derived_seq).toBe(otherHead.seq);
    await watched.until(({ event }) => event === "reopen");
    // Nothing tries it again, and lists do not wait for it.
    app.clock.jumpTo(app.clock.now() + 10 * MINUTE_MS);
    expect(await modules(app).compactDue()).toBe(0);
    expect(await app.deps.documents.derive({ userId: owner.userId, timeoutMs: 0 })).toBe(true);

    const { data } = await open(app, owner);
    expect(data).toMatchObject({ epoch: 1, seq: 0, isQuarantined: true });
    expect((await openDevice(app, owner)).words()).toEqual(["好"]);
    expect(await app.deps.documents.read(owner)).toMatchObject({ isQuarantined: true, seq: 0 });
    const sent = { documentId: owner.documentId, epoch: 1, clientId: "2", seq: 0, update: "AAA=" };
    expect((await app.call("/api/document/update", sent, owner.token)).refusal).toMatchObject({ reason: "document.quarantined" });
    await expect(app.deps.documents.change({ ...owner, actor: "x", name: "setTitle", input: { title: "新" } })).rejects.toMatchObject({
      reason: "document.quarantined",
    });
    await expect(app.deps.documents.assertOpen(owner)).rejects.toMatchObject({ reason: "document.quarantined" });
    const { data: notices } = await app.call("/api/notice/list", {}, owner.token);
    const about = { documentId: owner.documentId, title: "题", what: "note" };
    expect(notices.list).toMatchObject([{ kind: "documentQuarantined", data: about }]);
  },
  withBounds,
);

testOnSqlite(
  "opening counts too: the second time its owner gets the last state, and the operator takes it back to that",
  async (app) => {
    const owner = await ownDocument(app, [say("好")]);
    await modules(app).compactDue();
    await makeHeavy(app, owner);
    expect((await open(app, owner)).refusal).toMatchObject({ reason: "work.tooHeavy" });
    expect(await headOf(app, owner)).toMatchObject({ strikes: 1, quarantined_at: null });
    expect((await open(app, owner)).data).toMatchObject({ isQuarantined: true });
    const { db } = app.deps;
    const lift = { documentId: owner.documentId, dropsChanges: true, now: app.clock.now() };
    expect(await db.transaction().execute((trx) => liftQuarantine(trx, sqliteDialect, lift))).toBe(true);
    const device = await openDevice(app, owner);
    expect([device.epoch, device.words()]).toEqual([2, ["好"]]);
    device.type(0, 1, "又能写");
    expect(await device.send()).toMatchObject({ data: { seq: 1 } });
    app.clock.jumpTo(app.clock.now() + MINUTE_MS);
    await modules(app).compactDue();
    expect(await headOf(app, owner)).toMatchObject({ strikes: 0, derived_seq: 1 });
    expect(wordsOf((await app.deps.documents.read(owner)).content.blocks)).toEqual(["好又能写"]);
  },
  withBounds,
);

test("what only took long by the clock is not counted", async () => {
  const { strike } = createQuarantine({} as never);
  expect(await strike({ id: "1" } as never, new HeavyTaskError("time", "building a document"))).toBe(false);
});
