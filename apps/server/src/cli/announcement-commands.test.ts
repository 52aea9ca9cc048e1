import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ANNOUNCEMENT } from "@tangleaf/contract";
import { describe, expect, test } from "vitest";
import { openStorage } from "../db/open-storage.ts";
import { readAnnouncements } from "../modules/notices/announcement.repo.ts";
import { adminStores } from "../testing/admin-stores.ts";

describe.each(await adminStores())("npm run admin -- announcement, on %s", (_kind, { folder, config, clock, admin }) => {
  const add = (...typed: string[]) => admin("announcement", "add", ...typed);

  test("publishes what it has sanitised, lists it, and takes it down", async () => {
    const { db, close } = await openStorage({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, now: clock.now });
    const shown = () => readAnnouncements(db, clock.now());
    expect((await admin("announcement", "list")).said).toBe("还没有发过通知。");
    const file = join(folder, "announcement.html");
    writeFileSync(file, '<p onclick="x()">每天 <b>6:30</b> 维护<script>alert(1)</script></p>');
    expect(await add("--title", "短暂维护", "--file", file, "--date", "2026-11-18")).toMatchObject({ exitCode: 0 });
    expect((await add("--title", "五折", "--html", "<p>季度</p>", "--url", "https://example.org/sale")).said).toContain("2026-11-20");
    await add("--title", "还没到", "--html", "<p>下月</p>", "--date", "2026-12-01T09:00+08:00");
    expect(await shown()).toEqual([
      { title: "五折", date: "2026-11-20T04:00:00.000Z", info: "<p>季度</p>", url: "https://example.org/sale" },
      { title: "短暂维护", date: "2026-11-17T16:00:00.000Z", info: "<p>每天 <b>6:30</b> 维护</p>" },
    ]);
    const { said } = await admin("announcement", "list");
    expect(said.split("\n")).toHaveLength(3);
    const [id = ""] = (said.split("\n").find((line) => line.includes("五折")) ?? "").split(" ");
    expect((await admin("announcement", "remove", id)).said).toBe(`已撤下 ${id}。`);
    expect(await admin("announcement", "remove", id)).toMatchObject({ exitCode: 1, said: `没有通知 ${id}。` });
    expect(await shown()).toHaveLength(1);
    await close();
  });

  test("refuses what is out of bounds with a plain sentence, and publishes nothing of it", async () => {
    const before = (await admin("announcement", "list")).said;
    const wrong: Readonly<Record<string, readonly string[]>> = {
      标题要有: ["--title", " ", "--html", "<p>一</p>"],
      "1 到 60 个字": ["--title", "一".repeat(61), "--html", "<p>一</p>"],
      看不懂日期: ["--title", "一", "--html", "<p>一</p>", "--date", "2026-02-31x"],
      "要以 https 开头": ["--title", "一", "--html", "<p>一</p>", "--url", "http://example.org"],
      没有字: ["--title", "一", "--html", "<p><script>一</script></p>"],
      不能都给: ["--title", "一", "--html", "<p>一</p>", "--file", "x"],
      太长: ["--title", "一", "--html", "一".repeat(ANNOUNCEMENT.htmlMaxCharacters + 1)],
      套了太多层: ["--title", "一", "--html", "<b>".repeat(1000)],
      标签太多: ["--title", "一", "--html", "<br>".repeat(1000)],
    };
    for (const [said, typed] of Object.entries(wrong)) {
      const answer = await add(...typed);
      expect(answer.said, said).toContain(said);
      expect(answer.exitCode, said).toBe(1);
    }
    expect((await admin("announcement", "list")).said).toBe(before);
  });
});
