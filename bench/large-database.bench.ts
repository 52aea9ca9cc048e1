/**
 * PostgreSQL with more than five million generated rows, and what one person with 4,000 texts and 1,000 notes asks of it: each
 * call's statements with the time the database takes and the plan it chose. Budget: 20 ms a statement. Beside them one row by its key.
 * ROWS=2 makes twice as many rows.
 */
import { CompiledQuery, type KyselyPlugin } from "kysely";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { openPostgres } from "../apps/server/src/db/open-postgres.ts";
import { startOwnPostgres } from "../apps/server/src/testing/own-services.ts";
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { documentRow, generationRow, noteRow, userRow } from "../apps/server/src/testing/rows.ts";
import { createTestApp } from "../apps/server/src/testing/test-app.ts";
import { fillRows } from "./lib/fill-rows.ts";
import { reportFigure } from "./lib/report-figure.ts";

const SIZE = Number(process.env["ROWS"] ?? "1");
const USERS = 20_000;
const TEXTS = 800_000 * SIZE;
const NOTES = 200_000 * SIZE;
const CHANGES = 1_500_000 * SIZE;
/** One row of so many belongs to the person who asks. */
const OWN = 200;
const ROUNDS = 3;
const BUDGET_MS = 20;
const A_MINUTE_MS = 60_000;
const FIRST_MS = Date.UTC(2025, 0, 1);

const postgres = await startOwnPostgres();
if (postgres === null) throw new Error("PostgreSQL is not installed.");
const opened = await openPostgres({ databaseUrl: postgres.url });
const { db } = opened;
await migrate({ db, dialect: opened.dialect, now: () => 0 });

/** Statements of the calls that are asked, as they reach the database. */
let asked: CompiledQuery[] = [];
const listening: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    asked.push(db.getExecutor().compileQuery(node, queryId));
    return node;
  },
  transformResult: async ({ result }) => result,
};
const app = await createTestApp({ database: { ...opened, db: db.withPlugin(listening) } });
const { userId, token } = await app.signIn("reader");

const began = performance.now();
const owner = (n: string) => `case when ${n} % ${OWN} = 0 then '${userId}' else 'u' || (${n} % ${USERS}) end`;
const turn = (n: string) => `(case when ${n} % ${OWN} = 0 then ${n} / ${OWN} else ${n} / ${USERS} end)`;
const when = (n: string) => `${FIRST_MS}::bigint + ${n}::bigint * ${Math.ceil(A_MINUTE_MS / SIZE)}`;
const words = (n: string) => `'完成了第' || ${n} || '项需求评审，推进原型设计。' || repeat(md5(${n}::text) || '盘点支付流程。', 6)`;
const made = { title: "'周报 ' || n", created_at: when("n") };
await fillRows(db, {
  table: "app_user",
  count: USERS,
  row: userRow({ id: "" }),
  made: { id: "'u' || n", username: "'u' || n", nickname: "'u' || n", invite_code: "'u' || n" },
});
await fillRows(db, {
  table: "generation",
  count: TEXTS,
  row: generationRow({ id: "", user_id: "", task: '{"t":1}' }),
  made: {
    ...made,
    id: "'g' || n",
    piece_id: "'g' || n",
    user_id: owner("n"),
    text: words("n"),
    search_text: words("n"),
    ended_at: when("n"),
    chars: "300",
    charged: "375",
  },
});
const ledger = {
  id: "",
  user_id: "",
  seq: 0,
  kind: "",
  subject: "",
  amount: 0,
  held_change: 0,
  balance_after: 0,
  parts: "[]",
  created_at: 0,
};
await fillRows(db, {
  table: "ledger",
  count: 3 * TEXTS,
  row: ledger,
  made: {
    id: "'l' || n",
    user_id: owner("(n / 3)"),
    // After those of the sign-in.
    seq: `${turn("(n / 3)")} * 3 + n % 3 + 10`,
    kind: "(array['reserve', 'settle', 'release'])[1 + n % 3]",
    subject: "'g' || (n / 3)",
    amount: "(array[0, -375, 0])[1 + n % 3]",
    held_change: "(array[400, -375, -25])[1 + n % 3]",
    balance_after: "1000",
    created_at: when("(n / 3)"),
  },
});
await fillRows(db, {
  table: "document",
  count: NOTES,
  row: documentRow({ id: "", user_id: "", kind: "note", derived_seq: 1, seq: 1 }),
  made: { id: "'d' || n", user_id: owner("n"), created_at: when("n") },
});
await fillRows(db, {
  table: "note",
  count: NOTES,
  row: noteRow({ document_id: "", user_id: "" }),
  made: {
    ...made,
    document_id: "'d' || n",
    user_id: owner("n"),
    words: words("n"),
    search_text: words("n"),
    excerpt: "'完成了'",
    updated_at: when("n"),
    chars: "n % 5000",
  },
});
const change = { document_id: "", seq: 0, client_id: "c", client_seq: 0, actor: "user", data: "AQHpu7u7CgAEAQVi", at: 0 };
await fillRows(db, {
  table: "document_update",
  count: CHANGES,
  row: change,
  made: { document_id: `'d' || (n % ${NOTES})`, seq: `n / ${NOTES} + 1`, client_seq: `n / ${NOTES}`, at: when("n") },
});
await db.executeQuery(CompiledQuery.raw("vacuum analyze"));
await app.deps.search.tidy();
const rows = USERS + TEXTS * 4 + NOTES * 2 + CHANGES;
const size = await db.executeQuery<{ mb: number }>(CompiledQuery.raw("select pg_database_size(current_database()) / 1048576 as mb"));
console.log(
  `${rows} rows, ${size.rows[0]?.mb} MB, made in ${((performance.now() - began) / 1000).toFixed(0)} s; the person has ${TEXTS / OWN} texts, ${NOTES / OWN} notes, ${(3 * TEXTS) / OWN} ledger rows`,
);

