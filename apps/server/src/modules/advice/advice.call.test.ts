import { NPS } from "@tangleaf/contract";
import { expect } from "vitest";
import { generationRow } from "../../testing/rows.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";

const DAY_MS = 86_400_000;
const OPINION = { star: 4, content: "图表再多几种就好了", agree: true } as const;
const PER_DAY = 10;
const notNow = { code: 1, refusal: { reason: "nps.notNow" } };

async function giveTexts(app: TestApp, userId: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await app.deps.db
      .insertInto("generation")
      .values(generationRow({ id: `${userId}-${n}`, user_id: userId, status: "done" }))
      .execute();
  }
}

testOnSqlite("an opinion is kept with its stars, with or without a session and a contact", async (app) => {
  const { token, userId } = await app.signIn("mina");
  expect(await app.call("/api/advise/save", { ...OPINION, contract: "wx: mina" }, token)).toMatchObject({ code: 0 });
  expect(await app.call("/api/advise/save", { ...OPINION, content: "  很好  " })).toMatchObject({ code: 1, refusal: { field: "content" } });
  expect(await app.call("/api/advise/save", { ...OPINION, content: " 很好用 " })).toMatchObject({ code: 0 });
  const rows = await app.deps.db.selectFrom("advice").selectAll().orderBy("contact", "desc").execute();
  expect(rows).toMatchObject([
    { user_id: userId, star: 4, content: OPINION.content, contact: "wx: mina" },
    { user_id: null, content: "很好用", contact: "" },
  ]);
});

testOnSqlite("an opinion out of bounds is refused at its field, and nothing of it is kept", async (app) => {
  const wrong = [
    { field: "star", body: { ...OPINION, star: 0 } },
    { field: "star", body: { ...OPINION, star: 6 } },
    { field: "star", body: { ...OPINION, star: 4.5 } },
    { field: "content", body: { ...OPINION, content: "字".repeat(501) } },
    { field: "content", body: { ...OPINION, content: "两字" } },
    { field: "agree", body: { ...OPINION, agree: false } },
    { field: "contract", body: { ...OPINION, contract: "1".repeat(101) } },
  ];
  for (const { field, body } of wrong)
    expect(await app.call("/api/advise/save", body as never)).toMatchObject({ status: 400, refusal: { field } });
  expect(await app.call("/api/advise/save", { ...OPINION, content: "字".repeat(500) })).toMatchObject({ code: 0 });
  expect(await app.deps.db.selectFrom("advice").select("id").execute()).toHaveLength(1);
});

testOnSqlite("a rate below 0, above 10 or between two numbers is refused at its field, and changes no answer", async (app) => {
  const { token, userId } = await app.signIn("mina");
  await giveTexts(app, userId, NPS.fromText);
  expect(await app.call("/api/advise/isShowNpsAdvise", {}, token)).toMatchObject({ code: 0 });
  expect(await app.call("/api/advise/saveNpsAdvise", { rate: 9 }, token)).toMatchObject({ code: 0 });
  for (const rate of [-1, 11, 6.5, "7", null])
    expect(await app.call("/api/advise/saveNpsAdvise", { rate } as never, token), String(rate)).toMatchObject({
      status: 400,
      refusal: { field: "rate" },
    });
  const tooLong = { rate: 3, advise: "字".repeat(NPS.adviceMaxCharacters + 1) };
  expect(await app.call("/api/advise/saveNpsAdvise", tooLong, token)).toMatchObject({ status: 400, refusal: { field: "advise" } });
  expect(await app.deps.db.selectFrom("nps_question").select("rate").execute()).toEqual([{ rate: 9 }]);
});

testOnEachDatabase("ten opinions a day, also of many sent at once; the next day it goes on", async (app) => {
  const { token } = await app.signIn("mina");
  const answers = await Promise.all(Array.from({ length: PER_DAY + 5 }, () => app.call("/api/advise/save", OPINION, token)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(PER_DAY);
  expect(await app.call("/api/advise/save", OPINION, token)).toMatchObject({ status: 429, refusal: { reason: "advice.tooMany" } });
  expect(await app.call("/api/advise/save", OPINION)).toMatchObject({ code: 0 });
  app.clock.jumpTo(app.clock.now() + DAY_MS);
  const { token: again } = await app.signIn("mina");
  expect(await app.call("/api/advise/save", OPINION, again)).toMatchObject({ code: 0 });
});

testOnSqlite("nobody is asked before their third text is done", async (app) => {
  const { token, userId } = await app.signIn("mina");
  await giveTexts(app, userId, NPS.fromText - 1);
  expect(await app.call("/api/advise/isShowNpsAdvise", {}, token)).toMatchObject(notNow);
  const others = [
    { id: "failed", status: "failed" },
    // Ideas for a mind tree are no text.
    { id: "ideas", status: "done", kind: "treeIdeas" },
  ] as const;
  for (const other of others) {
    await app.deps.db
      .insertInto("generation")
      .values(generationRow({ ...other, user_id: userId }))
      .execute();
  }
  expect(await app.call("/api/advise/isShowNpsAdvise", {}, token)).toMatchObject(notNow);
});

testOnEachDatabase("of several tabs one asks, and for 90 days none, answered or not", async (app) => {
  const { token, userId } = await app.signIn("mina");
  await giveTexts(app, userId, NPS.fromText);
  const asked = await Promise.all(Array.from({ length: 6 }, () => app.call("/api/advise/isShowNpsAdvise", {}, token)));
  expect(asked.filter(({ code }) => code === 0)).toHaveLength(1);
  app.clock.jumpTo(app.clock.now() + NPS.everyDays * DAY_MS - 1);
  const { token: later } = await app.signIn("mina");
  expect(await app.call("/api/advise/isShowNpsAdvise", {}, later)).toMatchObject(notNow);
  app.clock.jumpTo(app.clock.now() + 1);
  expect(await app.call("/api/advise/isShowNpsAdvise", {}, later)).toMatchObject({ code: 0 });
});

testOnSqlite("an answer belongs to the question asked last; a second one replaces it", async (app) => {
  const { token, userId } = await app.signIn("mina");
  const { token: other } = await app.signIn("other");
  expect(await app.call("/api/advise/saveNpsAdvise", { rate: 7 }, token)).toMatchObject(notNow);
  await giveTexts(app, userId, NPS.fromText);
  await app.call("/api/advise/isShowNpsAdvise", {}, token);
  expect(await app.call("/api/advise/saveNpsAdvise", { rate: 7 }, token)).toMatchObject({ code: 0 });
  expect(await app.call("/api/advise/saveNpsAdvise", { rate: 0, advise: "总是忘记格式" }, token)).toMatchObject({ code: 0 });
  expect(await app.call("/api/advise/saveNpsAdvise", { rate: 10 }, other)).toMatchObject(notNow);
  expect(await app.deps.db.selectFrom("nps_question").selectAll().execute()).toMatchObject([
    { user_id: userId, rate: 0, advice: "总是忘记格式" },
  ]);
});
