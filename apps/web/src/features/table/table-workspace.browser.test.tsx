import type { TableAnswer } from "@tangleaf/contract";
import { STEPS_MAX } from "@tangleaf/table/steps-max";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { tableMessages as m } from "#messages/table.ts";
import { tableSamples } from "#messages/table-samples.ts";
import { Conversation } from "./chat/conversation.tsx";
import type { LocalTable } from "./local-tables.ts";
import type { OpenTable } from "./open-table.ts";
import { SheetPane } from "./sheet/sheet-pane.tsx";
import { openInPage } from "./testing/open-in-page.ts";
import { askInPage as ask, showInPage } from "./testing/show-in-page.tsx";

const TEXT = [
  "部门\t日期\t金额",
  "市场部\t2026-01-08\t900",
  "技术部\t2026-01-09\t1600",
  "市场部\t2026-02-08\t1010",
  "技术部\t2026-02-12\t300",
  "合计\t\t3810",
].join("\n");

async function show(text = TEXT, place: Parameters<typeof openInPage>[1] = {}): Promise<OpenTable> {
  await page.viewport(1280, 800);
  const opened = await openInPage(text, place);
  await showInPage(
    <>
      <SheetPane opened={opened} />
      <Conversation opened={opened} />
    </>,
    { style: { gridTemplateColumns: "1fr 400px", height: 760 }, baseInfo: { modelList: [] } },
  );
  return opened;
}

const grid = () => page.getByRole("grid");

const QUIET_FRAMES = 3;

test("an answer comes with its plan in words, and a word of it is changed in place", async () => {
  await show();
  await ask("各部门的平均金额");
  const answer = page.getByRole("article");
  await expect.element(answer.getByText("955", { exact: true }).first()).toBeVisible();
  await expect.element(answer.getByRole("button", { name: m.answer.plan })).toHaveAttribute("aria-expanded", "true");
  await answer.getByRole("button", { name: m.answer.change("平均") }).click();
  await page.getByRole("menuitem", { name: "合计", exact: true }).click();
  await expect.element(answer.getByText("1,910", { exact: true }).first()).toBeVisible();
  expect(page.getByRole("article").elements()).toHaveLength(1);
});

test("what was not read is named, and what may be meant is a press away", async () => {
  await show();
  await ask("各部门的咕噜金额");
  await expect.element(page.getByText("没看懂“咕噜”", { exact: false })).toBeVisible();
  const options = page
    .getByRole("article")
    .getByRole("button")
    .elements()
    .filter(({ textContent }) => textContent?.includes("部门"));
  expect(options.length).toBeGreaterThan(0);
  (options[0] as HTMLElement).click();
  await expect.poll(() => page.getByRole("article").elements().length).toBe(2);
  await expect.element(page.getByRole("button", { name: m.answer.plan })).toBeVisible();
});

test("a forecast is refused without a figure", async () => {
  await show();
  await ask("预测明年的金额");
  await expect.element(page.getByRole("article")).toBeVisible();
  expect(page.getByRole("button", { name: m.answer.plan }).elements()).toHaveLength(0);
});

test("marks are done to the sheet, say how many rows they are, and go by a press", async () => {
  await show();
  await ask("把金额 1000 以上的标出来");
  await expect.poll(() => document.querySelectorAll("[role=row][data-tone]").length).toBe(2);
  const drop = page.getByRole("button", { name: /^取消“/ });
  await expect.element(drop).toBeVisible();
  await expect.element(page.getByText("2 行", { exact: false }).first()).toBeVisible();
  await drop.click();
  await expect.poll(() => document.querySelectorAll("[role=row][data-tone]").length).toBe(0);
});

test("marks of more rows than an answer names are all counted", async () => {
  const rows = 10_001;
  await show(["部门\t金额", ...Array.from({ length: rows }, (_, n) => `部门${n % 5}\t${n + 1}`)].join("\n"));
  await ask("把金额大于 0 的标出来");
  await expect.element(page.getByText(m.answer.marked(rows))).toBeVisible();
});

