import type { ChartSpec } from "@tangleaf/table/chart";
import axe from "axe-core";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../app/styles/base.css";
import "../../app/styles/tokens.css";
import { anonymousKept, openUser } from "#lib/browser-storage.ts";
import { handOver } from "#lib/chart-hand-over.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleBaseInfo, sampleUser } from "#lib/testing/server-answers.ts";
import { chartMessages } from "#messages/chart.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { ChartPage } from "./chart-page.tsx";

const LIBRARY = "月份\t进馆（千人次）\t座位使用率\n3月\t18.2\t61%\n4月\t21.6\t64%\n5月\t19.8\t58%\n6月\t27.4\t82%\n合计\t87\t";

type Stored = { spec: ChartSpec; version: number };
let stored: Map<string, Stored>;
/** Reasons the next saves are refused with. */
let refusals: string[];
/** What a draft brings. */
let draft: unknown;
const sent: [path: string, input: Record<string, unknown>][] = [];
const sentTo = (path: string) => sent.filter(([one]) => one === path).map(([, input]) => input);

beforeEach(async () => {
  await page.viewport(1440, 900);
  stored = new Map();
  refusals = [];
  draft = null;
  sent.length = 0;
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({ token: null, restored: true, owner: null });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const input = JSON.parse(String(init?.body ?? "{}")) as Record<string, unknown>;
    sent.push([String(path), input]);
    if (path === "/api/chart/save") {
      const refusal = refusals.shift();
      if (refusal !== undefined) return Response.json(refusedAnswer(refusal));
      const chartId = typeof input["chartId"] === "string" ? input["chartId"] : `c${stored.size + 1}`;
      const version = (stored.get(chartId)?.version ?? -1) + 1;
      stored.set(chartId, { spec: input["spec"] as ChartSpec, version });
      return Response.json(okAnswer({ chartId, version }));
    }
    if (path === "/api/chart/get") {
      const found = stored.get(String(input["chartId"]));
      const more = { chartId: input["chartId"], title: "", type: found?.spec.type, updatedAt: new Date().toISOString(), removedAt: null };
      return Response.json(found === undefined ? refusedAnswer("chart.unknown") : okAnswer({ ...more, ...found }));
    }
    if (path === "/api/user/info") return Response.json(okAnswer(sampleUser()));
    if (path === "/api/user/getCounter")
      return Response.json(okAnswer({ unLimitPlan: { isUnLimit: false }, balanceToken: 8000, freeWaitSeconds: 0 }));
    if (path === "/api/chart/generate") {
      const estimate = { tokens: 150, maxTokens: 180, balanceAfter: 7850 };
      return Response.json(okAnswer({ generationId: "g1", estimate }));
    }
    if (path === "/api/note/create") return Response.json(okAnswer({ noteId: "n1" }));
    if (path === "/api/ai/get") return Response.json(okAnswer({ generationId: "g1", status: "done", result: draft }));
    if (path === "/api/ai/stream")
      return new Response('event: done\nid: 9\ndata: {"status":"done","finishReason":"stop","chars":9}\n\n', {
        headers: { "content-type": "text/event-stream" },
      });
    return Response.json(okAnswer({ total: 0, list: [], ...sampleBaseInfo({ features: {} }) }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  useSession.setState({ token: null, restored: false, owner: undefined, login: { open: false, reason: null } });
});

const signIn = () => {
  openUser("u1");
  useSession.setState({ token: "t", restored: true, owner: "u1" });
};
function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
const show = (address = "/chart") =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryScope>
        <ChartPage foot={null} />
      </QueryScope>
      <Address />
    </MemoryRouter>,
  );
type Screen = Awaited<ReturnType<typeof show>>;

const grid = (screen: Screen) => screen.getByRole("grid", { name: m.grid.label });
const cellAt = (row: number, col: number) => {
  const found = document.querySelector<HTMLElement>(`[data-at="${row}:${col}"]`);
  if (found === null) throw new Error(`no cell ${row}:${col}`);
  return found;
};
async function paste(screen: Screen, text: string, [row, col] = [0, 0]): Promise<void> {
  await expect.element(grid(screen)).toBeVisible();
  const cell = cellAt(row ?? 0, col ?? 0);
  cell.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  cell.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}
const pictured = () => [...document.querySelectorAll("figure svg text")].map((text) => text.textContent);
const words = (screen: Screen, label: string) => screen.getByRole("button", { name: new RegExp(`^${m.paper.edit(label, "")}`) });
const kind = (screen: Screen, name: keyof typeof chartMessages.kinds) =>
  screen.getByRole("radiogroup", { name: m.kinds.label }).getByRole("radio", { name: chartMessages.kinds[name] });
async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false }, "landmark-one-main": { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test("a pasted table is drawn at once, titled by its columns, without a call, and a sum takes no part", async () => {
  const screen = await show();
  await paste(screen, LIBRARY);
  await expect.element(words(screen, m.paper.title)).toHaveTextContent("各月份的进馆、座位使用率");
  await expect.element(words(screen, m.paper.caption)).toHaveTextContent("进馆在6月最高，为 27.4 千人次；座位使用率在6月最高，为 82%");
  await expect.element(screen.getByText(new RegExp(m.grid.totals(["合计"])))).toBeVisible();
  await expect.poll(pictured).toContain("6月");
  expect(pictured()).not.toContain("合计");
  expect(sent.filter(([path]) => path.startsWith("/api/chart/"))).toEqual([]);
  expect(await faults()).toEqual([]);
});

test("figures are typed by keyboard alone: Enter goes down, Tab goes on, Esc leaves a cell as it was, and steps are taken back", async () => {
  const screen = await show();
  await expect.element(grid(screen)).toBeVisible();
  cellAt(0, 0).focus();
  await userEvent.keyboard("{Enter}学院{Tab}{Enter}借阅量{Enter}{ArrowUp}");
  expect(document.activeElement).toBe(cellAt(0, 1));
  await userEvent.keyboard("{ArrowDown}{ArrowLeft}{Enter}文{Tab}");
  await userEvent.keyboard("5200{Enter}{Home}{F2}理{Tab}");
  await userEvent.keyboard("3100{Enter}");
  await expect.element(words(screen, m.paper.title)).toHaveTextContent("各学院的借阅量");
  cellAt(1, 1).focus();
  await userEvent.keyboard("9{Escape}");
  expect(cellAt(1, 1).textContent).toBe("5200");
  await userEvent.keyboard("{Delete}");
  expect(cellAt(1, 1).textContent).toBe("");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(cellAt(1, 1).textContent).toBe("5200");
  await userEvent.keyboard("{Control>}y{/Control}");
  expect(cellAt(1, 1).textContent).toBe("");
});

test("a file that cannot be taken is refused at its place, with what was typed kept, and the next one is drawn", async () => {
  const screen = await show();
  await paste(screen, "学院\t借阅量\n文学院\t5200\n理学院\t3100");
  await expect.element(words(screen, m.paper.title)).toHaveTextContent("各学院的借阅量");
  const drop = (file: File) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    cellAt(0, 0).dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  };
  for (const [file, reason] of [
    [new File(["%PDF-1.7"], "说明.pdf"), m.grid.refused.format],
    [new File([new Uint8Array(20 * 1024 * 1024 + 1)], "很大.csv"), m.grid.refused.tooLarge],
  ] as const) {
    drop(file);
    await expect.element(screen.getByRole("alert").getByText(m.grid.problem(file.name, reason))).toBeVisible();
  }
  expect(cellAt(1, 1).textContent).toBe("5200");
  drop(new File(["月份,进馆\n3月,18\n4月,21"], "进馆.csv"));
  await expect.element(words(screen, m.paper.title)).toHaveTextContent("各月份的进馆");
  expect(screen.getByText(m.grid.refused.tooLarge).query()).toBeNull();
});

