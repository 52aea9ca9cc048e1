import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";

const OUTLINE = { title: "题", level: "undergraduate", language: "zh", length: 3000 } as const;

async function begun(app: TestApp, name = "writer") {
  const { token, userId } = await app.signIn(name);
  const { data } = await app.call("/api/essay/create", { ...OUTLINE, outline: [{ id: "one", title: "一" }] }, token);
  return { token, userId, essayId: data.essayId };
}

const entry = (sectionId: string, value: number) => ({
  sectionId,
  claims: [{ key: "count questionnaire valid", value: String(value), words: `${value}份` }],
  terms: [{ term: "结构方程模型", abbreviation: "SEM", meaning: "k3x9" }],
  citations: ["R1"],
  dismissed: ["claim count questionnaire valid two 426份 430"],
});

describe("the facts of an essay's sections", () => {
  testOnEachDatabase("are kept as they were last agreed with, over the version they were read at", async (app) => {
    const { token, essayId } = await begun(app);
    const read = async () => (await app.call("/api/essay/ledger", { essayId }, token)).data;
    const save = (version: number, value: number) =>
      app.call("/api/essay/saveLedger", { essayId, version, entries: [entry("one", value), entry("front", 1)] }, token);
    expect(await read()).toEqual({ version: 0, entries: [] });
    expect((await save(0, 426)).data).toEqual({ version: 1 });
    expect(await read()).toEqual({ version: 1, entries: [entry("one", 426), entry("front", 1)] });
    expect((await save(1, 430)).data).toEqual({ version: 2 });
    for (const old of [0, 1, 7]) expect(await save(old, 500)).toMatchObject({ refusal: { reason: "draft.conflict" } });
    expect((await read()).entries[0]).toEqual(entry("one", 430));
  });

  testOnEachDatabase("saved by two pages at once are those of one of them", async (app) => {
    const { token, essayId } = await begun(app);
    const save = (value: number) => app.call("/api/essay/saveLedger", { essayId, version: 0, entries: [entry("one", value)] }, token);
    const answers = await Promise.all([save(1), save(2), save(3)]);
    expect(answers.map(({ refusal }) => refusal?.reason ?? "saved").toSorted()).toEqual(["draft.conflict", "draft.conflict", "saved"]);
    const winner = answers.findIndex(({ code }) => code === 0) + 1;
    expect((await app.call("/api/essay/ledger", { essayId }, token)).data.entries).toEqual([entry("one", winner)]);
  });

  testOnSqlite("have bounds", async (app) => {
    const { token, essayId } = await begun(app);
    const save = (entries: unknown[]) => app.call("/api/essay/saveLedger", { essayId, version: 0, entries: entries as never }, token);
    for (const entries of [
      [{ ...entry("one", 1), claims: Array.from({ length: 61 }, () => ({ key: "k", value: "1", words: "w" })) }],
      [{ ...entry("one", 1), claims: [{ key: "k", value: 1, words: "w" }] }],
      [{ ...entry("one", 1), citations: ["x".repeat(121)] }],
      Array.from({ length: 501 }, (_, n) => entry(`s${n}`, n)),
    ])
      expect(await save(entries)).toMatchObject({ code: 1 });
    expect((await app.call("/api/essay/ledger", { essayId }, token)).data.version).toBe(0);
  });

  testOnSqlite("go with their essay when that is deleted for good, and with their owner", async (app) => {
    const { token, essayId } = await begun(app);
    const save = (id: string) => app.call("/api/essay/saveLedger", { essayId: id, version: 0, entries: [entry("one", 1)] }, token);
    await save(essayId);
    await app.call("/api/essay/remove", { essayIds: [essayId] }, token);
    expect(await app.call("/api/essay/ledger", { essayId }, token)).toMatchObject({ refusal: { reason: "document.unknown" } });
    await app.call("/api/essay/remove", { essayIds: [essayId], forever: true }, token);
    expect(await app.deps.db.selectFrom("essay_ledger").selectAll().execute()).toEqual([]);
  });
});
