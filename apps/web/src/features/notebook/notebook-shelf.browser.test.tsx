import type { NoteSummary } from "@tangleaf/contract";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleUser } from "#lib/testing/server-answers.ts";
import { notebookMessages as m } from "#messages/notebook.ts";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import { NotebookShelf } from "./notebook-shelf.tsx";

const note = (title: string, more: Partial<NoteSummary> = {}): NoteSummary => ({
  noteId: `id-${title}`,
  title,
  notebookId: null,
  excerpt: "走访了十一家小店",
  charCnt: 1200,
  paragraphs: 3,
  progress: 62,
  createdAt: "2026-06-01T04:00:00Z",
  updatedAt: "2026-06-02T04:00:00Z",
  removedAt: null,
  ...more,
});

let notes: NoteSummary[];
let refused: string | null;
let behind: number;
let inBin: number;
let removing: () => void;
const sent: [path: string, input: Record<string, unknown>][] = [];

beforeEach(() => {
  notes = [note("旧书店"), note("咖啡馆")];
  refused = null;
  behind = 0;
  inBin = 0;
  removing = () => undefined;
  sent.length = 0;
  queryClient.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const input = JSON.parse(String(init?.body)) as Record<string, unknown>;
    sent.push([String(path), input]);
    if (path === "/api/notebook/list")
      return Response.json(okAnswer({ list: [], counts: { all: notes.length, unfiled: notes.length, bin: inBin } }));
    if (path === "/api/user/info") return Response.json(okAnswer(sampleUser()));
    if (path === "/api/note/list") {
      const found = notes.filter(({ title }) => title.includes(String(input["q"] ?? "")));
      return Response.json(okAnswer({ total: found.length, list: found, isBehind: behind-- > 0 }));
    }
    if (path === "/api/note/remove") removing();
    if (refused !== null) return Response.json(refusedAnswer("note.unknown", { message: refused }));
    return Response.json(okAnswer({}));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  useSession.setState({ token: null, restored: false, owner: undefined });
});

const show = (shelf = "all") =>
  render(
    <MemoryRouter>
      <QueryScope>
        <NotebookShelf shelf={shelf} />
        <ToastHost />
      </QueryScope>
    </MemoryRouter>,
  );

test("a note shows its folder's words: how long it is, how much is written", async () => {
  const screen = await show();
  await expect.element(screen.getByRole("link", { name: /旧书店/ })).toHaveAttribute("href", "/notebook/note/id-旧书店");
  await expect.element(screen.getByText(m.facts("1,200", 3)).first()).toBeInTheDocument();
  await expect.element(screen.getByText(m.progress(62)).first()).toBeInTheDocument();
});

test("a note goes into the bin at once, and comes back with a word where the server refuses", async () => {
  refused = "现在不行";
  const screen = await show();
  await screen.getByRole("button", { name: m.menu.label("旧书店") }).click();
  await screen.getByRole("menuitem", { name: m.menu.remove }).click();
  await expect.element(screen.getByText("现在不行")).toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: /旧书店/ })).toBeInTheDocument();
  expect(sent.filter(([path]) => path === "/api/note/remove")).toEqual([["/api/note/remove", { noteIds: ["id-旧书店"] }]]);
});

test("what is searched for is marked, and nothing found can be left again", async () => {
  const screen = await show();
  await screen.getByRole("searchbox").fill("咖啡");
  await expect.element(screen.getByText("咖啡", { exact: true })).toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: /旧书店/ })).not.toBeInTheDocument();
  await screen.getByRole("searchbox").fill("没有的");
  await screen.getByRole("button", { name: m.nothingFound.action }).click();
  await expect.element(screen.getByRole("link", { name: /旧书店/ })).toBeInTheDocument();
});

test("deleting for good asks first", async () => {
  notes = [note("旧书店", { removedAt: new Date().toISOString() })];
  const screen = await show("bin");
  await screen.getByRole("button", { name: m.menu.label("旧书店") }).click();
  await screen.getByRole("menuitem", { name: m.menu.forever }).click();
  expect(sent.some(([path]) => path === "/api/note/remove")).toBe(false);
  await screen.getByRole("dialog").getByRole("button", { name: m.bin.remove }).click();
  await expect.poll(() => sent.find(([path]) => path === "/api/note/remove")?.[1]).toEqual({ noteIds: ["id-旧书店"], forever: true });
});

