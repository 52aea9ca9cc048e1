import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { type ModelChunk, readChunks, type TakeChunk } from "../../ports/model.ts";
import { passTurns } from "../../testing/pass-turns.ts";
import { systemClock } from "../system-clock.ts";
import { modelConfigSchema } from "./model-config.ts";
import { createOpenAiCompatibleModel } from "./openai-compatible-model.ts";

const frame = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;

/** An answer that is sent by hand, and what was handed over of it. `hand`: its turn has come. */
async function ask({ idleMs = 60_000, onTake = () => null }: { idleMs?: number; onTake?: TakeChunk } = {}) {
  const { promise: asked, resolve } = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    resolve(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close().closeAllConnections());
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const model = createOpenAiCompatibleModel({
    config: modelConfigSchema.parse({ name: "paced", baseURL, model: "m", timeouts: { idleMs } }),
    clock: systemClock,
    log: pino({ level: "silent" }),
  });
  const chunks: ModelChunk[] = [];
  const waiting = new Set<() => void>();
  const ending = new AbortController();
  const request = { userId: "u", messages: [], maxTokens: 10, hint: { kind: "ready" as const, answer: "" } };
  const over = readChunks(
    model,
    request,
    ending.signal,
    (chunk) => {
      chunks.push(chunk);
      return onTake(chunk);
    },
    (hand) => waiting.add(hand),
  );
  // Looked at where a test is about it.
  over.catch(() => undefined);
  const response = await asked;
  return {
    over,
    ending,
    texts: () => chunks.flatMap((chunk) => (chunk.type === "text" ? [chunk.text] : [])),
    /** Resolves when the bytes have gone out and those before them were read. */
    async send(bytes: string, wait: () => boolean) {
      response.write(bytes);
      await expect.poll(wait).toBe(true);
    },
    response,
    isWaiting: () => waiting.size > 0,
    hand() {
      for (const hand of waiting) {
        waiting.delete(hand);
        hand();
      }
    },
  };
}

it("the first piece of an answer is handed over at once, those after it together when their turn comes, the last with the end", async () => {
  const answer = await ask();
  await answer.send(frame("一"), () => answer.texts().length === 1);
  expect(answer.isWaiting()).toBe(false);
  await answer.send(`${frame("二")}${frame("三")}`, answer.isWaiting);
  await passTurns();
  expect(answer.texts()).toEqual(["一"]);
  answer.hand();
  expect(answer.texts()).toEqual(["一", "二三"]);
  await answer.send(frame("四"), answer.isWaiting);
  answer.response.end(frame("", "stop"));
  await answer.over;
  expect(answer.texts()).toEqual(["一", "二三", "四"]);
  // Its turn comes after the end.
  answer.hand();
  expect(answer.texts()).toEqual(["一", "二三", "四"]);
});

it("what waits when the connection breaks is kept", async () => {
  const answer = await ask();
  await answer.send(frame("一"), () => answer.texts().length === 1);
  await answer.send(frame("二"), answer.isWaiting);
  answer.response.destroy();
  await expect(answer.over).rejects.toMatchObject({ fault: "cut" });
  expect(answer.texts()).toEqual(["一", "二"]);
});

it("an answer ends with its end mark when that is handed over, also where the connection stays open", async () => {
  const answer = await ask();
  await answer.send(frame("一"), () => answer.texts().length === 1);
  await answer.send(`${frame("二", "stop")}data: [DONE]\n\n`, answer.isWaiting);
  answer.hand();
  await answer.over;
  expect(answer.texts()).toEqual(["一", "二"]);
});

it("no more waits than a checkpoint may miss", async () => {
  const answer = await ask();
  await answer.send(frame("一"), () => answer.texts().length === 1);
  await answer.send(frame("二".repeat(400)), () => answer.texts().length === 2);
  expect(answer.isWaiting()).toBe(false);
  answer.ending.abort();
  await answer.over;
});

it("what waits is a sign of life: a model that speaks is not given up for silence", async () => {
  const answer = await ask({ idleMs: 200 });
  await answer.send(frame("一"), () => answer.texts().length === 1);
  // Nobody hands over; the look for silence does.
  await answer.send(frame("二"), () => answer.texts().length === 2);
  answer.response.end(frame("", "stop"));
  await answer.over;
});

it("while somebody is busy with a piece the next ones are not read, and come after it in order", async () => {
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  const answer = await ask({ onTake: (chunk) => (chunk.type === "text" && chunk.text === "二" ? isFree : null) });
  await answer.send(frame("一"), () => answer.texts().length === 1);
  await answer.send(frame("二"), answer.isWaiting);
  answer.hand();
  answer.response.end(`${frame("三")}${frame("", "stop")}`);
  await once(answer.response, "finish");
  await passTurns();
  expect(answer.texts()).toEqual(["一", "二"]);
  free();
  await answer.over;
  expect(answer.texts()).toEqual(["一", "二", "三"]);
});
