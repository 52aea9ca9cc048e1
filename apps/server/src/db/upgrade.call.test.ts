import { afterEach, describe, expect, test } from "vitest";
import * as Y from "yjs";
import { auditLedger } from "../modules/metering/index.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { TEST_DATABASE_KINDS } from "../testing/test-database.ts";
import { openRestoredSite, openUpgradedSite, readFixture, type UpgradedSite } from "../testing/upgrade-fixture.ts";
import { loadMigrations } from "./load-migrations.ts";
import { readApplied } from "./migrate.ts";
import type { OpenedDatabase } from "./opened-database.ts";

type Expected = {
  balances: Record<string, { tokens: number }>;
  held: Record<string, number>;
  orders: Record<"paid" | "cancelled" | "timedOut" | "open", string[]>;
  texts: { edited: string; facts: string[] };
  note: { title: string; notebook: string; passages: string[]; version: string };
  bin: string[];
  tree: string[];
  announcement: string;
  opinion: string;
  essay: string;
  source: string;
  files: string[];
};

const expected = JSON.parse(readFixture("expected.json").toString("utf8")) as Expected;
const STATUS = { open: 1, paid: 2, cancelled: 4, timedOut: 5 } as const;

/** A name drawn for somebody who came by a QR or a platform: the list has their nickname. */
const DRAWN_NAME = /^u[0-9a-z]{12}$/;
const HALFWAY = "写到一半的人";
const WAIT = { timeout: 60_000 };
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Compares rows that no migration may change with the list written by hand. `without`: who came later. */
async function expectSameMoney({ db }: OpenedDatabase, { without = "" } = {}): Promise<void> {
  const rows = await db
    .selectFrom("balance")
    .innerJoin("app_user", "app_user.id", "balance.user_id")
    .select(["username", "nickname", "available", "held"])
    .where("closed_at", "is", null)
    .execute();
  const nameOf = (row: (typeof rows)[number]) => (DRAWN_NAME.test(row.username) ? row.nickname : row.username);
  const sums = Object.fromEntries(rows.map((row) => [nameOf(row), Number(row.available) + Number(row.held)]));
  const listed = Object.entries(expected.balances).filter(([name]) => name !== without);
  expect(sums).toEqual(Object.fromEntries(listed.map(([name, { tokens }]) => [name, tokens])));
  const orders = await db.selectFrom("pay_order").select(["goods_id", "status"]).execute();
  for (const [state, goods] of Object.entries(expected.orders) as [keyof typeof STATUS, string[]][]) {
    expect(
      orders
        .filter(({ status }) => status === STATUS[state])
        .map(({ goods_id }) => goods_id)
        .sort(),
      state,
    ).toEqual(goods);
  }
  const audit = await db.transaction().execute((trx) => auditLedger(trx));
  expect(audit.findings).toEqual([]);
}

async function expectSameWords({ db }: OpenedDatabase): Promise<void> {
  const texts = await db.selectFrom("generation").select(["text", "edited_text", "status"]).where("kind", "=", "scene").execute();
  expect(texts.map(({ edited_text }) => edited_text).filter((text) => text !== null)).toEqual([expected.texts.edited]);
  const done = texts.filter(({ status }) => status === "done");
  expect(done).toHaveLength(6);
  for (const { text } of done) for (const fact of expected.texts.facts) expect(text).toContain(fact);
  const titles = async (table: "announcement" | "note" | "mindtree" | "essay" | "source" | "chart") =>
    (await db.selectFrom(table).select("title").execute()).map(({ title }) => title);
  expect(await titles("announcement")).toEqual([expected.announcement]);
  expect(await titles("note")).toEqual(expect.arrayContaining([expected.note.title, expected.bin[0]]));
  expect(await titles("mindtree")).toEqual(expect.arrayContaining([expected.tree[0], expected.bin[1]]));
  const opinions = await db.selectFrom("advice").select("content").execute();
  expect(opinions.map(({ content }) => content)).toEqual([expected.opinion]);
}

/** Opens the old site in today's program, as a start of the server does. */
async function startUpgraded(kind: "sqlite" | "postgres"): Promise<{ app: TestApp; site: UpgradedSite }> {
  const site = await openUpgradedSite(kind);
  ends.push(site.close);
  const app = await createTestApp({ database: site.storage, clock: site.clock, blobs: site.blobs });
  ends.push(app.close);
  return { app, site };
}

