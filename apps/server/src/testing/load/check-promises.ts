import { setTimeout as sleep } from "node:timers/promises";
import { readContent } from "@tangleaf/document/model";
import { sql } from "kysely";
import * as Y from "yjs";
import { openDatabase } from "../../db/open-database.ts";
import { auditLedger } from "../../modules/metering/index.ts";
import type { DayPerson } from "./day-person.ts";
import type { LoadServices } from "./load-services.ts";

/** Texts of a killed process are settled after 10 seconds, payments found by asking after some more. */
const QUIET_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 500;

/** What was compared, and every promise that was not kept. */
export type PromiseReport = { readonly compared: Readonly<Record<string, number>>; readonly broken: readonly string[] };

/** Compares what people were told with what is stored: no text lost, ledger sums exact, nothing charged twice. */
export async function checkPromises(services: LoadServices, people: readonly DayPerson[]): Promise<PromiseReport> {
  const opened = await openDatabase({ dataDir: "", databaseUrl: services.postgres.url });
  const { db } = opened;
  const broken: string[] = [];
  const compared = { notes: 0, characters: 0, texts: 0, "texts whose process died": 0, payments: 0, "ledger entries": 0 };

  const running = () => db.selectFrom("generation").select("id").where("ended_at", "is", null).execute();
  const until = performance.now() + QUIET_WITHIN_MS;
  while ((await running()).length > 0 && performance.now() < until) await sleep(LOOK_EVERY_MS);
  for (const { id } of await running()) broken.push(`text ${id} never ended`);

  for (const { note, texts, paid, ask } of people) {
    if (note.id() !== "") {
      const { data } = await ask("/api/document/open", { documentId: note.id() });
      const stored = wordsOf(String(data["update"]));
      compared.notes += 1;
      compared.characters += note.savedCharacters();
      if (!stored.startsWith(note.typed().slice(0, note.savedCharacters()))) broken.push(`note ${note.id()} lost words that were saved`);
      if (!note.typed().startsWith(stored)) broken.push(`note ${note.id()} has words nobody typed`);
    }
    for (const { generationId, seen, status } of texts) {
      const { data } = await ask("/api/ai/get", { generationId });
      const stored = String(data["text"]);
      compared.texts += 1;
      // What a killed process had said and not stored yet is the one thing that may be missing: half a second of it.
      const isWhole = status === "done" ? stored === seen : stored.startsWith(seen) || seen.startsWith(stored);
      if (status !== "done") compared["texts whose process died"] += 1;
      if (!isWhole) broken.push(`text ${generationId} (${status}) is not what was shown: ${stored.length} and ${seen.length} units`);
    }
    compared.payments += paid.length;
    for (const orderId of paid) {
      const { rows } = await sql<{
        n: number;
      }>`select count(*) as n from token_grant where source = 'package' and ref = ${orderId}`.execute(db);
      if (Number(rows[0]?.n) !== 1) broken.push(`order ${orderId} was paid and credited ${rows[0]?.n} times`);
    }
  }

  const audit = await db.transaction().execute((trx) => auditLedger(trx));
  compared["ledger entries"] = audit.entries;
  for (const { userId, fault, expected, found } of audit.findings)
    broken.push(`ledger of ${userId}: ${fault} is ${found}, not ${expected}`);
  const wrong = await sql<{ id: string; times: number; taken: number; charged: number }>`
    select g.id, g.charged, count(l.id) as times, coalesce(-sum(l.amount), 0) as taken from generation g
    left join ledger l on l.subject = g.id and l.kind = 'settle' where g.ended_at is not null
    group by g.id, g.charged having count(l.id) <> 1 or coalesce(-sum(l.amount), 0) <> g.charged`.execute(db);
  for (const { id, times, taken, charged } of wrong.rows)
    broken.push(`text ${id} says ${charged} and was charged ${taken} in ${times} entries`);
  const held = await sql<{ user_id: string }>`select user_id from balance where held <> 0`.execute(db);
  for (const { user_id } of held.rows) broken.push(`tokens of ${user_id} are still held`);
  await opened.close();
  return { compared, broken };
}

function wordsOf(update: string): string {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Buffer.from(update, "base64"));
  return readContent(doc)
    .blocks.map(({ content }) => (content ?? []).map(({ text }) => text ?? "").join(""))
    .join("");
}
