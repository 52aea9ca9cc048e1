import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { createLog } from "../../platform/log.ts";
import { systemClock } from "../system-clock.ts";
import { createWechatPlatform } from "./wechat-platform.ts";

const failed = { reason: "login.platformFailed" };
const APP = { appId: "wx1", appSecret: "secret-of-the-app" };
/** An answer that every call accepts when it is not compressed. */
const SOUND =
  '{"errcode":0,"openid":"o1","unionid":"u1","access_token":"t","expires_in":7200,"ticket":"t1","url":"http://q","nickname":"n"}';
const PAGE = "<html><title>502 Bad Gateway</title>secret-of-the-page</html>";

describe("an answer that is none", () => {
  test.each([
    ["a page with status 200", (response) => response.end(PAGE)],
    ["a page with status 502", (response) => response.writeHead(502).end(PAGE)],
    ["nothing at all", (response) => response.end()],
    ["half of what was promised", (response) => void response.writeHead(200, { "content-length": 900 }).end("{", () => response.destroy())],
    ["nothing, the line cut", (response) => response.destroy()],
    ["the way to another place", (response) => response.writeHead(302, { location: "/again" }).end()],
    ["more than anybody would say", (response) => response.end(`{"a":"${"x".repeat(1_000_000)}"}`)],
    ["a compressed one that nobody asked for", (response) => response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(SOUND))],
    ["a list", (response) => response.end("[]")],
    ["a number in words", (response) => response.end('{"errcode":"0"}')],
    ["a success without what was asked for", (response) => response.end('{"errcode":0,"errmsg":"ok"}')],
    ["an openid that is no text", (response) => response.end('{"openid":7,"access_token":"t","expires_in":7200}')],
  ] as const satisfies [string, (response: ServerResponse) => unknown][])("(%s) fails, and tells no secret", async (_, answer) => {
    const { platform, asked, lines } = await answering((_path, response) => void answer(response));
    const calls = [
      () => platform.createQr({ scene: "L1", expiresInSeconds: 60 }),
      () => platform.personOfCode({ type: "web", code: "secret-of-the-code" }),
      () => platform.personOfCode({ type: "mini", code: "secret-of-the-code" }),
    ];
    for (const call of calls) {
      const error = await call().catch((thrown: Error) => thrown);
      expect(error).toMatchObject(failed);
      expect(`${(error as Error).stack}${(error as Error).cause ?? ""}`).not.toContain("secret-of");
    }
    expect(asked.filter((path) => path === "/again")).toEqual([]);
    expect(asked.filter((path) => path === "/sns/jscode2session")).toHaveLength(1);
    expect(lines.join("")).not.toContain("secret-of");
  });
});

test("a nickname with bare control characters is one all the same", async () => {
  const { platform } = await answering((path, response) => {
    if (path === "/sns/oauth2/access_token") response.end('{"access_token":"t","openid":"o1","unionid":"u1"}');
    else response.end('{"openid":"o1","nickname":"小\u0007橘\n子","headimgurl":""}');
  });
  expect(await platform.personOfCode({ type: "web", code: "c" })).toMatchObject({ nickname: "小 橘 子", headimgUrl: undefined });
});

test.each([
  ["fails", (response: ServerResponse) => response.writeHead(502).end(PAGE)],
  ["is another person's", (response: ServerResponse) => response.end('{"openid":"o2","nickname":"别人","unionid":"u1"}')],
])("who it is stays who it is when the profile %s", async (_, answer) => {
  const { platform } = await answering((path, response) => {
    if (path === "/sns/oauth2/access_token") response.end('{"access_token":"t","openid":"o1","unionid":"u1"}');
    else answer(response);
  });
  const { identities } = await platform.personOfCode({ type: "web", code: "c" });
  expect(identities).toEqual([
    { provider: "wechat", subject: "u1" },
    { provider: "wechat:wx1", subject: "o1" },
  ]);
});

/** The adapter against an endpoint that gives every call the same answer. */
async function answering(answer: (path: string, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "", "http://platform").pathname;
    asked.push(path);
    answer(path, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines: string[] = [];
  const log = createLog({ level: "debug", destination: { write: (line) => void lines.push(line) } });
  const config = { account: { ...APP, token: "t", aesKey: null }, web: APP, mini: APP, apiBase, openBase: "" };
  const values = { read: async () => null, write: async () => {} };
  return { asked, lines, platform: createWechatPlatform({ config, clock: systemClock, log, values }) };
}
