import { agreementApi, aiApi } from "@tangleaf/contract";
import { expect, test } from "vitest";
import type { Outcome } from "./client.ts";
import { judge } from "./judge.ts";

const JSON_TYPE = "application/json; charset=utf-8";
const DATA_DIR = "/srv/tangleaf-data";
const done = { code: 0, message: "ok", is_success: true, isSuccess: true, data: {} };
const refused = { code: 1, message: "…", is_success: false, isSuccess: false, data: { reason: "body.invalid" } };

const answer = (status: number, body: object | string, headers: Record<string, string> = {}): Outcome => ({
  status,
  headers: { "content-type": JSON_TYPE, ...headers },
  body: Buffer.from(typeof body === "string" ? body : JSON.stringify(body)),
});
const ofCall = (outcome: Outcome) => judge(outcome, { route: agreementApi.baseInfo, dataDir: DATA_DIR });
const ofRaw = (outcome: Outcome) => judge(outcome, { route: null, dataDir: DATA_DIR });

test("a good answer and a refusal of the contract are as they should be", () => {
  expect(ofCall(answer(200, done))).toEqual([]);
  expect(ofCall(answer(400, refused))).toEqual([]);
  const events = answer(200, "event: done\n\n", { "content-type": "text/event-stream; charset=utf-8" });
  expect(judge(events, { route: aiApi.stream, dataDir: DATA_DIR })).toEqual([]);
  // Somebody's own words, cut short in an excerpt.
  for (const words of ["file:///etc/passwd", "… file:///etc/p…"]) expect(ofCall(answer(200, { ...done, data: { words } }))).toEqual([]);
  expect(ofRaw(answer(403, "callback.forged", { "content-type": "text/plain" }))).toEqual([]);
});

test.each([
  ["a fault of the server", answer(500, { ...refused, data: { reason: "server.fault" } }), "answered 500"],
  ["a server that is away", answer(503, { ...refused, data: { reason: "server.unavailable" } }), "answered 503"],
  ["a page instead of the envelope", answer(200, "<p>", { "content-type": "text/html" }), "is no envelope: text/html"],
  ["half an envelope", answer(200, { code: 0, data: {} }), "is no envelope"],
  ["a refusal without its reason", answer(200, { ...refused, data: {} }), "refused without a reason of the contract"],
  ["a reason under another status", answer(200, refused), "body.invalid with status 200 and code 1"],
  ["a code of nobody", answer(200, { ...refused, code: 5 }), "code 5 is none of the contract"],
  ["a call that was both done and refused", answer(200, { ...done, is_success: false }), "says both done and refused"],
])("%s is found", (_, outcome, problem) => expect(ofCall(outcome)).toContain(problem));

test.each([
  ["a stack", "Error: x\n    at open (/srv/app/main.ts:10:5)"],
  ["a file of the program", "cannot find /srv/node_modules/x"],
  ["SQL", 'error: invalid input syntax for type bigint: "1e999"'],
  ["SQL", "SQLITE_CONSTRAINT: unique"],
  ["an error of the language", "TypeError: x is not a function"],
  ["a file of the system", "root:x:0:0:root:/root"],
])("%s in an answer is found", (what, text) =>
  expect(ofRaw(answer(200, text, { "content-type": "text/plain" }))).toContain(`shows ${what}`),
);

test("a folder of the server in an answer is found, also in a header", () => {
  expect(ofRaw(answer(200, `${DATA_DIR}/blobs`))).toEqual(["shows a folder of the server"]);
  expect(ofRaw(answer(200, "", { etag: `${DATA_DIR}/x` }))).toEqual(["shows a folder of the server"]);
});

test("a way out to another site and a header made of what was sent are found", () => {
  expect(ofRaw(answer(302, "", { location: "//evil.example/x" }))).toEqual(["leads to //evil.example/x"]);
  expect(ofRaw(answer(302, "", { location: "/homepage" }))).toEqual([]);
  expect(ofRaw(answer(200, "", { "x-injected": "1" }))).toEqual(["a header was injected"]);
});

test("silence is found, and so is a connection that was closed where an answer was due", () => {
  const [closed, hung]: Outcome[] = [
    { status: null, end: "closed" },
    { status: null, end: "hung" },
  ];
  expect(ofRaw(closed as Outcome)).toEqual(["no answer: closed"]);
  expect(judge(closed as Outcome, { route: null, mayClose: true, dataDir: DATA_DIR })).toEqual([]);
  expect(judge(hung as Outcome, { route: null, mayClose: true, dataDir: DATA_DIR })).toEqual(["no answer: hung"]);
});

test("an answer that is not the only right one is found", () => {
  const outcome = answer(200, done);
  expect(judge(outcome, { route: agreementApi.baseInfo, expects: [415], dataDir: DATA_DIR })).toEqual(["not answered 415"]);
});
