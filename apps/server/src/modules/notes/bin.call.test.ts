import { NOTE_BIN_DAYS } from "@tangleaf/contract";
import { expect } from "vitest";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";
import { createNoteBin } from "./bin.ts";

const DAY_MS = 86_400_000;

testOnEachDatabase("the hourly round erases what has waited 30 days, and nothing that came back while it went on", async (app) => {
  const { token } = await app.signIn();
  const { db, documents, exporter, metering } = app.deps;
  const before = app.clock.now();
  const ids: Record<string, string> = {};
  for (const title of ["first", "restored", "again", "deleted", "last"]) {
    ids[title] = (await app.call("/api/note/create", { title }, token)).data.noteId;
  }
  await app.call("/api/note/remove", { noteIds: Object.values(ids) }, token);
  await db
    .updateTable("note")
    .set({ removed_at: before - 1 })
    .where("document_id", "=", ids["first"] ?? "")
    .execute();
  app.clock.jumpTo(before + NOTE_BIN_DAYS * DAY_MS);
  const note = (title: string) => ids[title] ?? "";
  let hasBegun = false;
  const bin = createNoteBin({
    db,
    clock: app.clock,
    exporter,
    metering,
    sources: app.deps.sources,
    variant: "zh",
    documents: {
      ...documents,
      // The round knows which notes are due; what it has not come to changes.
      async erase(trx, erased) {
        await documents.erase(trx, erased);
        if (hasBegun) return;
        hasBegun = true;
        await trx.updateTable("note").set({ removed_at: null }).where("document_id", "=", note("restored")).execute();
        await trx
          .updateTable("note")
          .set({ removed_at: before + 1 })
          .where("document_id", "=", note("again"))
          .execute();
        await documents.erase(trx, [note("deleted")]);
        await trx.deleteFrom("note").where("document_id", "=", note("deleted")).execute();
      },
    },
  });
  expect(await bin.eraseExpired()).toBe(2);
  const left = await db.selectFrom("note").select("title").orderBy("title").execute();
  expect(left.map(({ title }) => title)).toEqual(["again", "restored"]);
  const stored = await db.selectFrom("document").select("id").execute();
  expect(stored.map(({ id }) => id).toSorted()).toEqual([note("again"), note("restored")].toSorted());
  expect(await bin.eraseExpired()).toBe(0);
});
