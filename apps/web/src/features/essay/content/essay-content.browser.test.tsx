import { editedCharacters, estimateTokens } from "@tangleaf/contract/estimate";
import { readContent } from "@tangleaf/document/model";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { job, sectionSteps, step, writtenSection } from "#features/document/writing/testing/job-steps.ts";
import { useSession } from "#lib/session-store.ts";
import { refusedAnswer } from "#lib/testing/server-answers.ts";
import { documentMessages } from "#messages/document.ts";
import { essayChecksMessages } from "#messages/essay-checks.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { essayExportMessages } from "#messages/essay-export.ts";
import { sectionWritingMessages as w } from "#messages/section-writing.ts";
import { createEssayServer, heading, openEssay, words } from "./testing/open-essay.tsx";

const CHAPTER = [
  heading("c1", "第一章 绪论", 1),
  heading("s1", "1.1 背景", 2, { target: 400 }),
  heading("s2", "1.2 方法", 2, { target: 400 }),
];

afterEach(() => {
  vi.restoreAllMocks();
  closeAll();
  useSession.setState({ token: null, restored: false, owner: undefined });
});

const textOf = (doc: Parameters<typeof readContent>[0]) => JSON.stringify(readContent(doc).blocks);

test("a text shows under its heading while it is written, and is not in the document before the server has put it there", async () => {
  const server = createEssayServer();
  server.jobId = "j1";
  const { screen, editor, list } = await openEssay(CHAPTER);
  server.tell(1, job([...sectionSteps("s1", { status: "running", generationId: "g1" }), ...sectionSteps("s2")]));
  server.textOf("g1").send({ event: "delta", id: 6, data: { text: "这一节先说" } });
  await expect.element(screen.getByText("这一节先说")).toBeInTheDocument();
  server.textOf("g1").send({ event: "delta", id: 9, data: { text: "背景。" } });
  await expect.element(screen.getByText("这一节先说背景。")).toBeInTheDocument();
  await expect.element(list.getByRole("button", { name: /1.1 背景.*写到 8/ })).toBeInTheDocument();
  await expect.element(list.getByRole("button", { name: /1.2 方法.*排队中/ })).toBeInTheDocument();
  expect(textOf(editor.doc)).not.toContain("这一节");
  // The server puts it in, as any other page's change comes.
  const { state, view } = editor.editor;
  const at = state.doc.resolve(1).posAtIndex(2, 1);
  const tr = state.tr.insert(at, state.schema.nodes["paragraph"]?.create(null, state.schema.text("这一节先说背景。")) ?? []);
  view.dispatch(tr.setNodeAttribute(state.doc.resolve(1).posAtIndex(1, 1), "generationId", "g1"));
  server.tell(
    2,
    job([
      ...sectionSteps("s1", { status: "done", generationId: "g1" }, { status: "done" }),
      ...sectionSteps("s2", { status: "running", generationId: "g2" }),
    ]),
  );
  await expect.element(list.getByRole("button", { name: /1.1 背景 8$/ })).toBeInTheDocument();
  expect(screen.getByText("这一节先说背景。").elements()).toHaveLength(1);
});

test("the text of a chapter that is written at once shows under the headings of its sections, without its marks", async () => {
  const server = createEssayServer();
  server.jobId = "j1";
  const { screen, list } = await openEssay(CHAPTER);
  const places = ["s1", "s2"].map((id) => step(`place-${id}`, { needs: ["write-c1"] }));
  server.tell(1, job([step("write-c1", { status: "running", generationId: "g1" }), ...places]));
  const say = (id: number, text: string) => server.textOf("g1").send({ event: "delta", id, data: { text } });
  say(15, "[[§s1]]\n先说背景。\n\n[[§s");
  await expect.element(screen.getByText("先说背景。")).toBeInTheDocument();
  expect(screen.getByText(/§/).elements()).toEqual([]);
  say(28, "2]]\n再说方法的");
  await expect.element(screen.getByText("再说方法的")).toBeInTheDocument();
  say(31, "由来。");
  await expect.element(screen.getByText("再说方法的由来。")).toBeInTheDocument();
  await expect.element(list.getByRole("button", { name: /1.1 背景.*写到 5/ })).toBeInTheDocument();
  await expect.element(list.getByRole("button", { name: /1.2 方法.*写到 8/ })).toBeInTheDocument();
  expect(screen.getByText(/§/).elements()).toEqual([]);
});

