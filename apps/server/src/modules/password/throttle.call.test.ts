import { describe, expect } from "vitest";
import { parseConfig } from "../../platform/config.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { fillIn, login, loginFrom, register } from "./testing/typed-in.ts";

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const password = "k7-mQ2vz-tea";
const wrong = { username: "known", password: "not-the-password" };
const refused = { status: 200, refusal: { reason: "login.refused" } };
const throttled = (waitSeconds: number) => ({ status: 429, code: 1, refusal: { reason: "login.throttled", waitSeconds } });

describe("throttle", () => {
  testOnEachDatabase("the 5th failure of a name waits 30 s, the next 60 s, and even the right password waits", async (app) => {
    await register(app, { username: "known", password });
    for (let n = 0; n < 5; n += 1) expect(await login(app, wrong), `${n}`).toMatchObject(refused);
    expect(await login(app, { username: "KNOWN", password })).toMatchObject(throttled(30));
    app.clock.jumpTo(app.clock.now() + 29_001);
    expect(await login(app, wrong)).toMatchObject(throttled(1));
    app.clock.jumpTo(app.clock.now() + SECOND_MS);
    expect(await login(app, wrong)).toMatchObject(refused);
    expect(await login(app, wrong)).toMatchObject(throttled(60));
  });

  testOnSqlite("a name nobody has waits alike, so that waiting tells nothing", async (app) => {
    const unknown = { username: "nobody", password: "not-the-password" };
    for (let n = 0; n < 5; n += 1) await login(app, unknown);
    expect(await login(app, unknown)).toMatchObject(throttled(30));
  });

  testOnSqlite("a refused wait spends no captcha, and a wrong captcha is no failure", async (app) => {
    for (let n = 0; n < 8; n += 1) await app.call("/api/auth/login", { ...(await fillIn(app, wrong)), code: "0000" });
    expect(await app.deps.db.selectFrom("throttle").selectAll().execute()).toEqual([]);
    for (let n = 0; n < 5; n += 1) await login(app, wrong);
    const form = await fillIn(app, wrong);
    expect(await app.call("/api/auth/login", form)).toMatchObject(throttled(30));
    app.clock.jumpTo(app.clock.now() + 30 * SECOND_MS);
    expect(await app.call("/api/auth/login", form)).toMatchObject(refused);
  });

  testOnSqlite("the right password lets the name begin anew", async (app) => {
    await register(app, { username: "known", password });
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1) await login(app, wrong);
      expect(await login(app, { username: "known", password })).toMatchObject({ code: 0 });
    }
  });

  testOnSqlite("an address waits from its 20th failure under any names, and one's own sign-in does not wash it clean", async (app) => {
    await register(app, { username: "attacker", password });
    const from = (n: number) => loginFrom(app, "203.0.113.7", { username: `victim${n}`, password: "not-the-password" });
    for (let n = 0; n < 19; n += 1) expect(await from(n), `${n}`).toMatchObject(refused);
    expect(await loginFrom(app, "203.0.113.7", { username: "attacker", password })).toMatchObject({ code: 0 });
    expect(await from(20)).toMatchObject(refused);
    expect(await from(21)).toMatchObject(throttled(10));
    expect(await loginFrom(app, "203.0.113.8", { username: "victim1", password: "not-the-password" })).toMatchObject(refused);
    app.clock.jumpTo(app.clock.now() + 10 * SECOND_MS);
    expect(await from(21)).toMatchObject(refused);
    expect(await from(22)).toMatchObject(throttled(20));
  });

  for (const TRUST_PROXY of ["1", "2", "loopback, 203.0.113.1"]) {
    testOnSqlite(
      `behind proxies (${TRUST_PROXY}) no forwarded address a caller makes up keeps them from waiting`,
      async (app) => {
        const proxies = TRUST_PROXY === "1" ? "198.51.100.9" : "198.51.100.9, 203.0.113.1";
        const guess = async (n: number) => {
          const forwarded = `192.0.2.${n}, 10.${n}.0.1, ${proxies}`;
          const payload = await fillIn(app, { username: `victim${n}`, password: "not-the-password" });
          return app.send({ method: "POST", url: "/api/auth/login", headers: { "x-forwarded-for": forwarded }, payload });
        };
        const answers: number[] = [];
        for (let n = 0; n < 60; n += 1) answers.push((await guess(n)).status);
        expect(answers.filter((status) => status === 200)).toHaveLength(20);
        expect(answers.filter((status) => status === 429)).toHaveLength(40);
        const keys = await app.deps.db.selectFrom("throttle").select("key").where("key", "like", "address:%").execute();
        expect(keys).toHaveLength(1);
      },
      () => ({ config: { trustProxy: parseConfig({ TRUST_PROXY }).trustProxy } }),
    );
  }

  testOnEachDatabase("of many wrong tries at once no more get through than one by one would", async (app) => {
    const forms = await Promise.all(Array.from({ length: 50 }, () => fillIn(app, wrong)));
    const answers = await Promise.all(forms.map((form) => app.call("/api/auth/login", form)));
    expect(answers.filter(({ refusal }) => refusal.reason === "login.refused")).toHaveLength(5);
    for (const answer of answers.filter(({ status }) => status === 429)) expect(answer).toMatchObject(throttled(30));
    const row = await app.deps.db.selectFrom("throttle").select("failures").where("key", "like", "address:%").executeTakeFirstOrThrow();
    expect(row.failures).toBe(5);
  });

  testOnSqlite("a clock that ran ahead and came back keeps nobody out, and the count goes on", async (app) => {
    await register(app, { username: "known", password });
    const today = app.clock.now();
    app.clock.jumpTo(today + 1000 * HOUR_MS);
    for (let n = 0; n < 5; n += 1) await login(app, wrong);
    app.clock.jumpTo(today);
    expect(await login(app, wrong)).toMatchObject(refused);
    expect(await login(app, { username: "known", password })).toMatchObject(throttled(60));
    app.clock.jumpTo(today + 60 * SECOND_MS);
    expect(await login(app, { username: "known", password })).toMatchObject({ code: 0 });
  });

  testOnEachDatabase("it is one for all processes and survives a restart", async (app, open) => {
    for (let n = 0; n < 5; n += 1) await login(app, wrong);
    const other = await open({ parts: { db: app.deps.db, passwords: app.deps.passwords } });
    expect(await login(other, wrong)).toMatchObject(throttled(30));
  });

  testOnEachDatabase("an address is forgotten after an hour, a name after a day, and the rows go with them", async (app) => {
    for (let n = 0; n < 4; n += 1) await login(app, wrong);
    app.clock.jumpTo(app.clock.now() + HOUR_MS);
    await login(app, wrong);
    const failures = await app.deps.db.selectFrom("throttle").select("failures").orderBy("key").execute();
    expect(failures).toEqual([{ failures: 1 }, { failures: 5 }]);
    app.clock.jumpTo(app.clock.now() + 24 * HOUR_MS);
    expect(await login(app, wrong)).toMatchObject(refused);
    expect((await app.deps.db.selectFrom("throttle").select("failures").execute()).map((row) => row.failures)).toEqual([1, 1]);
    app.clock.jumpTo(app.clock.now() + 24 * HOUR_MS + 1);
    await app.deps.passwords.tidy();
    expect(await app.deps.db.selectFrom("throttle").selectAll().execute()).toEqual([]);
  });
});