test("a list that does not have the last changes yet is asked for again until it has", async () => {
  behind = 2;
  await show();
  await expect.poll(() => sent.filter(([path]) => path === "/api/note/list").length).toBe(3);
});

test("whoever is not signed in is asked to", async () => {
  useSession.setState({ token: null, restored: true, owner: null });
  const screen = await show();
  await screen.getByRole("button", { name: m.signIn.action }).click();
  expect(useSession.getState().login.open).toBe(true);
});

test("a note is made of an outline in a file, with its notes, under the title of the file", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: m.outline.action }).click();
  await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
  const opml =
    '<opml version="2.0"><head><title>选题</title></head><body><outline text="1.1 绪论（800字）" _note="为什么写"/></body></opml>';
  const chosen = new DataTransfer();
  chosen.items.add(new File([opml], "选题.opml"));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("no place to choose a file");
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await screen.getByRole("button", { name: m.outline.create }).click();
  await expect
    .poll(() => sent.find(([path]) => path === "/api/note/create")?.[1])
    .toMatchObject({
      title: "选题",
      markdown: "# 1.1 绪论（800字）\n\n为什么写\n",
    });
});

test("several notes of the bin are put back at once, and the focus stays at their buttons", async () => {
  notes = ["甲", "乙", "丙"].map((title) => note(title, { removedAt: new Date().toISOString() }));
  const screen = await show("bin");
  const restore = screen.getByRole("group", { name: m.bin.several }).getByRole("button", { name: m.menu.restore });
  await expect.element(restore).toHaveAttribute("aria-disabled", "true");
  await screen.getByRole("checkbox", { name: m.bin.pick("甲") }).click();
  await screen.getByRole("checkbox", { name: m.bin.pick("丙") }).click();
  await expect.element(screen.getByText(m.bin.picked(2))).toBeVisible();
  await restore.click();
  await expect.poll(() => sent.find(([path]) => path === "/api/note/restore")?.[1]).toEqual({ noteIds: ["id-甲", "id-丙"] });
  await expect.element(screen.getByText(m.said.restored(2))).toBeVisible();
  await expect.element(restore).toHaveFocus();
});

test("all that is listed is chosen at once, and deleting it for good asks first", async () => {
  notes = ["甲", "乙"].map((title) => note(title, { removedAt: new Date().toISOString() }));
  const screen = await show("bin");
  await screen.getByRole("checkbox", { name: m.bin.pickAll }).click();
  await screen.getByRole("group", { name: m.bin.several }).getByRole("button", { name: m.menu.forever }).click();
  await expect.element(screen.getByRole("dialog", { name: m.bin.severalTitle(2) })).toBeVisible();
  expect(sent.some(([path]) => path === "/api/note/remove")).toBe(false);
  await screen.getByRole("dialog").getByRole("button", { name: m.bin.remove }).click();
  await expect.poll(() => sent.find(([path]) => path === "/api/note/remove")?.[1]).toEqual({ noteIds: ["id-甲", "id-乙"], forever: true });
});

test("the bin is emptied lot by lot, with what is not listed, after a question that says how many", async () => {
  notes = ["甲", "乙"].map((title) => note(title, { removedAt: new Date().toISOString() }));
  inBin = 130;
  const screen = await show("bin");
  await screen.getByRole("button", { name: m.bin.empty }).click();
  const dialog = screen.getByRole("dialog", { name: m.bin.emptyTitle(130) });
  await dialog.getByRole("button", { name: m.bin.keep }).click();
  expect(sent.some(([path]) => path === "/api/note/remove")).toBe(false);
  await screen.getByRole("button", { name: m.bin.empty }).click();
  removing = () => {
    notes = sent.filter(([path]) => path === "/api/note/remove").length === 1 ? [note("丁", { removedAt: new Date().toISOString() })] : [];
  };
  await dialog.getByRole("button", { name: m.bin.remove }).click();
  await expect
    .poll(() => sent.filter(([path]) => path === "/api/note/remove").map(([, input]) => input["noteIds"]))
    .toEqual([["id-甲", "id-乙"], ["id-丁"]]);
  await expect.element(screen.getByText(m.emptyBin.title)).toBeVisible();
});
