import { hostname } from "node:os";
import { describe, expect, onTestFinished, test } from "vitest";
import { createTestApp, type TestApp, type TestAppOptions } from "../testing/test-app.ts";

type Config = NonNullable<TestAppOptions["config"]>;
type Headers = Record<string, string>;

async function openApp(config: Config): Promise<TestApp> {
  const app = await createTestApp({ config: { qrEmbedded: true, port: 3000, ...config } });
  onTestFinished(() => app.close());
  return app;
}

/** With these headers: the address in the sign-in QR, and in the invite link. */
async function linksFor(app: TestApp, headers: Headers): Promise<string[]> {
  const ask = async (url: string, payload: object, more: Headers = {}) => {
    const answer = await app.send({ method: "POST", url, headers: { ...headers, ...more }, payload });
    expect(answer.status, `${url} ${JSON.stringify(headers)}`).toBe(200);
    return answer.data;
  };
  const { qrurl } = (await ask("/api/orange/getLoginQr", {})) as { qrurl: string };
  const ticket = new URL(qrurl).searchParams.get("ticket");
  const somebody = { identities: [{ provider: "dev", subject: "somebody" }], username: "somebody", unprovenFrom: null } as const;
  const { token } = await app.deps.account.signIn({ ...somebody, userAgent: "", remember: false });
  const { user } = (await ask("/api/auth/qrconfirm", { ticket }, { authorization: token })) as { user: { inviteLink: string } };
  const { inviteLink } = (await ask("/api/user/info", {}, { authorization: token })) as { inviteLink: string };
  return [qrurl, user.inviteLink, inviteLink].map((link) => new URL(link).origin);
}

const production: Config = { env: "production" };
const all = (origin: string) => [origin, origin, origin];

describe("without PUBLIC_URL", () => {
  test.each([
    "evil.example",
    "evil.example:3000",
    "localhost@evil.example",
    "localhost.evil.example",
    "10.255.255.1",
    "[2001:db8::1]",
    "a b",
  ])("a request to %j is given links to this machine", async (host) => {
    expect(await linksFor(await openApp(production), { host })).toEqual(all("http://localhost:3000"));
  });

  test.each(["localhost:8080", "127.0.0.1", "[::1]:3000", `${hostname()}:3000`, `${hostname()}.local`])(
    "a request to %j, which is this machine, is given links to there",
    async (host) => {
      expect(await linksFor(await openApp(production), { host })).toEqual(all(`http://${host.toLowerCase()}`));
    },
  );

  test("what a proxy passes on is no more believed than what is said directly", async () => {
    const app = await openApp({ ...production, trustProxy: "loopback" });
    expect(await linksFor(app, { host: "localhost", "x-forwarded-host": "evil.example" })).toEqual(all("http://localhost:3000"));
    expect(await linksFor(app, { host: "localhost", "x-forwarded-proto": "https" })).toEqual(all("https://localhost"));
  });

  test.each(["javascript", "data", "null", "file", "ws", "https:", "https, javascript", "//", "%00", "x".repeat(50)])(
    "a forwarded scheme %j makes neither a fault nor a link",
    async (scheme) => {
      const app = await openApp({ ...production, trustProxy: "loopback" });
      expect(await linksFor(app, { host: "localhost", "x-forwarded-proto": scheme })).toEqual(all("http://localhost"));
    },
  );
});

test("with PUBLIC_URL every link leads there, whatever a request says", async () => {
  const app = await openApp({ ...production, trustProxy: "loopback", publicUrl: "https://write.example" });
  const headers = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "javascript" };
  expect(await linksFor(app, headers)).toEqual(all("https://write.example"));
});
