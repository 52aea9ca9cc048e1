import { Readable } from "node:stream";
import { REASONS } from "@tangleaf/contract";
import fastify from "fastify";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { Exporter } from "../modules/export/exporter.ts";
import { AppError } from "../platform/errors.ts";
import { registerFiles } from "./files.ts";

const BYTES = new TextEncoder().encode("内容");
const exporter: Pick<Exporter, "open"> = {
  open: async (ticket) =>
    ticket === "good"
      ? { name: "周报.docx", contentType: "application/x-test", bytes: BYTES.byteLength, content: Readable.from([BYTES]) }
      : null,
};
const app = fastify();
app.setErrorHandler((error, _request, reply) => {
  if (error instanceof AppError) return reply.code(REASONS[error.reason].http).send(error.reason);
  return reply.code(500).send();
});
registerFiles(app, { exporter, variant: "zh" });
afterAll(() => app.close());

describe("/files/<ticket>/<name>", () => {
  it("downloads the file under its own name and type, and is kept by no cache", async () => {
    const answer = await app.inject({ url: `/files/good/${encodeURIComponent("周报.docx")}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe("内容");
    expect(answer.headers).toMatchObject({
      "content-type": "application/x-test",
      "content-length": String(BYTES.byteLength),
      "content-disposition": "attachment; filename=\"__.docx\"; filename*=UTF-8''%E5%91%A8%E6%8A%A5.docx",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
  });

  it("shows inside a messaging app how to open it in the browser, and is the file there when asked for it", async () => {
    const wechat = "Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50";
    const url = `/files/good/${encodeURIComponent("周报.docx")}`;
    const headers = { "user-agent": wechat, accept: "text/html,*/*;q=0.8" };
    const guide = await app.inject({ url, headers });
    expect(guide.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(guide.headers).not.toHaveProperty("content-disposition");
    expect(guide.body).toContain("在浏览器打开");
    expect((await app.inject({ url: `${url}?here`, headers })).body).toBe("内容");
    // An <img> is no navigation.
    expect((await app.inject({ url, headers: { ...headers, accept: "image/*" } })).body).toBe("内容");
    expect((await app.inject({ url, headers: { ...headers, "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/126.0" } })).body).toBe(
      "内容",
    );
  });

  it("downloads under the longest name a file can have", async () => {
    const name = encodeURIComponent(`${"𠮷".repeat(75)}.docx`);
    expect((await app.inject({ url: `/files/good/${name}` })).statusCode).toBe(200);
  });

  it("answers HEAD with the same headers and no body", async () => {
    const answer = await app.inject({ method: "HEAD", url: "/files/good/x.docx" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-length"]).toBe(String(BYTES.byteLength));
    expect(answer.body).toBe("");
  });

  it("knows nothing of other tickets, whatever the name", async () => {
    for (const url of ["/files/bad/a.docx", "/files/good%2F..%2F/a.docx", "/files/%00/a.docx"]) {
      const { statusCode, body } = await app.inject({ url });
      expect([statusCode, body], url).toEqual([404, "file.unknown"]);
    }
  });
});

describe("a large file", () => {
  const MEGABYTE = 1024 * 1024;
  const SIZE = 64 * MEGABYTE;

  /** A server with one file, and how much of it has been read from the store. */
  async function serveLarge() {
    let read = 0;
    const content = new Readable({
      read() {
        read += MEGABYTE;
        this.push(read > SIZE ? null : Buffer.alloc(MEGABYTE));
      },
    });
    const server = fastify();
    registerFiles(server, {
      exporter: { open: async () => ({ name: "a.zip", contentType: "application/zip", bytes: SIZE, content }) },
      variant: "zh",
    });
    const url = `${await server.listen({ port: 0, host: "127.0.0.1" })}/files/good/a.zip`;
    return { server, content, url, read: () => read };
  }

  it("is read from the store as fast as it is taken, and no further once its reader has gone", async () => {
    const { server, content, url, read } = await serveLarge();
    const answer = await fetch(url);
    expect(answer.headers.get("content-length")).toBe(String(SIZE));
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await vi.waitUntil(() => content.destroyed);
    expect(read()).toBeLessThan(SIZE / 2);
    await server.close();
  });

  it("arrives whole", async () => {
    const { server, url } = await serveLarge();
    expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(SIZE);
    await server.close();
  });

  it("whose reading fails ends the connection, so that nobody takes half of it for all", async () => {
    const { server, content, url } = await serveLarge();
    const answer = await fetch(url);
    const reader = answer.body?.getReader();
    await reader?.read();
    content.destroy(new Error("the store went away"));
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow();
    await server.close();
  });

  it("is not read at all for HEAD", async () => {
    const { server, content, url, read } = await serveLarge();
    expect((await fetch(url, { method: "HEAD" })).headers.get("content-length")).toBe(String(SIZE));
    expect(content.destroyed).toBe(true);
    expect(read()).toBe(0);
    await server.close();
  });
});
