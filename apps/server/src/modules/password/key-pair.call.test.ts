import { createPublicKey } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createLog } from "../../platform/log.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { testOnSqlite } from "../../testing/test-on-each-database.ts";
import { createKeyPair } from "./key-pair.ts";
import { fillIn, login, register, seal, setPassword } from "./testing/typed-in.ts";

const password = "k7-mQ2vz-tea";

describeOnEachDatabase("key pair", (open) => {
  test("processes that start at once agree on one, and each reads what is sealed with it", async () => {
    const { db } = await open();
    const processes = Array.from({ length: 4 }, () => createKeyPair(db));
    const keys = await Promise.all(processes.map((one) => one.publicKey()));
    expect(new Set(keys).size).toBe(1);
    const [publicKey = ""] = keys;
    expect(createPublicKey(publicKey).asymmetricKeyDetails).toMatchObject({ modulusLength: 2048 });
    const sealed = await seal("橘子 cafe\u0301", publicKey);
    for (const one of processes) expect(await one.decrypt(sealed, "password")).toBe("橘子 caf\u00e9");
    expect(await db.selectFrom("setting").selectAll().execute()).toHaveLength(1);
  });

  test("after a failed start it is asked for again", async () => {
    const { db } = await open();
    await db.insertInto("setting").values({ key: "password.privateKey", value: '"broken"' }).execute();
    const keyPair = createKeyPair(db);
    await expect(keyPair.publicKey()).rejects.toThrow();
    await db.deleteFrom("setting").execute();
    expect(await keyPair.publicKey()).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  });
});

describe("secrets", () => {
  testOnSqlite("no password, captcha, token or private key reaches a log or an answer it does not belong in", async (_, open) => {
    const lines: string[] = [];
    const log = createLog({ level: "trace", destination: { write: (line) => void lines.push(line) } });
    const app = await open({ parts: { log } });
    const made = await register(app, { username: "known", password });
    const form = await fillIn(app, { username: "known", password });
    const answers = [
      made,
      await app.call("/api/auth/login", { ...form, code: "wrong-answer" }),
      await login(app, { username: "known", password: "other-secret-9" }),
      await setPassword(app, made.data.token, { password: "plum-rain-0617", oldPassword: password }),
      await app.call("/api/auth/login", { ...form, password: "in-clear-8", uuid: "x" }),
      await app.call("/api/auth/publicKey", {}),
    ];
    expect(lines.length).toBeGreaterThan(0);
    const said = lines.join("");
    const stored = await app.deps.db.selectFrom("setting").select("value").executeTakeFirstOrThrow();
    const privateKey = JSON.parse(stored.value) as string;
    for (const secret of [
      password,
      "other-secret-9",
      "in-clear-8",
      form.password,
      "wrong-answer",
      form.uuid,
      made.data.token,
      privateKey,
    ]) {
      expect(said).not.toContain(secret);
    }
    for (const { raw } of answers) {
      for (const secret of [password, "other-secret-9", "plum-rain-0617", privateKey, "PRIVATE KEY", "argon2"])
        expect(raw).not.toContain(secret);
    }
    const rows = JSON.stringify(await app.deps.db.selectFrom("password").selectAll().execute());
    expect(rows).not.toContain("plum-rain-0617");
  });
});
