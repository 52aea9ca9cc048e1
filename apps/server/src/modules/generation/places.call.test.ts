import { expect, it, vi } from "vitest";
import type { OpenedDatabase } from "../../db/opened-database.ts";
import { type Model, ModelError, type ModelInfo } from "../../ports/model.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { auditLedger } from "../metering/index.ts";
import { createTestGenerations, endOf, type TestGenerations, weeklyReport } from "./testing/create-test-generations.ts";

/** As long as what is asked for: one call of the model. */
const ANSWER = "本周完成了需求评审，整理了用户访谈的记录。".repeat(9);
const LENGTH = 200;
const PATIENT = { timeout: 20_000 };

const infoOf = (given: Partial<ModelInfo> & Pick<ModelInfo, "name">): ModelInfo => ({
  label: given.name,
  builtin: false,
  class: given.name,
  maxOutput: 4000,
  price: { prompt: 0, completion: 1, reasoning: 0 },
  concurrency: 0,
  ...given,
});

/** A model whose answers begin and end when the test says so, and which counts how many are under way. */
function createHeldModel(info: ModelInfo) {
  const held: (() => void)[] = [];
  let asked = 0;
  let most = 0;
  const model: Model = {
    info,
    async *stream(_request, signal) {
      asked++;
      try {
        most = Math.max(most, asked);
        yield { type: "text", text: ANSWER };
        await new Promise<void>((resolve) => {
          held.push(resolve);
          signal.addEventListener("abort", () => resolve());
        });
        yield { type: "finish", reason: "stop" };
      } finally {
        asked--;
      }
    },
  };
  return {
    model,
    get asked() {
      return asked;
    },
    get most() {
      return most;
    },
    letAllEnd() {
      for (const end of held.splice(0)) end();
    },
  };
}

const brokenModel = (info: ModelInfo): Model => ({
  info,
  // biome-ignore lint/correctness/useYield: it gives nothing
  async *stream() {
    throw new ModelError("status", "down");
  },
});