test("an answer and what it marks are kept in one go; where nothing more can be done to the sheet, the answer alone", async () => {
  const kept: { answers: number; steps: number }[] = [];
  const keep = async ({ answers, steps }: LocalTable) => void kept.push({ answers: answers.length, steps: steps["s1"]?.length ?? 0 });
  const opened = await openInPage(TEXT, { keep });
  await opened.ask("把金额 1000 以上的标出来");
  await expect.poll(() => kept).toEqual([{ answers: 1, steps: 1 }]);
  const { table } = opened.store.getState();
  const cells = Array.from({ length: STEPS_MAX }, (_, n) => ({ id: `c${n}`, do: "cell", row: 1, col: "金额", value: n }) as const);
  opened.store.setState({ table: { ...table, steps: { s1: cells } } });
  await opened.ask("把金额 500 以上的标出来");
  expect(kept.at(-1)).toEqual({ answers: 2, steps: STEPS_MAX });
  expect(kept).toHaveLength(2);
});

test("cells are not drawn anew where only an answer has come", async () => {
  const opened = await show();
  const { view, table } = opened.store.getState();
  let looked = 0;
  const watched = (view?.columns ?? []).map((column) =>
    Object.defineProperty({ ...column }, "type", {
      get() {
        looked += 1;
        return column.type;
      },
    }),
  );
  if (view !== null) opened.store.setState({ view: { ...view, columns: watched } });
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await expect.poll(() => looked).toBeGreaterThan(0);
  // The sheet that has just been opened is drawn again once its size is known.
  const isQuiet = async () => {
    looked = 0;
    for (let frame = 0; frame < QUIET_FRAMES; frame += 1) await drawn();
    return looked === 0;
  };
  await expect.poll(isQuiet, { message: "nothing is drawn any more" }).toBe(true);
  opened.store.setState({ isBusy: true, table: { ...table, usedAt: 1, stepsVersion: 1 } });
  await drawn();
  expect(looked).toBe(0);
});

test("a changed cell makes the answers before it stale until they are worked out again, and is undone", async () => {
  await show();
  await ask("各部门的总金额");
  await expect.element(page.getByRole("article").getByText("1,900", { exact: true }).first()).toBeVisible();
  await userEvent.dblClick(grid().getByText("300", { exact: true }));
  await userEvent.keyboard("400{Enter}");
  await expect.element(page.getByText(m.answer.stale)).toBeVisible();
  await page.getByRole("button", { name: m.answer.again }).click();
  await expect.element(page.getByRole("article").getByText("2,000", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: m.steps.undo }).click();
  await expect.element(grid().getByText("300", { exact: true })).toBeVisible();
});

test("a row that is a sum takes no part until somebody says so", async () => {
  await show();
  await expect.element(page.getByText("第 5 行是合计，不计入")).toBeVisible();
  await ask("总金额");
  await expect.element(page.getByRole("article").getByText("3,810", { exact: false }).first()).toBeVisible();
  await page.getByRole("button", { name: m.guess.count }).click();
  await expect.element(page.getByText(m.guess.counted)).toBeVisible();
  await page.getByRole("button", { name: m.answer.again }).click();
  await expect.element(page.getByRole("article").getByText("7,620", { exact: false }).first()).toBeVisible();
});

