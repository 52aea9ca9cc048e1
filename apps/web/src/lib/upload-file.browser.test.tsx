import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { uploadMessages as m } from "#messages/upload.ts";
import { okAnswer, refusedAnswer } from "./testing/server-answers.ts";
import { uploadFile } from "./upload-file.ts";

const realFetch = window.fetch;
const file = new File(["字"], "周报.docx");
let answer: (signal: AbortSignal) => Promise<Response>;

beforeEach(() => {
  window.fetch = (_, init) => answer(init?.signal ?? new AbortController().signal);
});
afterEach(() => {
  vi.useRealTimers();
  window.fetch = realFetch;
});

test("a file is stored, and how much of it has been sent is told", async () => {
  answer = async () => Response.json(okAnswer({ fileId: "f1" }));
  const shares: number[] = [];
  expect(await uploadFile(file, { onProgress: (share) => shares.push(share) })).toEqual({ fileId: "f1" });
  expect(shares).toEqual([1]);
});

test("a refusal is told in the server's words, and that of a proxy in ours", async () => {
  answer = async () => Response.json(refusedAnswer("upload.wrongType"));
  await expect(uploadFile(file, { shownBy: "action" })).rejects.toMatchObject({ kind: "refused", reason: "upload.wrongType" });
  answer = async () => new Response("<h1>413 Request Entity Too Large</h1>", { status: 413 });
  await expect(uploadFile(file, { shownBy: "action" })).rejects.toMatchObject({ kind: "refused", message: m.tooLargeOnTheWay });
});

test("what is silent for a minute is given up, and so is what the caller does not want any more", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  answer = (signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const silent = expect(uploadFile(file, { shownBy: "action" })).rejects.toMatchObject({ kind: "transport", reach: "slow" });
  await vi.advanceTimersByTimeAsync(60_000);
  await silent;
  const leaving = new AbortController();
  const left = expect(uploadFile(file, { signal: leaving.signal })).rejects.toBe("gone");
  leaving.abort("gone");
  await left;
});
