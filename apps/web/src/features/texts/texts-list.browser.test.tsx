import type { Piece } from "@tangleaf/contract";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer } from "#lib/testing/server-answers.ts";
import { textsMessages as m } from "#messages/texts.ts";
import { TextsList } from "./texts-list.tsx";

const draft = (generationId: string, draftNo: number): Piece["drafts"][number] => ({
  generationId,
  draftNo,
  kind: "scene",
  status: "done",
  chars: 100 * draftNo + 40,
  length: 100 * draftNo,
  target: 800,
  finishReason: "stop",
  createdAt: new Date().toISOString(),
});
const weekly: Piece = {
  pieceId: "a",
  title: "周报 · 产品经理",
  sceneType: "weeklyReport",
  excerpt: "完成了评审。",
  drafts: [draft("a2", 2), draft("a1", 1)],
};
const notice: Piece = { pieceId: "b", title: "放假通知", sceneType: "notice", excerpt: "", drafts: [draft("b1", 1)] };
const MENU = [
  { category: "work", title: "周报", path: "/scene/weeklyReport", shortTitle: "周报", icon: "files", marked: "", remark: "" },
  { category: "work", title: "通知", path: "/scene/notice", shortTitle: "通知", icon: "files", marked: "", remark: "" },
];
let pieces: Piece[];
let sent: [path: string, input: Record<string, unknown>][];

beforeEach(() => {
  pieces = [weekly, notice];
  sent = [];
  queryClient.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const input = JSON.parse(String(init?.body)) as Record<string, unknown>;
    sent.push([String(path), input]);
    if (path === "/api/agreement/baseInfo") return Response.json(okAnswer({ menu: MENU }));
    if (path === "/api/ai/remove") pieces = pieces.filter(({ drafts }) => drafts[0]?.generationId !== input["generationId"]);
    if (path !== "/api/ai/pieces") return Response.json(okAnswer({}));
    const list = pieces.filter(({ sceneType }) => (input["sceneType"] ?? sceneType) === sceneType);
    const scenes = pieces.map(({ sceneType }) => ({ sceneType, count: 1 }));
    return Response.json(okAnswer({ total: list.length, scenes, list }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  useSession.setState({ token: null, restored: false, owner: undefined });
});

const show = () =>
  render(
    <MemoryRouter>
      <QueryScope>
        <TextsList />
      </QueryScope>
    </MemoryRouter>,
  );

test("a piece stands once, its drafts folded inside, each with its own way to open and delete it", async () => {
  const screen = await show();
  await expect.element(screen.getByRole("link", { name: weekly.title })).toHaveAttribute("href", "/scene/weeklyReport?text=a2");
  const first = screen.getByRole("link", { name: m.draft(1) });
  await expect.element(first).not.toBeInTheDocument();
  await screen.getByText(m.drafts(2)).click();
  await expect.element(first).toBeVisible();
  await expect.element(first).toHaveAttribute("href", "/scene/weeklyReport?text=a1");
  await expect.element(screen.getByRole("button", { name: m.removeDraft(1) })).toBeVisible();
});

test("a text with fewer items than asked for is called short, however else one has ended it is done", async () => {
  const reasons = ["short", "length", "loop", "language"];
  pieces = reasons.map((finishReason, at) => ({ ...notice, pieceId: finishReason, drafts: [{ ...draft(`c${at}`, 1), finishReason }] }));
  const screen = await show();
  await expect.element(screen.getByText(m.short, { exact: true })).toBeVisible();
  expect(screen.getByText(m.short, { exact: true }).elements()).toHaveLength(1);
  expect(screen.getByText(m.status.done, { exact: true }).elements()).toHaveLength(3);
});

test("one scene is chosen from those one has written in", async () => {
  const screen = await show();
  await screen.getByRole("combobox", { name: m.filter.label }).selectOptions(m.filter.scene("通知", "1"));
  await expect.element(screen.getByRole("link", { name: weekly.title })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: notice.title })).toBeVisible();
  expect(sent.at(-1)).toEqual(["/api/ai/pieces", { page: 1, size: 20, sceneType: "notice" }]);
});

test("deleting a piece says how many drafts go and takes them all", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: m.removePiece(weekly.title) }).click();
  await expect.element(screen.getByRole("dialog", { name: m.confirm.piece(2) })).toBeVisible();
  await screen.getByRole("button", { name: m.confirm.remove, exact: true }).click();
  await expect.element(screen.getByRole("link", { name: weekly.title })).not.toBeInTheDocument();
  expect(sent).toContainEqual(["/api/ai/remove", { generationId: "a2", wholePiece: true }]);
});
