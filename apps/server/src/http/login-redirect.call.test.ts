import { describe, expect, test } from "vitest";
import type { Config } from "../platform/config.ts";
import { createFakePlatform } from "../testing/fake-identity-platform.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../testing/test-app.ts";

const PUBLIC_URL = "https://write.example";
const APART: Partial<Config> = { publicUrl: PUBLIC_URL, loginOrigin: "https://login.example" };

async function withApp(options: TestAppOptions, body: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await createTestApp(options);
  try {
    await body(app);
  } finally {
    await app.close();
  }
}

const comeBack = (app: TestApp, { host, url }: { host: string; url: string }) => app.send({ method: "GET", url, headers: { host } });

describe("coming back on a login host of its own", () => {
  test("goes on to the configured address with code and state, and nothing else", () =>
    withApp({ config: APART }, async (app) => {
      const url = "/login/wx?code=a%26b&state=s%2Bt&next=//evil.example&host=evil.example";
      const answer = await comeBack(app, { host: "login.example", url });
      expect(answer.status).toBe(302);
      expect(answer.headers.location).toBe(`${PUBLIC_URL}/login/wx?code=a%26b&state=s%2Bt`);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }));

  test.each([
    ["code with another address", "?code=//evil.example&state=https://evil.example"],
    ["no question", ""],
    ["a state alone", "?state=x"],
    ["broken escapes", "?code=%E0%A4%A&state=%"],
    ["line breaks", "?code=a%0d%0aset-cookie:%20x=1&state=s"],
  ])("%s leads to the configured host only", (_, query) =>
    withApp({ config: APART }, async (app) => {
      const answer = await comeBack(app, { host: "LOGIN.example", url: `/login/wx${query}` });
      expect(answer.status).toBe(302);
      expect(new URL(String(answer.headers.location))).toMatchObject({ origin: PUBLIC_URL, pathname: "/login/wx" });
    }),
  );

  test.each([
    ["another host", "evil.example", "/login/wx?code=c&state=s"],
    ["the host people work on", "write.example", "/login/wx?code=c&state=s"],
    ["another path", "login.example", "/login/wx/../../evil?code=c"],
    ["a path that only looks like it", "login.example", "//login/wx?code=c"],
  ])("%s is redirected nowhere", (_, host, url) =>
    withApp({ config: APART }, async (app) => {
      expect((await comeBack(app, { host, url })).headers.location).toBeUndefined();
    }),
  );

  test("on one host there is nothing to redirect", () =>
    withApp({ config: { publicUrl: PUBLIC_URL, loginOrigin: PUBLIC_URL } }, async (app) => {
      expect((await comeBack(app, { host: "write.example", url: "/login/wx?code=c" })).headers.location).toBeUndefined();
    }));
});

describe("where the platform is told to send browsers back to", () => {
  const redirectUri = async (app: TestApp, host: string) => {
    const headers = { host, "x-forwarded-host": "evil.example", forwarded: "host=evil.example", origin: "https://evil.example" };
    const answer = await app.send({ method: "POST", url: "/api/auth/wxauthorize", headers, payload: { type: "web" } });
    return new URL((answer.data as { url: string }).url).searchParams.get("redirect_uri");
  };

  test("is the login host where there is one, whatever the request says", () =>
    withApp({ config: APART, identityPlatform: createFakePlatform() }, async (app) => {
      expect(await redirectUri(app, "evil.example")).toBe("https://login.example/login/wx");
    }));

  test("is the configured address where there is no login host, whatever the request says", () =>
    withApp({ config: { publicUrl: PUBLIC_URL }, identityPlatform: createFakePlatform() }, async (app) => {
      expect(await redirectUri(app, "evil.example")).toBe(`${PUBLIC_URL}/login/wx`);
    }));

  test("a state made under another host is of no use without the nonce of the browser it was made in", () =>
    withApp({ identityPlatform: createFakePlatform() }, async (app) => {
      const headers = { host: "evil.example" };
      const made = await app.send({ method: "POST", url: "/api/auth/wxauthorize", headers, payload: { type: "web" } });
      const state = new URL((made.data as { url: string }).url).searchParams.get("state") ?? "";
      const own = await app.call("/api/auth/wxauthorize", { type: "web" });
      const answer = await app.call("/api/auth/wxlogin", { type: "web", code: "c", state, nonce: own.data.nonce });
      expect(answer.refusal.reason).toBe("login.stateInvalid");
    }));
});
