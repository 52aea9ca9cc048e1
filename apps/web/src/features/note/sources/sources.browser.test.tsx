import type { NoteSource } from "@tangleaf/contract";
import type { NodeJson } from "@tangleaf/document/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createCitationSource } from "#editor/blocks/citation/citation-source.ts";
import { BlockPanels } from "#editor/blocks/panels/block-panels.tsx";
import { openBlocks } from "#editor/blocks/testing/open-blocks.ts";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleUser } from "#lib/testing/server-answers.ts";
import { noteSourcesMessages as m } from "#messages/note-sources.ts";
import { useNoteCitations } from "./note-citations.ts";
import { SourcesTab } from "./sources-tab.tsx";

const source = (no: number, title: string, more: Partial<NoteSource> = {}): NoteSource => ({
  id: `R${no}`,
  sourceId: `s${no}`,
  kind: "file",
  type: "docx",
  title,
  characters: 12_400,
  pages: null,
  rows: null,
  isCut: false,
  fileId: `f${no}`,
  url: null,
  site: null,
  fetchedAt: null,
  createdAt: "2026-11-23T00:00:00Z",
  isOn: true,
  entry: `${title}[Z].`,
  ...more,
});

const COUNTER = { balanceToken: 8000, unLimitPlan: { isUnLimit: false } };
let list: NoteSource[];
const answers: Record<string, (input: Record<string, unknown>) => object> = {};
const sent: [path: string, input: Record<string, unknown>][] = [];
const bodiesOf = (path: string) => sent.filter(([to]) => to === path).map(([, input]) => input);

beforeEach(() => {
  list = [source(1, "访谈记录"), source(2, "客流统计", { type: "xlsx", rows: 412, isOn: false })];
  for (const path of Object.keys(answers)) delete answers[path];
  sent.length = 0;
  queryClient.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const input = typeof init?.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    sent.push([String(path), input]);
    const answer = answers[String(path)]?.(input);
    if (answer !== undefined) return Response.json(answer);
    if (path === "/api/user/info") return Response.json(okAnswer(sampleUser()));
    if (path === "/api/user/getCounter") return Response.json(okAnswer(COUNTER));
    if (path === "/api/file/upload") return Response.json(okAnswer({ fileId: "up1", name: "a", type: "pdf", bytes: 3 }));
    if (path === "/api/source/own") return Response.json(okAnswer({ total: 1, list: [source(9, "别的笔记的报告")] }));
    return Response.json(okAnswer(path === "/api/source/list" ? { list } : {}));
  });
});
afterEach(closeAll);

const text = (words: string): NodeJson => ({ type: "text", text: words });
const cite = (refIds: string): NodeJson => ({ type: "citation", attrs: { refIds } });
const LINE: NodeJson = {
  type: "paragraph",
  content: [text("先说别的。他们是来碰巧遇见的"), cite("R1"), text("，不图便宜。后面是"), cite("R7")],
};

type Opened = ReturnType<typeof openBlocks> & { citations: ReturnType<typeof createCitationSource> };

function Page({ opened }: { opened: Opened }) {
  useNoteCitations("n1").subscribe((state) => opened.citations.setState(state));
  return (
    <>
      <SourcesTab noteId="n1" editor={opened.editor} onShowText={() => undefined} />
      <BlockPanels editor={opened.editor} blocks={opened.blocks} />
    </>
  );
}

async function show() {
  const citations = createCitationSource();
  const opened = { ...openBlocks([LINE], { citations }), citations };
  const screen = await render(
    <QueryScope>
      <Page opened={opened} />
    </QueryScope>,
  );
  await expect.element(screen.getByText("访谈记录")).toBeVisible();
  return { screen, ...opened };
}

const upload = async (screen: Awaited<ReturnType<typeof show>>["screen"], name: string) => {
  await screen.getByRole("button", { name: m.feed.action }).click();
  await userEvent.upload(screen.getByLabelText(m.feed.choose, { exact: true }).first(), new File(["x"], name));
};

test("each source says how large it is and how often the text cites it, and is switched off by its box", async () => {
  const { screen } = await show();
  const rows = () => [...screen.container.querySelectorAll("li")].map((row) => row.textContent);
  await expect.poll(rows).toEqual(["访谈记录12,400 字 · 用到 1 处", "客流统计412 行"]);
  await screen.getByRole("checkbox", { name: /访谈记录/ }).click();
  await expect.poll(() => bodiesOf("/api/source/use")).toEqual([{ noteId: "n1", ids: ["R1"], isOn: false }]);
});

