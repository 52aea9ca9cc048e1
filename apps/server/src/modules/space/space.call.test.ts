import { STORED_KINDS } from "@tangleaf/contract";
import { expect } from "vitest";
import { chartRow, dataTableRow, documentRow, generationRow } from "../../testing/rows.ts";
import { sampleChart } from "../../testing/sample-chart.ts";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";
import { formOf, sendForm } from "../uploads/testing/form-of.ts";

testOnEachDatabase("what a person keeps is counted by kind, with what is in the bin, and nobody else's", async (app) => {
  const [{ token, userId }, other] = [await app.signIn("one"), await app.signIn("other")];
  const space = async (of = token) => (await app.call("/api/user/space", {}, of)).data;
  expect(await space()).toMatchObject({ bytes: 0, binBytes: 0, kinds: [] });
  const { db } = app.deps;
  const removed_at = app.clock.now();
  await db
    .insertInto("document")
    .values([
      documentRow({ id: "n", user_id: userId, kind: "note", stored_bytes: 100, version_bytes: 20, text_bytes: 5 }),
      documentRow({ id: "b", user_id: userId, kind: "note", available: 0, stored_bytes: 30 }),
      documentRow({ id: "e", user_id: userId, kind: "essay", stored_bytes: 70 }),
      documentRow({ id: "m", user_id: userId, kind: "mindtree", stored_bytes: 60 }),
    ])
    .execute();
  await db
    .insertInto("data_table")
    .values([dataTableRow({ id: "t", user_id: userId, bytes: 50 }), dataTableRow({ id: "u", user_id: userId, bytes: 4, removed_at })])
    .execute();
  await db
    .insertInto("chart")
    .values([chartRow({ id: "c", user_id: userId, spec: "橘", search_text: "a" })])
    .execute();
  await db
    .insertInto("generation")
    .values([generationRow({ id: "g", user_id: userId, text: "橘子", removed_at })])
    .execute();
  const byKind = Object.fromEntries((await space()).kinds.map(({ kind, bytes, binBytes }) => [kind, [bytes, binBytes]]));
  expect(byKind).toEqual({ notes: [160, 30], essays: [70, 0], mindtrees: [60, 0], tables: [54, 4], charts: [4, 0], texts: [6, 6] });
  const { bytes, binBytes } = await space();
  expect([bytes, binBytes]).toEqual([354, 40]);
  expect((await space(other.token)).bytes).toBe(0);
});

testOnEachDatabase("a note with a file, a source and a named version takes space of each kind", async (app) => {
  const { token } = await app.signIn();
  const kinds = async () =>
    Object.fromEntries((await app.call("/api/user/space", {}, token)).data.kinds.map(({ kind, bytes }) => [kind, bytes]));
  const { noteId } = (await app.call("/api/note/create", { markdown: "# A\n\nWords of a note." }, token)).data;
  const before = await kinds();
  expect(before).toEqual({ notes: expect.any(Number) });
  await app.call("/api/document/saveVersion", { documentId: noteId, label: "one" }, token);
  expect((await kinds())["notes"]).toBeGreaterThan(before["notes"] ?? 0);
  const bytes = new TextEncoder().encode("The sea is salty. ".repeat(50));
  const { data } = await sendForm(app, token, await formOf({ name: "a.txt", bytes }));
  const { fileId } = data as { fileId: string };
  const requestId = crypto.randomUUID();
  expect(await app.call("/api/source/add", { noteId, fileId, requestId }, token)).toMatchObject({ code: 0 });
  expect(await app.call("/api/chart/save", { spec: sampleChart() }, token)).toMatchObject({ code: 0 });
  const after = await kinds();
  expect(after["files"]).toBe(bytes.length);
  expect(after["sources"]).toBeGreaterThan(bytes.length);
  expect(after["charts"]).toBeGreaterThan(0);
  expect(Object.keys(after).every((kind) => (STORED_KINDS as readonly string[]).includes(kind))).toBe(true);
});
