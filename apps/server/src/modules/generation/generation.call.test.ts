import { randomUUID } from "node:crypto";
import { requestIdSchema } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { withoutNotes } from "@tangleaf/writer";
import { beforeAll, expect, it } from "vitest";
import type { OpenedDatabase } from "../../db/opened-database.ts";
import { describeOnEachDatabase, describeOnSqlite } from "../../testing/test-database.ts";
import { createTestGenerations, endOf, type TestGenerations, textOf, weeklyReport } from "./testing/create-test-generations.ts";

const MINUTE_MS = 60_000;

let opened: OpenedDatabase;
let module: TestGenerations;

/** A module for the tests of one block. */
function openGenerations(open: () => Promise<OpenedDatabase>): void {
  beforeAll(async () => {
    opened = await open();
    module = await createTestGenerations({ opened });
    return () => module.generations.close();
  });
}

describeOnSqlite("generations", (open) => {
  openGenerations(open);

  it("replays the rest to somebody who comes back with what they already have", async () => {
    const userId = await module.user();
    const { generationId } = await module.generations.start({ userId, request: weeklyReport() });
    const whole = textOf(await module.watch(userId, generationId));
    const again = await module.watch(userId, generationId, 100);
    expect(textOf(again)).toBe(whole.slice(100));
    expect(endOf(again)?.status).toBe("done");
  });

  it("makes nobody wait for a clock that was set back to catch up", async () => {
    const userId = await module.user();
    const { generationId } = await module.generations.start({ userId, request: weeklyReport() });
    await module.watch(userId, generationId);
    module.clock.forward(-MINUTE_MS / 2);
    expect(await module.generations.waitSeconds(userId)).toBe(60);
    module.clock.forward(-10 * MINUTE_MS);
    expect(await module.generations.waitSeconds(userId)).toBe(0);
    module.clock.forward(10.5 * MINUTE_MS);
  });

  it("reads numbers as people type them, and nothing else as a number", async () => {
    const userId = await module.user();
    const started = await module.generations.start({ userId, request: weeklyReport({ fields: { length: "５００" } }) });
    expect((await module.generations.get({ userId, generationId: started.generationId })).target).toBe(500);
    for (const length of ["0x200", "1e3", "500.5", "五百"]) {
      await expect(module.generations.start({ userId, request: weeklyReport({ fields: { length } }) })).rejects.toMatchObject({
        reason: "field.notNumber",
        details: { field: "length" },
      });
    }
  });

  it.each([
    ["an unknown scene", { sceneType: "nothing", fields: {} }, "scene.unknown", "sceneType"],
    ["a missing field", { sceneType: "weeklyReport", fields: { job: "x", plan: "y" } }, "field.required", "summary"],
    ["a blank field", { sceneType: "weeklyReport", fields: { job: " \u0000 ", summary: "s", plan: "y" } }, "field.required", "job"],
    [
      "a text over its limit",
      { sceneType: "weeklyReport", fields: { job: "x", summary: "长".repeat(50_001), plan: "y" } },
      "field.tooLong",
      "summary",
    ],
    [
      "a number that is none",
      { sceneType: "weeklyReport", fields: { job: "x", summary: "s", plan: "y", length: "many" } },
      "field.notNumber",
      "length",
    ],
    [
      "a number off its bounds",
      { sceneType: "weeklyReport", fields: { job: "x", summary: "s", plan: "y", length: 999_999 } },
      "field.outOfBounds",
      "length",
    ],
    ["an unknown key", { sceneType: "weeklyReport", fields: { job: "x", summary: "s", plan: "y", extra: "z" } }, "field.unknown", "extra"],
    ["a tone where the genre settles it", { sceneType: "gwReport", fields: { tone: "活泼" } }, "field.unknown", "tone"],
    [
      "a prototype's key",
      { sceneType: "weeklyReport", fields: { job: "x", summary: "s", plan: "y", constructor: "z" } },
      "field.unknown",
      "constructor",
    ],
    ["a blocked word", { sceneType: "weeklyReport", fields: { job: "违 禁 词", summary: "s", plan: "y" } }, "content.blocked", "job"],
    [
      "somebody else's piece",
      { sceneType: "weeklyReport", fields: { job: "x", summary: "s", plan: "y" }, pieceId: "nobody's" },
      "generation.unknown",
      "pieceId",
    ],
  ])("refuses %s, names the field and costs nothing", async (_what, input, reason, field) => {
    const userId = await module.user();
    await expect(module.generations.start({ userId, request: { kind: "scene", input } as never })).rejects.toMatchObject({
      reason,
      details: { field },
    });
    expect(await module.balance(userId)).toMatchObject({ available: 8000, held: 0 });
  });

  it("refuses an unknown model, and a start the balance cannot bear", async () => {
    const userId = await module.user({ tokens: 300 });
    await expect(module.generations.start({ userId, request: weeklyReport({ model: "none" }) })).rejects.toMatchObject({
      reason: "model.unknown",
    });
    await expect(module.generations.start({ userId, request: weeklyReport() })).rejects.toMatchObject({ reason: "balance.short" });
    expect((await module.generations.list({ userId, page: 1, size: 10 })).total).toBe(0);
  });

  it("refuses to continue what is whole", async () => {
    const userId = await module.user({ vip: true });
    const { generationId } = await module.generations.start({ userId, request: weeklyReport() });
    await module.watch(userId, generationId);
    await expect(module.generations.start({ userId, request: { kind: "continue", input: { generationId } } })).rejects.toMatchObject({
      reason: "generation.nothingLeft",
    });
  });
});

