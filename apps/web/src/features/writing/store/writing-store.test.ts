import type { Generation } from "@tangleaf/contract";
import { expect, test } from "vitest";
import { ApiError } from "#lib/api-error.ts";
import type { WritingApi } from "./writing-api.ts";
import { createWritingStore } from "./writing-store.ts";

const REQUEST = { kind: "scene" as const, input: { sceneType: "weeklyReport", fields: {} } };

test("a start goes from asking over writing to done, and the draft carries what was charged", async () => {
  const { api, emit } = fakeServer();
  const writing = createWritingStore({ api });
  const phases: string[] = [];
  writing.store.subscribe((state) => phases.at(-1) !== state.phase && phases.push(state.phase));
  await writing.start(REQUEST);
  emit("delta", 2, { text: "一二" });
  emit("done", 2, { status: "done", finishReason: "stop", chars: 2 });
  await expect.poll(() => writing.store.getState().phase).toBe("done");
  expect(writing.store.getState().drafts[0]?.charged).toBe(7);
  expect(phases).toEqual(["asking", "writing", "done"]);
  expect(writing.store.getState().chars).toBe(2);
});

test("a second start is a second draft and leaves the first alone", async () => {
  const { api, emit } = fakeServer();
  const writing = createWritingStore({ api });
  await writing.start(REQUEST);
  emit("done", 0, { status: "done", finishReason: "stop", chars: 0 });
  await expect.poll(() => writing.store.getState().phase).toBe("done");
  await writing.start(REQUEST);
  await expect.poll(() => writing.store.getState().drafts.map((draft) => draft.draftNo)).toEqual([1, 2]);
  writing.leave();
});

test("a revision that changed nothing leaves no draft, and the one before is shown with a word about it", async () => {
  const { api, emit } = fakeServer();
  const ends: Record<string, Partial<Generation>> = { g2: { finishReason: "unchanged" } };
  const get = async (id: string) => ({ ...(await api.get(id)), ...ends[id] });
  const writing = createWritingStore({ api: { ...api, get } });
  await writing.start(REQUEST);
  emit("done", 0, { status: "done", finishReason: "stop", chars: 2 });
  await expect.poll(() => writing.text("g1")).toBe("一二");
  await writing.start({ kind: "revise", input: { generationId: "g1", instruction: "更正式" } });
  emit("done", 0, { status: "done", finishReason: "unchanged", chars: 2 });
  await expect.poll(() => writing.store.getState().unchangedBy).toBe("builtin-sample");
  expect(writing.store.getState()).toMatchObject({ currentId: "g1", phase: "done", chars: 2 });
  expect(writing.store.getState().drafts.map(({ draftNo }) => draftNo)).toEqual([1]);
  await writing.start(REQUEST);
  expect(writing.store.getState().unchangedBy).toBeNull();
  writing.leave();
});

test("a refused start leaves the paper as it was and tells the caller", async () => {
  const { api } = fakeServer();
  const writing = createWritingStore({
    api: {
      ...api,
      start: () =>
        Promise.reject(
          new ApiError({ kind: "refused", code: 1, message: "“岗位”还没填", refusal: { reason: "field.required", field: "job" } }),
        ),
    },
  });
  await expect(writing.start(REQUEST)).rejects.toMatchObject({ field: "job" });
  expect(writing.store.getState().phase).toBe("idle");
});

test("a start whose answer was lost is repeated under the same requestId", async () => {
  const { api } = fakeServer();
  const seen: unknown[] = [];
  const writing = createWritingStore({
    api: {
      ...api,
      start: (request) => {
        seen.push(request.requestId);
        return seen.length === 1 ? Promise.reject(new ApiError({ kind: "transport", message: "lost" })) : api.start(request);
      },
    },
  });
  await writing.start(REQUEST);
  expect(seen).toHaveLength(2);
  expect(seen[0]).toBe(seen[1]);
  writing.leave();
});

test("opening a running text shows it as the owner has it and follows it behind what was written", async () => {
  const { api, emit, after } = fakeServer({ status: "writing", text: "我改的开头", rawUnits: 2 });
  const writing = createWritingStore({ api });
  await writing.open("g1");
  emit("delta", 3, { text: "接着写" });
  await expect.poll(() => writing.buffer()?.text).toBe("我改的开头接着写");
  expect(after()).toBe(2);
  expect(writing.buffer()?.taken).toEqual({ until: 5, shift: -3 });
  writing.leave();
});