test("a kind the figures cannot bear says why and draws what they can", async () => {
  const screen = await show();
  await paste(screen, "学院\t结余\n文学院\t-3\n理学院\t5");
  await expect.element(kind(screen, "pie")).toHaveAccessibleDescription(m.kinds.instead(chartMessages.faults.pieNegative));
  await kind(screen, "pie").click({ force: true });
  await expect.element(screen.getByText(chartMessages.faults.pieNegative, { exact: true }).first()).toBeVisible();
  await expect.poll(pictured).toContain("文学院");
  await expect.element(kind(screen, "pie")).toBeChecked();
});

test("a claim takes its figures from the table, follows them, and is flagged once they no longer bear it", async () => {
  const screen = await show();
  await paste(screen, LIBRARY);
  await words(screen, m.paper.title).click();
  const field = screen.getByRole("textbox", { name: m.paper.title });
  await field.fill("6月最高，进馆 27.4 千人次，超过 99 天");
  await expect.element(screen.getByText(m.paper.loose(["99"]))).toBeVisible();
  await field.fill("6月最高，进馆 27.4 千人次");
  await expect.element(screen.getByText(m.paper.figures)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  cellAt(4, 1).focus();
  await userEvent.keyboard("30{Enter}");
  await expect.element(words(screen, m.paper.title)).toHaveTextContent("6月最高，进馆 30 千人次");
  await expect.element(screen.getByText(new RegExp(m.paper.untrue))).not.toBeInTheDocument();
  cellAt(1, 1).focus();
  await userEvent.keyboard("44{Enter}");
  await expect.element(screen.getByText(new RegExp(m.paper.untrue))).toBeVisible();
  await screen.getByRole("button", { name: m.paper.computed }).click();
  await expect.element(words(screen, m.paper.title)).toHaveTextContent("各月份的进馆、座位使用率");
});

test("a column is drawn as something else from its heading, and the same figures are told in other ways", async () => {
  const screen = await show();
  await paste(screen, LIBRARY);
  await screen.getByRole("combobox", { name: m.grid.role("座位使用率") }).selectOptions("none");
  await expect.element(words(screen, m.paper.title)).toHaveTextContent("各月份的进馆");
  await screen.getByRole("button", { name: m.alternatives.tellings.relation }).click();
  await expect.element(kind(screen, "scatter")).toBeChecked();
  await expect.element(words(screen, m.paper.caption)).toHaveTextContent("进馆与座位使用率的相关系数为 0.96");
});

test("figures of a text become a table, each of which points back to its words", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: m.grid.fromText }).click();
  const text = "2025 年毕业 1,240 人。毕业去向中，就业占52.5%，升学占33%，出国占14.5%。";
  await screen.getByRole("textbox", { name: m.text.field }).fill(text);
  const found = screen.getByRole("region", { name: m.text.pick(1) });
  await found.getByRole("button", { name: "33%" }).click();
  expect(document.querySelector("mark[data-asked]")?.textContent).toBe("33%");
  await expect.element(screen.getByRole("region", { name: m.text.unused }).getByRole("button", { name: "1,240 人" })).toBeVisible();
  expect(await faults()).toEqual([]);
  await found.getByRole("button", { name: m.text.use }).click();
  await expect.element(kind(screen, "pie")).toBeChecked();
  expect(cellAt(2, 1).textContent).toBe("33%");
  expect(sent.filter(([path]) => path.startsWith("/api/chart/"))).toEqual([]);
});

