import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer } from "#lib/testing/server-answers.ts";
import { essayMessages as e } from "#messages/essay.ts";
import { essayListMessages as m } from "#messages/essay-list.ts";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import type { EssaySummary } from "../api.ts";
import { sampleSummary } from "../testing/sample-essay.ts";
import { EssayList } from "./essay-list.tsx";

let essays: EssaySummary[];
let refused: string | null;
const sent: [path: string, input: Record<string, unknown>][] = [];
const sentTo = (path: string) => sent.filter(([one]) => one === path).map(([, input]) => input);

beforeEach(() => {
  essays = [sampleSummary("旧书店"), sampleSummary("咖啡馆", { stage: "outline" })];
  refused = null;
  sent.length = 0;
  queryClient.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const input = JSON.parse(String(init?.body)) as Record<string, unknown>;
    sent.push([String(path), input]);
    if (path === "/api/essay/list") {
      const found = essays.filter(
        ({ title, removedAt }) => title.includes(String(input["q"] ?? "")) && (removedAt !== null) === (input["bin"] === true),
      );
      return Response.json(okAnswer({ total: found.length, list: found }));
    }
    if (refused !== null) return Response.json(refusedAnswer("document.unknown", { message: refused }));
    const ids = (input["essayIds"] as string[] | undefined) ?? [];
    if (path === "/api/essay/remove" || path === "/api/essay/restore") {
      const removedAt = path === "/api/essay/remove" ? new Date().toISOString() : null;
      essays = essays
        .filter(({ essayId }) => !(input["forever"] === true && ids.includes(essayId)))
        .map((essay) => (ids.includes(essay.essayId) ? { ...essay, removedAt } : essay));
    }
    return Response.json(okAnswer({}));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  useSession.setState({ token: null, restored: false, owner: undefined });
});

const show = (address = "/essay/list") =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryScope>
        <EssayList />
        <ToastHost />
      </QueryScope>
    </MemoryRouter>,
  );

test("each essay leads to the step where it was left, and says how far it is", async () => {
  essays = [
    sampleSummary("选题的"),
    sampleSummary("大纲的", { stage: "outline" }),
    sampleSummary("写了一半", { stage: "content", paragraphs: { done: 7, total: 16 }, charCnt: 2716 }),
    sampleSummary("写完的", { stage: "content", paragraphs: { done: 16, total: 16 } }),
    sampleSummary("正在写的", {
      stage: "content",
      paragraphs: { done: 2, total: 16 },
      job: { jobId: "j", status: "running", done: 4, total: 32 },
    }),
  ];
  const screen = await show();
  await expect.element(screen.getByRole("link", { name: "选题的" })).toHaveAttribute("href", "/essay/title?essay=id-选题的");
  await expect.element(screen.getByRole("link", { name: "大纲的" })).toHaveAttribute("href", "/essay/outline?essay=id-大纲的");
  await expect.element(screen.getByRole("link", { name: "写完的" })).toHaveAttribute("href", "/essay/content?essay=id-写完的");
  await expect.element(screen.getByText(e.states.progress(7, 16), { exact: true })).toBeVisible();
  await expect.element(screen.getByText(e.states.done, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(`${e.states.writing} ${e.states.progress(2, 16)}`)).toBeVisible();
  await expect.element(screen.getByText(m.characters("2,716", "8,000"))).toBeVisible();
});

test("an essay goes into the bin at once, and the word about it brings it back", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: m.actions.remove("旧书店") }).click();
  await expect.element(screen.getByRole("link", { name: "旧书店" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: m.said.undo }).click();
  await expect.element(screen.getByRole("link", { name: "旧书店" })).toBeVisible();
  expect(sentTo("/api/essay/restore")).toEqual([{ essayIds: ["id-旧书店"] }]);
});

test("where the server refuses, it comes back with a word", async () => {
  refused = "现在不行";
  const screen = await show();
  await screen.getByRole("button", { name: m.actions.remove("旧书店") }).click();
  await expect.element(screen.getByText("现在不行")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "旧书店" })).toBeVisible();
});

test("the bin says how long it keeps an essay, and deleting for good asks first", async () => {
  essays = [sampleSummary("扔掉的", { removedAt: new Date(Date.now() - 86_400_000).toISOString() })];
  const screen = await show("/essay/list?bin=1");
  await expect.element(screen.getByText(m.left(29))).toBeVisible();
  await screen.getByRole("button", { name: m.actions.forever("扔掉的") }).click();
  expect(sentTo("/api/essay/remove")).toEqual([]);
  await screen.getByRole("dialog").getByRole("button", { name: m.forever.remove }).click();
  await expect.poll(() => sentTo("/api/essay/remove")).toEqual([{ essayIds: ["id-扔掉的"], forever: true }]);
  await expect.element(screen.getByText(m.emptyBin.title)).toBeVisible();
});

test("a search finds, and nothing found can be left again", async () => {
  const screen = await show();
  await screen.getByRole("searchbox").fill("咖啡");
  await expect.element(screen.getByRole("link", { name: "旧书店" })).not.toBeInTheDocument();
  await screen.getByRole("searchbox").fill("没有的");
  await screen.getByRole("button", { name: m.nothingFound.action }).click();
  await expect.element(screen.getByRole("link", { name: "旧书店" })).toBeVisible();
});

test("without an essay the way to the first one is shown, and whoever is not signed in is asked to", async () => {
  essays = [];
  const screen = await show();
  await expect.element(screen.getByRole("link", { name: m.empty.action })).toHaveAttribute("href", "/essay/title");
  await screen.unmount();
  useSession.setState({ token: null, restored: true, owner: null });
  const anonymous = await show();
  await anonymous.getByRole("button", { name: m.signIn.action }).click();
  expect(useSession.getState().login.open).toBe(true);
});
