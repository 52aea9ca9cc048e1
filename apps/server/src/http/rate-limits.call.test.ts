import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { push } from "../modules/account/testing/qr-journey.ts";
import { createFakePlatform } from "../testing/fake-identity-platform.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const MINUTE_BOUND = 1200;
const CLASSROOM = "203.0.113.7";
const ELSEWHERE = "198.51.100.9";
/** Polls one address sends in the tested second. */
const FLOOD = 2200;
/** Limit for a call of another person during the flood; alone it takes a few milliseconds. */
const UNDISTURBED_MS = 2000;

async function withApp(body: (app: TestApp) => Promise<void>, rateLimitPerMinute: number = MINUTE_BOUND): Promise<void> {
  const config = { rateLimitPerMinute, qrEmbedded: false };
  const app = await createTestApp({ config, identityPlatform: createFakePlatform() });
  try {
    await body(app);
  } finally {
    await app.close();
  }
}

/** Sends without waiting for answers, each in its own turn of the event loop as sockets do. */
async function burst<T>(count: number, send: (place: number) => Promise<T>): Promise<T[]> {
  const answers: Promise<T>[] = [];
  for (let place = 0; place < count; place++) {
    answers.push(send(place));
    await nextTurn();
  }
  return Promise.all(answers);
}

const pollFrom = (app: TestApp, remoteAddress: string, qruuid: string) =>
  app.send({ method: "POST", url: "/api/orange/queryScanResult", remoteAddress, payload: { qruuid } });

describe("a thousand polls a second from one address", () => {
  test("are answered up to the bound and limited above it, and nobody else notices", () =>
    withApp(async (app) => {
      const { data: qr } = await app.call("/api/orange/getLoginQr", {});
      const person = await app.signIn();
      const flood = burst(FLOOD, () => pollFrom(app, CLASSROOM, qr.qruuid));
      const begun = performance.now();
      const [elsewhere, sameAddress] = await Promise.all([
        pollFrom(app, ELSEWHERE, qr.qruuid),
        app.send({ method: "POST", url: "/api/user/info", remoteAddress: CLASSROOM, headers: { authorization: person.token } }),
      ]);
      expect(performance.now() - begun).toBeLessThan(UNDISTURBED_MS);
      expect(elsewhere).toMatchObject({ status: 200, message: "wait_login" });
      expect(sameAddress).toMatchObject({ status: 200, code: 0 });

      const answers = await flood;
      const limited = answers.filter(({ status }) => status === 429);
      expect(answers.filter(({ refusal }) => refusal.reason === "login.waiting")).toHaveLength(MINUTE_BOUND);
      expect(limited).toHaveLength(FLOOD - MINUTE_BOUND);
      expect(limited[0]).toMatchObject({ code: 1, isSuccess: false, refusal: { reason: "rate.limited" } });
      expect(limited[0]?.refusal.waitSeconds).toBeGreaterThan(0);
    }));

  test("do not reach the callback, which has no part in the bound on people", () => {
    const bound = 50;
    return withApp(async (app) => {
      await burst(bound + 1, () => pollFrom(app, "127.0.0.1", "x"));
      const pushed = await burst(bound + 1, (at) => push(app, { event: "unsubscribe", openid: "o1", at }));
      expect(pushed.every(({ status }) => status === 200)).toBe(true);
      expect(await app.call("/api/orange/getLoginQr", {})).toMatchObject({ status: 200, code: 0 });
    }, bound);
  });
});

test("who begins sign-ins without end is limited long before the general bound", () =>
  withApp(async (app) => {
    for (const [path, bound] of [
      ["/api/orange/getLoginQr", 120],
      ["/api/auth/wxauthorize", 120],
    ] as const) {
      const answers = await burst(bound + 1, () => app.send({ method: "POST", url: path, payload: { type: "web" } }));
      expect(
        answers.filter(({ status }) => status === 429),
        path,
      ).toHaveLength(1);
    }
  }));
