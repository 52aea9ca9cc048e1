import { REASONS } from "@tangleaf/contract";
import fastify from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import type { Exporter } from "../modules/export/exporter.ts";
import { AppError } from "../platform/errors.ts";
import { registerFiles } from "./files.ts";

const BYTES = new TextEncoder().encode("内容");
const exporter: Pick<Exporter, "open"> = {
  open: async (ticket) => (ticket === "good" ? { name: "周报.docx", contentType: "application/x-test", bytes: BYTES } : null),
};
const app = fastify();
app.setErrorHandler((error, _request, reply) => reply.code(error instanceof AppError ? REASONS[error.reason].http : 500).send());
registerFiles(app, { exporter });
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
      expect((await app.inject({ url })).statusCode).toBe(404);
    }
  });
});
