import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { leaveSession, startSession } from "#lib/session-store.ts";
import { okAnswer } from "#lib/testing/server-answers.ts";
import { tableMessages as m } from "#messages/table.ts";
import { takeWarm } from "../make-table.ts";
import { TablesShelf } from "./tables-shelf.tsx";

const Address = () => <output>{useLocation().pathname}</output>;
const address = () => document.querySelector("output")?.textContent ?? "";

beforeEach(async () => {
  await page.viewport(1200, 900);
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={["/table"]}>
        <TablesShelf />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  leaveSession();
  queryClient.clear();
});

/** Lets files fall on the page. */
async function bring(...files: readonly (readonly [string, BlobPart])[]): Promise<void> {
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  const dataTransfer = new DataTransfer();
  for (const [name, content] of files) dataTransfer.items.add(new File([content], name));
  document.querySelector("h1")?.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
}
const MEGABYTE = 1024 * 1024;
const columns = (count: number) => Array.from({ length: count }, (_, n) => `c${n}`).join(",");
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 1, 2);

test.each([
  ["nothing in it", ["空.csv", ""], m.fault.read.empty],
  ["blanks alone", ["空.csv", " , \n,\n"], m.fault.read.empty],
  ["60 MB", ["大.csv", new Uint8Array(60 * MEGABYTE)], m.fault.read.tooLarge],
  ["300 columns", ["宽.csv", `${columns(300)}\n${columns(300)}`], m.fault.read.tooManyColumns],
  ["a picture in it, whatever it is called", ["图.xlsx", PNG], m.fault.read.format],
] as const)("a file with %s is not taken, and says why beside its name", async (_, file, reason) => {
  await bring(file);
  await expect.element(page.getByRole("alert")).toHaveTextContent(`${file[0]} ${reason}`);
  expect(address()).toBe("/table");
});

test.each([
  ["a heading and no row", "部门,金额"],
  ["one column of one value", "12"],
] as const)("a file with %s is a table", async (_, content) => {
  await bring(["小.csv", content]);
  await expect.poll(address).toMatch(/^\/table\/sheet\//);
});

test("of two files at once none is taken, and one is asked for", async () => {
  await bring(["甲.csv", "甲,乙\n一,2"], ["乙.csv", "甲,乙\n一,2"]);
  await expect.element(page.getByRole("alert")).toHaveTextContent(`${m.create.several(2)} ${m.create.oneFile}`);
});

test("of a file with too many rows the first are taken by a press", async () => {
  await bring(["长.csv", `甲,乙\n${"一,2\n".repeat(100_003)}`]);
  await page.getByRole("button", { name: m.create.takeFirst(100_000) }).click();
  await expect.poll(address, { timeout: 20_000 }).toMatch(/^\/table\/sheet\//);
  const made = takeWarm(address().split("/").at(-1) ?? "");
  expect(made?.sheets[0]).toMatchObject({ rows: 100_000, leftOut: 3 });
  expect(made?.table.choices).toEqual({ s1: { rows: "first" } });
});

test("of somebody with more tables than a page of the list holds every one is there and is found", async () => {
  const summary = (n: number) => ({
    tableId: `t${n}`,
    title: `第 ${n} 张表`,
    rows: 1,
    columns: 1,
    sheets: 1,
    bytes: 1,
    createdAt: "2026-01-01T00:00:00Z",
    usedAt: new Date(Date.UTC(2026, 0, 1) - n * 1000).toISOString(),
    expiresAt: null,
  });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    if (String(path) !== "/api/table/list") return Response.json(okAnswer({}));
    const { page: no, size } = JSON.parse(String(init?.body)) as { page: number; size: number };
    const list = Array.from({ length: 130 }, (_, n) => summary(n + 1)).slice((no - 1) * size, no * size);
    return Response.json(okAnswer({ total: 130, list }));
  });
  startSession({ token: "t", userId: "u1", remember: false });
  await page.getByRole("searchbox", { name: m.list.search }).fill("第 130 张");
  await expect.element(page.getByRole("link", { name: /第 130 张表/ })).toBeVisible();
});

test("the first rows of a long file are there to look at until it is read, and what they are is said", async () => {
  const seen = new Set<string>();
  const watch = new MutationObserver(() => {
    const section = document.querySelector(`section[aria-label="${m.create.first}"]`);
    if (section?.querySelector("[role=gridcell]")?.textContent === "一")
      seen.add(section.querySelector("[role=status]")?.textContent ?? "");
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await bring(["长.csv", `甲,乙\n${"一,2\n".repeat(99_000)}`]);
  await expect.poll(address, { timeout: 20_000 }).toMatch(/^\/table\/sheet\//);
  watch.disconnect();
  expect([...seen]).toEqual([m.create.rest(100)]);
  await expect.poll(() => document.querySelector(`section[aria-label="${m.create.first}"]`)).toBeNull();
});