test("below a section that was written stands what to know of it, until it holds other words", async () => {
  const server = createEssayServer();
  const section = writtenSection("s1", { generationId: "g1", faults: ["limit", "unknownRefs"], unknownRefs: ["R9"] });
  const told = { jobId: "j1", status: "done", sections: [section, { ...section, paragraphId: "s2", generationId: "g2" }] };
  server.answers.set("/api/essay/get", () => ({ title: "深度阅读", documentType: null, job: told }));
  const [chapter, first, second] = CHAPTER.map((block) => ({ ...block, attrs: { ...block.attrs, generationId: "g1" } }));
  const blocks = [chapter, first, words("先说背景。"), words("再说差"), second, words("方法是问卷。")].filter(
    (block) => block !== undefined,
  );
  const { screen, editor } = await openEssay(blocks);
  const note = screen.getByRole("note", { name: w.caveats.label("1.1 背景") });
  await expect.element(note).toHaveTextContent(`${w.caveats.limit}${w.caveats.unknownRefs(1)}`);
  // Between the section's last words and the next heading.
  expect(note.element().parentElement?.previousElementSibling?.textContent).toBe("再说差");
  expect(note.element().parentElement?.nextElementSibling?.textContent).toBe("1.2 方法");
  expect(screen.getByRole("note").elements()).toHaveLength(1);
  expect(textOf(editor.doc)).not.toContain(w.caveats.limit);
  const { state, view } = editor.editor;
  view.dispatch(state.tr.setNodeAttribute(state.doc.resolve(1).posAtIndex(1, 1), "generationId", "g7"));
  await expect.element(note).not.toBeInTheDocument();
});

test("a written section that holds marks is not ticked: it says how many there are to fill in, and so does the head of the list", async () => {
  createEssayServer();
  const [chapter, first, second] = CHAPTER;
  const blocks = [chapter, first, words("先说【待补充：哪一年】的背景。"), second, words("方法是问卷。")].filter(
    (block) => block !== undefined,
  );
  const { list } = await openEssay(blocks);
  const open = list.getByRole("button", { name: new RegExp(`1.1 背景.*${m.list.gaps(1)}`) });
  await expect.element(open).toBeVisible();
  expect(open.element().querySelector("svg")).toBeNull();
  expect(
    list
      .getByRole("button", { name: /1.2 方法/ })
      .element()
      .querySelector("svg"),
  ).not.toBeNull();
  await expect.element(list.getByText(/2 \/ 2 段.*待补 1 处/)).toBeVisible();
});

test("a section that failed says why and is tried again; the others wait", async () => {
  const server = createEssayServer();
  server.jobId = "j1";
  const { screen, list } = await openEssay(CHAPTER);
  const failed = { status: "failed", error: { reason: "model.refused", message: "模型没有回答" } } as const;
  server.tell(1, job([...sectionSteps("s1", failed), ...sectionSteps("s2")], { status: "paused", pausedReason: "stepFailed" }));
  await expect.element(list.getByRole("button", { name: /1.1 背景.*没写成/ })).toBeInTheDocument();
  await expect.element(screen.getByText("模型没有回答")).toBeInTheDocument();
  await expect.element(screen.getByText(m.job.paused.stepFailed(1))).toBeVisible();
  await screen.getByRole("button", { name: m.slot.retryOf("1.1 背景") }).click();
  await expect.poll(() => server.inputOf("/api/job/retryStep")).toEqual({ jobId: "j1", step: "write-s1" });
});

test("a job without balance says what the next section needs, and that what is written stays", async () => {
  const server = createEssayServer();
  server.jobId = "j1";
  const { screen } = await openEssay(CHAPTER);
  server.tell(1, job([...sectionSteps("s1"), ...sectionSteps("s2")], { status: "paused", pausedReason: "balance", neededTokens: 750 }));
  await expect.element(screen.getByText(m.job.paused.balance("750"))).toBeVisible();
  await expect.element(screen.getByRole("button", { name: m.job.topUp })).toBeVisible();
});

