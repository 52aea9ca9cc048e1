import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createFakePayments } from "../modules/orders/testing/fake-payments.ts";
import { createLog } from "../platform/log.ts";
import { createFakePlatform } from "../testing/fake-identity-platform.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createOpenRequests, type OpenRequests } from "./open-requests.ts";

const INFO = "POST /api/user/info HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";
/** Number of pino's level "error". */
const ERROR_LEVEL = 50;
const MEGABYTE = 1_048_576;

describe("what goes wrong below the calls", () => {
  let app: TestApp;
  let address: string;
  beforeAll(async () => {
    app = await createTestApp();
    address = await app.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => app.close());

  /** Sends raw bytes and returns everything received until the connection was closed. */
  function exchange(bytes: string): Promise<{ status: number; body: string }> {
    return new Promise((resolve) => {
      let answer = "";
      const socket = connect(Number(new URL(address).port), "127.0.0.1", () => socket.write(bytes));
      socket.setEncoding("utf8");
      socket.on("data", (text: string) => {
        answer += text;
      });
      socket.on("error", () => {});
      socket.on("close", () => {
        const [head = "", body = ""] = answer.split("\r\n\r\n");
        resolve({ status: Number(head.split(" ")[1]), body });
      });
    });
  }

  test.each([
    ["no HTTP at all", "\x16\x03\x01 hello\r\n\r\n", 400, "request.malformed"],
    ["a chunk without a size", `${INFO}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`, 400, "request.malformed"],
    ["two lengths", `${INFO}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400, "request.malformed"],
    [
      "no host",
      "POST /api/user/info HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}",
      400,
      "request.malformed",
    ],
    ["headers without end", `${INFO}x-long: ${"y".repeat(20_000)}\r\n\r\n`, 431, "request.headTooLarge"],
  ])("%s is answered with the envelope", async (_, bytes, status, reason) => {
    const answer = await exchange(bytes);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 1, is_success: false, isSuccess: false, data: { reason } });
  });

  test("an expectation that nobody knows is left unmet, and the call answered", async () => {
    const answer = await exchange(`${INFO}expect: nonsense\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`);
    expect([answer.status, JSON.parse(answer.body).data.reason]).toEqual([200, "session.invalid"]);
  });

  test("a client of HTTP/1.0 need not name a host", async () => {
    const answer = await exchange(`POST /api/user/info HTTP/1.0\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`);
    expect([answer.status, JSON.parse(answer.body).data.reason]).toEqual([200, "session.invalid"]);
  });

  test("a client that sends 5 MB before it reads gets to see the refusal", async () => {
    const body = JSON.stringify({ q: "x".repeat(5 * MEGABYTE) });
    const answer = await fetch(`${address}/api/scene/list`, { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 1, data: { reason: "body.tooLarge" } });
  });

  test.each([
    ["a call", "/api/user/info", "application/json"],
    ["a notification", "/api/pay/test/notify", "application/json"],
    ["an event of the platform", "/api/wx/callback", "text/xml"],
  ])("%s whose client leaves in the middle of its body is no fault of the server", async (_, path, type) => {
    const lines: string[] = [];
    const log = createLog({ level: "debug", destination: { write: (line: string) => void lines.push(line) } });
    const begun = Promise.withResolvers<void>();
    const requests = createOpenRequests();
    const openRequests: OpenRequests = { ...requests, add: (response) => [requests.add(response), begun.resolve()] };
    const listening = await createTestApp({
      parts: { log, openRequests },
      identityPlatform: createFakePlatform(),
      paymentProviders: [createFakePayments()],
    });
    onTestFinished(() => listening.close());
    const at = await listening.app.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect(Number(new URL(at).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n{"half":`);
    await begun.promise;
    socket.destroy();
    const refused = async () => (await countsOf(listening)).refusals;
    await expect.poll(refused).toEqual({ "request.aborted": 1 });
    expect(lines.filter((line) => JSON.parse(line).level >= ERROR_LEVEL)).toEqual([]);
    const { faults } = await countsOf(listening);
    expect(faults).toEqual([]);
  });
});

/** From the metrics: refusals by reason, and the number of 5xx answers. */
async function countsOf({ deps }: TestApp) {
  const valuesOf = async (name: string) => (await deps.metrics.registry.getSingleMetric(name)?.get())?.values ?? [];
  const refusals = (await valuesOf("call_refusals_total")).map(({ labels, value }) => [labels["reason"], value] as const);
  const answered = (await valuesOf("http_call_seconds")).map(({ labels }) => String(labels["status"]));
  return { refusals: Object.fromEntries(refusals), faults: answered.filter((status) => status.startsWith("5")) };
}