test("ranges and deviations of a text are left out, about so many is taken as written, and all three are said", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: m.grid.fromText }).click();
  await screen.getByRole("textbox", { name: m.text.field }).fill("甲为约300元、乙为-20元，单价13-15元，均值 3.2±0.4 分。");
  const said = (why: keyof typeof m.text.notes) => screen.getByRole("region", { name: m.text.notes[why] }).getByRole("button");
  await expect.element(said("range")).toHaveTextContent("13-15元");
  await expect.element(said("deviation")).toHaveTextContent("±0.4 分");
  await expect.element(said("about")).toHaveTextContent("约300元");
  await said("range").click();
  expect(document.querySelector("mark[data-asked]")?.textContent).toBe("13-15元");
  await screen
    .getByRole("region", { name: m.text.pick(1) })
    .getByRole("button", { name: m.text.use })
    .click();
  expect([cellAt(1, 1).textContent, cellAt(2, 1).textContent]).toEqual(["300元", "-20元"]);
  expect(grid(screen).element().textContent).not.toMatch(/13|15|3\.2/);
});

test("a signed-in person's chart is kept by itself under an address of its own, and is the same after a reload", async () => {
  signIn();
  const screen = await show();
  await paste(screen, LIBRARY);
  await expect.element(screen.getByText("/chart?chart=c1", { exact: true })).toBeInTheDocument();
  await expect.element(screen.getByText(m.saved.saved, { exact: true })).toBeVisible();
  await screen.getByRole("radio", { name: chartMessages.palettes.leaf }).click({ force: true });
  await expect.poll(() => stored.get("c1")?.spec.palette).toBe("leaf");
  expect(sentTo("/api/chart/save").map(({ version }) => version)).toEqual([undefined, 0]);
  await screen.unmount();
  const again = await show("/chart?chart=c1");
  await expect.element(again.getByRole("radio", { name: chartMessages.palettes.leaf })).toBeChecked();
  await expect.element(words(again, m.paper.title)).toHaveTextContent("各月份的进馆、座位使用率");
});

