import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { essayTemplateMessages as m } from "#messages/essay-templates.ts";
import { TemplateDialog } from "./template-dialog.tsx";

const line = (titleZh: string, weight: number, children: object[] = []) => ({
  title: titleZh,
  titleZh,
  intent: `${titleZh}要论证的事`,
  weight,
  needs: [],
  mistake: weight === 60 ? "把结果当原因" : null,
  children,
});
const CARD = {
  pubId: "abcdefghij",
  kind: "thesis",
  discipline: "management",
  method: "survey",
  title: "工作嵌入对新生代员工离职倾向的影响",
  remark: "量表现成，难在抽样",
  major: "人力资源管理",
  levels: ["undergraduate"],
  length: { default: 12_000, min: 8000, max: 20_000 },
  chapters: 2,
  cover: [],
};
const PAGE = {
  ...CARD,
  titleZh: CARD.title,
  pattern: "〔自变量〕对〔群体〕离职倾向的影响",
  slots: [
    { label: "自变量", default: "工作嵌入" },
    { label: "群体", default: "新生代员工" },
  ],
  numbering: "A",
  keywords: ["离职倾向"],
  bring: ["量表", "问卷"],
  outline: [line("绪论", 40), line("实证", 60, [line("抽样", 20), line("检验", 40)])],
  whyGood: [],
  opening: [],
  hardSample: { title: "", text: "" },
  staged: false,
  checklist: [],
  scenes: [],
  frame: { front: [], back: [] },
  target: "essay",
  since: "2026-11-22",
  near: [],
};
let asked: { path: string; body: Record<string, unknown> }[];
let isRefused = false;

beforeEach(() => {
  queryClient.clear();
  asked = [];
  isRefused = false;
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    asked.push({ path: String(path), body });
    if (path === "/api/template/list") {
      const list = body["q"] === "没有" ? [] : [CARD];
      return answer({ total: list.length, leftOut: null, facets: { kind: {}, discipline: {}, level: {}, method: {} }, list });
    }
    if (path === "/api/template/page") return answer(PAGE);
    if (isRefused) return Response.json({ code: 1, message: "大纲太多了", data: null });
    return answer({ essayId: "essay", no: 2, merged: [], unchanged: [] });
  });
});
afterEach(() => vi.restoreAllMocks());

const answer = (data: object) => Response.json({ code: 0, message: "", data });
const uses = () => asked.filter(({ path }) => path === "/api/template/use").map(({ body }) => body);

async function open() {
  const onUsed = vi.fn();
  const essay = { essayId: "essay", title: "", level: "undergraduate", language: "zh", length: 10_000, material: "" } as const;
  const screen = await render(
    <MemoryRouter>
      <QueryScope>
        <TemplateDialog open onClose={() => undefined} essay={essay} onUsed={onUsed} />
      </QueryScope>
    </MemoryRouter>,
  );
  return { screen, onUsed };
}

test("a template is looked at with one's own words in its title and lengths of one's own essay, and used with them", async () => {
  const { screen, onUsed } = await open();
  await screen.getByRole("button", { name: CARD.title, exact: false }).click();
  await expect.element(screen.getByRole("heading", { name: "工作嵌入对新生代员工离职倾向的影响" })).toBeVisible();
  await expect.element(screen.getByText(m.characters("4,000")).first()).toBeVisible();
  await screen.getByLabelText("群体").fill("护士");
  await expect.element(screen.getByRole("heading", { name: "工作嵌入对护士离职倾向的影响" })).toBeVisible();
  await screen.getByRole("button", { name: m.use }).click();
  await expect.poll(() => onUsed.mock.calls.length).toBe(1);
  expect(uses()).toEqual([
    expect.objectContaining({ pubId: CARD.pubId, essayId: "essay", slots: { 群体: "护士" }, level: "undergraduate", length: 10_000 }),
  ]);
});

test("a refusal is said beside the button, and a second try is the same request", async () => {
  const { screen, onUsed } = await open();
  await screen.getByRole("button", { name: CARD.title, exact: false }).click();
  isRefused = true;
  await screen.getByRole("button", { name: m.use }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("大纲太多了");
  isRefused = false;
  await screen.getByRole("button", { name: m.use }).click();
  await expect.poll(() => onUsed.mock.calls.length).toBe(1);
  expect(new Set(uses().map(({ requestId }) => requestId)).size).toBe(1);
});

test("a search that finds nothing says so and offers the other way", async () => {
  const { screen } = await open();
  await screen.getByLabelText(m.search).fill("没有");
  await expect.element(screen.getByText(m.none)).toBeVisible();
});
