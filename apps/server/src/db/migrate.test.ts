import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabaseUrl, describeOnEachDatabase } from "../testing/test-database.ts";
import { loadMigrations, splitStatements } from "./load-migrations.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";

const now = () => 1;

describeOnEachDatabase("migrations", (open) => {
  test("applying them again changes nothing", async () => {
    const { db, dialect } = await open();
    expect(await migrate({ db, dialect, now })).toEqual({ applied: [] });
  });

  test("a database with a migration this program does not know is refused", async () => {
    const { db, dialect } = await open();
    await sql`insert into schema_migration (name, checksum, applied_at) values ('9999-future', 'x', 1)`.execute(db);
    await expect(migrate({ db, dialect, now })).rejects.toMatchObject({ reason: "database.newer", params: { name: "9999-future" } });
  });

  test("a migration that was applied with another text is refused", async () => {
    const { db, dialect } = await open();
    await sql`update schema_migration set checksum = 'x'`.execute(db);
    await expect(migrate({ db, dialect, now })).rejects.toMatchObject({ reason: "database.changed" });
  });

  test("a migration that fails half-way leaves nothing behind", async () => {
    const { db, dialect } = await open();
    const broken = { name: "0002-broken", checksum: "x", statements: ["create table half (id text)", "create table app_user (id text)"] };
    await expect(migrate({ db, dialect, now, migrations: [...(await loadMigrations()), broken] })).rejects.toMatchObject({
      reason: "database.notMigrated",
      params: { cause: expect.stringContaining("app_user") },
    });
    expect(await dialect.tableExists(db, "half")).toBe(false);
    expect(await migrate({ db, dialect, now })).toEqual({ applied: [] });
  });

  test("two that start at once apply each migration once", async () => {
    const { db, dialect } = await open();
    const migrations = [...(await loadMigrations()), { name: "0002-more", checksum: "x", statements: ["create table more (id text)"] }];
    const results = await Promise.all([1, 2, 3, 4].map(() => migrate({ db, dialect, now, migrations })));
    expect(results.flatMap((result) => result.applied)).toEqual(["0002-more"]);
  });
});

test("statements are split at semicolons outside quotes and comments", () => {
  expect(splitStatements("-- a; b\ncreate table a (x text default 'it''s; -- fine');\n\ninsert into a values (1 - 2); ")).toEqual([
    "create table a (x text default 'it''s; -- fine')",
    "insert into a values (1 - 2)",
  ]);
});

describeOnEachDatabase("accounts and invitations of before first texts were asked for", (_, kind) => {
  test("keep their gifts, and every invitation its outcome and day", async () => {
    const url = kind === "postgres" ? await createTestDatabaseUrl() : null;
    const { db, dialect, close } =
      url === null ? openSqlite(":memory:") : await openPostgres({ databaseUrl: url.databaseUrl, maxConnections: 2 });
    try {
      const all = await loadMigrations();
      await migrate({ db, dialect, now, migrations: all.filter(({ name }) => name < "0020") });
      for (const [n, id] of ["inviter", "one", "two"].entries()) {
        await sql`insert into app_user (id, username, nickname, headimg, invite_code, created_at) values (${id}, ${id}, ${id}, ${""}, ${id}, ${n + 1})`.execute(
          db,
        );
      }
      await sql`insert into invitation (user_id, inviter_id, outcome, created_at) values ('one', 'inviter', 'rewarded', 7), ('two', 'inviter', 'sameDevice', 8)`.execute(
        db,
      );
      await sql`insert into wx_event (dedupe_key, nonce_key, event, openid, state, created_at) values ('e', '1:n', 'SCAN', 'o', 'done', 9)`.execute(
        db,
      );
      await migrate({ db, dialect, now });
      const users = await db.selectFrom("app_user").select(["id", "gifts_from"]).orderBy("created_at").execute();
      expect(users.map(({ gifts_from }) => gifts_from)).toEqual([1, 2, 3]);
      expect(await db.selectFrom("invitation").selectAll().orderBy("user_id").execute()).toEqual([
        { user_id: "one", inviter_id: "inviter", outcome: "rewarded", created_at: 7, settled_at: 7 },
        { user_id: "two", inviter_id: "inviter", outcome: "sameDevice", created_at: 8, settled_at: 8 },
      ]);
      expect(await db.selectFrom("wx_nonce").selectAll().execute()).toEqual([{ nonce_key: "1:n", message_key: "e", created_at: 9 }]);
    } finally {
      await close();
      await url?.drop();
    }
  });
});

describeOnEachDatabase("files of before they could belong to any resource", (_, kind) => {
  test("belong to their text, and those of no text to their person", async () => {
    const url = kind === "postgres" ? await createTestDatabaseUrl() : null;
    const { db, dialect, close } =
      url === null ? openSqlite(":memory:") : await openPostgres({ databaseUrl: url.databaseUrl, maxConnections: 2 });
    try {
      const all = await loadMigrations();
      await migrate({ db, dialect, now, migrations: all.filter(({ name }) => name < "0023") });
      await sql`insert into app_user (id, username, nickname, headimg, invite_code, created_at) values ('u', 'u', 'u', '', 'u', 1)`.execute(
        db,
      );
      await sql`insert into generation (id, user_id, kind, piece_id, draft_no, title, input, task, model, status, text, search_text,
        created_at) values ('g', 'u', 'scene', 'g', 1, '', '{}', '{}', 'm', 'done', '', '', 1)`.execute(db);
      for (const [id, generation] of [
        ["of-text", "g"],
        ["archive", null],
      ])
        await sql`insert into file (id, user_id, generation_id, ticket_hash, name, content_type, size_bytes, blob_key, content_key, created_at,
          ticket_expires_at, expires_at) values (${id}, 'u', ${generation}, ${id}, 'n', 't', 3, 'b', ${id}, 4, 5, 6)`.execute(db);
      await migrate({ db, dialect, now });
      const kept = {
        user_id: "u",
        name: "n",
        content_type: "t",
        size_bytes: 3,
        blob_key: "b",
        created_at: 4,
        ticket_expires_at: 5,
        expires_at: 6,
      };
      expect(await db.selectFrom("file").selectAll().orderBy("id").execute()).toEqual([
        { ...kept, id: "archive", owner_kind: "user", owner_id: "u", ticket_hash: "archive", content_key: "archive" },
        { ...kept, id: "of-text", owner_kind: "generation", owner_id: "g", ticket_hash: "of-text", content_key: "of-text" },
      ]);
    } finally {
      await close();
      await url?.drop();
    }
  });
});
