import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { createLog } from "../../platform/log.ts";
import type { PlatformEvent, SignedCall } from "../../ports/identity-platform.ts";
import { systemClock } from "../system-clock.ts";
import type { Request } from "./call-wechat.ts";
import { type StartedPlatform, startPlatform } from "./testing/start-platform.ts";
import { createWechatPlatform } from "./wechat-platform.ts";

const QR = { scene: "L-scene-1", expiresInSeconds: 600 };
const failed = { reason: "login.platformFailed" };
const denied = { reason: "login.denied" };

describe("a QR with follow", () => {
  test.each(["plain", "aes"] as const)("brings its scene back in %s mode, for a new follower and an old one", async (mode) => {
    const started = await startPlatform({ plain: mode === "plain" });
    const { sandbox, platform } = started;
    const heard = await listen(started);
    sandbox.behave({ mode });
    const { url } = await platform.createQr(QR);
    const person = sandbox.newPerson("小橘");
    await sandbox.scan(person, url);
    await sandbox.scan(person, url);
    expect(heard.events).toMatchObject([
      { event: "subscribe", scene: QR.scene, openid: person.openid },
      { event: "SCAN", scene: QR.scene, openid: person.openid },
    ]);
  });

  test("is told again with the same dedupe key and another nonce when it was not answered", async () => {
    const started = await startPlatform();
    const heard = await listen(started, { failures: 2 });
    const { url } = await started.platform.createQr(QR);
    await started.sandbox.scan(started.sandbox.newPerson("小橘"), url);
    expect(heard.events).toHaveLength(3);
    expect(new Set(heard.events.map(({ dedupeKey }) => dedupeKey)).size).toBe(1);
    expect(new Set(heard.calls.map(({ messageKey }) => messageKey)).size).toBe(1);
    expect(new Set(heard.calls.map(({ nonceKey }) => nonceKey)).size).toBe(3);
  });

  test("replayed has the nonce of the first", async () => {
    const started = await startPlatform();
    const heard = await listen(started);
    started.sandbox.fail("replayedNonce");
    const { url } = await started.platform.createQr(QR);
    await started.sandbox.scan(started.sandbox.newPerson("小橘"), url);
    expect(heard.calls).toHaveLength(2);
    expect(heard.calls[0]).toEqual(heard.calls[1]);
  });

  test.each(["wrongSignature", "oldTimestamp"] as const)("is refused with %s, and taken when it comes right", async (fault) => {
    const started = await startPlatform();
    const heard = await listen(started);
    started.sandbox.fail(fault);
    const { url } = await started.platform.createQr(QR);
    const sent = await started.sandbox.scan(started.sandbox.newPerson("小橘"), url);
    expect(sent.calls.map(({ status }) => status)).toEqual([403, 200]);
    expect(heard.events).toHaveLength(1);
  });

  test("may be scanned before the call that made it is answered", async () => {
    const started = await startPlatform();
    const heard = await listen(started);
    started.sandbox.fail("earlyCallback");
    await started.platform.createQr(QR);
    expect(heard.events).toMatchObject([{ event: "subscribe", scene: QR.scene }]);
  });

  test("stays readable when somebody leaves", async () => {
    const started = await startPlatform();
    const heard = await listen(started);
    await started.sandbox.unfollow(started.sandbox.newPerson("小橘"));
    expect(heard.events).toMatchObject([{ event: "unsubscribe", scene: null }]);
  });

  test("is offered at an address that passes the platform's check", async () => {
    const started = await startPlatform();
    await listen(started);
    expect(await started.sandbox.checkAddress()).toBe(true);
  });
});

