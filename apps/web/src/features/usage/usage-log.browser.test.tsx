import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { listMessages } from "#messages/list.ts";
import { usageMessages as m } from "#messages/usage.ts";
import { UsageLog } from "./usage-log.tsx";

const TOTAL = 45;
const asked: Record<string, unknown>[] = [];
let answer: (input: Record<string, unknown>) => Response;

const lineAt = (at: number) => ({
  time: "2026-11-21T04:00:00.000Z",
  kind: at === 1 ? "grant" : "scene",
  title: `第 ${at} 条`,
  model: "",
  chars: 100,
  tokens: at === 2 ? 125 : 0,
  charged: at === 1 ? -3000 : at === 2 ? 0 : 125,
  balance: 8000,
});
const pageOf = ({ page }: Record<string, unknown>) => {
  const first = (Number(page) - 1) * 20;
  const list = Array.from({ length: Math.max(0, Math.min(20, TOTAL - first)) }, (_, at) => lineAt(first + at + 1));
  return Response.json({ code: 0, message: "", data: { total: TOTAL, list } });
};

beforeEach(() => {
  asked.length = 0;
  answer = pageOf;
  queryClient.clear();
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    if (path !== "/api/user/getApiLog") return Response.json({ code: 0, message: "", data: { modelList: [] } });
    const input = JSON.parse(String(init?.body)) as Record<string, unknown>;
    asked.push(input);
    return answer(input);
  });
});
afterEach(() => vi.restoreAllMocks());

function Address() {
  return <output>{useLocation().search}</output>;
}

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryScope>
        <UsageLog />
        <Address />
      </QueryScope>
    </MemoryRouter>,
  );

test("the pages are turned, and the address keeps which one is open", async () => {
  const screen = await show("/my/count");
  await expect.element(screen.getByText("第 20 条")).toBeInTheDocument();
  await screen.getByRole("button", { name: listMessages.pager.next }).click();
  await expect.element(screen.getByText("第 21 条")).toBeInTheDocument();
  await expect.element(screen.getByText("第 20 条")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("status")).toHaveTextContent("?page=2");
  await expect.element(screen.getByRole("button", { name: listMessages.pager.page(2) })).toHaveAttribute("aria-current", "page");
});

test("an address asks for its span, kind and page; choosing a kind begins at page 1", async () => {
  const screen = await show("/my/count?from=2026-10-01&to=2026-10-31&kind=scene&page=3");
  await expect.element(screen.getByText("第 45 条")).toBeInTheDocument();
  expect(asked[0]).toMatchObject({ from: "2026-10-01", to: "2026-10-31", kind: "scene", page: 3 });
  await screen.getByRole("button", { name: m.kinds.names.grant }).click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ kind: "grant", page: 1 });
});

test("what was given stands with a plus, what cost nothing says so", async () => {
  const screen = await show("/my/count");
  await expect.element(screen.getByText("+3,000")).toBeInTheDocument();
  await expect.element(screen.getByText(m.log.charged("125"))).toBeInTheDocument();
});

test("a kind without lines offers to see all of them", async () => {
  answer = ({ kind, ...input }) =>
    kind === undefined ? pageOf(input) : Response.json({ code: 0, message: "", data: { total: 0, list: [] } });
  const screen = await show("/my/count?kind=expire");
  await screen.getByRole("button", { name: m.log.empty.action }).click();
  await expect.element(screen.getByText("第 1 条")).toBeInTheDocument();
});

test("what could not be had is asked for again by a button", async () => {
  answer = () => Response.json({ code: 1, message: "不行", data: null });
  const screen = await show("/my/count");
  await expect.element(screen.getByRole("heading", { name: m.log.failed })).toBeInTheDocument();
  answer = pageOf;
  await screen.getByRole("button", { name: listMessages.again }).click();
  await expect.element(screen.getByText("第 1 条")).toBeInTheDocument();
});

test("a page beyond the last keeps the kind that was chosen on the way to the first", async () => {
  const screen = await show("/my/count?kind=scene&page=99");
  await screen.getByRole("button", { name: listMessages.pastTheEnd.action }).click();
  await expect.element(screen.getByText("?kind=scene", { exact: true })).toBeInTheDocument();
  await expect.element(screen.getByText("第 20 条")).toBeInTheDocument();
});

test("a page number no list can have is asked for as the last the server takes", async () => {
  await show("/my/count?page=99999999");
  await expect.poll(() => asked.map(({ page }) => page)).toEqual([100_000]);
});