type Plan = { readonly sql: string; readonly ms: number; readonly lines: readonly string[] };

async function explain(query: CompiledQuery): Promise<Plan> {
  const { rows } = await db.executeQuery<{ "QUERY PLAN": string }>(
    CompiledQuery.raw(`explain (analyze, buffers, costs off, timing off) ${query.sql}`, [...query.parameters]),
  );
  const lines = rows.map((row) => row["QUERY PLAN"]);
  return { sql: query.sql, ms: Number(/Execution Time: ([\d.]+)/.exec(lines.join("\n"))?.[1]), lines };
}

const CALLS = [
  ["works", "/api/work/list", {}],
  ["works, searched", "/api/work/list", { q: "支付流程" }],
  ["works, a word of one text", "/api/work/list", { q: "第799800项" }],
  ["works, nothing found", "/api/work/list", { q: "龘龘" }],
  ["texts", "/api/ai/list", {}],
  ["texts, page 150", "/api/ai/list", { page: 150 }],
  ["texts, searched", "/api/ai/list", { q: "第799800项" }],
  ["texts by piece", "/api/ai/pieces", {}],
  ["usage", "/api/user/getApiLog", {}],
  ["usage, page 150", "/api/user/getApiLog", { page: 150 }],
  ["usage of one kind", "/api/user/getApiLog", { kind: "scene" }],
  ["counts", "/api/user/getCountData", {}],
  ["counter", "/api/user/getCounter", {}],
  ["notes", "/api/note/list", { notebookId: "all" }],
  ["notes, searched", "/api/note/list", { notebookId: "all", q: "支付流程" }],
  ["notebooks", "/api/notebook/list", {}],
  ["orders", "/api/user/getVipLog", {}],
  ["downloads", "/api/user/downloads", {}],
  ["notices", "/api/notice/list", {}],
] as const;

const floor = Math.min(
  ...(
    await Promise.all(Array.from({ length: ROUNDS }, () => explain(CompiledQuery.raw("select * from generation where id = 'g4200'"))))
  ).map(({ ms }) => ms),
);
const slowest: { name: string; plan: Plan }[] = [];
for (const [name, path, body] of CALLS) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    asked = [];
    const from = performance.now();
    const { code, refusal } = await app.call(path, body as never, token);
    times.push(performance.now() - from);
    if (code !== 0) throw new Error(`${path} was refused: ${JSON.stringify(refusal)}`);
  }
  const plans: Plan[] = [];
  for (const query of asked.filter(({ sql }) => /^\s*(select|with)/i.test(sql) && !/for update/i.test(sql))) {
    const tries = [await explain(query), await explain(query)];
    plans.push(tries.reduce((best, one) => (one.ms < best.ms ? one : best)));
  }
  const worst = plans.reduce((most, one) => (one.ms > most.ms ? one : most), { sql: "", ms: 0, lines: [] });
  slowest.push({ name, plan: worst });
  const sum = plans.reduce((all, { ms }) => all + ms, 0);
  console.log(
    `${name.padEnd(26)} call p50 ${percentile(times, 0.5).toFixed(1).padStart(6)} ms; ${plans.length} statements, ${sum.toFixed(1)} ms in the database, the slowest ${worst.ms.toFixed(1)} ms`,
  );
}
const over = slowest.filter(({ plan }) => plan.ms > BUDGET_MS);
const shown =
  process.env["PLANS"] === "all" ? slowest : over.length > 0 ? over : [...slowest].sort((a, b) => b.plan.ms - a.plan.ms).slice(0, 3);
for (const { name, plan } of shown) console.log(`\n${name}: ${plan.sql.slice(0, 1200)}\n  ${plan.lines.join("\n  ")}`);
const worst = Math.max(...slowest.map(({ plan }) => plan.ms));
reportFigure({
  bench: "large-database",
  measured: worst,
  floor,
  unit: "ms",
  what: "slowest statement of 19 calls",
  floorIs: "a row by its key",
  budget: { most: BUDGET_MS },
});
await app.close();
await opened.close();
postgres.end();