test("by keyboard, a column menu gives the focus back to the cells, and a changed word keeps it", async () => {
  await show();
  (grid().element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Alt>}{ArrowDown}{/Alt}");
  await expect.element(page.getByRole("menu", { name: m.head.menu("金额") })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => document.activeElement).toBe(grid().element());
  await userEvent.keyboard("{F2}");
  await expect.element(page.getByRole("textbox", { name: /金额/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");

  await ask("各部门的平均金额");
  await ask("各部门的总金额");
  const second = page.getByRole("article").nth(1);
  // Folded at first: only the first answer's steps are open.
  await second.getByRole("button", { name: m.answer.plan }).click();
  const word = second.getByRole("button", { name: m.answer.change("合计") });
  await word.click();
  await page.getByRole("menuitem", { name: "平均", exact: true }).click();
  const changed = second.getByRole("button", { name: m.answer.change("平均") });
  await expect.element(changed).toBeVisible();
  expect(document.activeElement).toBe(changed.element());
});

test("dates nobody can tell are asked about where the sheet says how it was read, and are dates after the answer", async () => {
  await show("日期\t数\n3/5/2026\t1\n4/6/2026\t2");
  await page.getByRole("button", { name: m.guess.dayOrders.dayFirst }).click();
  await expect.element(grid().getByText("2026-05-03")).toBeVisible();
  await expect.element(page.getByRole("button", { name: m.guess.dayOrders.monthFirst })).not.toBeInTheDocument();
});

test("numbers whose sizes contradict each other are marked and asked about, and are numbers after the answer", async () => {
  await show("单位：万元\t\n城市\t销售额\n杭州\t120万\n绍兴\t90\n宁波\t75万元");
  await expect.poll(() => document.querySelector("[data-odd]")?.textContent).toBe("90");
  await page.getByRole("button", { name: m.guess.allIn("万元") }).click();
  await expect.element(page.getByRole("button", { name: m.guess.written })).not.toBeInTheDocument();
  await expect.element(grid().getByText("120", { exact: true })).toBeVisible();
});

test("rows that may be totals, units that differ and short dates are asked about, and read as somebody says", async () => {
  await show("日期\t人口\t重量\n03/04/25\t1234\t\n05/06/25\t600\t200g\n07/08/25\t400\t5kg\n09/10/25\t234\t1kg");
  await page.getByRole("button", { name: m.guess.dayOrders.dayFirst }).click();
  await expect.element(grid().getByText("2025-06-05")).toBeVisible();
  await page.getByRole("button", { name: m.guess.convert("kg") }).click();
  await expect.element(grid().getByText("0.2", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: m.guess.areTotals }).click();
  await expect.element(page.getByText("第 1 行是合计，不计入")).toBeVisible();
  await expect.element(page.getByRole("button", { name: m.guess.noTotals })).not.toBeInTheDocument();
});

test("a column is sorted and filtered from its heading", async () => {
  await show();
  await page.getByRole("button", { name: "金额", exact: false }).first().click();
  await page.getByRole("menuitem", { name: m.head.desc }).click();
  await expect.poll(() => grid().getByRole("gridcell").elements()[2]?.textContent).toBe("1,600");
  await page.getByRole("button", { name: "部门", exact: false }).first().click();
  await page.getByRole("menuitem", { name: m.head.filter }).click();
  await page.getByRole("checkbox", { name: "市场部" }).click();
  await page.getByRole("button", { name: m.filter.show }).click();
  await expect.element(grid()).toHaveAttribute("aria-rowcount", "4");
});

test("an answer of the server takes the place of the page's own; without one the page's own stands", async () => {
  let isAway = false;
  await show(TEXT, {
    answer: async ({ ask: asked }) => {
      if (isAway) throw new Error("away");
      const opened = await openInPage(TEXT);
      await opened.ask(asked);
      const [own] = opened.store.getState().table.answers;
      return own === undefined ? null : { ...own, say: [{ text: "服务器说的" }] };
    },
  });
  await ask("总金额");
  await expect.element(page.getByText("服务器说的")).toBeVisible();
  isAway = true;
  await ask("各部门的总金额");
  await expect.element(page.getByText("1,900", { exact: true }).first()).toBeVisible();
});

test("a plan that goes on with an earlier answer is worked out by the server, and says that it could not be where nobody can", async () => {
  let answered: TableAnswer | null = null;
  const opened = await show(TEXT, { answer: async () => answered });
  await opened.ask("总金额");
  const [own] = opened.store.getState().table.answers;
  answered = own === undefined ? null : { ...own, answerId: "a2", say: [{ text: "接着算的" }] };
  const plan = { v: 1, from: "#1", steps: [{ op: "limit", n: 1 }] } as const;
  await opened.run(plan as never, "接着算");
  await expect.element(page.getByText("接着算的")).toBeVisible();
  answered = null;
  await opened.run(plan as never, "接着算");
  await expect.element(page.getByRole("alert")).toBeVisible();
});

test.each(tableSamples)("the sample $title is read and has questions to begin with", async ({ lines }) => {
  const opened = await openInPage(lines);
  const [sheet] = opened.store.getState().sheets;
  expect(sheet?.rows).toBeGreaterThan(20);
  expect((await opened.suggestions()).length).toBeGreaterThanOrEqual(3);
});
