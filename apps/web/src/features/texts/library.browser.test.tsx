import type { Work } from "@tangleaf/contract";
import { WORK } from "@tangleaf/contract/work";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer } from "#lib/testing/server-answers.ts";
import { textsMessages } from "#messages/texts.ts";
import { Library } from "./library.tsx";

const m = textsMessages.library;
const NOW = new Date().toISOString();

const work = (kind: Work["kind"], title: string, more: Partial<Work> = {}): Work => ({
  kind,
  id: kind,
  title,
  excerpt: "",
  charCnt: null,
  sections: null,
  jobStatus: null,
  draft: null,
  stage: null,
  updatedAt: NOW,
  removedAt: null,
  ...more,
});
const draft = {
  generationId: "g1",
  draftNo: 1,
  drafts: 1,
  status: "done",
  sceneType: "weeklyReport",
  target: 800,
  finishReason: "stop",
} as const;
const WORKS: readonly Work[] = [
  work("text", "周报 · 产品经理", { draft }),
  work("essay", "旧书店的困境", { stage: "content", sections: { done: 8, total: 16 }, jobStatus: "running" }),
  work("note", "老城调查"),
  work("mindtree", "毕业选题"),
  work("table", "报销明细"),
  work("chart", "进馆人次"),
];
let works: readonly Work[];
let fails: boolean;
let sent: [path: string, input: Record<string, unknown>][];

beforeEach(async () => {
  await page.viewport(1024, 800);
  works = WORKS;
  fails = false;
  sent = [];
  queryClient.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const input = JSON.parse(String(init?.body)) as Record<string, unknown>;
    sent.push([String(path), input]);
    if (path === "/api/agreement/baseInfo") return Response.json(okAnswer({ menu: [] }));
    if (path === "/api/work/remove" || path === "/api/work/restore") {
      const asked = new Set((input["works"] as Work[]).map(({ id }) => id));
      const isRemoved = path === "/api/work/remove";
      works = works
        .filter(({ id }) => !(input["forever"] === true && asked.has(id)))
        .map((one) => (asked.has(one.id) ? { ...one, removedAt: isRemoved ? NOW : null } : one));
    }
    if (path !== "/api/work/list") return Response.json(okAnswer({}));
    if (fails) throw new TypeError("no network");
    const found = works.filter(
      ({ title, kind, removedAt }) =>
        (removedAt !== null) === (input["place"] === "bin") && (input["kind"] ?? kind) === kind && title.includes(String(input["q"] ?? "")),
    );
    return Response.json(okAnswer({ list: found.slice(0, Number(input["size"])), next: null }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  useSession.setState({ token: null, restored: false, owner: undefined });
});

const show = (path = "/my/texts") =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <QueryScope>
        <Library />
      </QueryScope>
    </MemoryRouter>,
  );

test("works of every kind stand in one list, each leads to its own page, and one that is written says how far it is", async () => {
  const screen = await show();
  const paths = {
    "周报 · 产品经理": "/scene/weeklyReport?text=g1",
    旧书店的困境: "/essay/content?essay=essay",
    老城调查: "/notebook/note/note",
    毕业选题: "/mindtree/tree/mindtree",
    报销明细: "/table/sheet/table",
    进馆人次: "/chart?chart=chart",
  };
  for (const [name, href] of Object.entries(paths)) await expect.element(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  await expect.element(screen.getByText(m.sections(8, 16))).toBeVisible();
  await expect.element(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "50");
});

test("one kind is chosen by the address and by hand, and searched in", async () => {
  const screen = await show("/my/texts?kind=note");
  await expect.element(screen.getByRole("link", { name: "老城调查" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "报销明细" })).not.toBeInTheDocument();
  await screen.getByRole("radio", { name: m.all }).click();
  await screen.getByRole("searchbox").fill("人次");
  await expect.element(screen.getByRole("link", { name: "进馆人次" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "老城调查" })).not.toBeInTheDocument();
  await screen.getByRole("searchbox").fill("没有这个");
  await expect.element(screen.getByText(textsMessages.nothingFound.title)).toBeVisible();
  await screen.getByRole("button", { name: textsMessages.nothingFound.action }).click();
  await expect.element(screen.getByRole("link", { name: "老城调查" })).toBeVisible();
});

test("on a phone the kinds stand in one row, and what can be done with a work behind one button beside its title", async () => {
  await page.viewport(390, 800);
  document.documentElement.style.setProperty("--z-menu", "50");
  const screen = await show();
  const kinds = screen.getByRole("radiogroup", { name: m.filter }).getByRole("radio").elements();
  expect(new Set(kinds.map((one) => Math.round(one.getBoundingClientRect().top))).size).toBe(1);
  const more = screen.getByRole("button", { name: m.more("老城调查") });
  await expect.element(more).toBeVisible();
  const link = screen.getByRole("link", { name: "老城调查" }).element().getBoundingClientRect();
  const box = more.element().getBoundingClientRect();
  expect(box.top).toBeLessThan(link.bottom);
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await more.click();
  await screen.getByRole("menuitem", { name: m.removeShort }).click();
  await expect.element(screen.getByRole("link", { name: "老城调查" })).not.toBeInTheDocument();
});

test("what is removed lies in the bin, comes back from it, and is deleted for good only after asking", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: m.remove("老城调查") }).click();
  await expect.element(screen.getByRole("link", { name: "老城调查" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: m.remove("进馆人次") }).click();
  await screen.getByRole("radio", { name: m.bin }).click();
  await screen.getByRole("button", { name: m.restore.of("老城调查") }).click();
  await expect.element(screen.getByText("老城调查")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: m.forever.of("进馆人次") }).click();
  await expect.element(screen.getByRole("dialog", { name: m.forever.of("进馆人次") })).toBeVisible();
  expect(sent.some(([, input]) => input["forever"] === true)).toBe(false);
  await screen.getByRole("dialog").getByRole("button", { name: m.forever.short, exact: true }).click();
  await expect.element(screen.getByText(m.emptyBin.title)).toBeVisible();
  expect(sent).toContainEqual(["/api/work/remove", { works: [{ kind: "chart", id: "chart" }], forever: true }]);
});

