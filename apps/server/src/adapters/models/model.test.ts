import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type ModelSandbox, startModelSandbox } from "@tangleaf/sandbox";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Model, type ModelChunk, type ModelRequest, readChunks } from "../../ports/model.ts";
import { systemClock } from "../system-clock.ts";
import { createBuiltinModel } from "./builtin-model.ts";
import { modelConfigSchema } from "./model-config.ts";
import { createOpenAiCompatibleModel } from "./openai-compatible-model.ts";

const request: ModelRequest = {
  userId: "u",
  messages: [{ role: "user", content: "字数：约 400 字" }],
  maxTokens: 1000,
  hint: {
    kind: "scene",
    sceneType: "weeklyReport",
    fields: { job: "编辑", summary: "校完了两本书。", plan: "下周排版。", length: 400 },
    target: 400,
    language: "zh",
    attempt: 1,
  },
};

let sandbox: ModelSandbox;
beforeAll(async () => {
  sandbox = await startModelSandbox();
});
afterAll(() => sandbox.close());

const overHttp = (model: string, config: object = {}): Model =>
  createOpenAiCompatibleModel({
    config: modelConfigSchema.parse({ name: model, baseURL: sandbox.url, model, ...config }),
    clock: systemClock,
    log: pino({ level: "silent" }),
  });

async function read(model: Model, signal = new AbortController().signal, asked = request): Promise<ModelChunk[]> {
  const chunks: ModelChunk[] = [];
  await readChunks(model, asked, signal, (chunk) => {
    chunks.push(chunk);
    return null;
  });
  return chunks;
}

const textOf = (chunks: readonly ModelChunk[]): string => chunks.map((chunk) => (chunk.type === "text" ? chunk.text : "")).join("");