describe.each(TEST_DATABASE_KINDS)("a site of commit 5982add2 (%s)", (kind) => {
  test("knows all its migrations by name and checksum", async () => {
    const site = await openUpgradedSite(kind);
    ends.push(site.close);
    const known = (await loadMigrations()).map(({ name, checksum }) => ({ name, checksum }));
    expect(await readApplied(site.storage.db, site.storage.dialect)).toEqual(known);
  });

  test("has every balance, order and text after the upgrade", async () => {
    const site = await openUpgradedSite(kind);
    ends.push(site.close);
    await expectSameMoney(site.storage);
    await expectSameWords(site.storage);
    const held = await site.storage.db
      .selectFrom("balance")
      .innerJoin("app_user", "app_user.id", "balance.user_id")
      .select(["username", "held"])
      .where("held", ">", 0)
      .execute();
    expect(Object.fromEntries(held.map(({ username, held: tokens }) => [username, Number(tokens)]))).toEqual(expected.held);
  });

  test("opens every document for its owner's old session", async () => {
    const { app, site } = await startUpgraded(kind);
    const { member } = site.facts;
    const documents = await site.storage.db.selectFrom("document").select("id").execute();
    const refused: string[] = [];
    for (const { id } of documents) {
      const { code, data, refusal } = await app.call("/api/document/open", { documentId: id }, member);
      if (code !== 0) {
        refused.push(refusal.reason);
        continue;
      }
      const doc = new Y.Doc();
      Y.applyUpdate(doc, Buffer.from(data.update, "base64"));
      expect(Y.encodeStateVector(doc).length, id).toBeGreaterThan(1);
    }
    expect(documents).toHaveLength(9);
    // The note, the essay and the tree in the bin.
    expect(refused).toEqual(["document.unknown", "document.unknown", "document.unknown"]);
    const { list } = (await app.call("/api/note/list", { notebookId: "all" }, member)).data;
    const noteId = list.find(({ title }) => title === expected.note.title)?.noteId ?? "";
    const note = JSON.stringify((await app.call("/api/note/get", { noteId }, member)).data);
    for (const passage of expected.note.passages) expect(note).toContain(passage);
    expect(JSON.stringify((await app.call("/api/document/versions", { documentId: noteId }, member)).data)).toContain(
      expected.note.version,
    );
    const sources = (await app.call("/api/source/list", { noteId }, member)).data;
    expect(JSON.stringify(sources)).toContain(expected.source);
    const [tree] = (await app.call("/api/mindtree/list", {}, member)).data.list;
    const nodes = JSON.stringify((await app.call("/api/mindtree/get", { mindtreeId: tree?.mindtreeId ?? "" }, member)).data);
    for (const text of expected.tree) expect(nodes).toContain(text);
    const charts = JSON.stringify((await app.call("/api/chart/list", {}, member)).data);
    expect(charts).toContain("chartId");
    const essays = JSON.stringify((await app.call("/api/essay/list", {}, member)).data);
    expect(essays).toContain(expected.essay);
    const { list: downloads } = (await app.call("/api/user/downloads", {}, member)).data;
    expect(downloads.map(({ name }) => name).sort()).toEqual(expected.files);
  });

  test("ends what was broken off, settles it once, and goes on with its jobs", async () => {
    const { app, site } = await startUpgraded(kind);
    const { member, halfway, brokenText, pausedJob, runningJob } = site.facts;
    const text = async () => (await app.call("/api/ai/get", { generationId: brokenText }, halfway)).data;
    await expect.poll(async () => (await text()).status, { ...WAIT, message: "the broken text did not end" }).toBe("interrupted");
    const kept = await text();
    expect(kept.text).not.toBe("");
    const counter = (await app.call("/api/user/getCounter", {}, halfway)).data;
    expect(counter.balanceToken).toBe((expected.balances[HALFWAY]?.tokens ?? 0) - kept.usage.charged);
    await app.call("/api/job/resume", { jobId: pausedJob }, member);
    for (const jobId of [runningJob, pausedJob]) {
      const status = async () => {
        await site.clock.advance(1000);
        return (await app.call("/api/job/get", { jobId }, member)).data.status;
      };
      await expect.poll(status, { ...WAIT, message: `job ${jobId} did not end` }).toBe("done");
    }
    const { db } = site.storage;
    const held = await db.selectFrom("balance").select("held").where("held", ">", 0).execute();
    expect(held).toEqual([]);
    expect((await db.transaction().execute((trx) => auditLedger(trx))).findings).toEqual([]);
  });

  test("restores its backup with today's program", async () => {
    const site = await openRestoredSite(kind);
    ends.push(site.close);
    await expectSameMoney(site.storage, { without: HALFWAY });
    await expectSameWords(site.storage);
  });
});