describe("who a follower is", () => {
  test("the unionid comes first, then the openid of the account", async () => {
    const { sandbox, platform } = await startPlatform();
    const person = sandbox.newPerson("小橘");
    const { identities } = await platform.personOf(person.openid);
    expect(identities.map(({ provider }) => provider)).toEqual(["wechat", `wechat:${sandbox.credentials.account.appId}`]);
    expect(identities[1]?.subject).toBe(person.openid);
  });

  test("without a unionid the openid is all there is", async () => {
    const { sandbox, platform } = await startPlatform();
    sandbox.behave({ unionid: false });
    const person = sandbox.newPerson("小橘");
    expect((await platform.personOf(person.openid)).identities).toEqual([
      { provider: `wechat:${sandbox.credentials.account.appId}`, subject: person.openid },
    ]);
  });

  test("who has left before we asked is nobody yet: without the unionid they could become a second person", async () => {
    const { sandbox, platform } = await startPlatform();
    const person = sandbox.newPerson("小橘");
    await platform.personOf(person.openid);
    await sandbox.unfollow(person);
    await expect(platform.personOf(person.openid)).rejects.toMatchObject(failed);
  });

  test("name and picture are told where the platform gives them, and only there", async () => {
    const { sandbox, platform } = await startPlatform();
    const person = sandbox.newPerson("小橘");
    expect(await platform.personOf(person.openid)).toMatchObject({ nickname: undefined, headimgUrl: undefined });
    sandbox.behave({ followerNames: true });
    expect((await platform.personOf(person.openid)).nickname).toBe("小橘");
  });

  test("where the account may never ask for profiles, the openid is enough", async () => {
    const { sandbox, platform, lines } = await startPlatform();
    const person = sandbox.newPerson("小橘");
    await platform.createQr({ scene: "warm", expiresInSeconds: 60 });
    sandbox.fail("notAllowed", 9);
    expect((await platform.personOf(person.openid)).identities).toEqual([platform.identityOf(person.openid)]);
    expect(lines.join("")).toContain("may not ask for profiles");
  });

  test.each(["busy", "rateLimit", "nonJson", "addressNotListed"] as const)(
    "nobody becomes a second person because the platform does not answer just now (%s)",
    async (fault) => {
      const { sandbox, platform } = await startPlatform();
      const person = sandbox.newPerson("小橘");
      sandbox.fail(fault, 9);
      await expect(platform.personOf(person.openid)).rejects.toMatchObject({ reason: "login.platformFailed" });
    },
  );
});

describe("what the platform refuses", () => {
  test.each([
    ["rateLimit", "45009 (the daily quota"],
    ["notAllowed", "48001 (the account may not"],
    ["addressNotListed", "40164 (this machine's address 203.0.113.7"],
    ["wrongAppId", "40013 (the app id"],
    ["busy", "-1"],
    ["nonJson", "the answer is not what it should be"],
    ["halfAnswer", "UND_ERR"],
  ] as const)("%s is told to the operator, and to people as a failure of the platform", async (fault, note) => {
    const { sandbox, platform } = await startPlatform();
    sandbox.fail(fault, 9);
    await expect(platform.createQr(QR)).rejects.toMatchObject({ ...failed, message: expect.stringContaining(note) });
  });

  test.each(["busy", "nonJson", "halfAnswer"] as const)("one moment of trouble (%s) is got over", async (fault) => {
    const { sandbox, platform } = await startPlatform();
    sandbox.fail(fault);
    expect((await platform.createQr(QR)).url).not.toBe("");
  });

  test("a platform that is not there is a failure that names no secret", async () => {
    const { sandbox, platform, lines } = await startPlatform();
    await sandbox.close();
    const error = await platform.createQr(QR).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ ...failed, message: "messaging platform: /cgi-bin/stable_token: ECONNREFUSED" });
    expect(lines.join("")).not.toContain(sandbox.credentials.account.appSecret);
  });

  test("a call that breaks off is made once more, each time with an end to the waiting", async () => {
    const waited: (AbortSignal | undefined)[] = [];
    const silent = ((_: URL, options: { signal?: AbortSignal }) => {
      waited.push(options.signal);
      return Promise.reject(new Error("stands for a call that was broken off"));
    }) as unknown as Request;
    const { platform } = await startPlatform({ request: silent });
    await expect(platform.createQr(QR)).rejects.toMatchObject(failed);
    expect(waited).toHaveLength(2);
    expect(waited.every((signal) => signal instanceof AbortSignal)).toBe(true);
  });
});

