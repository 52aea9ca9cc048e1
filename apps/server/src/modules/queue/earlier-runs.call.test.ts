import { expect, test } from "vitest";
import { loadMigrations } from "../../db/load-migrations.ts";
import { migrate } from "../../db/migrate.ts";
import { openPostgres } from "../../db/open-postgres.ts";
import { openSqlite } from "../../db/open-sqlite.ts";
import { generationRow, userRow } from "../../testing/rows.ts";
import { createTestDatabaseUrl, TEST_DATABASE_KINDS } from "../../testing/test-database.ts";

const now = () => 9;

/** A row as it was before texts could belong to jobs. */
function earlierRow(given: Parameters<typeof generationRow>[0]) {
  const { job_id: _jobId, job_step: _step, ...row } = generationRow(given);
  return row as ReturnType<typeof generationRow>;
}

test.each(TEST_DATABASE_KINDS)("what waited and what was written before there was a queue is in it, in order (%s)", async (kind) => {
  const url = kind === "postgres" ? await createTestDatabaseUrl() : null;
  const opened = url === null ? openSqlite(":memory:") : await openPostgres({ databaseUrl: url.databaseUrl, maxConnections: 2 });
  const { db } = opened;
  try {
    const migrations = await loadMigrations();
    const before = migrations.filter(({ name }) => name < "0024");
    await migrate({ ...opened, now, migrations: before });
    const users = ["a", "b"].map((id) => userRow({ id }));
    await db.insertInto("app_user").values(users).execute();
    const queued = { status: "queued", model: "m" } as const;
    await db
      .insertInto("generation")
      .values([
        earlierRow({ id: "a1", user_id: "a", ...queued, created_at: 1, target: 5000 }),
        earlierRow({ id: "a2", user_id: "a", ...queued, created_at: 2 }),
        earlierRow({ id: "b1", user_id: "b", ...queued, created_at: 3, target: 800 }),
        earlierRow({ id: "b2", user_id: "b", status: "writing", model: "m", owner: "p", epoch: 3, created_at: 4, started_at: 5 }),
        earlierRow({ id: "b3", user_id: "b", created_at: 6 }),
      ])
      .execute();
    await migrate({ ...opened, now });
    const common = { kind: "generation", resource: "m", class: "interactive" };
    const waits = { ...common, state: "waiting", slot: null, owner: null, epoch: 0, taken_at: null };
    expect(await db.selectFrom("queue_item").selectAll().orderBy("id").execute()).toEqual([
      { id: "a1", user_id: "a", is_long: 1, turn: 0, queued_at: 1, ...waits },
      { id: "a2", user_id: "a", is_long: 0, turn: 1, queued_at: 2, ...waits },
      { id: "b1", user_id: "b", is_long: 0, turn: 0, queued_at: 3, ...waits },
      {
        id: "b2",
        user_id: "b",
        is_long: 0,
        turn: 0,
        queued_at: 4,
        ...common,
        state: "taken",
        slot: "m",
        owner: "p",
        epoch: 3,
        taken_at: 5,
      },
    ]);
  } finally {
    await opened.close();
    await url?.drop();
  }
});
