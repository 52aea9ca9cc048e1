import type { EssayOutline, OutlineInput, OutlineParagraph } from "@tangleaf/contract";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { usePayBox } from "#lib/overlay-stores.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { leaveSession, restoreSession, startSession, useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleBaseInfo, sampleUser } from "#lib/testing/server-answers.ts";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";
import { mindtreeMessages } from "#messages/mindtree.ts";
import { OutlinePage } from "./outline-page.tsx";

const paragraph = (id: string, title: string, targetCnt: number, subPara: OutlineParagraph[] = []): OutlineParagraph => ({
  id,
  level: 1,
  title,
  targetCnt,
  textData: "",
  needs: [],
  subPara,
});
const FIRST = [paragraph("a", "绪论", 1500, [paragraph("a1", "背景", 1000), paragraph("a2", "意义", 500)]), paragraph("b", "结语", 1500)];
const version = (no: number, outline: OutlineParagraph[], generationId: string | null = `g${no}`): EssayOutline => ({
  no,
  generationId,
  version: 0,
  outline,
});

/** An essay on a server of its own. */
const essay = {
  essayId: "e1",
  stage: "outline",
  title: "盘点研究",
  level: "undergraduate",
  language: "zh",
  length: 3000,
  charCnt: 0,
  paragraphs: { done: 0, total: 0 },
  createdAt: "2026-11-21T04:00:00.000Z",
  updatedAt: "2026-11-21T04:00:00.000Z",
  major: "",
  topic: "",
  keywords: [] as string[],
  material: "",
  method: null,
  titleGenerations: [],
  outlines: [] as EssayOutline[],
  abstracts: null,
  version: 0,
  job: null,
  outline: [],
};
let calls: { path: string; input: Record<string, unknown> }[] = [];
let draft: Record<string, unknown> = {};
let isOffline = false;
let goods: Record<string, unknown>[] = [];
let onDraftAsked = () => {};

const inputs = (path: string) => calls.filter((one) => one.path === path).map(({ input }) => input);
const titlesOf = (lines: readonly OutlineInput[]): unknown[] =>
  lines.map(({ title, subPara = [] }) => (subPara.length === 0 ? title : [title, ...titlesOf(subPara)]));
const stored = (no = 1) => essay.outlines.find((one) => one.no === no)?.outline ?? [];

const toParagraphs = (lines: readonly OutlineInput[], level = 1): OutlineParagraph[] =>
  lines.map(({ id = "x", title, targetCnt, textData = "", needs = [], subPara = [] }, at) => ({
    id: id === "x" ? `x${level}${at}${title}` : id,
    level,
    title,
    targetCnt: targetCnt ?? 0,
    textData,
    needs,
    subPara: toParagraphs(subPara, level + 1),
  }));