describeOnEachDatabase("places of a model", (open) => {
  async function write(writes: TestGenerations, model: string): Promise<{ userId: string; generationId: string }> {
    const userId = await writes.user({ vip: true, tokens: 100_000 });
    const { generationId } = await writes.generations.start({ userId, request: weeklyReport({ model, length: LENGTH }) });
    return { userId, generationId };
  }

  const slotsOf = async ({ db }: OpenedDatabase) =>
    (await db.selectFrom("queue_item").select(["slot"]).where("state", "=", "taken").execute()).map(({ slot }) => slot).sort();

  it("are not exceeded by two processes, and one that becomes free is given to the next", async () => {
    const opened = await open();
    const held = createHeldModel(infoOf({ name: "held", concurrency: 2 }));
    const modules = [await createTestGenerations({ opened, models: [held.model], soleProcess: false })];
    modules.push(await createTestGenerations({ opened, models: [held.model], soleProcess: false }));
    const [first, other] = modules as [TestGenerations, TestGenerations];
    const texts = [await write(first, "held"), await write(other, "held"), await write(first, "held"), await write(other, "held")];
    await vi.waitUntil(() => held.asked === 2, PATIENT);
    for (const text of texts)
      await vi.waitUntil(async () => {
        held.letAllEnd();
        return (await first.generations.get(text)).status === "done";
      }, PATIENT);
    expect(held.most).toBe(2);
    expect(await opened.db.selectFrom("queue_item").selectAll().execute()).toEqual([]);
    for (const module of modules) await module.generations.close();
  });

  it("are those of the stand-in where it answers, and the broken model's are free", async () => {
    const opened = await open();
    const standIn = createHeldModel(infoOf({ name: "standIn", class: "c", concurrency: 1 }));
    const models = [brokenModel(infoOf({ name: "broken", class: "c", concurrency: 1 })), standIn.model];
    const writes = await createTestGenerations({ opened, models });
    const texts = [await write(writes, "broken")];
    await vi.waitUntil(() => standIn.asked === 1, PATIENT);
    expect(await slotsOf(opened)).toEqual(["standIn"]);
    texts.push(await write(writes, "broken"), await write(writes, "standIn"));
    await vi.waitUntil(
      async () => (await opened.db.selectFrom("queue_item").select("id").where("state", "=", "moving").execute()).length === 1,
      PATIENT,
    );
    for (const text of texts)
      await vi.waitUntil(async () => {
        standIn.letAllEnd();
        return (await writes.generations.get(text)).status === "done";
      }, PATIENT);
    expect(standIn.most).toBe(1);
    expect((await writes.generations.get(texts[0] ?? { userId: "", generationId: "" })).model).toBe("standIn");
    await writes.generations.close();
  });

  it("of a dead process are free again, and a step of a job that it wrote is written by the next one and charged once", async () => {
    const opened = await open();
    const idle = await createTestGenerations({
      opened,
      models: [createHeldModel(infoOf({ name: "held" })).model],
      runs: false,
      soleProcess: false,
    });
    const texts = [await write(idle, "held"), await write(idle, "held"), await write(idle, "held")];
    const [page, step, waiting] = texts.map(({ generationId }) => generationId) as [string, string, string];
    const gone = { owner: "gone", epoch: 1 };
    await opened.db
      .updateTable("generation")
      .set({ ...gone, status: "writing", text: "写到这里" })
      .where("id", "in", [page, step])
      .execute();
    await opened.db
      .updateTable("queue_item")
      .set({ ...gone, state: "taken", slot: "held" })
      .where("id", "in", [page, step])
      .execute();
    await opened.db.updateTable("queue_item").set({ class: "background" }).where("id", "=", step).execute();
    const held = createHeldModel(infoOf({ name: "held", concurrency: 2 }));
    const next = await createTestGenerations({ opened, models: [held.model], soleProcess: false });
    await vi.waitUntil(() => held.asked === 2, PATIENT);
    const stateOf = async (id: string) =>
      opened.db.selectFrom("generation").select(["status", "epoch"]).where("id", "=", id).executeTakeFirstOrThrow();
    expect(await stateOf(page)).toEqual({ status: "interrupted", epoch: 1 });
    expect(await stateOf(step)).toEqual({ status: "writing", epoch: 2 });
    expect(await stateOf(waiting)).toEqual({ status: "writing", epoch: 1 });
    held.letAllEnd();
    for (const text of texts.slice(1)) {
      await vi.waitUntil(async () => {
        held.letAllEnd();
        return (await next.generations.get(text)).status === "done";
      }, PATIENT);
      const { text: written, usage } = await next.generations.get(text);
      expect(written).not.toContain("写到这里");
      expect(usage.charged).toBeGreaterThan(0);
    }
    const audit = await opened.db.transaction().execute((trx) => auditLedger(trx));
    expect(audit.findings).toEqual([]);
    await idle.generations.close();
    await next.generations.close();
  });

  it("are given back with a text of the background that is being written when the server is asked to leave", async () => {
    const opened = await open();
    const info = infoOf({ name: "held", concurrency: 1 });
    const idle = await createTestGenerations({ opened, models: [createHeldModel(info).model], runs: false, soleProcess: false });
    const text = await write(idle, "held");
    await opened.db.updateTable("queue_item").set({ class: "background" }).execute();
    await idle.generations.close();
    const first = createHeldModel(info);
    const leaving = await createTestGenerations({ opened, models: [first.model], soleProcess: false });
    await vi.waitUntil(() => first.asked === 1, PATIENT);
    await leaving.generations.close();
    expect(await leaving.generations.get(text)).toMatchObject({ status: "queued", text: "", usage: { charged: 0 } });
    const last = createHeldModel(info);
    const next = await createTestGenerations({ opened, models: [last.model], soleProcess: false });
    await vi.waitUntil(async () => {
      last.letAllEnd();
      return (await next.generations.get(text)).status === "done";
    }, PATIENT);
    expect(endOf(await next.watch(text.userId, text.generationId))?.status).toBe("done");
    await next.generations.close();
  });
});
