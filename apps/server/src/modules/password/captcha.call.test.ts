import { describe, expect } from "vitest";
import { hashToken } from "../../platform/ids.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { fillIn } from "./testing/typed-in.ts";

const VALID_MS = 300_000;
const typed = { username: "小满", password: "k7-mQ2vz-tea" };
const wrong = { code: 1, refusal: { reason: "captcha.wrong", field: "code" } };
/** A request that is refused only after the captcha was accepted. */
const passed = { code: 1, refusal: { reason: "login.refused" } };

describe("captcha", () => {
  testOnSqlite("is a small PNG with a key to encrypt with, and its answer is stored hashed", async (app) => {
    const { data } = await app.call("/api/auth/code", {});
    const png = Buffer.from(data.img.replace("data:image/png;base64,", ""), "base64");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([300, 100]);
    expect(data.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
    expect(data.text).toMatch(/^[34679ACEFHJKMNPRTWXY]{4}$/);
    const rows = await app.deps.db.selectFrom("captcha").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(data.text);
    // Four letters can be tried out, so the hash includes the id.
    expect(rows[0]?.answer_hash).not.toBe(hashToken((data.text ?? "").toLowerCase()));
  });

  testOnSqlite("tells its answer in test only", async (_, open) => {
    for (const env of ["development", "production"] as const) {
      const app = await open({ config: { env } });
      const { data } = await app.call("/api/auth/code", {});
      expect(Object.keys(data).sort()).toEqual(["img", "publicKey", "uuid"]);
    }
  });

  testOnSqlite("its answer may be typed in any case, in full width, with spaces around", async (app) => {
    for (const dress of [(text: string) => ` ${text.toLowerCase()} `, (text: string) => text.replace(/./g, toFullWidth)]) {
      const form = await fillIn(app, typed);
      expect(await app.call("/api/auth/login", { ...form, code: dress(form.code) })).toMatchObject(passed);
    }
  });

  testOnEachDatabase("is good for one try, right or wrong", async (app) => {
    const used = await fillIn(app, typed);
    expect(await app.call("/api/auth/login", used)).toMatchObject(passed);
    expect(await app.call("/api/auth/login", used)).toMatchObject(wrong);
    const missed = await fillIn(app, typed);
    expect(await app.call("/api/auth/login", { ...missed, code: "0000" })).toMatchObject(wrong);
    expect(await app.call("/api/auth/login", missed)).toMatchObject(wrong);
  });

  testOnEachDatabase("of many tries at once with one captcha, one gets through", async (app) => {
    const form = await fillIn(app, typed);
    const answers = await Promise.all(Array.from({ length: 6 }, () => app.call("/api/auth/login", form)));
    expect(answers.filter(({ refusal }) => refusal.reason === "login.refused")).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal.reason === "captcha.wrong")).toHaveLength(5);
  });

  testOnSqlite("the answer of one is none to another, and an unknown id is told like a wrong answer", async (app) => {
    const one = await fillIn(app, typed);
    const other = await fillIn(app, typed);
    const swapped = await app.call("/api/auth/login", { ...one, uuid: other.uuid });
    const unknown = await app.call("/api/auth/login", { ...one, uuid: "never-made" });
    expect(swapped).toMatchObject(wrong);
    expect(unknown.raw).toBe(swapped.raw);
  });

  testOnEachDatabase("ends after 300 seconds, and is forgotten then", async (app) => {
    const last = await fillIn(app, typed);
    const late = await fillIn(app, typed);
    await fillIn(app, typed);
    const start = app.clock.now();
    app.clock.jumpTo(start + VALID_MS - 1);
    expect(await app.call("/api/auth/login", last)).toMatchObject(passed);
    app.clock.jumpTo(start + VALID_MS);
    expect(await app.call("/api/auth/login", late)).toMatchObject(wrong);
    await app.deps.passwords.tidy();
    expect(await app.deps.db.selectFrom("captcha").selectAll().execute()).toEqual([]);
  });
});

function toFullWidth(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) + 0xfee0);
}
