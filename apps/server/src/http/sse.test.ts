import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { STREAM_PING_MS, type StreamEvent } from "@tangleaf/contract";
import type { FastifyReply } from "fastify";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Deps } from "../deps.ts";
import { createLog } from "../platform/log.ts";
import { createManualClock } from "../testing/manual-clock.ts";
import { passTurns } from "../testing/pass-turns.ts";
import { createEventStreams, type EventLine, sendAll } from "./sse.ts";

const OPENED = ": open\n\n";
const LARGE = "长".repeat(4_000_000);
const delta = (id: number, text: string): StreamEvent => ({ event: "delta", id, data: { text } });

describe("event streams", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** A server whose every answer is an event stream, its lines, and a client of it. */
  async function start(run?: (line: EventLine) => Promise<void>, lastingMs?: number) {
    const clock = createManualClock();
    const stopping = new AbortController();
    const release = vi.fn();
    const deps = {
      account: { followSession: () => ({ ended: new AbortController().signal, release }) },
      clock,
      stopping,
      log: createLog({ level: "silent" }),
      streamPlaces: { take: () => () => {} },
    } as unknown as Deps;
    const send = createEventStreams(deps);
    const lines: EventLine[] = [];
    const over: Promise<void>[] = [];
    const hold = (line: EventLine) => new Promise<void>((resolve) => line.signal.addEventListener("abort", () => resolve()));
    server = createServer((_request, raw: ServerResponse) => {
      const reply = { raw, getHeaders: () => ({}), hijack: () => {} } as unknown as FastifyReply;
      const caller = {} as Parameters<typeof send>[0]["caller"];
      over.push(
        send({
          reply,
          caller,
          of: {},
          lastingMs,
          run: async (line) => {
            lines.push(line);
            await (run ?? hold)(line);
          },
        }),
      );
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    async function open() {
      const call = request({ port, host: "127.0.0.1", agent: false });
      call.on("error", () => {});
      call.end();
      const [response] = (await once(call, "response")) as [IncomingMessage];
      return response;
    }
    return { clock, stopping, release, lines, over, open, port };
  }

  it("writes what it is given, and ends with the server and with its reader, once", async () => {
    const { lines, over, open, stopping, release } = await start();
    const [one, two] = [await open(), await open()];
    let text = "";
    one.on("data", (bytes) => {
      text += bytes;
    });
    const events = [delta(1, "一"), delta(2, "二")];
    for (const line of lines) expect(line.put(events)).toBeNull();
    await expect.poll(() => text).toBe(`${OPENED}event: delta\nid: 1\ndata: {"text":"一"}\n\nevent: delta\nid: 2\ndata: {"text":"二"}\n\n`);
    two.destroy();
    await over[1];
    expect(lines[0]?.signal.aborted).toBe(false);
    stopping.abort();
    await over[0];
    expect(release).toHaveBeenCalledTimes(2);
    expect(lines[0]?.put(events)).toBeNull();
  });

  it("ends a part of a stream after its time, and lets go of its place", async () => {
    const { clock, lines, over, open, release } = await start(undefined, 2000);
    const response = await open();
    let text = "";
    response.on("data", (bytes) => {
      text += bytes;
    });
    void lines[0]?.put([delta(1, "一")]);
    await clock.advance(1999);
    expect(lines[0]?.signal.aborted).toBe(false);
    await clock.advance(1);
    await over[0];
    await once(response, "end");
    expect(text).toBe(`${OPENED}event: delta\nid: 1\ndata: {"text":"一"}\n\n`);
    expect(release).toHaveBeenCalledTimes(1);
  });

  it("answers the call after a stream on the same connection, and closes one that the request wants closed", async () => {
    const { stopping, port, lines } = await start((line) => line.put([delta(1, "完")]) ?? Promise.resolve());
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const get = async (headers: Record<string, string>) => {
      const call = request({ port, host: "127.0.0.1", agent, headers }).end();
      const [response] = (await once(call, "response")) as [IncomingMessage];
      response.resume();
      await once(response, "end");
      return { reused: call.reusedSocket, connection: response.headers.connection };
    };
    expect(await get({})).toEqual({ reused: false, connection: "keep-alive" });
    expect(await get({})).toEqual({ reused: true, connection: "keep-alive" });
    expect(await get({ connection: "close" })).toEqual({ reused: true, connection: "close" });
    expect(await get({})).toEqual({ reused: false, connection: "keep-alive" });
    expect(lines).toHaveLength(4);
    stopping.abort();
    agent.destroy();
  });

  it("keeps the order where a ping and events go out in one turn", async () => {
    const { clock, lines, open } = await start();
    const response = await open();
    let text = "";
    response.on("data", (bytes) => {
      text += bytes;
    });
    const [line] = lines;
    await clock.advance(STREAM_PING_MS / 2);
    const pinged = clock.advance(STREAM_PING_MS / 2);
    void line?.put([delta(1, "一")]);
    void line?.put([delta(2, "二")]);
    await pinged;
    await expect
      .poll(() => text.split("\n\n").filter((frame) => frame !== ""))
      .toEqual([": open", ": ping", 'event: delta\nid: 1\ndata: {"text":"一"}', 'event: delta\nid: 2\ndata: {"text":"二"}']);
  });

  it("pings a line that is silent within the promised time, and no line that has just been written to", async () => {
    const { clock, lines, open } = await start();
    const text = ["", ""];
    for (const index of [0, 1]) {
      (await open()).on("data", (bytes) => {
        text[index] += bytes;
      });
    }
    const [busy] = lines;
    for (let n = 1; n <= 4; n++) {
      void busy?.put([delta(n, "写")]);
      await clock.advance(STREAM_PING_MS / 4);
    }
    await expect.poll(() => text[1]).toBe(`${OPENED}: ping\n\n`);
    expect(text[0]).not.toContain("ping");
  });

  it("says when a reader is full and when it can take more, and disconnects one that takes nothing", async () => {
    const { clock, lines, over, open } = await start();
    const [slow, stuck] = [await open(), await open()];
    slow.pause();
    stuck.pause();
    const full = lines.map((line) => line.put([delta(LARGE.length, LARGE)]));
    expect(full.every((waiting) => waiting !== null)).toBe(true);
    await clock.advance(STREAM_PING_MS);
    slow.resume();
    await full[0];
    expect(lines[0]?.put([delta(LARGE.length + 1, "完")])).toBeNull();
    expect(lines.map(({ signal }) => signal.aborted)).toEqual([false, false]);
    await clock.advance(STREAM_PING_MS);
    await over[1];
    await full[1];
    expect(lines.map(({ signal }) => signal.aborted)).toEqual([false, true]);
  });

  it("asks a source for no more than its reader takes", async () => {
    let given = 0;
    async function* source() {
      for (; given < 5; given++) yield delta(given, LARGE);
    }
    const { over, open } = await start((line) => sendAll(line, source()));
    const response = await open();
    response.pause();
    await passTurns();
    expect(given).toBeLessThan(2);
    response.resume();
    await over[0];
    expect(given).toBe(5);
  });
});
