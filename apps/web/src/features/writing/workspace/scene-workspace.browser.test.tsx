import type { Generation, Scene } from "@tangleaf/contract";
import { FINISH_REASON_UNCHANGED } from "@tangleaf/contract/constants";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleBaseInfo, sampleUser } from "#lib/testing/server-answers.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { WorkspaceWithQueries } from "./scene-workspace.tsx";

const scene: Scene = {
  sceneType: "leaveRequest",
  title: "请假条",
  remark: "",
  category: "college",
  categoryName: "大学生",
  marked: "",
  icon: "",
  output: { unit: "char", layout: "letter", register: "letter", isSigned: true },
  form: [{ key: "why", label: "事由", type: "text", placeholder: "", require: true }],
  example: { why: "感冒发烧" },
};
const FINISHED = "<h1>一份请假条</h1>";
const PASSAGE = "我因病请假三天，作业回校后补上。";
const TEXT = `尊敬的王老师：\n\n${PASSAGE}\n\n此致\n敬礼\n\n申请人：林小满\n2026年11月21日`;
const text = (given: Partial<Generation> = {}) => ({
  generationId: "g1",
  kind: "scene",
  seedChars: 0,
  estimate: { tokens: 600, maxTokens: 720 },
  result: null,
  title: "请假条",
  input: { fields: { why: "生病" } },
  sceneType: scene.sceneType,
  status: "done",
  chars: 40,
  target: null,
  model: "m",
  usage: { promptTokens: 1, completionTokens: 6, charged: 50 },
  finishReason: "stop",
  pieceId: "g1",
  draftNo: 1,
  version: 1,
  createdAt: "",
  endedAt: null,
  text: TEXT,
  ...given,
});

let kept: ReturnType<typeof text>;
let freeWaitSeconds: number;
/** Holds the answer of the balance back. */
let untilCounter: Promise<void>;
let stream: string;
let startRefusal: { reason: string; message: string; waitSeconds: number } | null;
const stopped: unknown[] = [];