const ANSWERS: Readonly<Record<string, (input: Record<string, unknown>) => unknown>> = {
  "/api/user/info": () => okAnswer(sampleUser()),
  "/api/user/getCounter": () => okAnswer({ unLimitPlan: { isUnLimit: false }, balanceToken: 8000, freeWaitSeconds: 0 }),
  "/api/agreement/baseInfo": () => okAnswer(sampleBaseInfo({ features: {} })),
  "/api/essay/get": () => okAnswer(structuredClone(essay)),
  "/api/essay/list": () => okAnswer({ total: 0, list: [] }),
  "/api/pay/v3/getGoodsList": () => okAnswer(goods),
  "/api/pay/v3/offer": () => okAnswer([]),
  "/api/essay/update": ({ outline }) => {
    const edited = outline as { no: number; version: number; outline: OutlineInput[] } | undefined;
    const now = essay.outlines.find(({ no }) => no === edited?.no);
    if (edited === undefined || now === undefined) return okAnswer({ outlineVersion: null });
    if (now.version !== edited.version) return refusedAnswer("draft.conflict", { field: "outline" });
    Object.assign(now, { version: now.version + 1, outline: toParagraphs(edited.outline) });
    return okAnswer({ outlineVersion: now.version });
  },
  "/api/essay/addOutline": ({ outline }) => {
    const no = essay.outlines.length + 1;
    essay.outlines.push(version(no, toParagraphs(outline as OutlineInput[]), null));
    return okAnswer({ essayId: "e1", no });
  },
  "/api/essay/outline": () =>
    okAnswer({ essayId: "e1", generationId: "g9", no: 1, estimate: { tokens: 1, maxTokens: 2, balanceAfter: 3 } }),
  "/api/mindtree/expand": () => okAnswer({ generationId: "g1", estimate: { tokens: 0, maxTokens: 0, balanceAfter: 8000 } }),
  "/api/ai/stream": () =>
    new Response(
      `id: 9\nevent: delta\ndata: ${JSON.stringify({ text: "谁来盘\n怎么盘" })}\n\nid: 9\nevent: done\ndata: ${JSON.stringify({ status: "done", finishReason: "stop", chars: 6 })}\n\n`,
      { headers: { "content-type": "text/event-stream" } },
    ),
  "/api/essay/create": () => okAnswer({ essayId: "e1" }),
  "/api/ai/get": () => {
    onDraftAsked();
    return okAnswer(draft);
  },
};

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  calls = [];
  goods = [];
  isOffline = false;
  onDraftAsked = () => {};
  Object.assign(essay, { stage: "outline", title: "盘点研究", outlines: [version(1, structuredClone(FIRST))] });
  useSession.setState({ token: null, restored: false, owner: undefined, visit: 0, left: null, login: { open: false, reason: null } });
  restoreSession();
  startSession({ token: "token-of-u1", userId: "u1", remember: false });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const name = String(path);
    const input = JSON.parse(String(init?.body ?? "{}")) as Record<string, unknown>;
    calls.push({ path: name, input });
    if (isOffline) throw new TypeError("Failed to fetch");
    const answer = ANSWERS[name]?.(input) ?? okAnswer({});
    return answer instanceof Response ? answer : Response.json(answer);
  });
});
afterEach(() => {
  leaveSession();
  vi.restoreAllMocks();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-address>{pathname + search}</output>;
}

const show = (address = "/essay/outline?essay=e1") =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryScope>
        <OutlinePage />
        <Address />
      </QueryScope>
    </MemoryRouter>,
  );
type Screen = Awaited<ReturnType<typeof show>>;
const line = (screen: Screen, number: string, depth: number) =>
  screen.getByRole("textbox", { name: m.paper.line(number, depth), exact: true });
const total = (screen: Screen, chapters: number, sections: number, characters: string) =>
  expect.element(screen.getByText(m.bar.counts(chapters, sections, characters)));

test("by keyboard alone a line is added, indented, moved and taken back, and what stands there is saved", async () => {
  const screen = await show();
  await line(screen, "1.2", 2).click();
  await userEvent.keyboard("{End}{Enter}问题{Enter}方法{Tab}");
  await expect.element(line(screen, "1.3.1", 3)).toHaveValue("方法");
  await expect.element(line(screen, "1.3.1", 3)).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Alt>}{ArrowUp}{/Alt}");
  await expect.element(line(screen, "1.3", 2)).toHaveValue("方法");
  await expect.element(line(screen, "1.3", 2)).toHaveFocus();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(line(screen, "1.3", 2)).toHaveValue("问题");
  await userEvent.keyboard("{Control>}y{/Control}");
  await expect.poll(() => titlesOf(stored())).toEqual([["绪论", "背景", "意义", "方法", "问题"], "结语"]);
});

test("Tab moves the focus as usual once Esc was pressed; an emptied heading comes back when it is left", async () => {
  const screen = await show();
  await line(screen, "1.1", 2).fill("");
  await userEvent.keyboard("{Escape}{Tab}");
  await expect.element(line(screen, "1.1", 2)).not.toHaveFocus();
  await expect.element(line(screen, "1.1", 2)).toHaveValue("背景");
  await expect.element(line(screen, "1.2", 2)).toHaveValue("意义");
});

test("a length is edited in place, sums roll up, and the whole is scaled to what is wanted exactly", async () => {
  const screen = await show();
  await screen.getByRole("textbox", { name: m.paper.length("1.2"), exact: true }).fill("700");
  await userEvent.keyboard("{Enter}");
  await total(screen, 2, 2, "3,200").toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: m.paper.length("第一章"), exact: true })).toHaveValue("1700");
  await expect.element(screen.getByText(m.difference.more("3,200", "3,000", "200"))).toBeVisible();
  await screen.getByRole("button", { name: m.difference.fit("3,000") }).click();
  await total(screen, 2, 2, "3,000").toBeVisible();
  await expect.poll(() => stored().reduce((sum, { targetCnt }) => sum + targetCnt, 0)).toBe(3000);
  await expect.element(screen.getByText(m.difference.more("3,200", "3,000", "200"))).not.toBeInTheDocument();
});