test("all is quoted before it begins: sections, characters, estimate and maximum; nothing is asked for before the press", async () => {
  const server = createEssayServer();
  const { screen } = await openEssay(CHAPTER);
  await screen.getByRole("button", { name: m.write.all }).click();
  await expect.element(screen.getByText(m.quote.sectionCount(2, "800"))).toBeVisible();
  await expect.element(screen.getByText(m.quote.about("1,000"))).toBeVisible();
  await expect.element(screen.getByText(m.quote.atMost("1,200"))).toBeVisible();
  expect(server.inputOf("/api/essay/write")).toBeUndefined();
  await expect.element(screen.getByRole("button", { name: m.quote.begin })).toBeDisabled();
  await screen.getByRole("checkbox", { name: essayExportMessages.notice.accept }).click();
  await screen.getByRole("button", { name: m.quote.begin }).click();
  await expect.poll(() => server.inputOf("/api/essay/write")).toMatchObject({ essayId: "e1", mode: "fill" });
  expect(server.inputOf("/api/essay/write")).not.toHaveProperty("paragraphIds");
  expect(server.inputOf("/api/essay/update")).toEqual({ essayId: "e1", integrityAccepted: true });
  await screen.unmount();
  // The server knows that it was ticked: neither another browser nor the export asks again.
  const again = await openEssay(CHAPTER);
  server.tell(1, job([...sectionSteps("s1"), ...sectionSteps("s2")], { status: "stopped" }));
  await again.screen.getByRole("button", { name: m.write.all }).click();
  await expect.element(again.screen.getByRole("button", { name: m.quote.begin })).toBeEnabled();
  await expect.element(again.screen.getByRole("checkbox", { name: essayExportMessages.notice.accept })).not.toBeInTheDocument();
});

test("the focus goes to what tells of the job once the control that began it is gone", async () => {
  const server = createEssayServer();
  const { screen } = await openEssay(CHAPTER);
  server.integrityAt = "2026-06-01T05:00:00Z";
  await screen.getByRole("button", { name: m.write.oneOf("1.1 背景") }).click();
  await expect.poll(() => server.inputOf("/api/essay/write")).toMatchObject({ paragraphIds: ["s1"] });
  const told = screen.getByRole("region", { name: m.job.label });
  // Also before anything has been heard of the job.
  await expect.poll(() => told.element().textContent).toContain(m.job.starting);
  server.tell(1, job([...sectionSteps("s1", { status: "running", generationId: "g1" })]));
  await expect.poll(() => document.activeElement).toBe(told.element());

  await screen.getByRole("button", { name: m.job.pause }).click();
  server.tell(2, job([...sectionSteps("s1")], { status: "paused", pausedReason: "user" }));
  await expect.element(told.getByRole("button", { name: m.job.resume.user })).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(told.element());
});

test("the focus goes there also where a dialog began it", async () => {
  const server = createEssayServer();
  server.integrityAt = "2026-06-01T05:00:00Z";
  const { screen } = await openEssay(CHAPTER);
  await screen.getByRole("button", { name: m.write.all }).click();
  await expect.element(screen.getByRole("button", { name: m.quote.begin })).toBeEnabled();
  (screen.getByRole("button", { name: m.quote.begin }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => server.inputOf("/api/essay/write")).toMatchObject({ mode: "fill" });
  server.tell(1, job([...sectionSteps("s1", { status: "running", generationId: "g1" })]));
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("region", { name: m.job.label }).element());
});

test("what is said of the sample writer stands above the paper before it has written anything, as high as later", async () => {
  const server = createEssayServer({ builtin: true });
  const { screen } = await openEssay(CHAPTER);
  const banner = screen.getByText(m.sample.title);
  await expect.element(banner).toBeVisible();
  const height = () => banner.element().closest("[data-tone]")?.getBoundingClientRect().height;
  const before = height();
  expect(before).toBeGreaterThan(0);
  server.jobId = "j1";
  await screen.getByRole("button", { name: m.write.oneOf("1.1 背景") }).click();
  server.tell(1, job([...sectionSteps("s1", { status: "running", generationId: "g1" })]));
  await expect.element(screen.getByRole("button", { name: m.job.pause })).toBeVisible();
  await expect.element(banner).toBeVisible();
  expect(height()).toBe(before);
});

test("sections that are written anew are chosen, and replaced words are named before", async () => {
  const server = createEssayServer();
  const { screen } = await openEssay([...CHAPTER.slice(0, 2), words("我自己写的两句话。"), ...CHAPTER.slice(2)]);
  await screen.getByRole("button", { name: m.write.all }).click();
  await screen.getByText(m.quote.rewrite).click();
  await expect.element(screen.getByRole("button", { name: m.quote.beginAnew })).toBeDisabled();
  await screen.getByRole("checkbox", { name: /1.1 背景/ }).click();
  await expect.element(screen.getByText(m.quote.replaces(1))).toBeVisible();
  await screen.getByRole("checkbox", { name: essayExportMessages.notice.accept }).click();
  await screen.getByRole("button", { name: m.quote.beginAnew }).click();
  await expect.poll(() => server.inputOf("/api/essay/write")).toMatchObject({ mode: "rewrite", paragraphIds: ["s1"] });
});