const frame = (event: string, id: number, data: unknown) => `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
const answerOf = (answer: string, finishReason: string) =>
  frame("delta", answer.length, { text: answer }) + frame("done", answer.length, { status: "done", finishReason, chars: answer.length });

beforeEach(async () => {
  await page.viewport(1280, 900);
  kept = text();
  freeWaitSeconds = 0;
  untilCounter = Promise.resolve();
  stream = "";
  startRefusal = null;
  stopped.length = 0;
  queryClient.clear();
  localStorage.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const input = JSON.parse(String(init?.body ?? "{}")) as Record<string, unknown>;
    const said: Record<string, () => unknown> = {
      "/api/user/info": () => okAnswer(sampleUser()),
      "/api/user/getCounter": () => okAnswer({ unLimitPlan: { isUnLimit: false }, balanceToken: 8000, freeWaitSeconds }),
      "/api/agreement/baseInfo": () => okAnswer(sampleBaseInfo()),
      "/api/ai/get": () => okAnswer(kept),
      "/api/ai/list": () => okAnswer({ total: 1, list: [kept] }),
      "/api/ai/update": () => okAnswer({ version: 2, chars: 40 }),
      "/api/ai/stop": () => okAnswer(stopped.push(input)),
      "/api/ai/start": () =>
        startRefusal === null
          ? okAnswer({ generationId: "g2", estimate: { tokens: 60, maxTokens: 72, balanceAfter: 7940 } })
          : refusedAnswer(startRefusal.reason, startRefusal),
    };
    if (path === "/api/ai/stream") return new Response(stream, { headers: { "content-type": "text/event-stream" } });
    if (path === "/api/user/getCounter") await untilCounter;
    return Response.json(said[String(path)]?.() ?? okAnswer({}));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  useSession.setState({ token: null, restored: false, owner: undefined });
});

const show = (address = "/scene/leaveRequest?text=g1") =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <WorkspaceWithQueries scene={scene} finishedText={FINISHED} back="/scene/list/college" crumb={null} heading={<h1>请假条</h1>} />
    </MemoryRouter>,
  );
type Screen = Awaited<ReturnType<typeof show>>;
const editor = () => document.querySelector<HTMLElement>("[contenteditable=true]");

async function selectPassage(screen: Screen) {
  await expect.poll(editor, { message: "the editor has been loaded" }).not.toBeNull();
  const paragraph = screen.getByRole("textbox", { name: m.paper.label }).getByText(PASSAGE);
  await paragraph.click();
  await userEvent.tripleClick(paragraph);
  const toolbar = screen.getByRole("toolbar");
  await expect.element(toolbar).toBeVisible();
  return toolbar;
}

test("an empty paper shows the finished text, which gives way to the draft as soon as it is being written", async () => {
  const screen = await show("/scene/leaveRequest");
  const finished = screen.getByRole("region", { name: m.finished.label });
  await expect.element(finished.getByRole("heading", { name: "一份请假条" })).toBeVisible();
  expect(document.body.textContent).not.toContain(m.paper.aiLabel);
  expect(screen.getByRole("button", { name: m.bar.copy }).query()).toBe(null);
  await screen.getByLabelText(/事由/).fill("生病");
  kept = text({ generationId: "g2" });
  stream = answerOf(TEXT, "stop");
  await screen.getByRole("button", { name: new RegExp(m.write.start) }).click();
  await expect.element(screen.getByRole("textbox", { name: m.paper.label }).getByText(PASSAGE)).toBeVisible();
  await expect.element(finished).not.toBeInTheDocument();
});

test("a text the address names is opened without the finished text", async () => {
  const shown: boolean[] = [];
  const watch = new MutationObserver(() => shown.push(document.body.textContent.includes("一份请假条")));
  watch.observe(document.body, { childList: true, subtree: true });
  const screen = await show();
  await expect.element(screen.getByRole("textbox", { name: m.paper.label }).getByText(PASSAGE)).toBeVisible();
  watch.disconnect();
  expect(shown).not.toContain(true);
});

test("after a stop the button says when one can go on, by the second, and what members have, once", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  kept = text({ status: "stopped", finishReason: "stopped" });
  freeWaitSeconds = 3;
  const screen = await show();
  await expect.element(screen.getByText(m.write.waitingResume(3)).first()).toBeInTheDocument();
  const form = document.querySelector("form") as HTMLElement;
  expect(form.textContent?.split(m.write.noWait)).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(screen.getByText(m.write.waitingResume(2)).first()).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(screen.getByRole("button", { name: new RegExp(m.write.resume) }).first()).toBeInTheDocument();
});

test("after a draft the button is not orange before it is known whether the next one has to wait", async () => {
  const screen = await show("/scene/leaveRequest");
  await screen.getByLabelText(/事由/).fill("生病");
  const button = screen.getByRole("button", { name: new RegExp(m.write.start) });
  await expect.element(button).toHaveAttribute("data-tone", "write");
  kept = text({ generationId: "g2" });
  stream = answerOf(TEXT, "stop");
  const answer = Promise.withResolvers<void>();
  untilCounter = answer.promise;
  await button.click();
  const next = screen.getByRole("button", { name: new RegExp(m.write.startAgain) });
  await expect.element(next).toHaveAttribute("data-tone", "soft");
  freeWaitSeconds = 3;
  answer.resolve();
  await expect.element(screen.getByText(new RegExp(m.write.waiting(0).replace("0", "[1-3]"))).first()).toBeVisible();
});

test("after a fault of ours nobody waits: the server's seconds are asked for again, and the button is back", async () => {
  freeWaitSeconds = 0;
  const screen = await show("/scene/leaveRequest");
  await screen.getByLabelText(/事由/).fill("生病");
  kept = text({ generationId: "g2", status: "failed", text: "", chars: 0, finishReason: "model.failed" });
  stream = frame("error", 0, { code: 1, message: "这一稿没写成", reason: "model.failed" });
  // While it is being written the server counts; after the fault it does not.
  vi.mocked(window.fetch).mockClear();
  await screen.getByRole("button", { name: new RegExp(m.write.start) }).click();
  await expect.element(screen.getByRole("button", { name: m.failed.retry })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: new RegExp(m.write.startAgain) })).toBeVisible();
  const asked = () => vi.mocked(window.fetch).mock.calls.filter(([path]) => path === "/api/user/getCounter").length;
  await expect.poll(asked).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain(m.write.waitHint);
});

test("a start the server refuses for its seconds shows them, though the page knew of none", async () => {
  const screen = await show("/scene/leaveRequest");
  await screen.getByLabelText(/事由/).fill("生病");
  startRefusal = { reason: "wait.notOver", message: "再等 41 秒就能写下一篇", waitSeconds: 41 };
  const button = screen.getByRole("button", { name: new RegExp(m.write.start) });
  await expect.element(button).toBeVisible();
  freeWaitSeconds = 41;
  await button.click();
  await expect.element(screen.getByText(m.write.waitingFirst(41))).toBeVisible();
});

test("the menu of a passage is reached and used by keys alone: Alt F10 leads in, arrows go along, Esc leads back to the selection", async () => {
  const screen = await show();
  await selectPassage(screen);
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  await userEvent.keyboard("{Alt>}{F10}{/Alt}");
  await expect.element(button(m.select.actions.rewrite)).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(button(m.select.actions.polish)).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(screen.getByRole("toolbar").getByRole("button", { name: m.select.copy })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement).toBe(editor());
  await expect.element(screen.getByRole("toolbar")).not.toBeInTheDocument();
  expect(getSelection()?.toString().trim()).toBe(PASSAGE);
  // Put away, it comes back by the same keys.
  await userEvent.keyboard("{Alt>}{F10}{/Alt}");
  await expect.element(button(m.select.actions.rewrite)).toHaveFocus();
  stream = answerOf("我因病请假四天，作业回校后补上。", "stop");
  await userEvent.keyboard("{Enter}");
  await expect.element(button(m.select.accept)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => editor()?.textContent).toContain("四天");
});

test("Tab out of the menu of a passage puts it away", async () => {
  const screen = await show();
  await selectPassage(screen);
  await userEvent.keyboard("{Alt>}{F10}{/Alt}");
  await expect.element(screen.getByRole("button", { name: m.select.actions.rewrite, exact: true })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("toolbar")).not.toBeInTheDocument();
});

test("an answer equal to the passage says so, strikes nothing and offers nothing to take", async () => {
  const screen = await show();
  await selectPassage(screen);
  stream = answerOf(PASSAGE, FINISH_REASON_UNCHANGED);
  await screen.getByRole("button", { name: m.select.actions.polish }).click();
  await expect.element(screen.getByText(m.select.same)).toBeVisible();
  expect(document.querySelectorAll("del, ins")).toHaveLength(0);
  expect(screen.getByRole("button", { name: m.select.accept }).query()).toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText(m.select.same)).not.toBeInTheDocument();
});

test("a change is shown word by word, Esc leaves the text as it is, and what is accepted takes the place of the passage alone", async () => {
  const screen = await show();
  await selectPassage(screen);
  stream = answerOf("我因病请假四天，作业回校后补上。", "stop");
  await screen.getByRole("button", { name: m.select.actions.rewrite }).click();
  const marked = () => [...document.querySelectorAll("del, ins")].map(({ tagName, lastChild }) => `${tagName} ${lastChild?.textContent}`);
  await expect.poll(marked).toEqual(["DEL 三天", "INS 四天"]);
  await userEvent.keyboard("{Escape}");
  await expect.poll(marked).toEqual([]);
  expect(editor()?.textContent).toContain(PASSAGE);
  await selectPassage(screen);
  await screen.getByRole("button", { name: m.select.actions.rewrite }).click();
  await screen.getByRole("button", { name: m.select.accept }).click();
  const lines = () => [...(editor()?.children ?? [])].map(({ textContent }) => textContent);
  await expect
    .poll(lines)
    .toEqual(["尊敬的王老师：", "我因病请假四天，作业回校后补上。", "此致", "敬礼", "申请人：林小满", "2026年11月21日"]);
});

test("Esc closes the menu of a passage and leaves the passage selected", async () => {
  const screen = await show();
  const toolbar = await selectPassage(screen);
  await userEvent.keyboard("{Escape}");
  await expect.element(toolbar).not.toBeInTheDocument();
  expect(getSelection()?.toString().trim()).toBe(PASSAGE);
});
