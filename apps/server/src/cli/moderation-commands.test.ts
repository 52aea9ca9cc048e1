import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openStorage } from "../db/open-storage.ts";
import { createModerationLog } from "../modules/moderation-log/moderation-log.ts";
import { adminStores } from "../testing/admin-stores.ts";
import { userRow } from "../testing/rows.ts";

describe.each(await adminStores())("npm run admin -- moderation, on %s", (_kind, { folder, config, clock, admin }) => {
  test("test names everything the operator's list finds in a file with its line, and the list's own bad lines", async () => {
    writeFileSync(join(folder, "moderation.txt"), "违禁词 | test | block\n坏 | a | bann\n加{4}微信 | spam | mask");
    const file = join(folder, "text.txt");
    writeFileSync(file, "第一行\n这里有违禁詞，还有违禁词\n加我的微信");
    const { exitCode, lines } = await admin("moderation", "test", file);
    expect(exitCode).toBe(0);
    expect(lines).toEqual([
      `词表 ${join(folder, "moderation.txt")}：2 条词，0 条放行`,
      "词表第 2 行没有用上，处置要写 block、refuse、stop、mask、log 或 allow：坏 | a | bann",
      "第 2 行 · 违禁词 · test · block：这里有违禁詞",
      "第 2 行 · 违禁词 · test · block：这里有违禁詞，还有违禁词",
      "第 3 行 · 加{4}微信 · spam · mask：加我的微信",
      "共命中 3 处",
    ]);
    expect((await admin("moderation", "test", join(folder, "absent.txt"))).exitCode).toBe(1);
  });

  test("log shows who, when and what, of one person or of the number in an appeal", async () => {
    const { db, close } = await openStorage({ dataDir: folder, databaseUrl: config.databaseUrl, now: clock.now });
    const log = createModerationLog({ db, clock, log: { error: (error: unknown) => expect(error).toBeUndefined() } });
    const numbers: string[] = [];
    for (const [index, username] of ["anna", "bert"].entries()) {
      await db
        .insertInto("app_user")
        .values(userRow({ id: username, username }))
        .execute();
      const findings = [{ category: "test", action: "block", term: "违禁词", excerpt: `${username} 写的违禁词` }] as const;
      const side = index === 0 ? "input" : "output";
      const id = await log.keep({ userId: username, kind: "scene", side, generationId: index === 0 ? null : "text-12345678", findings });
      numbers.push(String(id));
      await clock.advance(1);
    }
    await close();
    expect((await admin("moderation", "log")).lines.filter((line) => line.startsWith("  "))).toEqual([
      "  bert 写的违禁词",
      "  anna 写的违禁词",
    ]);
    expect((await admin("moderation", "log", "--limit", "1")).lines.join("")).toMatch(/写出 scene .* 稿子 text-12345678/);
    expect((await admin("moderation", "log", "--user", "anna")).lines.join("")).not.toContain("bert");
    expect((await admin("moderation", "log", "--find", String(numbers[0]).slice(-8))).lines.join("")).toContain("anna 写的");
    expect((await admin("moderation", "log", "--find", "12345678")).lines.join("")).toContain("bert 写的");
    expect((await admin("moderation", "log", "--find", "00000000")).lines).toEqual(["没有记录。"]);
  });
});
