import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openStorage } from "../db/open-storage.ts";
import { adminStores } from "../testing/admin-stores.ts";
import { userRow } from "../testing/rows.ts";

describe.each(await adminStores())("npm run admin -- feedback, nps, on %s", (_kind, { folder, config, clock, admin }) => {
  const now = clock.now();
  test("tell who said what, write it to a file that no spreadsheet runs, and give the score with its margin", async () => {
    const { db, close } = await openStorage({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, now: clock.now });
    expect((await admin("feedback", "list")).said).toBe("还没有收到意见。");
    expect((await admin("nps", "report")).said).toBe("最近 90 天问了 0 次，答了 0 次。");
    const rates = [10, 10, 9, 6, null];
    for (const [n, rate] of rates.entries()) {
      const id = `u${n}`;
      await db
        .insertInto("app_user")
        .values(userRow({ id, username: id }))
        .execute();
      const answered = { rate, advice: rate === 6 ? "格式\n总要重调" : "", answered_at: rate === null ? null : now };
      await db
        .insertInto("nps_question")
        .values({ user_id: id, asked_at: now - n, ...answered })
        .execute();
    }
    const common = { star: 5, contact: "", created_at: now };
    await db
      .insertInto("advice")
      .values({ ...common, id: "a", user_id: "u1", content: "=1+1" })
      .execute();
    await db
      .insertInto("advice")
      .values({ ...common, id: "b", user_id: null, content: "两行\n的话", created_at: now + 1 })
      .execute();
    await close();

    expect((await admin("feedback", "list")).said.split("\n").filter((line) => line.startsWith("  "))).toEqual(["  两行 ⏎ 的话", "  =1+1"]);
    expect((await admin("feedback", "list", "--limit", "1")).said).not.toContain("=1+1");
    const file = join(folder, "feedback.csv");
    expect((await admin("feedback", "export", file)).exitCode).toBe(0);
    expect(readFileSync(file, "utf8")).toMatch(/^\uFEFFtime,stars,content,contact,username\r\n.*"两行\n的话",,\r\n.*,'=1\+1,,u1\r\n$/s);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect((await admin("feedback", "export", file)).exitCode).toBe(1);

    const { said } = await admin("nps", "report", "--days", "1");
    expect(said).toContain("最近 1 天问了 5 次，答了 4 次。");
    expect(said).toContain("推荐度 50 ± 98（95% 的把握；9、10 分 3 人，0 到 6 分 1 人）");
    expect(said).toContain("6 分：格式 ⏎ 总要重调");
    expect((await admin("nps", "report", "--days", "0")).exitCode).toBe(64);
  });
});
