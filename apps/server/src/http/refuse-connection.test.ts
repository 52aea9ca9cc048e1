import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { refuseConnection } from "./refuse-connection.ts";

const answerTo = async (code?: string): Promise<string> => {
  const socket = new PassThrough();
  const written = text(socket);
  refuseConnection(Object.assign(new Error("broken"), code === undefined ? {} : { code }), socket, "zh");
  return written;
};

test("a request that does not come to its end is told so in the envelope", async () => {
  const answer = await answerTo("ERR_HTTP_REQUEST_TIMEOUT");
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ code: 1, is_success: false, data: { reason: "request.timeout" } });
});

test("what nobody can read is malformed", async () => {
  expect(await answerTo()).toContain("request.malformed");
});