test("what a line is to say and what it needs are kept with it", async () => {
  const screen = await show();
  await line(screen, "1.1", 2).click();
  await screen
    .getByRole("group", { name: m.tools.label("1.1") })
    .getByRole("button", { name: m.tools.details })
    .click();
  await screen.getByRole("textbox", { name: m.details.intent("1.1") }).fill("谁在盘点");
  await screen.getByRole("button", { name: m.needs.figure }).click();
  await expect.poll(() => stored()[0]?.subPara[0]).toMatchObject({ textData: "谁在盘点", needs: ["figure"] });
});

test("a chapter that is deleted can be taken back with all below it", async () => {
  const screen = await show();
  await line(screen, "第一章", 1).click();
  await screen
    .getByRole("group", { name: m.tools.label("第一章") })
    .getByRole("button", { name: m.tools.remove })
    .click();
  await expect.element(screen.getByText(m.paper.removed("绪论", 2)).first()).toBeVisible();
  await total(screen, 1, 0, "1,500").toBeVisible();
  await screen.getByRole("button", { name: m.paper.undo, exact: true }).last().click();
  await total(screen, 2, 2, "3,000").toBeVisible();
});

test("versions stand beside each other, and each keeps what was done in it", async () => {
  essay.outlines.push(version(2, [paragraph("c", "另一种", 3000)]));
  const screen = await show();
  await expect.element(line(screen, "第一章", 1)).toHaveValue("另一种");
  await screen.getByText(m.versions.version(1), { exact: true }).click();
  await line(screen, "第二章", 1).fill("结论");
  await screen.getByText(m.versions.version(2), { exact: true }).click();
  await expect.element(line(screen, "第一章", 1)).toHaveValue("另一种");
  await screen.getByText(m.versions.version(1), { exact: true }).click();
  await expect.element(line(screen, "第二章", 1)).toHaveValue("结论");
  await expect.poll(() => titlesOf(stored(1))).toEqual([["绪论", "背景", "意义"], "结论"]);
  expect(titlesOf(stored(2))).toEqual(["另一种"]);
});

test("changed in two places, both are kept: mine is a new version, this one is as it was saved elsewhere", async () => {
  const screen = await show();
  await line(screen, "第二章", 1).click();
  Object.assign(essay.outlines[0] ?? {}, { version: 3, outline: [paragraph("a", "那边改的", 3000)] });
  await line(screen, "第二章", 1).fill("这边改的");
  await expect.element(screen.getByText(m.conflict.text)).toBeVisible();
  await expect.element(line(screen, "第二章", 1)).toHaveAttribute("readonly");
  await screen.getByRole("button", { name: m.conflict.both }).click();
  await expect.poll(() => titlesOf(stored(2))).toEqual([["绪论", "背景", "意义"], "这边改的"]);
  await expect.element(line(screen, "第二章", 1)).toHaveValue("这边改的");
  await screen.getByText(m.versions.version(1), { exact: true }).click();
  await expect.element(line(screen, "第一章", 1)).toHaveValue("那边改的");
  await expect.element(line(screen, "第一章", 1)).not.toHaveAttribute("readonly");
  expect(titlesOf(stored(1))).toEqual(["那边改的"]);
});

test("the same change saved by a page that was left is no conflict", async () => {
  const screen = await show();
  await line(screen, "第二章", 1).click();
  const [chapter] = structuredClone(FIRST);
  Object.assign(essay.outlines[0] ?? {}, { version: 1, outline: [chapter, paragraph("b", "改成一样", 1500)] });
  await line(screen, "第二章", 1).fill("改成一样");
  await expect.poll(() => essay.outlines[0]?.version).toBe(2);
  await expect.element(screen.getByText(m.conflict.text)).not.toBeInTheDocument();
  await expect.element(line(screen, "第二章", 1)).not.toHaveAttribute("readonly");
});

