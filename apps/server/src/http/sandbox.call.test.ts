import { hostname } from "node:os";
import type { WechatSandbox } from "@tangleaf/sandbox";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../platform/log.ts";
import { createManualClock } from "../testing/manual-clock.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { testConfig } from "../testing/test-config.ts";
import { testOnSqlite } from "../testing/test-on-each-database.ts";
import { wireIdentity } from "../wiring-identity.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };

testOnSqlite("without a sandbox its addresses do not exist", async ({ send }) => {
  expect((await send({ method: "GET", url: "/sandbox/wechat/" })).status).toBe(404);
  expect((await send({ method: "POST", url: "/sandbox/wechat/people/new", headers: FORM, payload: "id=" })).status).toBe(404);
});

test("a phone that opens the QR follows the account, and the site is told", async () => {
  const { origin, call } = await startSandboxPayments();
  const { data } = await call("/api/orange/getLoginQr", {});
  const page = await fetch(data.qrurl, { headers: { "accept-language": "zh-CN" } });
  expect(await page.text()).toContain("关注「橘笺」并登录");
  const done = await fetch(data.qrurl, { method: "POST", headers: FORM, body: "name=%E5%B0%8F%E6%A9%98", redirect: "manual" });
  expect(done.headers.get("location")).toMatch(/^\/sandbox\/wechat\/done\//);
  expect(await (await fetch(origin + done.headers.get("location"))).text()).toContain("好了，请回到电脑");
  expect((await call("/api/orange/queryScanResult", { qruuid: data.qruuid })).code).toBe(0);
});

test("a phone known by its cookie alone only signs in, after the sandbox was started anew", async () => {
  const first = await startSandboxPayments();
  const { data: old } = await first.call("/api/orange/getLoginQr", {});
  const followed = await fetch(old.qrurl, { method: "POST", headers: FORM, body: "name=Ada", redirect: "manual" });
  const cookie = followed.headers.get("set-cookie")?.split(";")[0] ?? "";
  const second = await startSandboxPayments();
  const { data } = await second.call("/api/orange/getLoginQr", {});
  const page = await (await fetch(data.qrurl, { headers: { cookie, "accept-language": "en" } })).text();
  expect(page).toContain("As Ada");
  expect(page).not.toContain("Follow “");
  await fetch(data.qrurl, { method: "POST", headers: { ...FORM, cookie }, body: "" });
  expect(second.sandbox.events.map(({ event }) => event)).toEqual(["SCAN"]);
});

test("the QR points where the page was opened, as far as that is this machine", async () => {
  const { app } = await startSandboxPayments();
  const qrUnder = async (host: string) => {
    const headers = { "content-type": "application/json", host };
    const answer = await app.app.inject({ method: "POST", url: "/api/orange/getLoginQr", headers, payload: "{}" });
    return String(answer.json().data.qrurl);
  };
  const own = `${hostname().toLowerCase()}.local:8080`;
  expect(await qrUnder(own)).toContain(`http://${own}/sandbox/wechat/q/`);
  expect(await qrUnder("evil.example")).toMatch(/^http:\/\/localhost:3000\/sandbox\/wechat\/q\//);
});

test("what a person calls themselves is text on every page", async () => {
  const { origin, call } = await startSandboxPayments();
  const { data } = await call("/api/orange/getLoginQr", {});
  await fetch(data.qrurl, { method: "POST", headers: FORM, body: "name=%3Cb%3E%22%27" });
  const home = await (await fetch(`${origin}/sandbox/wechat/`)).text();
  expect(home).toContain("&#60;b&#62;&#34;&#39;");
  expect(home).not.toContain("<b>");
});

test("no page may load or run anything", async () => {
  const { origin } = await startSandboxPayments();
  const { headers } = await fetch(`${origin}/sandbox/wechat/`);
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
});

test("the calls of the platform are not served to phones", async () => {
  const { origin } = await startSandboxPayments();
  for (const path of ["/sandbox/cgi-bin/stable_token", "/sandbox/wechat/control", "/sandbox/wechat/cgi-bin/stable_token"]) {
    expect((await fetch(origin + path, { method: "POST", headers: FORM, body: "" })).status).toBe(404);
  }
});

test("the platform's page comes back with a code, or without one when it was refused", async () => {
  const { app, sandbox } = await startSandboxPayments();
  const platform = app.deps.identityPlatform;
  const address = platform?.authorizeUrl({ type: "web", redirectUri: "http://desk.example/login/wx", state: "s1" }) ?? "";
  const page = await fetch(address);
  expect(page.headers.get("content-security-policy")).toContain("form-action 'self' http://desk.example;");
  const answer = (body: string) => fetch(address, { method: "POST", headers: FORM, body, redirect: "manual" });
  expect((await answer("answer=deny")).headers.get("location")).toBe("http://desk.example/login/wx?state=s1");
  const back = new URL((await answer("answer=allow&name=Ada")).headers.get("location") ?? "");
  expect(back.searchParams.get("state")).toBe("s1");
  const person = await platform?.personOfCode({ type: "web", code: back.searchParams.get("code") ?? "" });
  expect(person?.nickname).toBe("Ada");
  expect(sandbox.events).toEqual([]);
});

test.each([
  ["appid", { appid: "wx0000000000000000" }],
  ["redirect_uri", { redirect_uri: "javascript:alert(1)" }],
  ["scope", { scope: "snsapi_userinfo" }],
])("the platform's page refuses a wrong %s", async (name, wrong) => {
  const { app } = await startSandboxPayments();
  const right = app.deps.identityPlatform?.authorizeUrl({ type: "web", redirectUri: "http://desk.example/", state: "s" }) ?? "";
  const address = new URL(right);
  for (const [key, value] of Object.entries(wrong)) address.searchParams.set(key, value);
  const page = await fetch(address);
  expect(page.status).toBe(400);
  expect(await page.text()).toContain(name);
});

test("the sandbox never plays in production, nor beside real accounts", async () => {
  const input = { clock: createManualClock(), log: createLog({ level: "silent" }), db: null as never };
  const inProduction = await wireIdentity({ ...input, config: testConfig({ env: "production", sandbox: true }) });
  expect(inProduction).toMatchObject({ sandbox: null, identityPlatform: null });
  const wechat = { account: null, web: { appId: "wx1", appSecret: "s" }, mini: null, apiBase: "http://127.0.0.1:1", openBase: "" };
  const beside = await wireIdentity({ ...input, config: testConfig({ sandbox: true, wechat }) });
  expect(beside.sandbox).toBeNull();
  expect(beside.identityPlatform?.ways.web).toBe(true);
});

type StartedSandbox = { app: TestApp; call: TestApp["call"]; origin: string; sandbox: WechatSandbox };

/** The app on a real socket with the sandbox, as in development. */
async function startSandboxPayments(): Promise<StartedSandbox> {
  const clock = createManualClock();
  const config = testConfig({ sandbox: true, host: "127.0.0.1", qrEmbedded: false });
  const wired = await wireIdentity({ config, clock, log: createLog({ level: "silent" }), db: null as never });
  if (wired.identityPlatform === null || wired.sandbox === null) throw new Error("the sandbox did not start");
  const sandbox = wired.sandbox as StartedSandbox["sandbox"];
  const app = await createTestApp({ clock, config, identityPlatform: wired.identityPlatform, parts: { sandbox } });
  onTestFinished(async () => {
    await app.close();
    await wired.close();
  });
  const origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
  // Over the socket, so that the request has a real address.
  const call = (async (path: string, body: object) => {
    const answer = await fetch(origin + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return answer.json();
  }) as unknown as TestApp["call"];
  return { app, call, origin, sandbox };
}