describe("codes of the platform's own pages", () => {
  test.each(["web", "inapp"] as const)("a code of %s says who it is, with name and picture", async (type) => {
    const { sandbox, platform } = await startPlatform();
    const person = sandbox.newPerson("小橘");
    const known = await platform.personOfCode({ type, code: sandbox.code(person, type) });
    expect(known.nickname).toBe("小橘");
    const bytes = await platform.fetchPicture({ url: known.headimgUrl ?? "", maxBytes: 100_000 });
    expect(Buffer.from(bytes ?? []).toString("latin1", 1, 4)).toBe("PNG");
  });

  test("the same person is one in the account, on the web and in the mini-program", async () => {
    const { sandbox, platform } = await startPlatform();
    const person = sandbox.newPerson("小橘");
    const people = [await platform.personOf(person.openid)];
    for (const type of ["web", "inapp", "mini"] as const)
      people.push(await platform.personOfCode({ type, code: sandbox.code(person, type) }));
    expect(new Set(people.map(({ identities }) => identities[0].subject)).size).toBe(1);
    expect(new Set(people.map(({ identities }) => identities[1]?.subject)).size).toBe(3);
  });

  test.each([
    ["web", 10],
    ["inapp", 5],
    ["mini", 5],
  ] as const)("a code of %s is good once, for %i minutes, and for its own app", async (type, minutes) => {
    const { sandbox, clock, platform } = await startPlatform();
    const person = sandbox.newPerson("小橘");
    const code = sandbox.code(person, type);
    await platform.personOfCode({ type, code });
    await expect(platform.personOfCode({ type, code })).rejects.toMatchObject(denied);
    await expect(platform.personOfCode({ type, code: "made-up" })).rejects.toMatchObject(denied);
    const other = sandbox.code(person, type === "web" ? "mini" : "web");
    await expect(platform.personOfCode({ type, code: other })).rejects.toMatchObject(denied);
    const late = sandbox.code(person, type);
    clock.jumpTo(clock.now() + minutes * 60_000);
    await expect(platform.personOfCode({ type, code: late })).rejects.toMatchObject(denied);
  });

  test.each([
    ["with a unionid", { unionid: true }],
    ["without one", { unionid: false }],
  ])("the made-up person of a preview page is nobody (%s)", async (_, behaviour) => {
    const { sandbox, platform } = await startPlatform();
    sandbox.behave(behaviour);
    sandbox.fail("previewPage");
    const code = sandbox.code(sandbox.newPerson("小橘"), "inapp");
    await expect(platform.personOfCode({ type: "inapp", code })).rejects.toMatchObject(denied);
    expect(sandbox.calls).toEqual(["/sns/oauth2/access_token"]);
  });

  test("without a unionid each app has its own person, and the profile says nothing else", async () => {
    const { sandbox, platform } = await startPlatform();
    sandbox.behave({ unionid: false });
    const person = sandbox.newPerson("小橘");
    for (const type of ["web", "inapp", "mini"] as const) {
      const { identities } = await platform.personOfCode({ type, code: sandbox.code(person, type) });
      expect(identities.map(({ provider }) => provider)).toEqual([
        `wechat:${sandbox.credentials[type === "inapp" ? "account" : type].appId}`,
      ]);
    }
  });

  test("somebody without a picture has none, which is no address", async () => {
    const { sandbox, platform } = await startPlatform();
    sandbox.behave({ pictures: false });
    const code = sandbox.code(sandbox.newPerson("小橘"), "web");
    expect(await platform.personOfCode({ type: "web", code })).toMatchObject({ nickname: "小橘", headimgUrl: undefined });
    expect(await platform.fetchPicture({ url: "", maxBytes: 1000 })).toBeNull();
  });

  test.each(["橘🍊👩‍👩‍👧", "\u202E橘", "a".repeat(500), "﷽﷽", "\ud83c"])(
    "a nickname comes as the platform gives it, to be fitted elsewhere (%j)",
    async (name) => {
      const { sandbox, platform } = await startPlatform();
      const code = sandbox.code(sandbox.newPerson(name), "web");
      expect((await platform.personOfCode({ type: "web", code })).nickname).toBe(name);
    },
  );

  test("a code is not spent twice when the platform does not answer", async () => {
    const { sandbox, platform } = await startPlatform();
    sandbox.fail("nonJson");
    await expect(platform.personOfCode({ type: "mini", code: "code" })).rejects.toMatchObject(failed);
    expect(sandbox.calls).toEqual(["/sns/jscode2session"]);
  });

  test("addresses are spelled as the platform wants them", async () => {
    const { sandbox, platform } = await startPlatform();
    const input = { redirectUri: "https://a.example/login/wx?type=web", state: "s+1" };
    const query = `redirect_uri=https%3A%2F%2Fa.example%2Flogin%2Fwx%3Ftype%3Dweb&response_type=code`;
    expect(platform.authorizeUrl({ type: "web", ...input })).toBe(
      `${sandbox.openBase}/connect/qrconnect?appid=${sandbox.credentials.web.appId}&${query}&scope=snsapi_login&state=s%2B1#wechat_redirect`,
    );
    expect(platform.authorizeUrl({ type: "inapp", ...input })).toBe(
      `${sandbox.openBase}/connect/oauth2/authorize?appid=${sandbox.credentials.account.appId}&${query}&scope=snsapi_userinfo&state=s%2B1#wechat_redirect`,
    );
  });
});