test("while others are written a section that waits is moved to the front, where there is something to go before", async () => {
  const server = createEssayServer();
  server.jobId = "j1";
  const { screen } = await openEssay([...CHAPTER, heading("c2", "第二章 分析", 1), heading("s3", "2.1 现状", 2, { target: 400 })]);
  const steps = [
    ...sectionSteps("s1", { status: "running", generationId: "g1" }),
    ...sectionSteps("s2", { needs: ["place-s1"] }),
    ...sectionSteps("s3", { status: "ready" }),
  ];
  server.tell(1, job(steps));
  await expect.element(screen.getByRole("button", { name: m.slot.goFirstOf("1.2 方法") })).toBeVisible();
  await screen.getByRole("button", { name: m.slot.goFirstOf("2.1 现状") }).click();
  await expect.poll(() => server.inputOf("/api/job/stepFirst")).toEqual({ jobId: "j1", step: "write-s3" });
  server.tell(2, job(sectionSteps("s3", { status: "ready", isFirst: true })));
  await expect.element(screen.getByText(m.slot.first)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: m.slot.goFirstOf("2.1 现状") })).not.toBeInTheDocument();
});

test("without membership one section is written at a time", async () => {
  const server = createEssayServer({ level: "free" });
  const { screen } = await openEssay(CHAPTER);
  await expect.element(screen.getByTitle(m.write.allLocked)).toBeVisible();
  await screen.getByRole("button", { name: m.write.oneOf("1.1 背景") }).click();
  await expect.poll(() => server.inputOf("/api/essay/write")).toMatchObject({ mode: "fill", paragraphIds: ["s1"] });
});

test("where writing it all is switched off there is no button for it, and a sentence says so", async () => {
  const server = createEssayServer({ fullText: false });
  const { screen } = await openEssay(CHAPTER);
  await expect.element(screen.getByText(m.write.oneByOne)).toBeVisible();
  await expect.element(screen.getByText(m.write.all)).not.toBeInTheDocument();
  await screen.getByRole("button", { name: m.write.oneOf("1.1 背景") }).click();
  await expect.poll(() => server.inputOf("/api/essay/write")).toMatchObject({ paragraphIds: ["s1"] });
});

test("while there is a wait between two sections the button says how long, and does nothing", async () => {
  const server = createEssayServer({ level: "free", wait: 42 });
  const { screen } = await openEssay(CHAPTER);
  const button = screen.getByRole("button", { name: /[34]\d 秒后可写/ }).first();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  (button.element() as HTMLElement).click();
  expect(server.inputOf("/api/essay/write")).toBeUndefined();
});

test("a text that was not put in because its owner wrote there is looked at, and put behind the words as one step of undo", async () => {
  const server = createEssayServer();
  server.jobId = "j1";
  server.answers.set("/api/ai/get", () => ({ generationId: "g1", status: "done", text: "写出来的**一段**。" }));
  const { screen, editor } = await openEssay([...CHAPTER.slice(0, 2), words("我自己写的。"), ...CHAPTER.slice(2)]);
  server.tell(1, job(sectionSteps("s1", { status: "done", generationId: "g1" }, { status: "done" }), { status: "done" }));
  await screen.getByRole("button", { name: m.slot.showOf("1.1 背景") }).click();
  await expect.element(screen.getByText("写出来的一段。")).toBeVisible();
  await screen.getByRole("button", { name: m.text.below }).click();
  await expect.poll(() => textOf(editor.doc)).toMatch(/我自己写的。.*写出来的/);
  await expect.element(screen.getByRole("button", { name: m.slot.showOf("1.1 背景") })).not.toBeInTheDocument();
  editor.undo.undo();
  await expect.poll(() => textOf(editor.doc)).not.toContain("写出来的");
  expect(textOf(editor.doc)).toContain("我自己写的。");
});

