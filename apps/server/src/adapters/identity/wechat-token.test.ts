import { expect, test } from "vitest";
import { startPlatform } from "./testing/start-platform.ts";

const TOKEN_CALL = "/cgi-bin/stable_token";
const QR = { scene: "L1", expiresInSeconds: 600 };
const HOUR_MS = 3_600_000;
const failed = { reason: "login.platformFailed" };

test("one token serves every call until five minutes before its end", async () => {
  const { sandbox, clock, platform } = await startPlatform();
  await platform.createQr(QR);
  clock.jumpTo(clock.now() + 2 * HOUR_MS - 301_000);
  await platform.createQr(QR);
  expect(tokenCalls(sandbox.calls)).toBe(1);
  clock.jumpTo(clock.now() + 2000);
  await platform.createQr(QR);
  expect(tokenCalls(sandbox.calls)).toBe(2);
});

test("two processes share one token", async () => {
  const { sandbox, platform, another } = await startPlatform();
  await platform.createQr(QR);
  await another().createQr(QR);
  expect(tokenCalls(sandbox.calls)).toBe(1);
});

test("calls at the same moment share one renewal", async () => {
  const { sandbox, platform } = await startPlatform();
  await Promise.all(Array.from({ length: 20 }, () => platform.createQr(QR)));
  expect(tokenCalls(sandbox.calls)).toBe(1);
});

test.each(["expiredToken", "badToken", "malformedToken"] as const)(
  "a call refused for its token (%s) is made again with another",
  async (fault) => {
    const { sandbox, platform } = await startPlatform();
    sandbox.fail(fault);
    expect((await platform.createQr(QR)).url).toContain("/sandbox/wechat/q/");
  },
);

test("a token that ended is replaced without forcing", async () => {
  const { sandbox, values, platform } = await startPlatform();
  await platform.createQr(QR);
  sandbox.fail("expiredToken");
  await platform.createQr(QR);
  expect(await values.read(`wechat.accessToken.${sandbox.credentials.account.appId}`)).toContain('"forcedAt":0');
});

test("a token is forced out only when the same comes again, and not twice in 30 seconds", async () => {
  const { sandbox, clock, platform } = await startPlatform();
  await platform.createQr(QR);
  sandbox.fail("badToken");
  await platform.createQr(QR);
  expect(tokenCalls(sandbox.calls)).toBe(3);
  sandbox.fail("badToken");
  await expect(platform.createQr(QR)).rejects.toMatchObject(failed);
  // Only one plain call without force_refresh was made.
  expect(tokenCalls(sandbox.calls)).toBe(4);
  clock.jumpTo(clock.now() + 30_000);
  sandbox.fail("badToken");
  await platform.createQr(QR);
});

test("another process does not force either, right after the first did", async () => {
  const { sandbox, platform, another } = await startPlatform();
  await platform.createQr(QR);
  sandbox.fail("badToken");
  await platform.createQr(QR);
  sandbox.fail("badToken");
  await expect(another().createQr(QR)).rejects.toMatchObject(failed);
});

test("two processes refused at the same moment both get on: one forces, the other takes what that one got", async () => {
  const { sandbox, platform, another } = await startPlatform();
  const other = another();
  await platform.createQr(QR);
  await other.createQr(QR);
  sandbox.fail("badToken", 2);
  const made = await Promise.all([platform.createQr(QR), other.createQr(QR)]);
  expect(made.map(({ url }) => url !== "")).toEqual([true, true]);
});

test("where forcing is refused and nobody else has done it, the reason is told", async () => {
  const { sandbox, clock, platform, another } = await startPlatform();
  for (let day = 0; day < 20; day++) {
    await platform.createQr(QR);
    sandbox.fail("badToken");
    await platform.createQr(QR);
    clock.jumpTo(clock.now() + 30_000);
  }
  sandbox.fail("badToken");
  await expect(another().createQr(QR)).rejects.toMatchObject({ ...failed, message: expect.stringContaining("45009") });
});

test("a token refused twice is given up", async () => {
  const { sandbox, platform } = await startPlatform();
  sandbox.fail("expiredToken", 2);
  await expect(platform.createQr(QR)).rejects.toMatchObject(failed);
});

test("a renewed token reaches the process that still holds the old one", async () => {
  const { sandbox, platform, another } = await startPlatform();
  const other = another();
  await platform.createQr(QR);
  await other.createQr(QR);
  sandbox.fail("expiredToken");
  await platform.createQr(QR);
  const before = tokenCalls(sandbox.calls);
  await other.createQr(QR);
  expect(tokenCalls(sandbox.calls)).toBe(before);
});

test("a shared value that is broken is as good as none", async () => {
  const { sandbox, values, platform } = await startPlatform();
  await values.write(`wechat.accessToken.${sandbox.credentials.account.appId}`, "{broken");
  await platform.createQr(QR);
  expect(tokenCalls(sandbox.calls)).toBe(1);
});

function tokenCalls(calls: readonly string[]): number {
  return calls.filter((path) => path === TOKEN_CALL).length;
}