test("what it costs is shown before anything is charged, and then the file is fed once", async () => {
  const { screen } = await show();
  const quote = { title: "报告", type: "pdf", characters: 12_400, pages: 18, rows: null, isCut: false, tokens: 248, isKnown: false };
  answers["/api/source/quote"] = () => okAnswer(quote);
  answers["/api/source/add"] = () => {
    list = [...list, source(3, "报告")];
    return okAnswer({ source: list.at(-1), charged: 248 });
  };
  await upload(screen, "报告.pdf");
  const dialog = screen.getByRole("dialog");
  for (const words of ["报告.pdf", "12,400 字 · 18 页"]) await expect.element(dialog.getByText(words)).toBeVisible();
  expect(bodiesOf("/api/source/add")).toEqual([]);
  await dialog.getByRole("button", { name: /喂进来\s*248/ }).click();
  await expect.element(screen.getByRole("checkbox", { name: /^报告/ })).toBeVisible();
  expect(bodiesOf("/api/source/add")).toEqual([{ noteId: "n1", fileId: "up1", requestId: expect.stringMatching(/^[\da-f-]{36}$/) }]);
});

test("why a file is refused stands in the dialog, and a second try of the same asks under the same id", async () => {
  const { screen } = await show();
  answers["/api/source/quote"] = () => refusedAnswer("source.picture", { message: "图片里的字还读不了" });
  await upload(screen, "a.png");
  await expect.element(screen.getByText("图片里的字还读不了")).toBeVisible();
  answers["/api/source/quote"] = () =>
    okAnswer({ title: "b", type: "md", characters: 10, pages: null, rows: null, isCut: false, tokens: 10, isKnown: false });
  answers["/api/source/add"] = () => refusedAnswer("source.tooMany", { message: "一篇笔记最多放 200 份资料" });
  await userEvent.upload(screen.getByLabelText(m.feed.choose, { exact: true }).first(), new File(["x"], "b.md"));
  for (const tries of [1, 2]) {
    await screen.getByRole("button", { name: /喂进来/ }).click();
    await expect.poll(() => bodiesOf("/api/source/add")).toHaveLength(tries);
    await expect.element(screen.getByText("一篇笔记最多放 200 份资料")).toBeVisible();
  }
  expect(new Set(bodiesOf("/api/source/add").map(({ requestId }) => requestId)).size).toBe(1);
});

test("what was fed to another note is taken over at no cost", async () => {
  const { screen } = await show();
  await screen.getByRole("button", { name: m.feed.action }).click();
  await screen.getByRole("button", { name: "放进来：别的笔记的报告" }).click();
  await expect.poll(() => bodiesOf("/api/source/attach")).toEqual([{ noteId: "n1", sourceIds: ["s9"] }]);
});

test("a click on a citation opens the passage it came from, with what its sentence has too marked", async () => {
  const { screen, opened } = await show();
  const passage = { page: 2, sheet: null, firstRow: null, lastRow: null, text: "她说是碰巧遇见的。", marked: [[3, 7]] };
  answers["/api/source/passage"] = () => okAnswer({ source: list[0], passages: [passage] });
  await expect.poll(() => opened.element.querySelector(".citation")?.textContent).toBe("[1]");
  opened.element.querySelector<HTMLElement>(".citation")?.click();
  await expect.element(screen.getByRole("region", { name: m.passage.label })).toHaveTextContent("她说是碰巧遇见的。第 2 页");
  expect(screen.container.ownerDocument.querySelector("mark")?.textContent).toBe("碰巧遇见");
  expect(bodiesOf("/api/source/passage")).toEqual([{ noteId: "n1", id: "R1", sentence: "他们是来碰巧遇见的，不图便宜。" }]);
});

test("a source that is gone says so where it is cited", async () => {
  const { screen, opened } = await show();
  answers["/api/source/passage"] = () => okAnswer({ source: null, passages: [] });
  await expect.poll(() => opened.element.querySelectorAll(".citation")[1]?.textContent).toBe("[R7?]");
  opened.element.querySelectorAll<HTMLElement>(".citation")[1]?.click();
  await expect.element(screen.getByText(m.passage.removed)).toBeVisible();
});

test("taking a source out says what it does to the text before it does it", async () => {
  const { screen } = await show();
  await screen.getByRole("button", { name: "更多：访谈记录" }).click();
  await screen.getByRole("menuitem", { name: m.remove }).click();
  await expect.element(screen.getByText(/正文里有 1 处引用它，移走后那里显示为 \[R1\?\]/)).toBeVisible();
  expect(bodiesOf("/api/source/remove")).toEqual([]);
  await screen.getByRole("dialog").getByRole("button", { name: m.removing.confirm.remove }).click();
  await expect.poll(() => bodiesOf("/api/source/remove")).toEqual([{ noteId: "n1", ids: ["R1"] }]);
});