test("a text that is asked for again, as at its end, gives its form no other inputs: what is typed there meanwhile stays", async () => {
  const { api, emit } = fakeServer({ status: "writing", text: "", input: { fields: { job: "前端" } } });
  const writing = createWritingStore({ api });
  await writing.open("g1");
  const { fields } = writing.store.getState();
  expect(fields).toEqual({ job: "前端" });
  emit("done", 0, { status: "done", finishReason: "stop", chars: 0 });
  await expect.poll(() => writing.store.getState().drafts[0]?.charged).toBe(7);
  expect(writing.store.getState().fields).toBe(fields);
  writing.leave();
});

test("what shows the count is told of many pieces a few times, and of the last one", async () => {
  const { api, emit } = fakeServer();
  const writing = createWritingStore({ api });
  await writing.start(REQUEST);
  let told = 0;
  writing.store.subscribe((now, before) => {
    if (now.chars !== before.chars) told++;
  });
  for (let n = 1; n <= 100; n++) emit("delta", n, { text: "字" });
  await expect.poll(() => writing.store.getState().chars).toBe(100);
  expect(told).toBeLessThan(10);
  writing.leave();
});

test("a writing that ends while a text is watched leaves it on the paper as it is, and the next one goes on", async () => {
  const { api, emit, cut } = fakeServer();
  let isOver = false;
  let signIn = () => {};
  const signedIn = new Promise<void>((resolve) => {
    signIn = resolve;
  });
  const ended = Response.json({ code: 99, message: "登录已失效", data: { reason: "session.invalid" } });
  const writing = createWritingStore({
    api: { ...api, open: async (...line) => (isOver ? ended : api.open(...line)), waitForSession: () => signedIn },
  });
  await writing.start(REQUEST);
  emit("delta", 2, { text: "一二" });
  await expect.poll(() => writing.buffer()?.text).toBe("一二");
  isOver = true;
  cut();
  await expect.poll(() => writing.store.getState()).toMatchObject({ signedOut: true, connected: false, phase: "writing", failure: null });
  expect(writing.buffer()?.text).toBe("一二");
  isOver = false;
  signIn();
  await expect.poll(() => writing.store.getState()).toMatchObject({ signedOut: false, connected: true });
  emit("delta", 3, { text: "三" });
  emit("done", 3, { status: "done", finishReason: "stop", chars: 3 });
  await expect.poll(() => writing.store.getState().phase).toBe("done");
  expect(writing.buffer()?.text).toBe("一二三");
});

function fakeServer(first: Partial<Generation> = {}) {
  const encoder = new TextEncoder();
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  let started = 0;
  let openedAfter = -1;
  const generation = (generationId: string): Generation => ({
    generationId,
    kind: "scene",
    seedChars: 0,
    estimate: { tokens: 625, maxTokens: 750 },
    result: null,
    title: "周报",
    input: {},
    sceneType: "weeklyReport",
    status: "done",
    chars: 2,
    length: 2,
    target: 1000,
    model: "builtin-sample",
    usage: { promptTokens: 1, completionTokens: 6, charged: 7 },
    finishReason: null,
    pieceId: "p1",
    draftNo: Number(generationId.slice(1)),
    version: 0,
    createdAt: "",
    endedAt: null,
    text: "一二",
    ...first,
  });
  const api: WritingApi = {
    start: async () => ({ generationId: `g${++started}` }),
    stop: async () => undefined,
    get: async (id) => generation(id),
    drafts: async () => [],
    waitForSession: async () => undefined,
    open: async (_id, { after }, signal) => {
      openedAfter = after;
      return new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            streams.push(controller);
            signal.addEventListener("abort", () => controller.error(signal.reason));
          },
        }),
        { headers: { "content-type": "text/event-stream" } },
      );
    },
  };
  const emit = (event: string, id: number, data: unknown) =>
    streams.at(-1)?.enqueue(encoder.encode(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`));
  /** The server ends the newest stream. */
  const cut = () => streams.at(-1)?.close();
  return { api, emit, cut, after: () => openedAfter };
}