test("what could not be saved is there after the page was left, and is saved then", async () => {
  const screen = await show();
  await line(screen, "第二章", 1).click();
  isOffline = true;
  await line(screen, "第二章", 1).fill("离线写的");
  await expect.poll(() => inputs("/api/essay/update").length).toBeGreaterThan(0);
  await screen.unmount();
  expect(titlesOf(stored())).toEqual([["绪论", "背景", "意义"], "结语"]);
  isOffline = false;
  queryClient.clear();
  const again = await show();
  await expect.element(line(again, "第二章", 1)).toHaveValue("离线写的");
  await expect.poll(() => titlesOf(stored())).toEqual([["绪论", "背景", "意义"], "离线写的"]);
});

test("more chapters than the account may have are not added, and the way to have more is opened", async () => {
  essay.outlines = [
    version(
      1,
      Array.from({ length: 6 }, (_, at) => paragraph(`c${at}`, `章${at}`, 500)),
    ),
  ];
  const screen = await show();
  await line(screen, "第六章", 1).click();
  await screen.getByRole("button", { name: m.bar.addChapter, exact: true }).click();
  expect(usePayBox.getState()).toMatchObject({ open: true, reason: m.bar.chaptersForMembers(6, 9) });
  await total(screen, 6, 0, "3,000").toBeVisible();
});

test("an account that waits between sections is told how long, before and after the outline, and where the trial is", async () => {
  const trial = { id: "vip99", kind: "claim", title: "尝鲜会员", validSpan: "7 天", available: true };
  goods = [trial];
  essay.outlines = [];
  const before = await show();
  await expect.element(before.getByText(m.pace.before(14, 13), { exact: false })).toBeVisible();
  await before.unmount();
  queryClient.clear();
  essay.outlines = [version(1, FIRST)];
  const screen = await show();
  await expect.element(screen.getByText(m.pace.known(3, 2), { exact: false })).toBeVisible();
  await screen
    .getByRole("button", { name: m.pace.trial("尝鲜会员", "7 天") })
    .last()
    .click();
  expect(usePayBox.getState()).toMatchObject({ open: true, reason: m.pace.known(3, 2) });
  goods = [{ ...trial, available: false }];
  await queryClient.invalidateQueries();
  await expect.element(screen.getByRole("button", { name: m.pace.trial("尝鲜会员", "7 天") })).not.toBeInTheDocument();
});

test("a pasted outline is looked at, then a version of its own with its lengths", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: m.bring.title }).click();
  await screen.getByRole("textbox", { name: m.bring.label }).fill("一、绪论（800字）\n（一）背景\n二、结语");
  await expect.element(screen.getByText(m.bring.count(3))).toBeVisible();
  await screen.getByRole("button", { name: m.bring.add }).click();
  await expect.element(line(screen, "第一章", 1)).toHaveValue("绪论");
  expect(inputs("/api/essay/addOutline")).toMatchObject([
    { essayId: "e1", title: "盘点研究", outline: [{ title: "绪论", targetCnt: 800, subPara: [{ title: "背景" }] }, { title: "结语" }] },
  ]);
  await expect.element(screen.getByText(m.paper.own)).toBeVisible();
});

test("an outline brought in before there is a title is given one in the dialog", async () => {
  essay.title = "";
  const screen = await show();
  await screen.getByRole("button", { name: m.bring.title }).click();
  await screen.getByRole("textbox", { name: m.bring.label }).fill("一、绪论\n二、结语");
  await expect.element(screen.getByText(m.bring.needsTitle)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: m.bring.add })).toBeDisabled();
  await screen.getByRole("dialog").getByRole("textbox", { name: m.fields.title }).fill("盘点的研究");
  await expect.element(screen.getByText(m.bring.needsTitle)).not.toBeInTheDocument();
  await screen.getByRole("button", { name: m.bring.add }).click();
  await expect
    .poll(() => inputs("/api/essay/addOutline"))
    .toMatchObject([{ title: "盘点的研究", outline: [{ title: "绪论" }, { title: "结语" }] }]);
});

test("a draft that failed says that it was free, and is asked for again at one press", async () => {
  essay.outlines = [version(1, [])];
  draft = { generationId: "g1", status: "failed", usage: { charged: 0 }, createdAt: essay.createdAt };
  const screen = await show();
  await expect.element(screen.getByText(m.draft.failed)).toBeVisible();
  await screen.getByRole("button", { name: m.draft.retry }).click();
  await expect.poll(() => inputs("/api/essay/outline")).toMatchObject([{ essayId: "e1", title: "盘点研究", length: 3000, method: null }]);
});

