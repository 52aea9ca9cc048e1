import { expect, it } from "vitest";
import * as Y from "yjs";
import { createMemoryBroker } from "../../adapters/brokers/memory-broker.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { bytes, follow, openDevice, ownDocument, withDocuments } from "./testing/test-documents.ts";

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
        devices.flatMap((device, n) => {
          device.type(0, 0, `${n}`);
          const first = device.send();
          device.type(0, 0, `${n}`);
          return [first, device.send()];
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
});
