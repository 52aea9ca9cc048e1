import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allCalls } from "../app.ts";
import { createFakePlatform } from "../testing/fake-identity-platform.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

/** Content types another site can send without a preflight. */
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"];

describe("what a page of another site can do with a visitor's browser", () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ identityPlatform: createFakePlatform() });
    token = (await app.signIn()).token;
  });
  afterAll(() => app.close());

  const paths = (auth: "user" | null) =>
    allCalls(app.deps)
      .map(({ route }) => route)
      .filter((route) => auth === null || route.auth === auth)
      .map(({ path }) => path);

  test("the visitor's cookies sign no call in", async () => {
    const found = paths("user");
    expect(found.length).toBeGreaterThan(20);
    for (const url of found) {
      const headers = { cookie: `token=${token}; authorization=${token}`, origin: "https://evil.example" };
      expect(await app.send({ method: "POST", url, headers, payload: {} }), url).toMatchObject({ status: 200, code: 99 });
    }
  });

  /** Those that read a form: a page of another site cannot send the header that says who calls without being asked first. */
  const readsForms = (url: string) => allCalls(app.deps).some(({ route }) => route.path === url && route.accepts === "multipart");

  test("a call that reads a form asks for who calls in a header, which a form cannot bring", async () => {
    const forms = paths(null).filter(readsForms);
    expect(forms).toEqual(paths("user").filter(readsForms));
    for (const url of forms) {
      const headers = { "content-type": "multipart/form-data; boundary=x", cookie: `authorization=${token}` };
      expect(await app.send({ method: "POST", url, headers, payload: "--x--" }), url).toMatchObject({ status: 200, code: 99 });
    }
  });

  test("no other call reads what a form can send, even with a session", async () => {
    for (const url of paths(null)) {
      for (const type of FORM_TYPES.filter((one) => !readsForms(url) || !one.startsWith("multipart"))) {
        const headers = { "content-type": type, authorization: token };
        expect(await app.send({ method: "POST", url, headers, payload: "{}" }), `${url} ${type}`).toMatchObject({ status: 415 });
      }
    }
  });

  test("no answer lets a page of another site read it", async () => {
    const headers = { origin: "https://evil.example" };
    const answer = await app.send({ method: "POST", url: "/api/agreement/baseInfo", headers, payload: {} });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    const asked = await app.send({
      method: "OPTIONS",
      url: "/api/user/info",
      headers: { ...headers, "access-control-request-method": "POST" },
    });
    expect(asked.headers["access-control-allow-origin"]).toBeUndefined();
  });
});
