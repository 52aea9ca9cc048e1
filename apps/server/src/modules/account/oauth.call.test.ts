import { OAUTH_STATE_VALID_SECONDS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { hashToken } from "../../platform/ids.ts";
import { createFakePlatform, type FakePlatform, fakePerson } from "../../testing/fake-identity-platform.ts";
import { browserHash, newBrowser } from "../../testing/new-browser.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnSqlite } from "../../testing/test-on-each-database.ts";
import { askForQr, pollToTheEnd, push } from "./testing/qr-journey.ts";
import { testOnPlatform, testOnPlatformOnEachDatabase } from "./testing/test-on-platform.ts";

const SECOND_MS = 1000;

type Type = "web" | "inapp";

/** Begins as a browser does: the state is in the address it is sent to, the nonce stays with the browser. */
async function begin(app: TestApp, input: { type?: Type; returnTo?: string; fromInviteCode?: string; verifyToken?: string } = {}) {
  const { data } = await app.call("/api/auth/wxauthorize", { type: "web", ...input });
  const url = new URL(data.url);
  return { nonce: data.nonce, state: url.searchParams.get("state") ?? "", redirectUri: url.searchParams.get("redirect_uri") };
}

let codes = 0;

/** A code the platform issues for a person. */
function codeFor(platform: FakePlatform, ...identities: [string, ...string[]]): string {
  codes += 1;
  platform.codes.set(`code-${codes}`, fakePerson(identities));
  return `code-${codes}`;
}

const refusedState = { status: 200, code: 1, isSuccess: false, refusal: { reason: "login.stateInvalid" } };
const usersOf = (app: TestApp) => app.deps.db.selectFrom("app_user").selectAll().execute();

describe("sign-in on the platform's own page", () => {
  testOnPlatformOnEachDatabase("comes back with a code, signs in and tells where to return to", async (app, platform) => {
    const inviter = await app.call("/api/auth/devlogin", { username: "inviter" });
    const fromInviteCode = inviter.data.user.inviteCode;
    const verifyToken = await newBrowser(app);
    const begun = await begin(app, { returnTo: "/scene/weeklyReport", fromInviteCode, verifyToken });
    expect(begun.redirectUri).toBe("http://localhost/login/wx");
    platform.codes.set("c1", fakePerson(["web:w1"], { nickname: "小林" }));
    const { data } = await app.call("/api/auth/wxlogin", { type: "web", code: "c1", state: begun.state, nonce: begun.nonce });
    expect(data).toMatchObject({ returnTo: "/scene/weeklyReport", user: { nickname: "小林" } });
    expect(await app.call("/api/user/info", {}, data.token)).toMatchObject({ code: 0 });
    const user = (await usersOf(app)).find(({ id }) => id === data.user.id);
    expect(user).toMatchObject({ invited_by: inviter.data.user.id, sign_up_device: browserHash(verifyToken) });
  });

  testOnPlatform("stores neither state nor nonce in the clear", async (app) => {
    const { state, nonce } = await begin(app);
    const rows = JSON.stringify(await app.deps.db.selectFrom("oauth_state").selectAll().execute());
    expect(state).toMatch(/^[a-zA-Z0-9]{32,128}$/);
    expect(rows).toContain(hashToken(state));
    expect(rows).not.toContain(state);
    expect(rows).not.toContain(nonce);
  });

  testOnPlatformOnEachDatabase("a state is good once, also of two tries at once", async (app, platform) => {
    const { state, nonce } = await begin(app);
    const tries = await Promise.all(
      [1, 2, 3].map(() => app.call("/api/auth/wxlogin", { type: "web", code: codeFor(platform, "web:w1"), state, nonce })),
    );
    expect(tries.filter((one) => one.isSuccess)).toHaveLength(1);
    const code = codeFor(platform, "web:w1");
    expect(await app.call("/api/auth/wxlogin", { type: "web", code, state, nonce })).toMatchObject(refusedState);
  });

  testOnPlatform("a link somebody else began signs nobody in", async (app, platform) => {
    const attacker = await begin(app);
    const victim = await begin(app);
    const attempts = [
      { state: attacker.state, nonce: victim.nonce },
      { state: attacker.state },
      { nonce: victim.nonce },
      { state: attacker.state, nonce: "" },
      { state: hashToken(attacker.state), nonce: hashToken(attacker.nonce) },
      { state: attacker.nonce, nonce: attacker.state },
      {},
    ];
    for (const attempt of attempts) {
      const answer = await app.call("/api/auth/wxlogin", { type: "web", code: codeFor(platform, "web:evil"), ...attempt });
      expect(answer, JSON.stringify(attempt)).toMatchObject(refusedState);
    }
    expect(await usersOf(app)).toHaveLength(0);
    expect(platform.codes.size).toBe(attempts.length);
    const code = codeFor(platform, "web:w1");
    expect(await app.call("/api/auth/wxlogin", { type: "web", code, state: victim.state, nonce: victim.nonce })).toMatchObject({ code: 0 });
  });

  testOnPlatformOnEachDatabase("a state belongs to the way it was begun for", async (app, platform) => {
    const { state, nonce } = await begin(app, { type: "web" });
    const code = codeFor(platform, "web:w1");
    expect(await app.call("/api/auth/wxlogin", { type: "inapp", code, state, nonce })).toMatchObject(refusedState);
    expect(await app.call("/api/auth/wxlogin", { type: "web", code, state, nonce })).toMatchObject({ code: 0 });
  });

  testOnPlatformOnEachDatabase("a state ends after ten minutes and is forgotten", async (app, platform) => {
    const { state, nonce } = await begin(app);
    app.clock.jumpTo(app.clock.now() + OAUTH_STATE_VALID_SECONDS * SECOND_MS);
    const code = codeFor(platform, "web:w1");
    expect(await app.call("/api/auth/wxlogin", { type: "web", code, state, nonce })).toMatchObject(refusedState);
    app.clock.jumpTo(app.clock.now() + 1);
    await app.deps.account.tidy();
    expect(await app.deps.db.selectFrom("oauth_state").selectAll().execute()).toHaveLength(0);
  });

  testOnPlatformOnEachDatabase("a code that was used, or refused, is told as such", async (app, platform) => {
    const first = await begin(app);
    const second = await begin(app);
    const code = codeFor(platform, "web:w1");
    expect(await app.call("/api/auth/wxlogin", { type: "web", code, ...first })).toMatchObject({ code: 0 });
    const again = await app.call("/api/auth/wxlogin", { type: "web", code, ...second });
    expect(again).toMatchObject({ status: 200, code: 1, isSuccess: false, refusal: { reason: "login.denied" } });
    expect(again.message).toBe("没有拿到微信的同意，请重新登录");
  });

  testOnPlatform("whatever was asked for, it returns to a path of this site", async (app, platform) => {
    for (const returnTo of [
      "//evil.example",
      "/\\evil.example",
      "https://evil.example",
      "/%5cevil.example",
      "/..//evil.example",
      "\t//x",
    ]) {
      const begun = await begin(app, { returnTo });
      const code = codeFor(platform, "web:w1");
      const { data } = await app.call("/api/auth/wxlogin", { type: "web", code, state: begun.state, nonce: begun.nonce });
      expect(data.returnTo, returnTo).toBe("/homepage");
    }
  });

  testOnSqlite("a way the platform does not have has no address", async (_, open) => {
    const inappOnly = await open({ identityPlatform: createFakePlatform({ web: false, mini: false }) });
    const call = (payload: object, url = "/api/auth/wxlogin") => inappOnly.send({ method: "POST", url, payload });
    const unknown = { status: 404, refusal: { reason: "path.unknown" } };
    expect(await call({ type: "web" }, "/api/auth/wxauthorize")).toMatchObject(unknown);
    expect(await call({ type: "mini", code: "c" })).toMatchObject(unknown);
    expect(await call({ type: "inapp" }, "/api/auth/wxauthorize")).toMatchObject({ status: 200, code: 0 });
    const miniOnly = await open({ identityPlatform: createFakePlatform({ web: false, inapp: false }) });
    expect(await miniOnly.send({ method: "POST", url: "/api/auth/wxauthorize", payload: { type: "web" } })).toMatchObject(unknown);
  });
});

describe("a mini-program's code", () => {
  testOnPlatformOnEachDatabase("signs in without a state, keeps the device and returns nowhere", async (app, platform) => {
    const code = codeFor(platform, "union:u1", "mini:m1");
    const verifyToken = await newBrowser(app);
    const answer = await app.call("/api/auth/wxlogin", { type: "mini", code, remember: true, verifyToken });
    expect(answer).toMatchObject({ code: 0, isSuccess: true });
    expect(answer.data.returnTo).toBeUndefined();
    const session = await app.deps.db.selectFrom("session").selectAll().executeTakeFirstOrThrow();
    expect(session).toMatchObject({ remember: 1, device_hash: browserHash(verifyToken) });
    expect(await app.call("/api/auth/wxlogin", { type: "mini", code })).toMatchObject({ refusal: { reason: "login.denied" } });
  });
});

describe("one person of many proofs", () => {
  const mini = (app: TestApp, platform: FakePlatform, ...identities: [string, ...string[]]) =>
    app.call("/api/auth/wxlogin", { type: "mini", code: codeFor(platform, ...identities) });

  testOnPlatformOnEachDatabase(
    "web, QR and mini-program lead to one user where the platform says it is one person",
    async (app, platform) => {
      const { state, nonce } = await begin(app);
      const web = await app.call("/api/auth/wxlogin", { type: "web", code: codeFor(platform, "union:u1", "web:w1"), state, nonce });
      platform.people.set("f1", fakePerson(["union:u1", "follower:f1"]));
      const { qruuid, scene } = await askForQr(app, platform);
      await push(app, { event: "SCAN", openid: "f1", scene });
      const qr = await pollToTheEnd(app, qruuid);
      const program = await mini(app, platform, "union:u1", "mini:m1");
      expect([qr.data.user.id, program.data.user.id]).toEqual([web.data.user.id, web.data.user.id]);
      const identities = await app.deps.db.selectFrom("identity").select("subject").orderBy("subject").execute();
      expect(identities.map(({ subject }) => subject)).toEqual(["follower:f1", "mini:m1", "union:u1", "web:w1"]);
    },
  );

  testOnPlatformOnEachDatabase("a proof learnt later is added to the user it was learnt of", async (app, platform) => {
    const first = await mini(app, platform, "mini:m1");
    await mini(app, platform, "union:u1", "mini:m1");
    const elsewhere = await mini(app, platform, "union:u1", "web:w1");
    expect(elsewhere.data.user.id).toBe(first.data.user.id);
  });

  testOnPlatformOnEachDatabase("a proof that is somebody else's stays theirs", async (app, platform) => {
    const one = await mini(app, platform, "union:u1");
    const other = await mini(app, platform, "mini:m2");
    expect((await mini(app, platform, "union:u1", "mini:m2")).data.user.id).toBe(one.data.user.id);
    expect((await mini(app, platform, "mini:m2")).data.user.id).toBe(other.data.user.id);
  });

  testOnPlatformOnEachDatabase("two first sign-ins at once through two ways make one user with one gift", async (app, platform) => {
    platform.people.set("f1", fakePerson(["union:u1", "follower:f1"]));
    const { qruuid, scene } = await askForQr(app, platform);
    const { state, nonce } = await begin(app);
    const [web, program] = await Promise.all([
      app.call("/api/auth/wxlogin", { type: "web", code: codeFor(platform, "union:u1", "web:w1"), state, nonce }),
      mini(app, platform, "union:u1", "mini:m1"),
      push(app, { event: "subscribe", openid: "f1", scene }),
    ]);
    const qr = await pollToTheEnd(app, qruuid);
    expect(new Set([web, program, qr].map((answer) => answer.data.user.id)).size).toBe(1);
    expect(await usersOf(app)).toHaveLength(1);
    expect(await app.deps.db.selectFrom("token_grant").selectAll().execute()).toHaveLength(1);
  });
});

describe("the picture at the platform", () => {
  testOnPlatform(
    "is fetched for a new user after signing in, never for a known one, and its failure is no failure",
    async (app, platform) => {
      const fetched: string[] = [];
      platform.fetchPicture = async ({ url }) => {
        fetched.push(url);
        throw new Error("no such picture");
      };
      const login = (headimgUrl: string) => {
        platform.codes.set(headimgUrl, fakePerson(["mini:m1"], { headimgUrl }));
        return app.call("/api/auth/wxlogin", { type: "mini", code: headimgUrl });
      };
      expect(await login("http://platform.invalid/1.png")).toMatchObject({ code: 0 });
      expect(await login("http://platform.invalid/2.png")).toMatchObject({ code: 0 });
      await expect.poll(() => fetched).toEqual(["http://platform.invalid/1.png"]);
    },
  );
});

describe("session fixation", () => {
  testOnPlatformOnEachDatabase("every sign-in begins a token of its own, whatever token was sent along", async (app, platform) => {
    const attacker = await app.signIn("attacker");
    const code = codeFor(platform, "mini:m1");
    const headers = { authorization: attacker.token, cookie: `token=${attacker.token}`, "content-type": "application/json" };
    const payload = { type: "mini", code, token: attacker.token };
    const answer = await app.send({ method: "POST", url: "/api/auth/wxlogin", headers, payload });
    const { token, user } = answer.data as { token: string; user: { id: string } };
    expect(token).not.toBe(attacker.token);
    expect(user.id).not.toBe(attacker.userId);
    expect((await app.call("/api/user/info", {}, attacker.token)).data.id).toBe(attacker.userId);
    const again = await app.call("/api/auth/wxlogin", { type: "mini", code: codeFor(platform, "mini:m1") });
    expect(again.data.token).not.toBe(token);
  });

  testOnPlatformOnEachDatabase(
    "who knows a victim's ticket cannot poll with it, and who knows the id gets no second token",
    async (app, platform) => {
      const { qruuid, scene } = await askForQr(app, platform);
      await push(app, { event: "SCAN", openid: "f1", scene });
      expect((await pollToTheEnd(app, qruuid)).isSuccess).toBe(true);
      expect(await pollToTheEnd(app, scene)).toMatchObject({ refusal: { reason: "login.codeUnknown" } });
      expect(await pollToTheEnd(app, qruuid)).toMatchObject({ refusal: { reason: "login.used" } });
    },
  );
});