test("the bin is emptied lot by lot after asking, also of what the search leaves out; the words one looks for stay", async () => {
  const binned = Array.from({ length: WORK.atOnce + 5 }, (_, n) => work("note", `旧笔记 ${n}`, { id: `n${n}`, removedAt: NOW }));
  works = [...WORKS, ...binned];
  const screen = await show("/my/texts?kind=bin");
  await screen.getByRole("searchbox").fill("旧笔记 7");
  await expect.element(screen.getByText("旧笔记 8", { exact: true })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: m.emptying.open }).click();
  const dialog = screen.getByRole("dialog", { name: m.emptying.ask });
  await dialog.getByRole("button", { name: textsMessages.confirm.keep }).click();
  expect(works).toHaveLength(WORKS.length + binned.length);
  await screen.getByRole("button", { name: m.emptying.open }).click();
  await dialog.getByRole("button", { name: m.emptying.yes }).click();
  await expect.poll(() => works).toEqual(WORKS);
  const lots = sent.filter(([path]) => path === "/api/work/remove").map(([, input]) => (input["works"] as Work[]).length);
  expect(lots).toEqual([WORK.atOnce, 5]);
  await expect.element(screen.getByRole("searchbox")).toHaveValue("旧笔记 7");
});

test("a note gets another title; a tree and a chart have theirs from what they say", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: m.rename.of("老城调查") }).click();
  await screen.getByRole("textbox", { name: m.rename.label }).fill("  新城调查 ");
  await screen.getByRole("dialog").getByRole("button", { name: m.rename.save }).click();
  await expect.poll(() => sent).toContainEqual(["/api/work/rename", { kind: "note", id: "note", title: "新城调查" }]);
  await expect.element(screen.getByRole("button", { name: m.rename.of("毕业选题") })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: m.rename.of("进馆人次") })).not.toBeInTheDocument();
});

test("without a network the list stays as it was loaded last, and says so", async () => {
  const screen = await show();
  await expect.element(screen.getByRole("link", { name: "老城调查" })).toBeVisible();
  fails = true;
  await queryClient.invalidateQueries();
  await expect.element(screen.getByText(m.cached)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "老城调查" })).toBeVisible();
});
