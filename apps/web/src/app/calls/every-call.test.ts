import { readdirSync, readFileSync } from "node:fs";
import { api, type Route } from "@tangleaf/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CallOptions, call, setApiErrorHandler } from "#lib/api-client.ts";
import type { ApiError, ApiErrorKind } from "#lib/api-error.ts";
import { BACKGROUND_CALLS } from "#lib/background-calls.ts";
import { useSession } from "#lib/session-store.ts";
import { findCalls, type Said } from "./testing/find-calls.ts";
import { LEFT_OUT, NOT_CALLED, PASSED_ON, PROVEN_ELSEWHERE, STREAMS } from "./testing/unplaced.ts";

const here = (path: string) => new URL(path, import.meta.url);
const FOUND = findCalls(here("../..").pathname);
const nameSite = ({ path, file }: { path: string; file: string }) => `${path} ${file}`;
/** Each call once for every different way its errors are shown. */
const CALLS = FOUND.flatMap((one): { path: string; said: Said }[] => {
  const modes = one.mode === "passed" ? (PASSED_ON[nameSite(one)] ?? []) : one.mode === "stream" ? [] : [one.mode];
  return modes.map((said) => ({ path: one.path, said }));
}).filter((one, at, all) => all.findIndex(({ path, said }) => path === one.path && said === one.said) === at);

/** Every call of the contract, by group. */
const ROUTES = Object.values(api).flatMap((group): Route[] => Object.values(group));

test("every call of the contract is made by the page, or it is said why not", () => {
  const paths = ROUTES.map(({ path }): string => path).sort();
  const made = new Set(FOUND.map(({ path }) => path));
  expect(paths.filter((path) => !made.has(path))).toEqual(Object.keys(NOT_CALLED).sort());
  expect([...made].filter((path) => !paths.includes(path))).toEqual([]);
});

test("streams are the only calls that are not made by `call`", () => {
  expect([...new Set(FOUND.filter(({ mode }) => mode === "stream").map(({ path }) => path))].sort()).toEqual(STREAMS);
});

test("whatever takes its options from elsewhere is in the table, and nothing else is", () => {
  expect([...new Set(FOUND.filter(({ mode }) => mode === "passed").map(nameSite))].sort()).toEqual(Object.keys(PASSED_ON).sort());
});

test("every call that runs in the background is in the table of those, and none is there in vain", () => {
  const used = CALLS.filter(({ said }) => said === "background").map(({ path }) => path);
  expect(used.sort()).toEqual(Object.keys(BACKGROUND_CALLS).sort());
});

test("the place of every action that says a refusal itself is walked, and every screen that says what its question came to", () => {
  const places = readdirSync(here("./testing/places")).flatMap((file) =>
    [...readFileSync(here(`./testing/places/${file}`), "utf8").matchAll(/"(\/api\/[\w/]+ [\w/.-]+)"/g)].map(([, site]) => site ?? ""),
  );
  const actions = [...new Set(FOUND.filter(({ mode }) => mode === "action").map(nameSite))];
  const missing = actions.filter((site) => !places.includes(site));
  expect(missing.sort()).toEqual(Object.keys(PROVEN_ELSEWHERE).sort());
  const screens = [...new Set(FOUND.filter(({ mode }) => mode === "screen").map(nameSite))];
  expect(screens.filter((site) => !places.includes(site)).sort()).toEqual(Object.keys(LEFT_OUT).sort());
});

const realFetch = globalThis.fetch;
const WORDS = "what the server says";
const ANSWERS = ["99", "97", "81", "500", "network", "refusal"] as const;
type Answer = (typeof ANSWERS)[number];

/** Kind of error that `onApiError` gets, which opens the login box, the pay box or a notice. */
const KINDS: Readonly<Record<Answer, ApiErrorKind>> = {
  "99": "session",
  "97": "vip",
  "81": "balance",
  "500": "transport",
  network: "transport",
  refusal: "refused",
};
/** Answers that are not reported to `onApiError`, by what shows them. */
const LEFT: Readonly<Record<Said, readonly Answer[]>> = {
  page: [],
  action: ["refusal"],
  screen: ["500", "network", "refusal"],
  background: ANSWERS,
};
const OPTIONS: Readonly<Record<Said, CallOptions>> = {
  page: {},
  action: { shownBy: "action" },
  screen: { shownBy: "screen" },
  background: { background: true },
};

const handed: ApiError[] = [];
beforeEach(() => setApiErrorHandler((error) => handed.push(error)));
afterEach(() => {
  globalThis.fetch = realFetch;
  useSession.setState({ token: null });
});

function stand(answer: Answer): void {
  handed.length = 0;
  useSession.setState({ token: "t" });
  globalThis.fetch = async () => {
    if (answer === "network") throw new TypeError("Failed to fetch");
    const code = answer === "500" || answer === "refusal" ? 1 : Number(answer);
    return Response.json({ code, message: WORDS, data: null }, { status: answer === "500" ? 500 : 200 });
  };
}

test.each(CALLS)("$path: the page is told all but what is left to the $said", async ({ path, said }) => {
  for (const answer of ANSWERS) {
    stand(answer);
    // The input is never looked at here: the page sends what it is given.
    const asked = call(path as "/api/ai/get", {} as never, OPTIONS[said] as CallOptions<"/api/ai/get">);
    await expect(asked).rejects.toMatchObject({ kind: KINDS[answer] });
    expect([answer, ...handed.map(({ kind }) => kind)]).toEqual([answer, ...(LEFT[said].includes(answer) ? [] : [KINDS[answer]])]);
  }
});
