import { expect, it } from "vitest";
import * as Y from "yjs";
import { createMemoryBroker } from "../../adapters/brokers/memory-broker.ts";
import { createManualClock, whileRunning } from "../../testing/manual-clock.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { COMPACT_AFTER_MS, HEAD_MS, HOLE_MS, LEASE_MS, PRESENCE_MS } from "./constants.ts";
import type { DocumentModule } from "./create-documents.ts";
import { bytes, createTestKind, follow, openDevice, ownDocument, say, withDocuments } from "./testing/test-documents.ts";

const watchersOf = ({ deps }: TestApp) => (deps.documents as DocumentModule).watchedDocuments();

describeOnEachDatabase("two processes", (open) => {
  it("number the changes of their clients without a gap, and bring all to watchers of both in order", async () => {
    const [database, broker] = [await open(), createMemoryBroker()];
    const apps = [
      await createTestApp({ database, broker, ...withDocuments() }),
      await createTestApp({ database, broker, ...withDocuments() }),
    ];
    const [one, two] = apps as [(typeof apps)[0], (typeof apps)[0]];
    const owner = await ownDocument(one);
    const watchers = apps.map((app) => follow(app, { ...owner, after: 0 }));
    const devices = await Promise.all([openDevice(one, owner), openDevice(two, owner), openDevice(two, owner)]);
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(
        devices.map(async (device, n) => {
          // One call at a time, as a page does.
          device.type(0, 0, `${n}`);
          await device.send();
          device.type(0, 0, `${n}`);
          return device.send();
        }),
      );
      expect(answers.every(({ isSuccess }) => isSuccess)).toBe(true);
    }
    const rows = await database.db.selectFrom("document_update").select(["seq", "client_id", "client_seq"]).orderBy("seq").execute();
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 120 }, (_, n) => n + 1));
    // What one client sends is stored in the order it was sent.
    for (const { clientId } of devices) {
      const numbers = rows.filter(({ client_id }) => client_id === clientId).map(({ client_seq }) => client_seq);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
    for (const watcher of watchers) {
      await watcher.until(({ event, id }) => event === "update" && id === 120);
      expect(watcher.seqs()).toEqual(rows.map(({ seq }) => seq));
      const doc = new Y.Doc();
      await devices[0]?.pull();
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(devices[0]?.doc ?? doc));
      for (const event of watcher.events) if (event.event === "update") Y.applyUpdate(doc, bytes(event.data.update));
      expect(Y.encodeStateVector(doc)).toEqual(Y.encodeStateVector(devices[0]?.doc ?? doc));
      await watcher.leave();
    }
    await Promise.all(apps.map((app) => app.close()));
  });

  it("tell each other of changes by the log where no message comes", async () => {
    const database = await open();
    const clock = createManualClock();
    // Two brokers that know nothing of each other: as one that is gone.
    const [one, two] = [
      await createTestApp({ database, clock, ...withDocuments() }),
      await createTestApp({ database, clock, ...withDocuments() }),
    ];
    const owner = await ownDocument(one);
    const watcher = follow(two, { ...owner, after: 0 });
    const device = await openDevice(one, owner);
    await expect.poll(() => watchersOf(two)).toBe(1);
    device.type(0, 0, "字");
    await device.send();
    await clock.advance(HEAD_MS + 500);
    await watcher.until(({ event, id }) => event === "update" && id === 1);
    expect(watcher.seqs()).toEqual([1]);
    await watcher.leave();
    await Promise.all([one.close(), two.close()]);
  });

  it("wait a second for a change that comes late, then read it; all come in order", async () => {
    const database = await open();
    const clock = createManualClock();
    const [broker, lost] = [createMemoryBroker(), [] as string[]];
    const losing = {
      ...broker,
      publish: (channel: string, message: string) =>
        void (message.includes('"seq":1,') ? lost.push(message) : broker.publish(channel, message)),
    };
    const one = await createTestApp({ database, clock, broker: losing, ...withDocuments() });
    const two = await createTestApp({ database, clock, broker, ...withDocuments() });
    const owner = await ownDocument(one);
    const watcher = follow(two, { ...owner, after: 0 });
    const device = await openDevice(one, owner);
    await expect.poll(() => watchersOf(two)).toBe(1);
    for (const words of ["一", "二"]) {
      device.type(0, 0, words);
      await device.send();
    }
    expect(lost).toHaveLength(1);
    await clock.advance(HOLE_MS / 2);
    expect(watcher.seqs()).toEqual([]);
    await clock.advance(HOLE_MS);
    await watcher.until(({ event, id }) => event === "update" && id === 2);
    expect(watcher.seqs()).toEqual([1, 2]);
    await watcher.leave();
    await Promise.all([one.close(), two.close()]);
  });

  it("compact a document once, whoever comes first", async () => {
    const database = await open();
    const kinds = [createTestKind(), createTestKind()];
    const clock = createManualClock();
    const apps = await Promise.all(kinds.map((kind) => createTestApp({ database, clock, documentKinds: [kind] })));
    const [one] = apps as [(typeof apps)[0]];
    const owners = await Promise.all(["a", "b", "c", "d"].map((name) => ownDocument(one, [say(name)], name)));
    for (const owner of owners) {
      const device = await openDevice(one, owner);
      device.type(0, 0, "字");
      await device.send();
    }
    clock.jumpTo(clock.now() + COMPACT_AFTER_MS);
    const done = await Promise.all(apps.map(({ deps }) => (deps.documents as DocumentModule).compactDue()));
    expect(done.reduce((sum, n) => sum + n, 0)).toBe(owners.length);
    expect(kinds.flatMap(({ derived }) => derived.map(({ documentId }) => documentId)).toSorted()).toEqual(
      owners.map(({ documentId }) => documentId).toSorted(),
    );
    await Promise.all(apps.map((app) => app.close()));
  });

  it("take over a compaction whose process has died", async () => {
    const database = await open();
    const clock = createManualClock();
    const app = await createTestApp({ database, clock, ...withDocuments() });
    await ownDocument(app);
    await database.db
      .updateTable("document")
      .set({ lease_owner: "dead", lease_until: clock.now() + LEASE_MS })
      .execute();
    const { compactDue } = app.deps.documents as DocumentModule;
    expect(await compactDue()).toBe(0);
    clock.jumpTo(clock.now() + LEASE_MS);
    expect(await compactDue()).toBe(1);
    await app.close();
  });

  it("bring what is derived up to date for whoever asks for it", async () => {
    const database = await open();
    const kind = createTestKind();
    const app = await createTestApp({ database, documentKinds: [kind] });
    const owner = await ownDocument(app);
    const device = await openDevice(app, owner);
    device.type(0, 0, "字");
    await device.send();
    await app.deps.documents.derive({ userId: owner.userId, timeoutMs: 1000 });
    expect(kind.derived.at(-1)).toMatchObject({ seq: 1, text: "字" });
    await app.close();
  });

  it("do not wait for what is derived of a document that was put away meanwhile", async () => {
    const [database, clock] = [await open(), createManualClock()];
    const app = await createTestApp({ database, clock, ...withDocuments() });
    const { userId, documentId, ...owner } = await ownDocument(app);
    const device = await openDevice(app, { userId, documentId, ...owner });
    device.type(0, 0, "字");
    await device.send();
    const { db, documents } = app.deps;
    // Another process has it, and takes long.
    const lease = { lease_owner: "other", lease_until: clock.now() + LEASE_MS };
    await db.updateTable("document").set(lease).where("id", "=", documentId).execute();
    const derived = documents.derive({ userId, timeoutMs: 1000 });
    await db.transaction().execute((trx) => documents.setAvailable(trx, [documentId], false));
    expect(await whileRunning(clock, derived)).toBe(true);
    await app.close();
  });

  it("tell each other who is where, and forget it after 15 seconds", async () => {
    const [database, broker, clock] = [await open(), createMemoryBroker(), createManualClock()];
    const [one, two] = [
      await createTestApp({ database, broker, clock, ...withDocuments() }),
      await createTestApp({ database, broker, clock, ...withDocuments() }),
    ];
    const owner = await ownDocument(one);
    const [own, other] = [follow(two, { ...owner, clientId: "7", after: 0 }), follow(two, { ...owner, clientId: "8", after: 0 })];
    await expect.poll(() => watchersOf(two)).toBe(1);
    const here = { clientId: "7", headingId: "a", tableLease: null };
    await one.call("/api/document/presence", { documentId: owner.documentId, ...here }, owner.token);
    await other.until(({ event }) => event === "presence");
    const later = follow(two, { ...owner, clientId: "9", after: 0 });
    await later.until(({ event }) => event === "presence");
    expect(later.events).toEqual([{ event: "presence", id: 0, data: here }]);
    await clock.advance(PRESENCE_MS + 1000);
    const last = follow(two, { ...owner, clientId: "9", after: 0 });
    await clock.advance(HEAD_MS + 1000);
    await last.until(({ event }) => event === "head");
    expect([...own.events, ...last.events].some(({ event }) => event === "presence")).toBe(false);
    await Promise.all([own, other, later, last].map((one) => one.leave()));
    await Promise.all([one.close(), two.close()]);
  });
});
