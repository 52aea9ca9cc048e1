import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { heading, openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleBaseInfo, sampleUser } from "#lib/testing/server-answers.ts";
import { noteSearchMessages as m } from "#messages/note-search.ts";
import { SearchSourcesDialog } from "./search-sources-dialog.tsx";

const PAGE = {
  title: "校园厨余堆肥一年记",
  url: "https://green.example/compost",
  snippet: "三所学校从春季起堆肥。",
  site: "沙箱环保网",
  publishedAt: "2026-03-12",
};
const QUOTE = { ...PAGE, excerpt: "校园厨余堆肥一年记：\n每天四十二公斤。", characters: 3200, isCut: false, tokens: 64 };
const WORK = {
  ...{
    doi: "10.5555/sandbox.zh.001",
    title: "乡村小学阅读角",
    authors: [{ family: "林", given: "晓禾" }],
    year: 2021,
    container: "沙箱教育研究",
  },
  ...{
    volume: null,
    issue: null,
    pages: null,
    publisher: null,
    type: "article",
    language: "zh",
    abstract: "走访十二所学校。",
    url: null,
    citedBy: 0,
  },
  source: "openalex",
};

const COUNTER = { unLimitPlan: { isUnLimit: false, planLable: "", expiredAt: null }, balanceToken: 5000, freeWaitSeconds: 0 };
const SEARCH = `${m.web.button} ${m.tokens("50")}`;

const answers: Record<string, (input: Record<string, unknown>) => object> = {};
const sent: [path: string, input: Record<string, unknown>][] = [];
const bodiesOf = (path: string) => sent.filter(([to]) => to === path).map(([, input]) => input);

beforeEach(() => {
  for (const path of Object.keys(answers)) delete answers[path];
  answers["/api/source/search"] = () => okAnswer({ list: [PAGE], charged: 50 });
  answers["/api/source/quotePage"] = () => okAnswer(QUOTE);
  answers["/api/source/addPage"] = () => okAnswer({ source: { id: "R3" }, charged: 64 });
  answers["/api/reference/search"] = () => okAnswer({ list: [WORK], missing: ["crossref"] });
  answers["/api/source/addWork"] = () => okAnswer({ source: { id: "R4" } });
  answers["/api/user/getCounter"] = () => okAnswer(COUNTER);
  sent.length = 0;
  queryClient.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const input = typeof init?.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    sent.push([String(path), input]);
    if (path === "/api/user/info") return Response.json(okAnswer(sampleUser()));
    return Response.json(answers[String(path)]?.(input) ?? okAnswer({}));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  return closeAll();
});

async function show(features: { webSearch: boolean; bibliography: boolean } = { webSearch: true, bibliography: true }) {
  queryClient.setQueryData(queryKeys.baseInfo, sampleBaseInfo({ features }));
  queryClient.setQueryData(queryKeys.counter, COUNTER as never);
  const { opened, editor } = openBlocks([heading(1, "厨余堆肥"), paragraph("正文")]);
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  const note = { documentId: "n1", editor: opened, asOneStep: (change: () => void) => change() };
  const screen = await render(
    <QueryScope>
      <SearchSourcesDialog open onClose={() => undefined} note={note} />
    </QueryScope>,
  );
  return screen;
}

test("a search says what it costs, begins with the title of the section, and its pages are looked at before they are paid for", async () => {
  const screen = await show();
  await expect.element(screen.getByRole("textbox")).toHaveValue("厨余堆肥");
  await screen.getByRole("button", { name: SEARCH }).click();
  await expect.element(screen.getByText("沙箱环保网 · 2026-03-12")).toBeVisible();
  await expect.element(screen.getByText(m.charged("50"))).toBeVisible();
  expect(bodiesOf("/api/source/addPage")).toEqual([]);
  await screen.getByRole("button", { name: `${m.look} ${PAGE.title}` }).click();
  await expect.element(screen.getByText(/每天四十二公斤/)).toBeVisible();
  await expect.element(screen.getByText(`沙箱环保网 · 2026-03-12 · ${m.facts("3,200")}`)).toBeVisible();
  await screen.getByRole("button", { name: `${m.add} ${m.tokens("64")}` }).click();
  await expect.element(screen.getByText(m.added("R3"))).toBeVisible();
  expect(bodiesOf("/api/source/addPage")).toEqual([{ noteId: "n1", url: PAGE.url, tokens: 64, requestId: expect.any(String) }]);
});

test("a search that failed says why and is the same request when it is asked again; nothing found is said", async () => {
  const screen = await show();
  answers["/api/source/search"] = () => refusedAnswer("webSearch.timeout", { message: "搜索服务太久没有回应" });
  const field = screen.getByRole("textbox");
  await field.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("搜索服务太久没有回应")).toBeVisible();
  answers["/api/source/search"] = () => okAnswer({ list: [], charged: 0 });
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(m.none)).toBeVisible();
  await field.fill("别的");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => bodiesOf("/api/source/search")).toHaveLength(3);
  const [first, second, third] = bodiesOf("/api/source/search").map(({ requestId }) => requestId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("a page that cannot be opened says so at its place", async () => {
  const screen = await show();
  answers["/api/source/quotePage"] = () => refusedAnswer("webPage.robots", { message: "这个网站不让程序读取" });
  await screen.getByRole("button", { name: SEARCH }).click();
  await screen.getByRole("button", { name: `${m.look} ${PAGE.title}` }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("这个网站不让程序读取");
  await expect.element(screen.getByRole("button", { name: `${m.look} ${PAGE.title}` })).toBeEnabled();
});

test("published works are looked up free of charge, and added with their number", async () => {
  const screen = await show();
  await screen.getByRole("radio", { name: m.kinds.works }).click();
  await screen.getByRole("button", { name: m.works.button }).click();
  await expect.element(screen.getByText("林晓禾 · 2021 · 沙箱教育研究")).toBeVisible();
  await expect.element(screen.getByText(m.missing("Crossref"))).toBeVisible();
  await screen.getByRole("button", { name: `${m.add} ${WORK.title}` }).click();
  await expect.element(screen.getByText(m.added("R4"))).toBeVisible();
  expect(bodiesOf("/api/source/addWork")).toEqual([{ noteId: "n1", work: { doi: WORK.doi, title: WORK.title, year: 2021 } }]);
});

test("where the web is not searched the dialog says so and looks for works; where neither is there it offers nothing to press", async () => {
  const works = await show({ webSearch: false, bibliography: true });
  await expect.element(works.getByText(m.off)).toBeVisible();
  await expect.element(works.getByRole("button", { name: m.works.button })).toBeVisible();
  expect(works.getByRole("radio").query()).toBeNull();
  await works.unmount();
  const none = await show({ webSearch: false, bibliography: false });
  await expect.element(none.getByText(m.allOff)).toBeVisible();
  expect(none.getByRole("textbox").query()).toBeNull();
});
