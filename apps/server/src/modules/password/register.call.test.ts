import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { readWordList } from "../../adapters/moderation/word-list.ts";
import { createWordListModeration } from "../../adapters/moderation/word-list-moderation.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { createPasswords } from "./create-passwords.ts";
import { createHasher } from "./hasher.ts";
import { fillIn, login, register } from "./testing/typed-in.ts";

const password = "k7-mQ2vz-tea";
const unavailable = { code: 1, refusal: { reason: "username.unavailable", field: "username" } };

describe("register", () => {
  testOnEachDatabase("makes the account with the gift, signs in, and the name and password work from then on", async (app) => {
    const { data } = await register(app, { username: " 小满 ", password });
    expect(data.user).toMatchObject({ username: "小满", nickname: "小满", hasPassword: true, level: "free" });
    expect(data.user.inviteLink).toBe(`http://localhost/invite/${data.user.inviteCode}`);
    expect((await app.deps.metering.counter(data.user.id)).balanceToken).toBe(NEW_USER_GIFT_TOKENS);
    expect((await app.call("/api/user/info", {}, data.token)).data).toEqual(data.user);
    const again = await login(app, { username: "小满", password });
    expect(again.data.user.id).toBe(data.user.id);
    expect(again.data.token).not.toBe(data.token);
  });

  testOnSqlite("remembers who invited", async (app) => {
    const inviter = await register(app, { username: "inviter", password });
    const { data } = await register(app, { username: "invited", password, fromInviteCode: inviter.data.user.inviteCode });
    const row = await app.deps.db.selectFrom("app_user").select("invited_by").where("id", "=", data.user.id).executeTakeFirstOrThrow();
    expect(row.invited_by).toBe(inviter.data.user.id);
  });

  testOnEachDatabase("many at once with one name make one account", async (app) => {
    const forms = await Promise.all(
      Array.from({ length: 8 }, (_, n) => fillIn(app, { username: n % 2 === 0 ? "Together" : "together", password })),
    );
    const answers = await Promise.all(forms.map((form) => app.call("/api/auth/register", form)));
    expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
    for (const answer of answers.filter(({ isSuccess }) => !isSuccess)) expect(answer).toMatchObject(unavailable);
    for (const table of ["app_user", "identity", "password", "session"] as const) {
      expect(await app.deps.db.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
    }
  });

  testOnEachDatabase("taken, reserved and unspeakable names are told alike, in any dress", async (app, open) => {
    await register(app, { username: "Xiaoman", password });
    await app.signIn("called-so");
    const taken = ["xiaoman", "XIAOMAN", "ｘｉａｏｍａｎ", "called-so", "admin", "客服", "橘笺", "A.D.M.I.N"];
    const answers = await Promise.all(taken.map((username) => register(app, { username, password })));
    for (const answer of answers) expect(answer).toMatchObject(unavailable);
    expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1);

    const { db, clock, account } = app.deps;
    const moderation = createWordListModeration(readWordList("坏词 | abuse"));
    const strict = await open({
      parts: { passwords: createPasswords({ db, clock, account, moderation, hasher: createHasher(), tellsAnswers: true }) },
    });
    expect((await register(strict, { username: "很坏词的", password })).raw).toBe(answers[0]?.raw);
  });

  testOnSqlite("weak passwords and names that are none are refused at their field, and nothing is made", async (app) => {
    for (const weak of ["short-1", "1qaz2wsx", "woaini520", "linxiaoyu"]) {
      const answer = await register(app, { username: "LinXiaoyu", password: weak });
      expect(answer, weak).toMatchObject({ code: 1, refusal: { reason: "password.weak", field: "password" } });
    }
    const odd = await register(app, { username: "<b>", password });
    expect(odd).toMatchObject({ code: 1, refusal: { reason: "username.invalid", field: "username" } });
    expect(await app.deps.db.selectFrom("app_user").selectAll().execute()).toEqual([]);
  });
});