describe("a mode that is not ours", () => {
  test.each([
    ["plain", false],
    ["compatible", false],
    ["aes", true],
    ["compatible", true],
  ] as const)("is refused: %s, on an account in plain mode: %s", async (mode, plain) => {
    const started = await startPlatform({ plain });
    const heard = await listen(started);
    started.sandbox.behave({ mode });
    const { url } = await started.platform.createQr(QR);
    const sent = await started.sandbox.scan(started.sandbox.newPerson("小橘"), url);
    expect(sent.calls.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(heard.events).toEqual([]);
  });
});

describe("without credentials", () => {
  const config = { account: null, web: null, mini: null, apiBase: "http://127.0.0.1:1", openBase: "" };
  const values = { read: async () => null, write: async () => {} };
  const platform = createWechatPlatform({ config, clock: systemClock, log: createLog({ level: "silent" }), values });
  test("no way is offered, and none works", async () => {
    expect(platform.ways).toEqual({ qr: false, web: false, inapp: false, mini: false });
    await expect(platform.createQr(QR)).rejects.toMatchObject(failed);
    await expect(platform.personOfCode({ type: "mini", code: "code" })).rejects.toMatchObject(failed);
    expect(() => platform.readCall({ query: {}, body: "" })).toThrow(expect.objectContaining({ reason: "callback.forged" }));
  });
});

test("no secret, token or openid reaches the log", async () => {
  const started = await startPlatform();
  const { sandbox, platform, lines, values } = started;
  const person = sandbox.newPerson("小橘");
  const { account } = sandbox.credentials;
  await platform.personOf(person.openid);
  sandbox.fail("expiredToken", 9);
  await expect(platform.personOf(person.openid)).rejects.toMatchObject(failed);
  sandbox.fail("expiredToken", 0);
  sandbox.fail("notAllowed", 1);
  await platform.personOf(person.openid);
  const token = JSON.parse((await values.read(`wechat.accessToken.${account.appId}`)) ?? "{}").token;
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of [account.appSecret, account.token, account.aesKey, person.openid, token])
    expect(lines.join("")).not.toContain(secret);
});

type Heard = { calls: SignedCall[]; events: PlatformEvent[] };

/** The callback of a site that reads events; it answers the first `failures` calls with an error. */
async function listen({ sandbox, platform }: StartedPlatform, input: { failures?: number } = {}): Promise<Heard> {
  const heard: Heard = { calls: [], events: [] };
  let failures = input.failures ?? 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const query = Object.fromEntries(new URL(request.url ?? "", "http://site").searchParams);
    try {
      if (request.method === "GET") return response.end(platform.verifyAddress(query).answer);
      const call = platform.readCall({ query, body: Buffer.concat(chunks).toString("utf8") });
      heard.calls.push(call);
      if (call.event !== null) heard.events.push(call.event);
      return failures-- > 0 ? response.writeHead(500).end() : response.end("success");
    } catch {
      return response.writeHead(403).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  sandbox.configure({ callbackUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/wx/callback` });
  return heard;
}
