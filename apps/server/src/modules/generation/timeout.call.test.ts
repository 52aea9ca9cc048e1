import { CHECKPOINT_CHARACTERS, GENERATION_TIMEOUT_MS } from "@tangleaf/contract";
import { describe, expect, it } from "vitest";
import type { Model, ModelChunk } from "../../ports/model.ts";
import { createManualClock } from "../../testing/manual-clock.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { createTestGenerations, weeklyReport } from "./testing/create-test-generations.ts";

/** Says this much and then keeps everybody waiting. */
function silentAfter(text: string): Model {
  return {
    info: {
      name: "m",
      label: "m",
      builtin: false,
      class: "m",
      maxOutput: 1000,
      price: { prompt: 0, completion: 1, reasoning: 0 },
      concurrency: 0,
    },
    async *stream(_request, signal): AsyncGenerator<ModelChunk> {
      if (text !== "") yield { type: "text", text };
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    },
  };
}

describe("a generation that takes too long", () => {
  it.each([
    ["", { status: "failed", finishReason: "model.timeout", text: "", usage: { charged: 0 } }],
    ["写到这里就停了", { status: "interrupted", finishReason: "timeout", text: "写到这里就停了", usage: { charged: 9 } }],
  ])("ends with what it has: %j", async (text, expected) => {
    const clock = createManualClock();
    const opened = await openTestDatabase();
    const module = await createTestGenerations({
      opened,
      clock: { ...clock, forward: (ms) => clock.jumpTo(clock.now() + ms) },
      models: [silentAfter(text)],
    });
    const userId = await module.user();
    const { generationId } = await module.generations.start({ userId, request: weeklyReport() });
    await expect.poll(async () => (await module.generations.get({ userId, generationId })).status).toBe("writing");
    await expect.poll(async () => (await module.generations.get({ userId, generationId })).text).toBe(text);
    await clock.advance(GENERATION_TIMEOUT_MS);
    await expect.poll(async () => (await module.generations.get({ userId, generationId })).status).toBe(expected.status);
    expect(await module.generations.get({ userId, generationId })).toMatchObject({ ...expected, usage: expected.usage });
    expect((await module.balance(userId)).settles).toBe(1);
    await module.generations.close();
    await opened.close();
  });
});

it("stores a text after 400 characters although no time has passed", async () => {
  const clock = createManualClock();
  const opened = await openTestDatabase();
  const written = "这一段写得够长，要先存一次。\n".repeat(CHECKPOINT_CHARACTERS / 10);
  const module = await createTestGenerations({
    opened,
    clock: { ...clock, forward: (ms) => clock.jumpTo(clock.now() + ms) },
    models: [silentAfter(written)],
  });
  const userId = await module.user();
  const request = { kind: "scene" as const, input: { sceneType: "reWrite", fields: { content: "要改写的一段话。" } } };
  const { generationId } = await module.generations.start({ userId, request });
  const watching = module.watch(userId, generationId);
  const readStored = async () => {
    const row = await opened.db.selectFrom("generation").select("text").where("id", "=", generationId).executeTakeFirstOrThrow();
    return row.text.length;
  };
  await expect.poll(readStored, { message: "nothing was stored" }).toBeGreaterThanOrEqual(CHECKPOINT_CHARACTERS);
  await clock.advance(GENERATION_TIMEOUT_MS);
  await watching;
  await module.generations.close();
  await opened.close();
});
