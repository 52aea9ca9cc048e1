import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { startWechatSandbox, type WechatSandbox } from "./start-wechat-sandbox.ts";

const DAY_MS = 86_400_000;

describe("the access token", () => {
  test("stays the same until it is nearly over, and then both are good", async () => {
    const { sandbox, get, token, wait } = await start();
    const first = await token();
    expect((await token()).access_token).toBe(first.access_token);
    expect(first.expires_in).toBe(7200);
    wait(6901_000);
    const second = await token();
    expect(second.access_token).not.toBe(first.access_token);
    const openid = sandbox.newPerson("Ada").openid;
    for (const access_token of [first.access_token, second.access_token]) {
      expect(await get("/cgi-bin/user/info", { access_token, openid })).toMatchObject({ subscribe: 1 });
    }
    wait(300_000);
    expect(await get("/cgi-bin/user/info", { access_token: first.access_token, openid })).toMatchObject({ errcode: 40001 });
  });

  test("forced out, the old one is worth nothing", async () => {
    const { get, token } = await start();
    const { access_token } = await token();
    await token({ force_refresh: true });
    expect(await get("/cgi-bin/user/info", { access_token, openid: "o" })).toMatchObject({ errcode: 40001 });
  });

  test("is not forced twice in 30 seconds, nor 21 times in a day", async () => {
    const { token, wait } = await start();
    const force = () => token({ force_refresh: true });
    await force();
    expect(await force()).toMatchObject({ errcode: 45011 });
    for (let count = 2; count <= 20; count++) {
      wait(30_000);
      expect(await force()).toMatchObject({ expires_in: 7200 });
    }
    wait(30_000);
    expect(await force()).toMatchObject({ errcode: 45009 });
    wait(DAY_MS);
    expect(await force()).toMatchObject({ expires_in: 7200 });
  });

  test.each([
    [{ grant_type: "password" }, 40002],
    [{ appid: "wx0" }, 40013],
    [{ secret: "wrong" }, 40125],
  ])("is refused for %j with %i", async (wrong, errcode) => {
    const { token } = await start();
    expect(await token(wrong)).toMatchObject({ errcode });
  });
});

test("a call without a token, with a wrong scene or for nobody is refused by its number", async () => {
  const { post, get, token } = await start();
  const { access_token } = await token();
  expect(await post("/cgi-bin/qrcode/create", {}, {})).toMatchObject({ errcode: 41001 });
  const action_info = { scene: { scene_str: "x".repeat(65) } };
  expect(await post("/cgi-bin/qrcode/create", { action_name: "QR_STR_SCENE", action_info }, { access_token })).toMatchObject({
    errcode: 40053,
  });
  expect(await get("/cgi-bin/user/info", { access_token, openid: "nobody" })).toMatchObject({ errcode: 40003 });
});

describe("an event", () => {
  test("that is not answered is told three times", async () => {
    const { sandbox, listen } = await start();
    const calls = await listen(() => {});
    sandbox.behave({ answerWithinMs: 400 });
    const sent = await sandbox.unfollow(sandbox.newPerson("Ada"));
    expect(sent.calls.map(({ status }) => status)).toEqual([0, 0, 0]);
    expect(new Set(calls.map(({ url }) => new URL(url ?? "", sandbox.url).searchParams.get("nonce"))).size).toBe(3);
  });

  test.each(["", "success"])("answered with %j is told once", async (answer) => {
    const { sandbox, listen } = await start();
    await listen((_, response) => response.end(answer));
    expect((await sandbox.unfollow(sandbox.newPerson("Ada"))).calls).toHaveLength(1);
  });

  test("answered with anything else is told again", async () => {
    const { sandbox, listen } = await start();
    await listen((_, response) => response.end("ok"));
    expect((await sandbox.unfollow(sandbox.newPerson("Ada"))).calls).toHaveLength(3);
  });

  test("comes later, twice, or again when asked for", async () => {
    const { sandbox, listen } = await start();
    const calls = await listen((_, response) => response.end());
    sandbox.behave({ callbackDelayMs: 20 });
    sandbox.fail("duplicatedEvent");
    const sent = await sandbox.unfollow(sandbox.newPerson("Ada"));
    await sandbox.again(sent, "replay");
    expect(calls).toHaveLength(3);
    expect(calls[1]?.url).not.toBe(calls[0]?.url);
    expect(calls[2]?.url).toBe(calls[1]?.url);
  });
});

test("faults are switched by a call as well", async () => {
  const { post, token } = await start();
  await post("/control", { fail: { rateLimit: 1 }, behave: { mode: "plain" } }, {});
  expect(await token()).toMatchObject({ errcode: 45009 });
  expect(await token()).toMatchObject({ expires_in: 7200 });
});

type Answer = Record<string, unknown>;

async function start() {
  let now = Date.UTC(2026, 10, 20, 4);
  const sandbox: WechatSandbox = await startWechatSandbox({ now: () => now });
  onTestFinished(() => sandbox.close());
  const { appId: appid, appSecret: secret } = sandbox.credentials.account;
  const at = (path: string, query: object) => `${sandbox.url}${path}?${new URLSearchParams(query as Record<string, string>)}`;
  const get = async (path: string, query: object) => (await fetch(at(path, query))).json() as Promise<Answer>;
  const post = async (path: string, body: object, query: object) =>
    (await fetch(at(path, query), { method: "POST", body: JSON.stringify(body) })).json() as Promise<Answer>;
  const token = (change: object = {}) => post("/cgi-bin/stable_token", { grant_type: "client_credential", appid, secret, ...change }, {});
  const wait = (ms: number) => {
    now += ms;
  };
  async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<IncomingMessage[]> {
    const calls: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      calls.push(request);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    sandbox.configure({ callbackUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
    return calls;
  }
  return { sandbox, get, post, token, wait, listen };
}
