import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { generationTexts } from "#features/writing/store/writing-api.ts";
import { clearCookie } from "#lib/cookies.ts";
import { leaveSession, restoreSession, startSession, useSession } from "#lib/session-store.ts";
import { signOut, staySignedIn, useSignOut } from "#lib/sign-out.ts";
import { setSendUnsaved } from "#lib/unsaved-sender.ts";
import { editJournalOf } from "./edit-journal.ts";
import { putRow, readRows } from "./journal-db.ts";
import { sendUnsaved, settleBeforeSignOut } from "./send-unsaved.ts";

type Sent = { name: string; body: Record<string, unknown> };
type Answer = { status?: number; code?: number; data: object } | "lost";

const realFetch = window.fetch;
/** Nobody else's: a test of another file may still write its rows. */
const OWNER = "sender";
const journal = editJournalOf(OWNER);
const TEXT = { kind: "generation", id: "g1" } as const;
let sent: Sent[];
let answers: Record<string, Answer>;

const server = { text: "原文", version: 3, rawUnits: 2 };
const edit = { baseVersion: 3, text: "改过的", upTo: null, at: 1 };
const names = () => sent.map(({ name }) => name);

beforeEach(() => {
  [sent, answers] = [[], { get: { data: server }, update: { data: { version: 4, chars: 3 } }, logout: { data: {} } }];
  window.fetch = async (url, init) => {
    const name = String(url).split("/").at(-1) ?? "";
    sent.push({ name, body: JSON.parse(String(init?.body)) });
    const answer = answers[name] ?? "lost";
    if (answer === "lost") throw new TypeError("Failed to fetch");
    return Response.json({ code: answer.code ?? 0, message: "", data: answer.data });
  };
  useSession.setState({ token: null, restored: false, owner: undefined, visit: 0, left: null });
  setSendUnsaved((userId) => sendUnsaved(userId, { generation: generationTexts, outline: generationTexts }));
  restoreSession();
  startSession({ token: "token-of-a", userId: OWNER, remember: false });
});
afterEach(() => {
  window.fetch = realFetch;
  leaveSession();
  for (const name of ["token", "owner"]) clearCookie(name);
  localStorage.clear();
  vi.useRealTimers();
});

test("without unsaved edits signing out asks the server for nothing else", async () => {
  await signOut();
  expect(names()).toEqual(["logout"]);
  expect(useSession.getState().token).toBeNull();
});

test("an unsaved edit is sent before its owner is signed out, and nothing of it stays here", async () => {
  await journal.write(TEXT, edit);
  await signOut();
  expect(names()).toEqual(["get", "update", "logout"]);
  expect(sent[1]?.body).toEqual({ generationId: "g1", baseVersion: 3, text: "改过的", upTo: 2 });
  expect(Object.keys(localStorage)).toEqual([]);
  await expect.poll(() => readRows(OWNER)).toEqual([]);
});

test("the open text is brought to rest first", async () => {
  const stop = settleBeforeSignOut(async () => journal.write(TEXT, edit));
  await signOut();
  stop();
  expect(names()).toEqual(["get", "update", "logout"]);
});

test("an edit whose save arrived without an answer is not asked about", async () => {
  answers["get"] = { data: { ...server, text: "改过的", version: 4 } };
  await journal.write(TEXT, edit);
  await signOut();
  expect(names()).toEqual(["get", "logout"]);
});

test("an edit of a text that is no more keeps nobody", async () => {
  answers["get"] = { code: 1, data: { reason: "generation.unknown" } };
  await journal.write(TEXT, edit);
  await signOut();
  expect(names()).toEqual(["get", "logout"]);
});

test.each<[string, Record<string, Answer>]>([
  ["the network is gone", { get: "lost" }],
  ["it was changed elsewhere", { get: { data: { ...server, text: "别处改的", version: 5 } } }],
  ["the server refuses it", { update: { code: 1, data: { reason: "draft.conflict" } } }],
  ["the session has ended", { get: { code: 99, data: {} } }],
])("where %s, signing out stops and asks; staying keeps the edit, discarding does not", async (_, refused) => {
  Object.assign(answers, refused);
  await journal.write(TEXT, edit);
  await signOut();
  expect(useSignOut.getState()).toEqual({ saving: false, unsaved: 1 });
  expect(useSession.getState().token).toBe("token-of-a");
  expect(names()).not.toContain("logout");
  staySignedIn();
  expect(useSignOut.getState().unsaved).toBe(0);
  expect(await journal.read(TEXT)).toEqual(edit);
  await signOut({ discard: true });
  expect(names().at(-1)).toBe("logout");
  expect(useSession.getState()).toMatchObject({ token: null, owner: null });
  expect(useSignOut.getState().unsaved).toBe(0);
  expect(Object.keys(localStorage)).toEqual([]);
  await expect.poll(() => readRows(OWNER)).toEqual([]);
});

test("a part of the page that does not come to rest holds nobody for long", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const stop = settleBeforeSignOut(() => new Promise(() => undefined));
  const out = signOut();
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await out;
  stop();
  expect(useSession.getState().token).toBeNull();
});

test("where it cannot even be looked for what is unsaved, signing out asks", async () => {
  setSendUnsaved(() => Promise.reject(new TypeError("the code could not be fetched")));
  await signOut();
  expect(useSignOut.getState()).toEqual({ saving: false, unsaved: 1 });
  expect(names()).toEqual([]);
});

test("pressed twice it goes once", async () => {
  await journal.write(TEXT, edit);
  await Promise.all([signOut(), signOut()]);
  expect(names()).toEqual(["get", "update", "logout"]);
});

test("of two tabs' edits of one text the first is sent, and the other is asked about", async () => {
  await putRow({ ...edit, ...TEXT, userId: OWNER, tab: "other", text: "那边的", at: 2 });
  await journal.write(TEXT, edit);
  answers["update"] = { data: { version: 4, chars: 3 } };
  const fetched = window.fetch;
  window.fetch = async (url, init) => {
    const answer = await fetched(url, init);
    // The server has the first edit from then on.
    if (String(url).endsWith("update")) answers["get"] = { data: { ...server, text: "改过的", version: 4 } };
    return answer;
  };
  await signOut();
  expect(names()).toEqual(["get", "update", "get"]);
  expect(useSignOut.getState().unsaved).toBe(1);
  expect((await readRows(OWNER)).map(({ text }) => text)).toEqual(["那边的"]);
});
