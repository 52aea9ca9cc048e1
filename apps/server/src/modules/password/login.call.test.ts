import { describe, expect } from "vitest";
import { newBrowser } from "../../testing/new-browser.ts";
import type { Answer, TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { createPasswords } from "./create-passwords.ts";
import { createHasher, type Hasher } from "./hasher.ts";
import { fillIn, login, register } from "./testing/typed-in.ts";

const DAY_MS = 86_400_000;
const password = "k7-mQ2vz-tea";

describe("login", () => {
  testOnSqlite("finds the name in any case and width, and the password in any Unicode form", async (app) => {
    const made = await register(app, { username: "Xiaoman", password: "caf\u00e9-au-lait" });
    for (const username of ["xiaoman", " XIAOMAN ", "Ｘｉａｏｍａｎ"]) {
      const { data } = await login(app, { username, password: "cafe\u0301-au-lait" });
      expect(data.user, username).toMatchObject({ id: made.data.user.id, username: "Xiaoman" });
    }
  });

  testOnEachDatabase(
    "keeps the session 180 days when remembered and a day when not, and knows the browser by its verify token",
    async (app) => {
      await register(app, { username: "keeper", password });
      const short = await login(app, { username: "keeper", password });
      const form = await fillIn(app, { username: "keeper", password });
      const kept = await app.call("/api/auth/login", { ...form, remember: true, verifyToken: await newBrowser(app) });
      const hashes = await app.deps.db.selectFrom("session").select("device_hash").where("remember", "=", 1).execute();
      expect(hashes).toEqual([{ device_hash: expect.stringMatching(/^[\da-f]{64}$/) }]);
      app.clock.jumpTo(app.clock.now() + DAY_MS + 1);
      expect(await app.call("/api/user/info", {}, short.data.token)).toMatchObject({ code: 99 });
      app.clock.jumpTo(app.clock.now() + 178 * DAY_MS);
      expect(await app.call("/api/user/info", {}, kept.data.token)).toMatchObject({ code: 0 });
    },
  );

  testOnSqlite("answers a wrong password, an unknown name and an account without a password with the same words", async (app) => {
    await register(app, { username: "known", password });
    await app.signIn("passwordless");
    const answers = [];
    for (const username of ["known", "unknown", "passwordless", "<no name at all>"]) {
      answers.push(await login(app, { username, password: "not-the-password" }));
    }
    expect(answers[0]).toMatchObject({ status: 200, code: 1, refusal: { reason: "login.refused" } });
    for (const answer of answers) expect(comparable(answer)).toEqual(comparable(answers[0]));
  });

  testOnSqlite("works equally long for a wrong password, an unknown name and an account without a password", async (app, open) => {
    const { hasher, verified } = counting();
    const watched = await open({ parts: { passwords: passwordsWith(app, hasher) } });
    await register(watched, { username: "known", password });
    await app.signIn("passwordless");
    for (const username of ["known", "unknown", "passwordless"]) {
      const before = verified.length;
      await login(watched, { username, password: "not-the-password" });
      expect(verified.slice(before).map(costOf), username).toEqual(["$argon2id$v=19$m=19456,t=2,p=1"]);
    }
  });

  testOnSqlite("what is not sealed with the server's key is unreadable, and counts as no try", async (app) => {
    const { captcha } = app.deps.passwords;
    for (const sealed of ["x", "not base64 at all", Buffer.alloc(256, 7).toString("base64"), "A".repeat(2000)]) {
      const { uuid, text = "" } = await captcha();
      const answer = await app.call("/api/auth/login", { username: "known", password: sealed, uuid, code: text });
      expect(answer).toMatchObject({ code: 1, refusal: { reason: "password.unreadable", field: "password" } });
    }
    expect(await app.deps.db.selectFrom("throttle").selectAll().execute()).toEqual([]);
  });

  testOnEachDatabase("a password changed while its old one is being checked lets nobody in", async (app, open) => {
    const made = await register(app, { username: "known", password });
    const real = createHasher();
    const hasher: Hasher = {
      hash: real.hash,
      async verify(...args) {
        const isRight = await real.verify(...args);
        await app.deps.db.updateTable("password").set({ hash: "changed" }).where("user_id", "=", made.data.user.id).execute();
        return isRight;
      },
    };
    const slow = await open({ parts: { passwords: passwordsWith(app, hasher) } });
    expect(await login(slow, { username: "known", password })).toMatchObject({ refusal: { reason: "login.refused" } });
    expect(await app.deps.db.selectFrom("session").selectAll().execute()).toHaveLength(1);
  });
});

function passwordsWith(app: TestApp, hasher: Hasher) {
  const { db, clock, account } = app.deps;
  const moderation = {
    check: () => ({ action: "pass" }) as const,
    open: () => ({ push: (text: string) => ({ text, blocked: null }), end: () => ({ text: "", blocked: null }) }),
  };
  return createPasswords({ db, clock, account, moderation, hasher, tellsAnswers: true });
}

function counting() {
  const real = createHasher();
  const verified: string[] = [];
  const hasher: Hasher = {
    hash: real.hash,
    verify(tried, hash) {
      verified.push(hash);
      return real.verify(tried, hash);
    },
  };
  return { hasher, verified };
}

function costOf(hash: string): string {
  return hash.split("$").slice(0, 4).join("$");
}

/** The whole answer except the request's id and time. */
function comparable(answer: Answer<unknown> | undefined) {
  const { "x-request-id": _id, date: _date, ...headers } = answer?.headers ?? {};
  return { status: answer?.status, headers, raw: answer?.raw };
}
