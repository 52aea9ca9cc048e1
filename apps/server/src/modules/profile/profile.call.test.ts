import { AVATAR_MAX_BYTES } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import type { IdentityPlatform } from "../../ports/identity-platform.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { dataUrl, jpegOf, pngOf, webpOf } from "./testing/pictures.ts";

const PNG = dataUrl("image/png", pngOf(256, 256));

async function setAvatar(app: TestApp, token: string, headimg: string): Promise<string> {
  return (await app.call("/api/user/update", { headimg }, token)).data.headimg;
}

const get = (app: TestApp, url: string, method: "GET" | "HEAD" = "GET") => app.app.inject({ method, url });

describe("nickname", () => {
  testOnEachDatabase("a new one is answered and kept; the other things stay", async (app) => {
    const { token } = await app.signIn("namer");
    const headimg = await setAvatar(app, token, PNG);
    expect(await app.call("/api/user/update", { nickname: " 小橘 " }, token)).toMatchObject({
      code: 0,
      data: { nickname: "小橘", headimg },
    });
    expect((await app.call("/api/user/info", {}, token)).data).toMatchObject({ username: "namer", nickname: "小橘", headimg });
  });

  testOnSqlite("a wrong one is told with its field, and a good picture beside it is not taken either", async (app) => {
    const { token } = await app.signIn();
    const answer = await app.call("/api/user/update", { nickname: "x".repeat(31), headimg: PNG }, token);
    expect(answer).toMatchObject({ code: 1, refusal: { reason: "nickname.invalid", field: "nickname" } });
    expect((await app.call("/api/user/info", {}, token)).data.headimg).toBe("");
  });
});

describe("avatar", () => {
  testOnSqlite("PNG, JPEG and WebP are served to everybody under an address nobody guesses, for ever", async (app) => {
    const { token, userId } = await app.signIn();
    const bytes = { "image/png": pngOf(32, 2048), "image/jpeg": jpegOf(256, 256), "image/webp": webpOf("VP8 ", 256, 256) };
    for (const [type, picture] of Object.entries(bytes)) {
      const headimg = await setAvatar(app, token, dataUrl(type, picture));
      expect(headimg).toMatch(/^\/avatars\/[0-9a-f-]{36}\.(png|jpg|webp)$/);
      expect(headimg).not.toContain(userId);
      const answer = await get(app, headimg);
      expect(answer.rawPayload).toEqual(picture);
      expect(answer.headers).toMatchObject({
        "content-type": type,
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      });
      expect((await get(app, headimg, "HEAD")).body).toBe("");
    }
  });

  testOnEachDatabase("a new one replaces the old one, an empty one removes it, and no blob stays behind", async (app) => {
    const { token } = await app.signIn();
    const first = await setAvatar(app, token, PNG);
    const second = await setAvatar(app, token, PNG);
    expect(second).not.toBe(first);
    expect([(await get(app, first)).statusCode, (await get(app, second)).statusCode]).toEqual([404, 200]);
    expect(await setAvatar(app, token, "")).toBe("");
    expect((await get(app, second)).statusCode).toBe(404);
  });

  testOnSqlite("anything but a fitting picture that is what it says is refused", async (app) => {
    const { token } = await app.signIn();
    const wrong = [
      "https://example.com/a.png",
      "data:image/png;base64,",
      "data:image/png;base64,!!!!",
      dataUrl("image/jpeg", pngOf(256, 256)),
      dataUrl("image/svg+xml", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
      dataUrl("image/png", Buffer.from("<script>alert(1)</script>".padEnd(64))),
      dataUrl("image/gif", Buffer.from("GIF89a".padEnd(64))),
      dataUrl("image/png", pngOf(31, 256)),
      dataUrl("image/png", pngOf(256, 2049)),
      dataUrl("image/png", pngOf(256, 256, AVATAR_MAX_BYTES + 1)),
    ];
    for (const headimg of wrong) {
      const answer = await app.call("/api/user/update", { headimg }, token);
      expect(answer, headimg.slice(0, 40)).toMatchObject({ code: 1, refusal: { reason: "avatar.invalid", field: "headimg" } });
    }
    expect((await app.call("/api/user/update", { headimg: dataUrl("image/png", pngOf(256, 256, AVATAR_MAX_BYTES)) }, token)).code).toBe(0);
  });

  testOnSqlite("no other address under /avatars leads anywhere", async (app) => {
    const { token } = await app.signIn();
    const headimg = await setAvatar(app, token, PNG);
    const file = headimg.slice("/avatars/".length);
    const tricks = ["", "..%2Favatars%2F", "%2e%2e%2favatars%2f", "a/", "a%2F..%2F", "%00"];
    for (const trick of tricks) expect((await get(app, `/avatars/${trick}${trick === "" ? "" : file}`)).statusCode, trick).toBe(404);
    for (const url of [`${headimg}/`, `${headimg}x`, headimg.toUpperCase(), headimg.replace(".png", ".jpg"), "/avatars"]) {
      expect((await get(app, url)).statusCode, url).toBe(404);
    }
  });

  testOnEachDatabase("many at once leave one, and that one can be seen", async (app) => {
    const { token } = await app.signIn();
    await Promise.all(Array.from({ length: 6 }, () => app.call("/api/user/update", { headimg: PNG }, token)));
    const { headimg } = (await app.call("/api/user/info", {}, token)).data;
    expect((await get(app, headimg)).statusCode).toBe(200);
  });
});

describe("a picture of the messaging platform", () => {
  const platform = (picture: Buffer | Error | null) =>
    ({
      ways: { qr: false, web: false, inapp: false, mini: false },
      fetchPicture: async () => {
        if (picture instanceof Error) throw picture;
        return picture;
      },
    }) as unknown as IdentityPlatform;

  testOnSqlite("is taken where there is none yet, and never in place of one the user chose", async (_, open) => {
    const app = await open({ identityPlatform: platform(jpegOf(132, 132)) });
    const { token, userId } = await app.signIn();
    await app.deps.profile.adoptPicture({ userId, url: "https://thirdwx.qlogo.cn/a" });
    const { headimg } = (await app.call("/api/user/info", {}, token)).data;
    expect(headimg).toMatch(/\.jpg$/);
    expect((await get(app, headimg)).statusCode).toBe(200);
    const chosen = await setAvatar(app, token, PNG);
    await app.deps.profile.adoptPicture({ userId, url: "https://thirdwx.qlogo.cn/a" });
    expect((await app.call("/api/user/info", {}, token)).data.headimg).toBe(chosen);
  });

  testOnSqlite("that cannot be had or is none changes nothing and stops nobody", async (_, open) => {
    for (const picture of [null, Buffer.from("<html>"), pngOf(16, 16), new Error("away")]) {
      const app = await open({ identityPlatform: platform(picture) });
      const { token, userId } = await app.signIn();
      await app.deps.profile.adoptPicture({ userId, url: "https://thirdwx.qlogo.cn/a" });
      expect((await app.call("/api/user/info", {}, token)).data.headimg).toBe("");
    }
  });
});