describeOnEachDatabase("generations in the database", (open) => {
  openGenerations(open);

  it("writes a text, streams it, keeps it and charges it once", async () => {
    const userId = await module.user();
    const request = weeklyReport({ fields: { summary: "完成了需求评审。整理了用户访谈的记录。" } });
    const { generationId, estimate } = await module.generations.start({ userId, request });
    expect(estimate).toEqual({ tokens: 625, maxTokens: 750, balanceAfter: 7375 });
    const events = await module.watch(userId, generationId);
    const kept = await module.generations.get({ userId, generationId });
    expect(textOf(events)).toBe(kept.text);
    expect(kept).toMatchObject({
      status: "done",
      // The sample writer never pads: what was given does not fill the length asked for, and the text says so.
      finishReason: "stop",
      draftNo: 1,
      pieceId: generationId,
      target: 500,
      title: "周报 · 产品经理",
    });
    expect(kept.chars).toBe(countCharacters(kept.text));
    // What the built-in writer leaves to be filled in is not charged.
    expect(kept.text).toContain("【待补充：");
    const charged = Math.ceil(countCharacters(withoutNotes(kept.text)) * 1.25);
    expect(kept.usage).toEqual({ promptTokens: 0, completionTokens: charged, charged });
    expect(events.at(-1)).toMatchObject({ event: "done", data: { status: "done", chars: kept.chars } });
    expect(events.at(-2)).toMatchObject({ event: "usage", data: { charged, balanceToken: 8000 - charged } });
    const ids = events.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(await module.balance(userId)).toEqual({ available: 8000 - charged, held: 0, ledger: 8000 - charged, settles: 1 });
  });

  it("answers a repeat of requestId with the first result, also when both come at once", async () => {
    const userId = await module.user();
    const request = weeklyReport({ requestId: randomUUID() });
    const [first, second] = await Promise.all([
      module.generations.start({ userId, request }),
      module.generations.start({ userId, request }),
    ]);
    expect(second).toEqual(first);
    expect((await module.generations.start({ userId, request })).generationId).toBe(first.generationId);
    await expect(
      module.generations.start({ userId, request: { ...weeklyReport({ length: 800 }), requestId: request.requestId } }),
    ).rejects.toMatchObject({
      reason: "request.mismatch",
    });
    await module.watch(userId, first.generationId);
    expect((await module.balance(userId)).settles).toBe(1);
  });

  it("takes a requestId for the same in either case", async () => {
    const userId = await module.user();
    const requestId = randomUUID();
    const ids = [requestId, requestId.toUpperCase()].map((id) => requestIdSchema.parse(id));
    const [first, second] = await Promise.all(
      ids.map((id) => module.generations.start({ userId, request: weeklyReport({ requestId: id }) })),
    );
    expect(second).toEqual(first);
  });

  it("makes a free user wait a minute, and says how long", async () => {
    const userId = await module.user();
    expect(await module.generations.waitSeconds(userId)).toBe(0);
    const { generationId } = await module.generations.start({ userId, request: weeklyReport() });
    await module.watch(userId, generationId);
    await expect(module.generations.start({ userId, request: weeklyReport() })).rejects.toMatchObject({
      reason: "wait.notOver",
      details: { waitSeconds: 60 },
    });
    expect(await module.generations.waitSeconds(userId)).toBe(60);
    module.clock.forward(MINUTE_MS);
    expect(await module.generations.waitSeconds(userId)).toBe(0);
    await module.generations.start({ userId, request: weeklyReport() });
  });

  it("lets a member write three at a time without waiting", async () => {
    // A database of its own: in the other one a process would write them, and may have written one before the fourth is asked for.
    const idle = await createTestGenerations({ opened: await open(), runs: false });
    const userId = await idle.user({ vip: true, tokens: 50_000 });
    for (let n = 0; n < 3; n++) await idle.generations.start({ userId, request: weeklyReport() });
    await expect(idle.generations.start({ userId, request: weeklyReport() })).rejects.toMatchObject({ reason: "generation.tooMany" });
    await idle.generations.close();
  });

  it("lets one of two starts at once of a free user through", async () => {
    for (let round = 0; round < 5; round++) {
      const userId = await module.user();
      const results = await Promise.allSettled(
        Array.from({ length: 4 }, () => module.generations.start({ userId, request: weeklyReport() })),
      );
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    }
  });

  it("makes drafts of one piece, and reworks passages without making one", async () => {
    const userId = await module.user({ vip: true, tokens: 50_000 });
    const first = await module.generations.start({ userId, request: weeklyReport() });
    await module.watch(userId, first.generationId);
    const fields = { plan: "下周做可用性测试。" };
    const second = await module.generations.start({ userId, request: weeklyReport({ pieceId: first.generationId, fields }) });
    await module.watch(userId, second.generationId);
    const revised = await module.generations.start({
      userId,
      request: { kind: "revise", input: { generationId: second.generationId, instruction: "改成300字" } },
    });
    await module.watch(userId, revised.generationId);
    const edit = await module.generations.start({
      userId,
      request: { kind: "edit", input: { generationId: second.generationId, action: "polish", selection: "完成了需求评审。" } },
    });
    await module.watch(userId, edit.generationId);
    const drafts = await module.generations.list({ userId, pieceId: first.generationId, page: 1, size: 10 });
    expect(drafts.list.map(({ draftNo, kind, target }) => [draftNo, kind, target])).toEqual([
      [3, "revise", 300],
      [2, "scene", 500],
      [1, "scene", 500],
    ]);
    expect((await module.generations.get({ userId, generationId: edit.generationId })).text).not.toBe("");
    expect((await module.generations.list({ userId, kind: "edit", page: 1, size: 10 })).total).toBe(1);
    const [one, two] = [first, second].map(({ generationId }) => module.generations.get({ userId, generationId }));
    expect((await one)?.text).not.toBe((await two)?.text);
  });

  it("keeps edits beside the text by compare-and-set", async () => {
    const userId = await module.user();
    const { generationId } = await module.generations.start({ userId, request: weeklyReport() });
    const raw = textOf(await module.watch(userId, generationId));
    const saved = await module.generations.update({ userId, generationId, baseVersion: 1, text: "我改过的开头。", upTo: 10 });
    expect(saved.version).toBe(2);
    const kept = await module.generations.get({ userId, generationId });
    expect(kept.text).toBe(`我改过的开头。${raw.slice(10)}`);
    expect(kept.rawUnits).toBe(raw.length);
    expect(saved.chars).toBe(countCharacters(kept.text));
    await expect(module.generations.update({ userId, generationId, baseVersion: 1, text: "晚了", upTo: 10 })).rejects.toMatchObject({
      reason: "draft.conflict",
      details: { version: 2 },
    });
    expect(textOf(await module.watch(userId, generationId))).toBe(raw);
  });

  it("looks at edits as at everything else a person writes: whole, across the seam to what follows, and without controls", async () => {
    const userId = await module.user();
    const { generationId } = await module.generations.start({ userId, request: weeklyReport() });
    await module.watch(userId, generationId);
    await opened.db.updateTable("generation").set({ text: "0123456789禁词话后面。" }).where("id", "=", generationId).execute();
    const update = (text: string, upTo: number, baseVersion = 1) =>
      module.generations.update({ userId, generationId, baseVersion, text, upTo });
    const blocked = { reason: "content.blocked", details: { field: "text" } };
    await expect(update("有违禁词的开头", 16)).rejects.toMatchObject(blocked);
    await expect(update("有违\ufe0f禁\u{e0041}词的开头", 16)).rejects.toMatchObject(blocked);
    await expect(update("开头有违", 10)).rejects.toMatchObject(blocked);
    const shown = async () => (await module.generations.get({ userId, generationId })).text;
    expect(await shown()).toBe("0123456789禁词话后面。");
    await update("他说粗\u2060话，👨‍👩‍👧都听见了，\u0007然后\r\n", 12);
    expect(await shown()).toBe("他说＊＊＊，👨‍👩‍👧都听见了，然后\n话后面。");
    // The other half of a masked word stands in what follows and stays.
    await update("😀他说粗", 12, 2);
    expect(await shown()).toBe("😀他说＊话后面。");
  });

  it("keeps what is somebody else's out of sight", async () => {
    const [owner, other] = [await module.user(), await module.user()];
    const { generationId } = await module.generations.start({ userId: owner, request: weeklyReport() });
    const mine = { userId: other, generationId };
    for (const action of [
      () => module.generations.get(mine),
      () => module.generations.stop(mine),
      () => module.generations.remove(mine),
      () => module.generations.assertOwned(mine),
      () => module.generations.update({ ...mine, baseVersion: 1, text: "x", upTo: 0 }),
      () => module.watch(other, generationId),
      () => module.generations.start({ userId: other, request: { kind: "continue", input: { generationId } } }),
    ]) {
      await expect(action()).rejects.toMatchObject({ reason: "generation.unknown" });
    }
  });

  it("finds texts by what is in them, wildcards being letters, and forgets removed ones but not what they cost", async () => {
    const userId = await module.user({ vip: true, tokens: 50_000 });
    const one = await module.generations.start({ userId, request: weeklyReport({ fields: { job: "ＡＢＣ%测试" } }) });
    await module.watch(userId, one.generationId);
    const two = await module.generations.start({ userId, request: weeklyReport({ fields: { job: "园艺师" } }) });
    await module.watch(userId, two.generationId);
    const search = async (q: string) =>
      (await module.generations.list({ userId, q, page: 1, size: 10 })).list.map(({ generationId }) => generationId);
    expect(await search("abc%")).toEqual([one.generationId]);
    expect(await search("%")).toEqual([one.generationId]);
    expect(await search("_")).toEqual([]);
    expect(await search("园艺")).toEqual([two.generationId]);
    expect(await search("周报")).toEqual([two.generationId, one.generationId]);
    await module.generations.remove({ userId, generationId: one.generationId });
    expect(await search("周报")).toEqual([two.generationId]);
    await expect(module.generations.get({ userId, generationId: one.generationId })).rejects.toMatchObject({
      reason: "generation.unknown",
    });
    expect((await module.balance(userId)).settles).toBe(2);
  });
});
