import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Providers } from "#app/providers.tsx";
import { keepLocalChart, newLocalId as newChartId, removeLocalChart } from "#features/chart/kept/local-charts.ts";
import { keepTable, type LocalTable, NOBODY, newLocalId, removeLocalTable } from "#features/table/local-tables.ts";
import { closePalette, openPalette } from "#lib/overlay-stores.ts";
import { queryClient } from "#lib/query-client.ts";
import { leaveSession, startSession } from "#lib/session-store.ts";
import { okAnswer, sampleBaseInfo, sampleUser } from "#lib/testing/server-answers.ts";
import { paletteMessages } from "#messages/palette.ts";
import { Overlays } from "./overlays.tsx";

const TABLE: LocalTable = {
  tableId: newLocalId(),
  title: "秋招报名表",
  fileName: "秋招.csv",
  rows: 2,
  columns: 2,
  sheets: 1,
  bytes: 10,
  createdAt: 1,
  usedAt: 2,
  choices: {},
  steps: {},
  stepsVersion: 0,
  answers: [],
};
const CHART = {
  id: newChartId(),
  stored: null,
  at: 1,
  work: {
    grid: [
      ["学院", "秋招人数"],
      ["文", "3"],
      ["理", "5"],
    ],
    own: {},
    emphasis: "",
  },
};

const realFetch = window.fetch;
beforeEach(async () => {
  const answers: Readonly<Record<string, unknown>> = {
    "/api/agreement/baseInfo": sampleBaseInfo(),
    "/api/user/info": sampleUser(),
    "/api/user/getCounter": { unLimitPlan: { isUnLimit: false }, balanceToken: 8000, freeWaitSeconds: 0 },
  };
  window.fetch = async (path) => Response.json(okAnswer(answers[String(path)] ?? { list: [], total: 0 }));
  await keepTable(NOBODY, TABLE, new Uint8Array());
  keepLocalChart(CHART);
});
afterEach(async () => {
  vi.restoreAllMocks();
  closePalette();
  removeLocalChart(CHART.id);
  await removeLocalTable(NOBODY, TABLE.tableId);
  leaveSession();
  queryClient.clear();
  window.fetch = realFetch;
});

function Root() {
  return (
    <Providers>
      <Outlet />
      <Overlays />
    </Providers>
  );
}

async function search(words: string) {
  const router = createMemoryRouter([
    {
      path: "/",
      Component: Root,
      children: [
        { index: true, element: <p>bare</p> },
        { path: "*", element: <p>elsewhere</p> },
      ],
    },
  ]);
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByText("bare")).toBeVisible();
  openPalette();
  await screen.getByRole("combobox", { name: paletteMessages.title }).fill(words);
  return { screen, router };
}

/** Also where the row is the first one, which is chosen without a key. */
async function chooseByKeys(row: Locator): Promise<void> {
  do await userEvent.keyboard("{ArrowDown}");
  while (row.element().getAttribute("aria-selected") !== "true");
}

test("before signing in, one's own tables and charts of this browser are found and opened by keyboard", async () => {
  const { screen, router } = await search("秋招");
  await expect.element(screen.getByRole("option", { name: /学院.*秋招人数|秋招人数/ })).toBeVisible();
  const table = screen.getByRole("option", { name: /秋招报名表/ });
  await expect.element(table).toBeVisible();
  await chooseByKeys(table);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.pathname).toBe(`/table/sheet/${TABLE.tableId}`);
});

test("a row that was chosen stays chosen when others come in above it", async () => {
  const fetchQuery = queryClient.fetchQuery.bind(queryClient);
  const scenesAsked = Promise.withResolvers<void>();
  vi.spyOn(queryClient, "fetchQuery").mockImplementation(async (options) => {
    await scenesAsked.promise;
    return fetchQuery(options);
  });
  const { screen, router } = await search("秋招");
  const table = screen.getByRole("option", { name: /秋招报名表/ });
  await expect.element(table).toBeVisible();
  await chooseByKeys(table);
  const rowsAbove = () => screen.getByRole("option").elements().indexOf(table.element());
  const before = rowsAbove();
  scenesAsked.resolve();
  await expect.poll(rowsAbove, { message: "scenes stand above the table" }).toBeGreaterThan(before);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.pathname).toBe(`/table/sheet/${TABLE.tableId}`);
});

test("somebody who has signed in is shown none of what a visitor left here", async () => {
  startSession({ token: "t", userId: "u1", remember: false });
  const { screen } = await search("秋招报名表");
  await expect.element(screen.getByRole("dialog", { name: paletteMessages.title })).toBeVisible();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.getByRole("option", { name: /秋招报名表/ }).elements()).toEqual([]);
});
