import { CALL_TIMEOUT_MS } from "@tangleaf/contract/constants";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reachMessages as m } from "#messages/reach.ts";
import { type CallOptions, call, callForBytes, setApiErrorHandler } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { useSession } from "./session-store.ts";

const realFetch = globalThis.fetch;
const reported: ApiError[] = [];
let sent: { url: string; init: RequestInit } | undefined;

/** Answers every call with one envelope, and keeps what was sent. */
function answer(body: unknown, status = 200): void {
  globalThis.fetch = (url, init = {}) => {
    sent = { url: String(url), init };
    return Promise.resolve(Response.json(body, { status }));
  };
}

beforeEach(() => {
  reported.length = 0;
  useSession.setState({ token: "a-token" });
  setApiErrorHandler((error) => reported.push(error));
});
afterEach(() => {
  globalThis.fetch = realFetch;
  useSession.setState({ token: null });
});

const refusal = (code: number, data: object) => ({ code, message: "for the person", is_success: false, isSuccess: false, data });

test("a call posts JSON with the token and answers with data", async () => {
  answer({ code: 0, message: "", is_success: true, isSuccess: true, data: { generationId: "g1" } });
  expect(await call("/api/ai/stop", { generationId: "g1" })).toEqual({ generationId: "g1" });
  expect(sent?.url).toBe("/api/ai/stop");
  expect(sent?.init.method).toBe("POST");
  expect(new Headers(sent?.init.headers).get("authorization")).toBe("a-token");
  expect(sent?.init.body).toBe('{"generationId":"g1"}');
});

test.each([
  [99, "session"],
  [97, "vip"],
  [81, "balance"],
  [1, "refused"],
])("code %i becomes a %s error and is reported once", async (code, kind) => {
  answer(refusal(code, { reason: "wait.notOver", waitSeconds: 42, field: "job" }));
  const error = await call("/api/user/info", {}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind, code, reason: "wait.notOver", waitSeconds: 42, field: "job", message: "for the person" });
  expect(reported).toEqual([error]);
});

test("that the content check stopped a text is reported whoever says refusals, unless the caller offers the appeal itself", async () => {
  answer(refusal(1, { reason: "content.blocked" }));
  await expect(call("/api/user/info", {}, { shownBy: "action" })).rejects.toBeInstanceOf(ApiError);
  expect(reported).toMatchObject([{ reason: "content.blocked" }]);
  await expect(call("/api/user/info", {}, { shownBy: "action", ownAppeal: true })).rejects.toBeInstanceOf(ApiError);
  expect(reported).toHaveLength(1);
});

const answers = {
  99: () => answer(refusal(99, {}), 401),
  97: () => answer(refusal(97, {})),
  81: () => answer(refusal(81, {})),
  refusal: () => answer(refusal(1, {})),
  fault: () => answer(refusal(1, {}), 500),
  network: () => {
    globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  },
};
const modes: readonly (readonly [string, CallOptions<"/api/ai/get">, readonly (keyof typeof answers)[]])[] = [
  ["nobody else", {}, [99, 97, 81, "refusal", "fault", "network"]],
  ["the place of the action", { shownBy: "action" }, [99, 97, 81, "fault", "network"]],
  ["the screen that asked", { shownBy: "screen" }, [99, 97, 81]],
  ["nothing, because it is in the background,", { background: true }, []],
];

test.each(modes)("where %s says it, the page is told what is left, and the call throws all the same", async (_who, options, told) => {
  for (const kind of [99, 97, 81, "refusal", "fault", "network"] as const) {
    reported.length = 0;
    answers[kind]();
    await expect(call("/api/ai/get", { generationId: "g1" }, options)).rejects.toBeInstanceOf(ApiError);
    expect([kind, reported.length]).toEqual([kind, told.includes(kind) ? 1 : 0]);
  }
});

test("a file that is refused in an envelope is no file", async () => {
  answer(refusal(97, {}));
  await expect(callForBytes("/api/template/export", { pubId: "t1" }, { shownBy: "action" })).rejects.toMatchObject({ kind: "vip" });
  expect(reported).toHaveLength(1);
});

test("a fault, an answer that is no envelope and a lost network are transport errors", async () => {
  answer(refusal(1, { reason: "server.fault" }), 500);
  await expect(call("/api/user/info", {})).rejects.toMatchObject({ kind: "transport" });
  answer("<html>");
  await expect(call("/api/user/info", {})).rejects.toMatchObject({ kind: "transport" });
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(call("/api/user/info", {})).rejects.toMatchObject({ kind: "transport" });
});

test("what a person reads when no answer comes is in their language, and says whether the network or the site is away", async () => {
  answer("<html>", 502);
  await expect(call("/api/user/info", {})).rejects.toMatchObject({ reach: "fault", message: m.fault(502) });
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(call("/api/user/info", {})).rejects.toMatchObject({ reach: "silent", message: m.silent });
  vi.stubGlobal("navigator", { onLine: false });
  await expect(call("/api/user/info", {})).rejects.toMatchObject({ reach: "offline", message: m.offline });
  vi.unstubAllGlobals();
});

test("the caller's abort is no error of the call", async () => {
  const controller = new AbortController();
  globalThis.fetch = (_url, init) => Promise.reject(init?.signal?.reason ?? new Error("aborted"));
  controller.abort(new Error("gone"));
  await expect(call("/api/user/info", {}, { signal: controller.signal })).rejects.toThrow();
  expect(reported).toEqual([]);
});

test("a call gives up after its time, and that is a transport error", async () => {
  globalThis.fetch = (_url, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error)));
  await expect(call("/api/user/export", {}, { timeoutMs: 20 })).rejects.toMatchObject({ kind: "transport", reach: "slow" });
  expect(reported).toHaveLength(1);
});

test("a call without a time of its own gives up after ten seconds", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  globalThis.fetch = () => Promise.resolve(Response.json({ code: 0, message: "", data: {} }));
  await call("/api/user/info", {});
  expect(timeout.mock.calls).toEqual([[CALL_TIMEOUT_MS]]);
  expect(CALL_TIMEOUT_MS).toBe(10_000);
  timeout.mockRestore();
});

test("a session refused that is not the page's any more is thrown and not reported: nobody here is signed out by it", async () => {
  let refuse: (answer: Response) => void = () => undefined;
  globalThis.fetch = () => new Promise((resolve) => (refuse = resolve));
  const asked = call("/api/user/info", {});
  useSession.setState({ token: "of-the-next" });
  refuse(Response.json(refusal(99, {}), { status: 401 }));
  await expect(asked).rejects.toMatchObject({ kind: "session" });
  expect(reported).toEqual([]);
});