test("a draft that had ended before it could be followed is shown", async () => {
  essay.outlines = [version(1, [])];
  draft = { generationId: "g1", status: "done", usage: { charged: 5 }, createdAt: essay.createdAt };
  onDraftAsked = () => {
    essay.outlines = [version(1, structuredClone(FIRST))];
  };
  const screen = await show();
  await expect.element(line(screen, "第一章", 1)).toHaveValue("绪论");
});

test("the outline that is used is the one that stands there, as long as its lines add up to", async () => {
  const screen = await show();
  await line(screen, "1.1", 2).fill("背景与问题");
  await screen.getByRole("button", { name: m.bar.choose }).click();
  await expect.element(screen.getByText("/essay/content?essay=e1")).toBeInTheDocument();
  const [created] = inputs("/api/essay/create");
  expect(created).toMatchObject({ essayId: "e1", length: 3000, outlineOf: { essayId: "e1", no: 1 } });
  expect(titlesOf(created?.["outline"] as OutlineInput[])).toEqual([["绪论", "背景与问题", "意义"], "结语"]);
});

test("of an essay that is being written the outline begins another one, and leads to its text", async () => {
  essay.stage = "content";
  const screen = await show();
  await expect.element(screen.getByRole("link", { name: m.inContent.open })).toHaveAttribute("href", "/essay/content?essay=e1");
  await screen.getByRole("button", { name: m.inContent.another }).click();
  await expect.poll(() => inputs("/api/essay/create").length).toBe(1);
  expect(inputs("/api/essay/create")[0]).not.toHaveProperty("essayId");
});

test("before signing in the page is there, asks for it when an outline is wanted, and keeps what was typed", async () => {
  leaveSession();
  useSession.setState({ token: null, restored: true, owner: null });
  const screen = await show("/essay/outline");
  await screen.getByRole("button", { name: new RegExp(m.ask.first) }).click();
  await expect.element(screen.getByText(m.problems.title)).toBeVisible();
  await screen.getByRole("textbox", { name: m.fields.title }).fill("？？！");
  await screen.getByRole("button", { name: new RegExp(m.ask.first) }).click();
  await expect.element(screen.getByText(m.problems.titleNoWords)).toBeVisible();
  await screen.getByRole("textbox", { name: m.fields.title }).fill("门店盘点");
  await screen.getByRole("button", { name: new RegExp(m.ask.first) }).click();
  expect(useSession.getState().login).toMatchObject({ open: true, reason: m.ask.signInReason });
  expect(inputs("/api/essay/outline")).toEqual([]);
  startSession({ token: "token-of-u1", userId: "u1", remember: false });
  await expect.poll(() => inputs("/api/essay/outline")).toMatchObject([{ title: "门店盘点" }]);
});

test("seen as a map it is the same outline: what is added there by keyboard, or taken from ideas, is in its lines and saved", async () => {
  const screen = await show();
  await screen.getByText(m.map.map, { exact: true }).click();
  await expect.element(screen.getByRole("treeitem", { name: "绪论" })).toBeVisible();
  screen.container.querySelector<HTMLTextAreaElement>("textarea[aria-activedescendant]")?.focus();
  // From the title to the first chapter, a section below it.
  await userEvent.keyboard("{ArrowRight}{Tab}方法{Enter}");
  await expect.poll(() => titlesOf(stored())).toEqual([["绪论", "背景", "意义", "方法"], "结语"]);
  await userEvent.keyboard("{Control>}j{/Control}");
  await screen.getByRole("button", { name: mindtreeMessages.ideas.all }).click();
  await expect.poll(() => titlesOf(stored())).toEqual([["绪论", "背景", "意义", ["方法", "谁来盘", "怎么盘"]], "结语"]);
  expect(inputs("/api/mindtree/expand")[0]).toMatchObject({ path: ["盘点研究", "绪论", "方法"], siblings: ["背景", "意义"] });
  await screen.getByText(m.map.lines, { exact: true }).click();
  await expect.element(line(screen, "1.3.2", 3)).toHaveValue("怎么盘");
});
