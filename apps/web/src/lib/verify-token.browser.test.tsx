import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearCookie, readCookie } from "./cookies.ts";
import { okAnswer } from "./testing/server-answers.ts";
import { ensureVerifyToken } from "./verify-token.ts";

const NAME = `${"n".repeat(43)}.${"s".repeat(20)}`;
let asked = 0;

beforeEach(() => {
  asked = 0;
  clearCookie("verifyToken");
  vi.spyOn(window, "fetch").mockImplementation(async () => {
    asked += 1;
    return Response.json(okAnswer({ token: NAME }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  clearCookie("verifyToken");
});

test("a browser is named once, however many ask, and keeps its name for 365 days", async () => {
  const written = vi.spyOn(document, "cookie", "set");
  expect(await Promise.all([ensureVerifyToken(), ensureVerifyToken()])).toEqual([NAME, NAME]);
  expect(await ensureVerifyToken()).toBe(NAME);
  expect([asked, readCookie("verifyToken")]).toEqual([1, NAME]);
  expect(written.mock.calls.flat()).toEqual([expect.stringContaining(`Max-Age=${365 * 86_400}`)]);
});

test("without an answer there is no name, and the next visit asks again", async () => {
  vi.mocked(window.fetch).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await ensureVerifyToken()).toBeNull();
  expect(readCookie("verifyToken")).toBeNull();
  expect(await ensureVerifyToken()).toBe(NAME);
});
