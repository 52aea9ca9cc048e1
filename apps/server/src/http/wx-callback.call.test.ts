import { describe, expect } from "vitest";
import { push } from "../modules/account/testing/qr-journey.ts";
import { testOnPlatform, testOnPlatformOnEachDatabase } from "../modules/account/testing/test-on-platform.ts";
import type { TestApp } from "../testing/test-app.ts";
import { testOnSqlite } from "../testing/test-on-each-database.ts";

const PATH = "/api/wx/callback";
const HOUR_MS = 3_600_000;
const checkAddress = (app: TestApp, echostr: string) =>
  app.send({ method: "GET", url: PATH, query: { signature: "good", timestamp: "1", nonce: "n", echostr } });
const eventsOf = (app: TestApp) => app.deps.db.selectFrom("wx_event").selectAll().execute();

describe("the platform's callback", () => {
  testOnPlatform("answers the check of its address in plain text, and only where it is signed", async (app) => {
    const good = await app.send({ method: "GET", url: PATH, query: { signature: "good", echostr: "485<b>" } });
    expect(good).toMatchObject({ status: 200, raw: "485<b>" });
    expect(good.headers["content-type"]).toBe("text/plain; charset=utf-8");
    const forged = await app.send({ method: "GET", url: PATH, query: { signature: "bad", echostr: "485" } });
    expect(forged).toMatchObject({ status: 403, raw: "callback.forged" });
    const twice = await app.send({ method: "GET", url: `${PATH}?signature=good&signature=good&echostr=1` });
    expect(twice.status).toBe(403);
  });

  testOnPlatform("a forged call is refused and kept nowhere", async (app) => {
    const answer = await push(app, { event: "SCAN", openid: "o1", scene: "s" }, "bad");
    expect(answer).toMatchObject({ status: 403, raw: "callback.forged" });
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(await eventsOf(app)).toHaveLength(0);
  });

  testOnPlatformOnEachDatabase("a replayed call and a repeated event change nothing and are answered like the first", async (app) => {
    const event = { event: "unsubscribe", openid: "o1", at: 5, nonce: "n" };
    for (const repeat of [event, event, { ...event, nonce: "another" }]) {
      expect(await push(app, repeat)).toMatchObject({ status: 200, raw: "" });
    }
    expect(await eventsOf(app)).toHaveLength(1);
  });

  testOnPlatformOnEachDatabase("another event under a nonce that has been used is forged", async (app) => {
    await push(app, { event: "unsubscribe", openid: "o1", at: 5, nonce: "n" });
    expect(await push(app, { event: "SCAN", openid: "o2", at: 6, nonce: "n", scene: "s" })).toMatchObject({ status: 403 });
    expect(await eventsOf(app)).toHaveLength(1);
  });

  for (const [what, first] of [
    ["a text", (app: TestApp) => push(app, { event: "text", openid: "o1", at: 5, nonce: "n" })],
    ["the check of the address", (app: TestApp) => checkAddress(app, "485")],
    [
      "a repeat of an event that came before",
      async (app: TestApp) => {
        await push(app, { event: "SCAN", openid: "o1", at: 5, nonce: "first" });
        return push(app, { event: "SCAN", openid: "o1", at: 5, nonce: "n" });
      },
    ],
  ] as const) {
    testOnPlatform(`an event under the nonce of ${what} is forged`, async (app) => {
      expect(await first(app)).toMatchObject({ status: 200 });
      const before = await eventsOf(app);
      const forged = { event: "SCAN", openid: "o2", at: 6, nonce: "n", scene: "s" };
      expect(await push(app, forged)).toMatchObject({ status: 403, raw: "callback.forged" });
      expect(await eventsOf(app)).toEqual(before);
      // The message that used it comes again and is answered as before.
      expect(await first(app)).toMatchObject({ status: 200 });
    });
  }

  testOnPlatformOnEachDatabase("the check of the address under a nonce that has been used answers nothing", async (app) => {
    await push(app, { event: "unsubscribe", openid: "o1", at: 5, nonce: "n" });
    expect(await checkAddress(app, "485")).toMatchObject({ status: 403, raw: "callback.forged" });
  });

  testOnPlatformOnEachDatabase("of many events at once under one nonce, one is believed", async (app) => {
    const at = [1, 2, 3, 4, 5, 6, 7, 8];
    const answers = await Promise.all(at.map((n) => push(app, { event: "unsubscribe", openid: `o${n}`, at: n, nonce: "n" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403, 403, 403]);
    expect(await eventsOf(app)).toHaveLength(1);
  });

  testOnPlatformOnEachDatabase("nonces are kept for longer than a call may be late, and then forgotten", async (app) => {
    await push(app, { event: "text", openid: "o1", at: 5, nonce: "n" });
    const nonces = () => app.deps.db.selectFrom("wx_nonce").selectAll().execute();
    app.clock.jumpTo(app.clock.now() + HOUR_MS);
    await app.deps.account.tidy();
    expect(await nonces()).toHaveLength(1);
    app.clock.jumpTo(app.clock.now() + 48 * HOUR_MS);
    await app.deps.account.tidy();
    expect(await nonces()).toEqual([]);
  });

  testOnPlatformOnEachDatabase("five at once are one event", async (app) => {
    const event = { event: "unsubscribe", openid: "o1", at: 5 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => push(app, event)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await eventsOf(app)).toHaveLength(1);
  });

  testOnPlatform("takes XML of at most 64 KB and nothing else", async (app) => {
    const send = (type: string, payload: string) =>
      app.send({ method: "POST", url: PATH, query: { signature: "good", nonce: "n" }, headers: { "content-type": type }, payload });
    const message = JSON.stringify({ event: "text", openid: "o1" });
    expect(await send("application/xml; charset=utf-8", message)).toMatchObject({ status: 200, raw: "" });
    expect(await send("application/json", message)).toMatchObject({ status: 415, raw: "body.wrongType" });
    expect(await send("text/xml", `${message}${" ".repeat(65_536)}`)).toMatchObject({ status: 413, raw: "body.tooLarge" });
  });

  testOnSqlite("has no address where there is no platform with a QR", async (app) => {
    for (const method of ["GET", "POST"] as const) {
      expect(await app.send({ method, url: PATH, headers: { "content-type": "text/xml" } })).toMatchObject({ status: 404 });
    }
  });
});
