import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api-error.ts";
import { createAutosave, type SaveState } from "./autosave.ts";
import type { EditJournal, JournalEntry } from "./edit-journal.ts";
import type { Save } from "./save-text.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const RESOURCE = { kind: "generation", id: "g" } as const;
const CONFLICT = new ApiError({ kind: "refused", code: 1, message: "在别处改过", refusal: { reason: "draft.conflict" } });
const BLOCKED = new ApiError({ kind: "refused", code: 1, message: "有不能写的词", refusal: { reason: "content.blocked" } });
const LOST = new ApiError({ kind: "transport", message: "offline" });

test("a pause in typing saves once, with the version it was based on", async () => {
  const { autosave, sent, states } = setUp(async ({ baseVersion }) => ({ version: baseVersion + 1, chars: 3 }));
  autosave.change("一");
  autosave.change("一二");
  await vi.advanceTimersByTimeAsync(800);
  autosave.change("一二三");
  await vi.advanceTimersByTimeAsync(800);
  expect(sent).toEqual([
    { baseVersion: 0, text: "一二", upTo: null, leaving: false },
    { baseVersion: 1, text: "一二三", upTo: null, leaving: false },
  ]);
  expect(states.at(-1)).toEqual({ kind: "saved", at: expect.any(Number) });
});

test("an edit is journaled until the server acknowledges it", async () => {
  const { autosave, journal } = setUp(async () => ({ version: 1, chars: 1 }));
  autosave.change("改");
  expect((await journal.read(RESOURCE))?.text).toBe("改");
  await vi.advanceTimersByTimeAsync(800);
  expect(await journal.read(RESOURCE)).toBeNull();
});

test("without network the edit waits, says so, and goes out when the line is back", async () => {
  let online = false;
  const { autosave, states, sent } = setUp(async () => {
    if (!online) throw LOST;
    return { version: 1, chars: 1 };
  });
  autosave.change("改");
  await vi.advanceTimersByTimeAsync(800);
  expect(states.at(-1)).toEqual({ kind: "offline", at: null });
  online = true;
  autosave.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)?.kind).toBe("saved");
  expect(sent).toHaveLength(2);
});

test("a conflict stops saving, keeps the text, and goes on from the choice", async () => {
  let answer: () => Promise<{ version: number; chars: number }> = () => Promise.reject(CONFLICT);
  const { autosave, states, sent, journal } = setUp(() => answer());
  autosave.change("我的");
  await vi.advanceTimersByTimeAsync(800);
  autosave.change("我的再改");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(states.at(-1)).toEqual({ kind: "conflict" });
  expect(sent).toHaveLength(1);
  expect((await journal.read(RESOURCE))?.text).toBe("我的再改");
  answer = async () => ({ version: 8, chars: 4 });
  autosave.resolve({ text: "我的再改", version: 7 });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ baseVersion: 7, text: "我的再改", upTo: null, leaving: false });
  expect(autosave.version).toBe(8);
});

test("a text refused for its words says so, is not sent again as it is, and is saved once it has changed", async () => {
  let allowed = false;
  const { autosave, states, sent, journal } = setUp(async () => {
    if (!allowed) throw BLOCKED;
    return { version: 1, chars: 1 };
  });
  autosave.change("坏词");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(states.at(-1)).toEqual({ kind: "blocked", message: "有不能写的词" });
  expect(sent).toHaveLength(1);
  expect((await journal.read(RESOURCE))?.text).toBe("坏词");
  allowed = true;
  autosave.change("好词");
  await vi.advanceTimersByTimeAsync(800);
  expect(sent).toHaveLength(2);
  expect(states.at(-1)?.kind).toBe("saved");
});

test("what is typed while a save is under way goes with the next", async () => {
  const answers: ((value: { version: number; chars: number }) => void)[] = [];
  const { autosave, sent } = setUp(() => new Promise((resolve) => answers.push(resolve)));
  autosave.change("一");
  await vi.advanceTimersByTimeAsync(800);
  autosave.change("一二");
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(1);
  answers[0]?.({ version: 1, chars: 1 });
  await vi.advanceTimersByTimeAsync(800);
  expect(sent[1]).toEqual({ baseVersion: 1, text: "一二", upTo: null, leaving: false });
});

function setUp(answer: Save) {
  const entries = new Map<string, JournalEntry>();
  const journal: EditJournal = {
    read: async ({ id }) => entries.get(id) ?? null,
    write: async ({ id }, entry) => void entries.set(id, entry),
    clear: async ({ id }) => void entries.delete(id),
  };
  const states: SaveState[] = [];
  const sent: Parameters<Save>[0][] = [];
  const autosave = createAutosave({
    resource: RESOURCE,
    version: 0,
    journal,
    now: () => Date.now(),
    save: (input) => {
      sent.push(input);
      return answer(input);
    },
    onState: (state) => states.push(state),
    onSaved: () => undefined,
  });
  return { autosave, states, sent, journal };
}
