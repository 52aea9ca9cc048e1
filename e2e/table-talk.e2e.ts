import { afterAll, expect, it } from "vitest";
import { makeMember } from "./support/essay-on-server.ts";
import { freshName } from "./support/fresh-name.ts";
import { startModelServer } from "./support/model-server.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser } from "./support/shared.ts";
import { askTable, REPORT_CSV } from "./support/table-page.ts";
import { words } from "./support/words.ts";

const { table: m } = words.zh;
const MODEL = "table-model";
/** 咕噜 is a word no planner knows. */
const ASK = "各部门的咕噜实际";
const ACTUAL = "金额·实际";
const PLAN = {
  v: 1,
  from: "s1",
  steps: [
    { op: "group", by: ["基本情况·部门"], aggs: [{ fn: "sum", col: ACTUAL, as: "合计" }] },
    { op: "sort", by: [{ col: "合计", dir: "desc" }] },
  ],
};

const { server, sandbox, stop } = await startModelServer(MODEL);
sandbox.behave(MODEL, { table: { plans: { [ASK]: PLAN } } });
afterAll(stop);

it("what the planner does not understand a model reads, and its answer is told in sentences whose figures stand in the table", async () => {
  const token = await server.signIn(freshName("问模型的人"));
  // A member does not wait between two answers.
  await makeMember(server, token);
  const { page, faults } = await openVisitor(browser, { url: server.url, token });
  await page.goto("/table");
  await page.locator("input[type=file]").setInputFiles(REPORT_CSV);
  await page.waitForURL((url) => /\/table\/sheet\/(?!local-)/.test(url.pathname));
  const answer = await askTable(page, ASK);
  expect(await answer.textContent()).toContain("咕噜");
  await answer.getByRole("button", { name: m.talk.plan }).click();
  await answer.getByText("7,230").first().waitFor();
  expect(await page.getByRole("article").count()).toBe(1);

  const told = await askTable(page, "各部门的总实际");
  const explain = told.getByRole("button", { name: new RegExp(`^${m.talk.explain}`, "u") });
  await explain.click();
  await told.getByText(m.talk.checked).waitFor();
  expect(await told.textContent()).toMatch(/人事部为 7,?230/u);
  expect(await explain.count()).toBe(0);

  // Both stay with the table.
  const tableId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { answers } = (await server.call("/api/table/get", { tableId }, token)).data as {
    answers: { ask: string; by: string; told?: string[] }[];
  };
  expect(answers.map(({ ask, by }) => [ask, by])).toEqual([
    [ASK, "model"],
    ["各部门的总实际", "planner"],
  ]);
  expect(answers[1]?.told?.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
