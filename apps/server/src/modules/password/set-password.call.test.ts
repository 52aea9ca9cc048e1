import { describe, expect } from "vitest";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { login, register, setPassword } from "./testing/typed-in.ts";

const password = "k7-mQ2vz-tea";
const newPassword = "plum-rain-0617";

describe("setting a password", () => {
  testOnEachDatabase("the first one needs a name, which is the account's from then on", async (app) => {
    const { token, userId } = await app.signIn("dev");
    const nameless = await setPassword(app, token, { password });
    expect(nameless).toMatchObject({ code: 1, refusal: { reason: "username.invalid", field: "username" } });
    const { data } = await setPassword(app, token, { username: " Xiaoman ", password });
    expect(data).toMatchObject({ id: userId, username: "Xiaoman", hasPassword: true });
    expect(data.inviteLink).toMatch(/^http:\/\/localhost\/invite\//);
    expect((await login(app, { username: "xiaoman", password })).data.user.id).toBe(userId);
    expect((await app.signIn("dev")).userId).toBe(userId);
  });

  testOnEachDatabase("the first one signs every other device out, and is not taken for a change", async (app) => {
    const { token } = await app.signIn("dev");
    const other = await app.signIn("dev");
    const change = await setPassword(app, token, { username: "Xiaoman", password, oldPassword: password });
    expect(change).toMatchObject({ code: 1, refusal: { reason: "password.wrong", field: "oldPassword" } });
    expect(await app.call("/api/user/info", {}, other.token)).toMatchObject({ code: 0 });
    expect(await setPassword(app, token, { username: "Xiaoman", password })).toMatchObject({ code: 0 });
    expect(await app.call("/api/user/info", {}, token)).toMatchObject({ code: 0 });
    expect(await app.call("/api/user/info", {}, other.token)).toMatchObject({ code: 99 });
  });

  testOnEachDatabase("a name may be the one the account has, but nobody else's and none of the house", async (app) => {
    await register(app, { username: "taken", password });
    await app.signIn("called-so");
    const { token } = await app.signIn("mine");
    for (const username of ["Taken", "called-so", "admin"]) {
      const answer = await setPassword(app, token, { username, password });
      expect(answer, username).toMatchObject({ code: 1, refusal: { reason: "username.unavailable", field: "username" } });
    }
    expect(await setPassword(app, token, { username: "mine", password })).toMatchObject({ code: 0 });
  });

  testOnEachDatabase("of many accounts that want one name at once, one gets it, and nothing is left of the others", async (app) => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, n) => app.signIn(`person${n}`)));
    const answers = await Promise.all(people.map(({ token }) => setPassword(app, token, { username: "wanted", password })));
    expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
    for (const { refusal } of answers.filter(({ isSuccess }) => !isSuccess)) expect(refusal.reason).toBe("username.unavailable");
    expect(await app.deps.db.selectFrom("password").selectAll().execute()).toHaveLength(1);
  });

  testOnEachDatabase("a change signs every other device out and keeps this one; only the new password works", async (app) => {
    const { token } = (await register(app, { username: "known", password })).data;
    const other = (await login(app, { username: "known", password })).data;
    const changed = await setPassword(app, token, { password: newPassword, oldPassword: password });
    expect(changed).toMatchObject({ code: 0, data: { username: "known", hasPassword: true } });
    expect(await app.call("/api/user/info", {}, token)).toMatchObject({ code: 0 });
    expect(await app.call("/api/user/info", {}, other.token)).toMatchObject({ code: 99 });
    expect(await login(app, { username: "known", password })).toMatchObject({ refusal: { reason: "login.refused" } });
    expect(await login(app, { username: "known", password: newPassword })).toMatchObject({ code: 0 });
  });

  testOnSqlite("a wrong old password changes nothing, and is throttled like a sign-in", async (app) => {
    const { token } = (await register(app, { username: "known", password })).data;
    const other = (await login(app, { username: "known", password })).data;
    for (let n = 0; n < 5; n += 1) {
      const answer = await setPassword(app, token, { password: newPassword, oldPassword: "not-the-password" });
      expect(answer).toMatchObject({ code: 1, refusal: { reason: "password.wrong", field: "oldPassword" } });
    }
    const waiting = await setPassword(app, token, { password: newPassword, oldPassword: password });
    expect(waiting).toMatchObject({ status: 429, refusal: { reason: "login.throttled", waitSeconds: 30 } });
    expect(await app.call("/api/user/info", {}, other.token)).toMatchObject({ code: 0 });
  });

  testOnEachDatabase("a signed-in device resets it without the old one, also while the name waits, which ends", async (app) => {
    const { token } = (await register(app, { username: "known", password })).data;
    for (let n = 0; n < 5; n += 1) await login(app, { username: "known", password: "forgotten-it" });
    expect(await setPassword(app, token, { password: newPassword })).toMatchObject({ code: 0 });
    expect(await login(app, { username: "known", password: newPassword })).toMatchObject({ code: 0 });
  });

  testOnSqlite("weak, unreadable and without a session: refused", async (app) => {
    const { token } = (await register(app, { username: "known-name", password })).data;
    for (const weak of ["12345678", "Known-Name", "short"]) {
      expect(await setPassword(app, token, { password: weak }), weak).toMatchObject({
        refusal: { reason: "password.weak", field: "password" },
      });
    }
    const { data } = await app.call("/api/auth/publicKey", {});
    expect(data.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
    const clear = await app.call("/api/user/setPassword", { password: newPassword, oldPassword: "in clear" }, token);
    expect(clear).toMatchObject({ refusal: { reason: "password.unreadable", field: "password" } });
    expect(await app.call("/api/user/setPassword", { password: newPassword })).toMatchObject({ code: 99 });
  });
});
