import { IDEA_PACE, type KindInput } from "@tangleaf/contract";
import { beforeAll, expect, it } from "vitest";
import type { OpenedDatabase } from "../../../db/opened-database.ts";
import type { AppError } from "../../../platform/errors.ts";
import { describeOnSqlite } from "../../../testing/test-database.ts";
import { createTestGenerations, type TestGenerations, textOf, weeklyReport } from "../testing/create-test-generations.ts";
import { createScriptedModel } from "../testing/scripted-model.ts";

const INPUT: KindInput<"treeIdeas"> = {
  path: ["老城旧书店", "谁还在买"],
  siblings: ["租金"],
  children: ["年轻人"],
  offered: ["老主顾"],
  want: 4,
  how: "diverge",
};
const DRAFT: KindInput<"treeDraft"> = { topic: "老城旧书店", material: "", depth: 2, breadth: 3 };

/** What a model makes of it: numbers, marks, repeats, blank lines, too many, and words around it. */
const MESSY =
  "好的：\n1. 附近的学生。\n- 年轻人\n（三）租　金！\n* **外地来的游客**\n\n附近的学生\n带孩子的家长\n老主顾\n淘书的商人\n多出来的\n";
const MESSY_TREE = "- 人\n  - 学生\n    - 太深\n  - 学生\n- 书\n  - 旧教材\n- 人\n  - 跟着走\n- 钱\n- 第四支\n  - 也没有\n";

/** The seconds a request is refused for. */
async function secondsOf(asked: Promise<unknown>): Promise<unknown> {
  const refused = await asked.then(
    () => null,
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({ reason: "expand.tooOften" });
  return (refused as AppError).details.waitSeconds;
}

/** The clock of these tests runs on: a slow database takes seconds of the wait. */
const within = (seconds: number) => (waited: unknown) => Number(waited) > seconds - 60 && Number(waited) > 0 && Number(waited) <= seconds;

describeOnSqlite("ideas for a tree", (open) => {
  let opened: OpenedDatabase;
  let module: TestGenerations;
  const models = [
    createScriptedModel(
      "messy",
      Array.from({ length: 100 }, () => MESSY),
    ),
    createScriptedModel("tree", [MESSY_TREE]),
  ];
  beforeAll(async () => {
    opened = await open();
    module = await createTestGenerations({ opened, models });
    return () => module.generations.close();
  });
  const wait = (seconds: number) => module.clock.forward(seconds * 1000);

  async function ask(
    request: { kind: "treeIdeas"; input: typeof INPUT; model?: string } | { kind: "treeDraft"; input: typeof DRAFT; model?: string },
  ) {
    const userId = await module.user({ tokens: 1 });
    const started = await module.generations.start({ userId, request });
    const events = await module.watch(userId, started.generationId);
    return { userId, started, events, kept: await module.generations.get({ userId, generationId: started.generationId }) };
  }

  it("of a model are lines that say something new, as many as were asked for, each shown when it has ended", async () => {
    const { events, kept } = await ask({ kind: "treeIdeas", input: INPUT, model: "messy" });
    expect(kept.text.split("\n")).toEqual(["附近的学生", "外地来的游客", "带孩子的家长", "淘书的商人"]);
    expect(textOf(events)).toBe(kept.text);
    const asked = models[0]?.asked[0]?.messages.at(-1)?.content ?? "";
    for (const words of ["老城旧书店 → 谁还在买", "租金", "年轻人", "老主顾"]) expect(asked).toContain(words);
  });

  it("of a whole tree keep to depth and breadth, and what stands below a repeated branch goes with it", async () => {
    const { kept } = await ask({ kind: "treeDraft", input: DRAFT, model: "tree" });
    expect(kept.text.split("\n")).toEqual(["人", "  学生", "书", "  旧教材", "钱"]);
  });

  it("cost nothing, also where there is hardly a balance, and let the next text wait for nothing", async () => {
    const { userId, started, kept } = await ask({ kind: "treeIdeas", input: INPUT, model: "messy" });
    expect(started.estimate).toMatchObject({ tokens: 0, maxTokens: 0 });
    expect(kept).toMatchObject({ status: "done", usage: { charged: 0 } });
    expect((await module.balance(userId)).available).toBe(1);
    expect(await module.generations.waitSeconds(userId)).toBe(0);
    // Drafts alone are in the history.
    expect((await module.generations.list({ userId, page: 1, size: 20 })).total).toBe(0);
  });

  it("may be asked for while a text is written, and a text while they are", async () => {
    const userId = await module.user({ tokens: 50_000 });
    await module.generations.start({ userId, request: weeklyReport({ model: "messy" }) });
    await expect(module.generations.start({ userId, request: { kind: "treeIdeas", input: INPUT, model: "messy" } })).resolves.toBeDefined();
  });

  it("have a pace of their own, refused with the seconds to wait, also where two ask at once", async () => {
    const userId = await module.user({ tokens: 1 });
    const start = () => module.generations.start({ userId, request: { kind: "treeIdeas", input: INPUT, model: "messy" } });
    const both = await Promise.allSettled([start(), start()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await secondsOf(start())).toSatisfy(within(IDEA_PACE.everySeconds));
    for (let count = 1; count < IDEA_PACE.most; count++) {
      wait(IDEA_PACE.everySeconds);
      await start();
    }
    wait(IDEA_PACE.everySeconds);
    const left = IDEA_PACE.withinSeconds - IDEA_PACE.most * IDEA_PACE.everySeconds;
    expect(await secondsOf(start())).toSatisfy(within(left));
    wait(left);
    await expect(start()).resolves.toBeDefined();
  });

  it("asked for twice with one requestId are asked for once", async () => {
    const userId = await module.user({ tokens: 1 });
    const requestId = "00000000-0000-4000-8000-000000000001";
    const start = (input: typeof INPUT) =>
      module.generations.start({ userId, request: { kind: "treeIdeas", input, model: "messy", requestId } });
    const first = await start(INPUT);
    expect((await start(INPUT)).generationId).toBe(first.generationId);
    await expect(start({ ...INPUT, how: "ask" })).rejects.toMatchObject({ reason: "request.mismatch" });
  });

  it.each([
    ["path", { path: ["违禁词"] }],
    ["siblings", { siblings: ["违禁词"] }],
    ["offered", { offered: ["违禁词"] }],
  ] as const)("are looked at by the moderation: %s", async (field, input) => {
    await expect(ask({ kind: "treeIdeas", input: { ...INPUT, ...input } as unknown as typeof INPUT })).rejects.toMatchObject({
      reason: "content.blocked",
      details: { field },
    });
  });
});
