import type { UserState } from "@tangleaf/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveSession, startSession } from "#lib/session-store.ts";
import { refusedAnswer } from "#lib/testing/server-answers.ts";
import { ASK_EVERY_MS, keepUserLine } from "./user-line.ts";

const STATE: UserState = { unread: 0, newest: null, announced: null, balance: 100, memberUntil: null, jobs: [] };
const SOON_MS = 6000;

type Asked = { once?: boolean; after?: number };
let asked: Asked[] = [];
/** Sends to whoever has a stream open; null where none is. */
let say: ((id: number, state: UserState) => void) | null = null;
let refuses = false;
const tabs: AbortController[] = [];

const frame = (id: number, state: UserState) => `event: state\nid: ${id}\ndata: ${JSON.stringify(state)}\n\n`;
const isStream = ({ once }: Asked) => once !== true;

beforeEach(() => {
  asked = [];
  refuses = false;
  say = null;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  startSession({ token: "t", userId: "u1", remember: false });
  vi.spyOn(window, "fetch").mockImplementation(async (_, init) => {
    const body = JSON.parse(String(init?.body)) as Asked;
    asked.push(body);
    const headers = { "content-type": "text/event-stream" };
    if (body.once) return new Response(frame(9, { ...STATE, unread: 9 }), { headers });
    if (refuses) return Response.json(refusedAnswer("stream.tooMany"), { status: 429 });
    const encoder = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        say = (id, state) => controller.enqueue(encoder.encode(frame(id, state)));
        init?.signal?.addEventListener("abort", () => controller.error(new DOMException("", "AbortError")));
      },
    });
    return new Response(stream, { headers });
  });
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  leaveSession();
});

function openTab(owner = "u1") {
  const ending = new AbortController();
  tabs.push(ending);
  const tab = { states: [] as UserState[], live: false, close: () => ending.abort() };
  keepUserLine({ owner, signal: ending.signal, onState: (state) => tab.states.push(state), onLive: (live) => (tab.live = live) });
  return tab;
}
const unreadIn = (tab: { states: UserState[] }) => expect.poll(() => tab.states.at(-1)?.unread);

test("of several tabs one has the stream and all hear; when it goes another goes on behind the last event", async () => {
  const first = openTab();
  await expect.poll(() => say).not.toBeNull();
  say?.(5, { ...STATE, unread: 1 });
  await unreadIn(first).toBe(1);
  // Who comes later is told how things stand by the others.
  const second = openTab();
  await unreadIn(second).toBe(1);
  say?.(6, { ...STATE, unread: 2 });
  await unreadIn(second).toBe(2);
  expect(asked).toEqual([{ after: 0 }]);
  await expect.poll(() => [first.live, second.live]).toEqual([true, true]);

  say = null;
  first.close();
  await expect.poll(() => say).not.toBeNull();
  expect(asked).toEqual([{ after: 0 }, { after: 6 }]);
  (say as unknown as (id: number, state: UserState) => void)(7, { ...STATE, unread: 3 });
  await unreadIn(second).toBe(3);
  expect(first.states.at(-1)?.unread).toBe(2);
});

test("what is told of one person is not heard by another in the same browser", async () => {
  const [mine, others] = [openTab("u1"), openTab("u2")];
  await expect.poll(() => asked.length).toBe(2);
  say?.(5, { ...STATE, unread: 1 });
  await expect.poll(() => mine.states.length + others.states.length).toBe(1);
});

test("without a stream the tabs of a browser ask once a minute together, and not before", async () => {
  refuses = true;
  const [first, second] = [openTab(), openTab()];
  await expect.poll(() => asked.filter(isStream).length).toBe(1);
  await vi.advanceTimersByTimeAsync(ASK_EVERY_MS - SOON_MS);
  expect(asked.filter(({ once }) => once)).toEqual([]);
  await vi.advanceTimersByTimeAsync(SOON_MS);
  await unreadIn(first).toBe(9);
  await unreadIn(second).toBe(9);
  expect([first.live, second.live]).toEqual([false, false]);
});

test("a page whose stream has fallen silent asks after a minute, and says that it is not live", async () => {
  const tab = openTab();
  await expect.poll(() => say).not.toBeNull();
  say?.(5, STATE);
  await expect.poll(() => tab.live, { message: "the tab has its stream" }).toBe(true);
  // Put to sleep: what holds the stream says nothing any more.
  vi.setSystemTime(Date.now() + ASK_EVERY_MS * 2);
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await unreadIn(tab).toBe(9);
  expect(tab.live).toBe(false);
});
