import { describe, expect, test } from "vitest";
import { openStorage } from "../db/open-storage.ts";
import { adminStores } from "../testing/admin-stores.ts";
import { documentRow, userRow } from "../testing/rows.ts";

const NOW = Date.parse("2026-11-20T04:00:00.000Z");

describe.each(await adminStores())("npm run admin -- document, on %s", (_kind, { config, clock, admin }) => {
  test("lists what is set aside and lets it be saved again, with its changes or without", async () => {
    const { db, close } = await openStorage({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, now: clock.now });
    expect((await admin("document", "list")).said).toBe("没有存不了的文稿。");
    await db
      .insertInto("app_user")
      .values(userRow({ id: "u1", username: "someone" }))
      .execute();
    const aside = { user_id: "u1", kind: "note", seq: 5, snapshot_seq: 3, strikes: 2, quarantined_at: NOW };
    await db
      .insertInto("document")
      .values([documentRow({ ...aside, id: "d1" }), documentRow({ ...aside, id: "d2" })])
      .execute();
    const running = { kind: "running", epoch: 1, seq: 3, label: "", data: "", characters: 0, at: 0 } as const;
    await db
      .insertInto("document_version")
      .values({ id: "v2", document_id: "d2", ...running })
      .execute();
    const row = { client_id: "1", actor: "user", data: "AAA=", at: 0 };
    const rows = [3, 4, 5].map((seq) => ({ ...row, document_id: "d2", seq, client_seq: seq }));
    await db.insertInto("document_update").values(rows).execute();

    expect((await admin("document", "list")).said).toMatch(/d[12] {2}note {2}someone {2}2026-11-20 .*2 条改动没整理/);
    expect(await admin("document", "lift", "d1")).toMatchObject({ exitCode: 0 });
    expect(await admin("document", "lift", "d1")).toMatchObject({ exitCode: 1, said: "没有存不了的文稿 d1。" });
    expect(await admin("document", "lift", "d2", "--drop-changes")).toMatchObject({ exitCode: 0 });
    const heads = await db.selectFrom("document").select(["id", "epoch", "seq", "strikes", "quarantined_at"]).orderBy("id").execute();
    const back = { strikes: 0, quarantined_at: null };
    expect(heads).toEqual([
      { id: "d1", epoch: 1, seq: 5, ...back },
      { id: "d2", epoch: 2, seq: 3, ...back },
    ]);
    expect(await db.selectFrom("document_update").select("seq").execute()).toEqual([{ seq: 3 }]);
    await close();
  });
});