/** The dialog that rewords the one section that has words, and a server that has an answer. */
async function openReword() {
  const server = createEssayServer();
  server.answers.set("/api/essay/reword", () => ({ essayId: "e1", generationId: "g9" }));
  server.answers.set("/api/ai/get", () => ({ status: "done", result: { paragraphs: ["时间很紧，我们讨论过。", "第二段没有变。"] } }));
  const blocks = [...CHAPTER.slice(0, 2), words("因为时间很紧，所以进行了讨论。"), words("【待补充：课堂片段】"), words("第二段没有变。")];
  const page = await openEssay(blocks, { outline: true });
  const { screen } = page;
  await screen.getByRole("button", { name: m.refine.openOf(m.toolbar.rewrite, "1.1 背景") }).click();
  await screen.getByRole("button", { name: m.reword.all }).click();
  const dialog = screen.getByRole("dialog");
  const action = (name: string) => dialog.getByRole("button", { name: new RegExp(`^${name}`) });
  await expect.element(action(m.reword.actions.polish)).toBeVisible();
  return { server, dialog, action, ...page };
}

test("a section is polished: quoted before, looked at, accepted as one step of undo", async () => {
  const { server, dialog, action, editor } = await openReword();
  const before = textOf(editor.doc);
  const cost = documentMessages.cost.about(String(estimateTokens(editedCharacters("polish", 22), 1)));
  await expect.element(action(m.reword.actions.polish)).toHaveTextContent(`${m.reword.actions.polish}${cost}`);
  await action(m.reword.actions.polish).click();
  await expect
    .poll(() => server.inputOf("/api/essay/reword"))
    .toMatchObject({
      essayId: "e1",
      action: "polish",
      paragraphs: ["因为时间很紧，所以进行了讨论。", "第二段没有变。"],
    });
  server.textOf("g9").send({ event: "done", id: 1, data: {} });
  await expect.element(dialog.getByRole("button", { name: essayChecksMessages.sync.accept })).toBeVisible();
  expect(textOf(editor.doc)).toBe(before);
  await dialog.getByRole("button", { name: essayChecksMessages.sync.accept }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(textOf(editor.doc)).toContain("时间很紧，我们讨论过。");
  editor.undo.undo();
  expect(textOf(editor.doc)).toBe(before);
});

test("a section that is locked meanwhile is not reworded", async () => {
  const { server, dialog, action, editor } = await openReword();
  const { state, view } = editor.editor;
  view.dispatch(state.tr.setNodeAttribute(state.doc.resolve(1).posAtIndex(1, 1), "locked", 1));
  await expect.element(dialog.getByText(m.section.isLocked)).toBeVisible();
  await expect.element(action(m.reword.actions.polish)).toBeDisabled();
  expect(server.inputOf("/api/essay/reword")).toBeUndefined();
});

test("the outline is refined in the document: a title, a brief, a place", async () => {
  createEssayServer();
  const { screen, editor } = await openEssay(CHAPTER, { outline: true });
  const card = screen.getByRole("article", { name: "1.1 背景" });
  await card.getByRole("textbox", { name: m.refine.title }).fill("1.1 缘起");
  await card.getByRole("textbox", { name: m.section.brief }).fill("从一次阅读说起");
  await userEvent.keyboard("{Tab}");
  await expect.poll(() => textOf(editor.doc)).toContain("1.1 缘起");
  expect(textOf(editor.doc)).toContain("从一次阅读说起");
  await screen.getByRole("button", { name: m.refine.more("1.2 方法") }).click();
  await screen.getByRole("menuitem", { name: m.refine.up }).click();
  await expect.poll(() => readContent(editor.doc).blocks.map(({ attrs }) => attrs?.["id"])).toEqual(["c1", "s2", "s1"]);
});

test("abstracts save themselves, and what the server does not take stays in the browser until it does", async () => {
  const server = createEssayServer();
  server.answers.set("/api/essay/update", () => Response.json(refusedAnswer("server.fault", { message: "稍后再试" })));
  const { screen } = await openEssay(CHAPTER, { abstracts: true });
  await screen.getByRole("textbox", { name: m.abstracts.zh }).fill("本文研究深度阅读。");
  await expect.element(screen.getByText(m.abstracts.states.failed)).toBeVisible();
  await screen.unmount();
  server.answers.set("/api/essay/update", () => ({ outlineVersion: null }));
  server.sent.length = 0;
  const again = await openEssay(CHAPTER, { abstracts: true });
  await expect.element(again.screen.getByRole("textbox", { name: m.abstracts.zh })).toHaveValue("本文研究深度阅读。");
  await expect.poll(() => server.inputOf("/api/essay/update")).toMatchObject({ abstracts: { zh: "本文研究深度阅读。" } });
  await expect.element(again.screen.getByText(m.abstracts.states.saved)).toBeVisible();
});