/** An endpoint of its own for one test; answers its address. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe.each<[string, () => Model, () => Model]>([
  ["openai-compatible", () => overHttp("exact"), () => overHttp("paced")],
  [
    "built-in",
    () => createBuiltinModel({ clock: systemClock, label: "s", charactersPerSecond: 0 }),
    () => createBuiltinModel({ clock: systemClock, label: "s", charactersPerSecond: 60 }),
  ],
])("every model: %s", (_name, quick, slow) => {
  it("streams a text in pieces, then usage, then the end", async () => {
    const chunks = await read(quick());
    const types = chunks.map(({ type }) => type);
    expect(types.filter((type) => type === "text").length).toBeGreaterThan(20);
    expect(types.slice(-2)).toEqual(["usage", "finish"]);
    expect(types.filter((type) => type === "finish")).toHaveLength(1);
    expect(chunks.at(-1)).toEqual({ type: "finish", reason: "stop" });
  });

  it("gives the next piece only when what it is told to wait for is over", async () => {
    const chunks: ModelChunk[] = [];
    let waiting = 0;
    let mostWaiting = 0;
    await readChunks(quick(), request, new AbortController().signal, (chunk) => {
      chunks.push(chunk);
      waiting++;
      mostWaiting = Math.max(mostWaiting, waiting);
      return new Promise((resolve) => setImmediate(() => resolve(void waiting--)));
    });
    expect([mostWaiting, waiting]).toEqual([1, 0]);
    expect(chunks.map(({ type }) => type).slice(-2)).toEqual(["usage", "finish"]);
    const textOf = (all: readonly ModelChunk[]) => all.map((chunk) => (chunk.type === "text" ? chunk.text : "")).join("");
    expect(textOf(chunks)).toBe(textOf(await read(quick())));
  });

  it("ends at once and without an error when it is told to", async () => {
    const ending = new AbortController();
    const chunks: ModelChunk[] = [];
    await readChunks(slow(), request, ending.signal, (chunk) => {
      chunks.push(chunk);
      if (chunks.length > 1) return null;
      // Aborted in the middle: some of it has arrived, and most is still to come.
      ending.abort();
      return null;
    });
    expect(chunks.some(({ type }) => type === "finish")).toBe(false);
    expect(chunks.length).toBeGreaterThan(0);
  });

  it("says nothing when it was ended before it began", async () => {
    expect(await read(slow(), AbortSignal.abort())).toEqual([]);
  });
});

describe("an openai-compatible model", () => {
  it("sends what the endpoint needs, and the operator's own fields", async () => {
    sandbox.behave("own", {});
    await read(overHttp("own", { quirks: { maxTokensField: "max_completion_tokens", thinks: true, reasoningTokens: 50 } }));
    expect(sandbox.calls.at(-1)).toMatchObject({ model: "own", maxTokens: 1050, messages: request.messages });
  });

  it("sends how freely words are chosen, unless the endpoint refuses it", async () => {
    const asked = async (quirks: object, more: Partial<ModelRequest>) => {
      sandbox.behave("plain", {});
      await read(overHttp("plain", { quirks }), undefined, { ...request, ...more });
      return sandbox.calls.at(-1)?.temperature;
    };
    expect(await asked({}, { temperature: 0 })).toBe(0);
    expect(await asked({}, {})).toBe(null);
    expect(await asked({ withoutTemperature: true }, { temperature: 0.8 })).toBe(null);
    expect(await asked({ extraBody: { temperature: 0.5 } }, { temperature: 0.8 })).toBe(0.5);
  });

  it("puts the system message before the user's where the model has no such role", async () => {
    const messages = [
      { role: "system", content: "规则" },
      { role: "user", content: "问题" },
      { role: "assistant", content: "回答" },
      { role: "user", content: "再问" },
    ] as const;
    const asked = async (quirks: object, sent: ModelRequest["messages"]) => {
      sandbox.behave("plain", {});
      await read(overHttp("plain", { quirks }), undefined, { ...request, messages: sent });
      return sandbox.calls.at(-1)?.messages;
    };
    const merged = [{ role: "user", content: "规则\n\n问题" }, ...messages.slice(2)];
    expect(await asked({ withoutSystemRole: true }, messages)).toEqual(merged);
    expect(await asked({ withoutSystemRole: true }, messages.slice(0, 1))).toEqual([{ role: "user", content: "规则" }]);
    expect(await asked({}, messages)).toEqual(messages);
  });

  it("gives nothing of what comes after a line that is no JSON, also where both come at once", async () => {
    const piece = (text: string) => `data: {"choices":[{"delta":{"content":"${text}"}}]}\n\n`;
    const baseURL = await serve((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      // Written in one turn they leave together, as three chunks of the answer.
      for (const chunk of [piece("前"), 'data: {"choices":[{"del\n\n', piece("后")]) response.write(chunk);
      response.end();
    });
    const chunks: ModelChunk[] = [];
    const reading = readChunks(overHttp("broken", { baseURL }), request, new AbortController().signal, (chunk) => {
      chunks.push(chunk);
      return null;
    });
    await expect(reading).rejects.toMatchObject({ fault: "malformed" });
    expect(chunks).toEqual([{ type: "text", text: "前" }]);
  });

  it("unpacks what a proxy has compressed, and no more than an answer may be long", async () => {
    const piece = 'data: {"choices":[{"delta":{"content":"字"}}]}\n\n';
    const end = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n';
    for (const [pieces, encoding, pack] of [
      [1000, "gzip", gzipSync],
      [1000, "br", brotliCompressSync],
    ] as const) {
      const baseURL = await serve((_, response) => {
        response.writeHead(200, { "content-encoding": encoding }).end(pack(piece.repeat(pieces) + end));
      });
      expect(textOf(await read(overHttp("packed", { baseURL })))).toBe("字".repeat(pieces));
    }
    const baseURL = await serve((_, response) => {
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(piece.repeat(600_000)));
    });
    await expect(read(overHttp("bomb", { baseURL }))).rejects.toMatchObject({ fault: "malformed", message: "the answer does not end" });
  });

  it("takes an answer for whole once it has told why it ended, whatever keeps the connection open or breaks it", async () => {
    const answer = 'data: {"choices":[{"delta":{"content":"写完了。"},"finish_reason":"stop"}]}\n\n';
    const open = await serve((_, response) => {
      response.writeHead(200).write(answer);
      const beat = setInterval(() => response.write(": beat\n\n"), 200);
      response.on("close", () => clearInterval(beat));
    });
    expect(textOf(await read(overHttp("open", { baseURL: open })))).toBe("写完了。");
    const broken = await serve((_, response) => response.writeHead(200).write(answer, () => response.destroy()));
    expect((await read(overHttp("broken", { baseURL: broken }))).at(-1)).toEqual({ type: "finish", reason: "stop" });
  });

  it("leaves out what an endpoint refuses, names it, and asks for it no more", async () => {
    const asked: Record<string, unknown>[] = [];
    const baseURL = await serve(async (incoming, response) => {
      const body = JSON.parse(Buffer.concat(await incoming.toArray()).toString()) as Record<string, unknown>;
      asked.push(body);
      const refused = ["stream_options", "max_tokens"].find((name) => name in body);
      if (refused === undefined) response.writeHead(200).end('{"choices":[{"message":{"content":"好"},"finish_reason":"stop"}]}');
      else response.writeHead(400).end(JSON.stringify({ error: { message: `Unsupported parameter: '${refused}'.` } }));
    });
    const model = overHttp("strict", { baseURL });
    expect(textOf(await read(model))).toBe("好");
    expect(textOf(await read(model))).toBe("好");
    expect(asked.map((body) => ["stream_options", "max_tokens", "max_completion_tokens"].filter((name) => name in body))).toEqual([
      ["stream_options", "max_tokens"],
      ["max_tokens"],
      ["max_completion_tokens"],
      ["max_completion_tokens"],
    ]);
  });

  it("is found by an address with or without its path, the version, a slash or a query", async () => {
    const asked: (string | undefined)[] = [];
    const at = await serve((incoming, response) => {
      asked.push(incoming.url);
      if (!incoming.url?.startsWith("/v1/chat/completions")) response.writeHead(404).end();
      else response.writeHead(200).end('{"choices":[{"message":{"content":"好"},"finish_reason":"stop"}]}');
    });
    for (const end of ["/v1", "/v1/", "/v1/chat/completions", "/v1?api-version=1", ""]) {
      expect(textOf(await read(overHttp("found", { baseURL: at + end })))).toBe("好");
    }
    expect(asked).toEqual([
      "/v1/chat/completions",
      "/v1/chat/completions",
      "/v1/chat/completions",
      "/v1/chat/completions?api-version=1",
      "/chat/completions",
      "/v1/chat/completions",
    ]);
  });

  it("tells reasoning tokens from those of the answer", async () => {
    const usage = (await read(overHttp("thinks"))).find((chunk) => chunk.type === "usage");
    expect(usage).toMatchObject({ usage: { reasoningTokens: 40 } });
  });

  it("gives up a line that does not end, at once and in little memory, and tries again only before the first piece", async () => {
    const before = sandbox.calls.length;
    await expect(read(overHttp("endless-line"))).rejects.toMatchObject({ fault: "malformed", message: "line too long" });
    expect(sandbox.calls.length - before).toBe(3);
    await expect(read(overHttp("endless-line-later"))).rejects.toMatchObject({ fault: "malformed" });
    expect(sandbox.calls.length - before).toBe(4);
  });

  it("reads what comes byte by byte", async () => {
    const chunks = await read(overHttp("drip"));
    expect(chunks.map((chunk) => (chunk.type === "text" ? chunk.text : "")).join("")).toBe("一个字节一个字节地来。");
  });

  it("does not take bytes of a line that does not end for a sign of life", async () => {
    const model = overHttp("drip-later", { timeouts: { firstTokenMs: 20_000, idleMs: 1000 } });
    await expect(read(model)).rejects.toMatchObject({ fault: "timeoutIdle" });
  });

  it("does not wait for the body of a refusal", async () => {
    const baseURL = await serve((_, response) => void response.writeHead(400).write("{"));
    await expect(read(overHttp("refusing", { baseURL }))).rejects.toMatchObject({
      fault: "status",
      message: "status 400, unnamed, no content type",
    });
  });

  it("ends an answer that does not end", async () => {
    let units = 0;
    const reading = readChunks(overHttp("never-ending"), request, new AbortController().signal, (chunk) => {
      if (chunk.type === "text") units += chunk.text.length;
      return null;
    });
    await expect(reading).rejects.toMatchObject({ fault: "malformed", message: "the answer does not end" });
    expect(units).toBeGreaterThan(400_000);
    expect(units).toBeLessThanOrEqual(500_000);
  });

  it.each([[{ price: -1 }], [{ price: { completion: -0.1 } }], [{ baseURL: "not an address" }], [{ unknownKey: 1 }]])(
    "refuses the configuration %j",
    (wrong) => {
      expect(modelConfigSchema.safeParse({ name: "m", baseURL: "http://x/v1", model: "m", ...wrong }).success).toBe(false);
    },
  );
});
