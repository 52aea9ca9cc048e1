import { expect, test } from "vitest";
import { createLog } from "../../platform/log.ts";
import { createFakePlatform, fakePerson } from "../../testing/fake-identity-platform.ts";
import { newBrowser } from "../../testing/new-browser.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { askForQr, pollToTheEnd, push } from "./testing/qr-journey.ts";

test("no token, ticket, state, nonce, code or openid is ever logged, whether a sign-in succeeds or fails", async () => {
  const lines: string[] = [];
  const log = createLog({ level: "trace", destination: { write: (line: string) => void lines.push(line) } });
  const platform = createFakePlatform();
  const app = await createTestApp({ parts: { log }, identityPlatform: platform });
  try {
    const verifyToken = await newBrowser(app);
    const qr = await askForQr(app, platform, { verifyToken });
    await push(app, { event: "SCAN", openid: "the-openid", scene: qr.scene });
    const byQr = await pollToTheEnd(app, qr.qruuid);
    const begun = await app.call("/api/auth/wxauthorize", { type: "web" });
    const state = new URL(begun.data.url).searchParams.get("state") ?? "";
    platform.codes.set("the-code", fakePerson(["web:the-subject"]));
    const login = { type: "web", code: "the-code", state, nonce: begun.data.nonce } as const;
    const byCode = await app.call("/api/auth/wxlogin", login);
    for (const answer of [byQr, byCode]) await app.call("/api/user/info", {}, answer.data.token);
    expect((await app.call("/api/auth/wxlogin", login)).isSuccess).toBe(false);
    await app.send({ method: "GET", url: `/login/wx?code=the-code&state=${state}` });
    await app.send({ method: "GET", url: "/api/wx/callback?signature=the-signature&nonce=n" });

    const tokens = [byQr.data.token, byCode.data.token, qr.scene, qr.qruuid, state, begun.data.nonce, verifyToken];
    const others = ["the-openid", "the-code", "the-subject", "the-signature"];
    const text = lines.join("\n");
    expect(lines.length).toBeGreaterThan(0);
    for (const secret of [...tokens, ...others]) expect(text).not.toContain(secret);
  } finally {
    await app.close();
  }
});