test("a chart that was changed elsewhere is laid over nothing: both are kept", async () => {
  signIn();
  const screen = await show();
  await paste(screen, LIBRARY);
  await expect.element(screen.getByText(m.saved.saved, { exact: true })).toBeVisible();
  const theirs = stored.get("c1");
  refusals = ["chart.conflict"];
  await screen.getByRole("radio", { name: chartMessages.palettes.blue }).click({ force: true });
  await expect.element(screen.getByText("/chart?chart=c2", { exact: true })).toBeInTheDocument();
  expect(stored.get("c1")).toBe(theirs);
  expect(stored.get("c2")?.spec.palette).toBe("blue");
});

test("what was drawn before signing in stays in this browser and goes over to the account", async () => {
  const screen = await show();
  await paste(screen, LIBRARY);
  await expect.element(screen.getByText(m.saved.local)).toBeVisible();
  expect(anonymousKept.keys()).toHaveLength(1);
  signIn();
  await expect.element(screen.getByText("/chart?chart=c1", { exact: true })).toBeInTheDocument();
  expect(stored.get("c1")?.spec.data.rows).toHaveLength(4);
  expect(localStorage.length === 0 || !Object.keys(localStorage).some((key) => key.includes("chart:"))).toBe(true);
});

test("figures another page has handed over are drawn once it is opened", async () => {
  const data = {
    columns: [
      { name: "部门", type: "text" as const },
      { name: "人数", type: "number" as const },
    ],
    rows: [
      ["甲", 3],
      ["乙", 5],
    ],
  };
  expect(handOver(data, { title: "两个部门" })).toBe(true);
  const screen = await show();
  await expect.element(words(screen, m.paper.title)).toHaveTextContent("两个部门");
  expect(cellAt(2, 1).textContent).toBe("5");
});

test("a chart that is gone is said to be gone, with ways on", async () => {
  signIn();
  const screen = await show("/chart?chart=c9");
  await expect.element(screen.getByRole("heading", { name: m.open.unknown })).toBeVisible();
  await screen.getByRole("link", { name: m.list.create }).click();
  await expect.element(grid(screen)).toBeVisible();
});

test("a draft brings a claim and a look, keeps one's own colours, and 换个说法 changes the words alone", async () => {
  signIn();
  const screen = await show();
  await paste(screen, LIBRARY);
  await screen.getByRole("radio", { name: chartMessages.palettes.leaf }).click({ force: true });
  await expect.poll(() => stored.get("c1")?.spec.palette).toBe("leaf");
  const base = stored.get("c1")?.spec;
  if (base === undefined) throw new Error("nothing is stored");
  const { data: _, ...look } = base;
  const y = [{ col: "座位使用率" }];
  draft = {
    look: { ...look, type: "line", y, palette: "ink", title: "使用率到 {{x=6月,y=座位使用率}}", caption: "" },
    why: "看涨落",
    alternatives: [],
  };
  await screen.getByRole("textbox", { name: m.emphasis.label }).fill("使用率");
  await screen.getByRole("button", { name: new RegExp(m.ask.verb) }).click();
  await expect.element(words(screen, m.paper.title)).toHaveTextContent("使用率到 82%");
  expect(sentTo("/api/chart/generate")).toMatchObject([{ emphasis: "使用率", lang: "zh" }]);
  await expect.element(kind(screen, "line")).toBeChecked();
  await expect.element(screen.getByRole("radio", { name: chartMessages.palettes.leaf })).toBeChecked();
  draft = { look: { ...look, type: "pie", title: "{{x=6月,y=座位使用率}} 的座位有人", caption: "" }, why: "", alternatives: [] };
  await screen.getByRole("button", { name: new RegExp(m.ask.again) }).click();
  await expect.element(words(screen, m.paper.title)).toHaveTextContent("82% 的座位有人");
  await expect.element(kind(screen, "line")).toBeChecked();
});

test("putting a chart into a note goes on after signing in, and the way to the note stays", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: m.sample.action }).click();
  await screen.getByRole("button", { name: m.insert.action }).click();
  expect(useSession.getState().login).toEqual({ open: true, reason: m.insert.signIn });
  signIn();
  useSession.setState({ login: { open: false, reason: null } });
  const dialog = screen.getByRole("dialog", { name: m.insert.title });
  await dialog.getByRole("button", { name: m.insert.put }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: m.insert.open })).toHaveAttribute("href", "/notebook/note/n1");
});
