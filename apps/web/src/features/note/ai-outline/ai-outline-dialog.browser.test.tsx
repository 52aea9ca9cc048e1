import type { OutlineBranch, OutlineProposal } from "@tangleaf/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { blocksIn, heading, openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer } from "#lib/testing/server-answers.ts";
import { noteOutlineMessages } from "#messages/note-outline.ts";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import { AiOutlineDialog } from "./ai-outline-dialog.tsx";

const m = noteOutlineMessages.ai;

const branch = (title: string, level = 1, subPara: OutlineBranch[] = []): OutlineBranch => ({
  title,
  level,
  brief: `写${title}`,
  targetCnt: 600,
  subPara,
});
const OUTLINE = [branch("为什么"), branch("谁在买", 1, [branch("年轻人", 2)]), branch("书从哪来"), branch("租金"), branch("出路")];
const proposal = (generationId: string, outline: OutlineBranch[], other: Partial<OutlineProposal> = {}): OutlineProposal => ({
  generationId,
  status: "done",
  createdAt: "2026-01-01T00:00:00.000Z",
  material: "",
  length: 3000,
  depth: 2,
  charged: 400,
  outline,
  ...other,
});

const asked: unknown[] = [];
let list: OutlineProposal[] = [];
let refusal: { message: string; field: string } | null = null;

function answer(path: string, body: unknown): unknown {
  if (path === "/api/note/outlines") return { list };
  if (path === "/api/user/getCounter") return { balanceToken: 5000, freeWaitSeconds: 0, unLimitPlan: { isUnLimit: false } };
  if (path !== "/api/note/outline") return {};
  asked.push(body);
  list = [...list, proposal(`g${list.length + 1}`, [branch("另一种分法"), branch("收尾")])];
  return { generationId: `g${list.length}`, estimate: { tokens: 1, maxTokens: 1, balanceAfter: 1 } };
}

beforeEach(() => {
  asked.length = 0;
  refusal = null;
  list = [proposal("g1", OUTLINE)];
  useSession.setState({ token: "t", owner: "u" });
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const path = new URL(String(input), location.href).pathname;
    const data = answer(path, JSON.parse(String(init?.body ?? "{}")));
    const isRefused = refusal !== null && path === "/api/note/outline";
    return Response.json(isRefused ? refusedAnswer("field.required", refusal ?? {}) : okAnswer(data));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  localStorage.clear();
  return closeAll();
});

async function show(
  blocks = [heading(2, "为什么"), paragraph("原来的字"), heading(2, "一、谁在买"), heading(3, "老顾客"), paragraph("熟人")],
) {
  const { editor } = openBlocks(blocks);
  const closed = vi.fn();
  const note = { documentId: "n1", store: async () => undefined, asOneStep: (change: () => void) => change(), editor: { editor } };
  const ui = (open: boolean) => (
    <QueryScope>
      <AiOutlineDialog open={open} onClose={closed} note={note} />
      <ToastHost />
    </QueryScope>
  );
  const screen = await render(ui(true));
  return { screen, editor, closed, open: (open: boolean) => screen.rerender(ui(open)) };
}

const box = (screen: Awaited<ReturnType<typeof show>>["screen"], name: string) => screen.getByRole("checkbox", { name, exact: true });
const titles = (editor: Awaited<ReturnType<typeof show>>["editor"]) =>
  blocksIn(editor).flatMap(({ type, attrs, content }) => (type === "heading" ? [`${attrs?.["level"]} ${content?.[0]?.text}`] : []));

test("two branches of five are taken, each where it belongs, with length and brief, and nothing else is touched", async () => {
  const { screen, editor, closed } = await show();
  await box(screen, "年轻人").click();
  await box(screen, "租金").click();
  await screen.getByRole("button", { name: m.take(2) }).click();
  expect(titles(editor)).toEqual(["2 为什么", "2 一、谁在买", "3 老顾客", "3 年轻人", "2 租金"]);
  const [why, words, who, old, friends, young, rent] = blocksIn(editor);
  expect([why, words, who, old, friends].map((block) => block?.content?.[0]?.text)).toEqual([
    "为什么",
    "原来的字",
    "一、谁在买",
    "老顾客",
    "熟人",
  ]);
  expect(young?.attrs).toMatchObject({ target: 600, points: "写年轻人" });
  expect(rent?.attrs).toMatchObject({ target: 600, points: "写租金" });
  expect(closed).toHaveBeenCalledOnce();
  await expect.element(screen.getByText(m.added(2))).toBeVisible();
});

test("what is there is marked and cannot be taken again, also where somebody else has just written it", async () => {
  const { screen, editor } = await show();
  await expect.element(box(screen, "为什么")).toBeDisabled();
  await expect.element(box(screen, "谁在买")).toBeDisabled();
  await box(screen, "租金").click();
  await expect.element(screen.getByRole("button", { name: m.take(1) })).toBeEnabled();
  editor.view.dispatch(editor.state.tr.insert(editor.state.doc.content.size - 1, editor.schema.nodeFromJSON(heading(2, "租金"))));
  await expect.element(box(screen, "租金")).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: m.take(0) })).toBeDisabled();
});

test("a section brings those below it and needs those above it", async () => {
  const { screen, editor } = await show([paragraph("")]);
  await box(screen, "年轻人").click();
  await expect.element(box(screen, "谁在买")).toBeChecked();
  await box(screen, "谁在买").click();
  await expect.element(box(screen, "年轻人")).not.toBeChecked();
  await screen.getByRole("checkbox", { name: m.takeAll(6) }).click();
  await screen.getByRole("button", { name: m.take(6) }).click();
  expect(titles(editor)).toEqual(["1 为什么", "1 谁在买", "2 年轻人", "1 书从哪来", "1 租金", "1 出路"]);
});

test("another version keeps the one before it to step back to, and what was typed stays while it is closed", async () => {
  const { screen, open } = await show();
  await screen.getByLabelText(m.material).fill("走访了十一家店");
  await screen.getByRole("button", { name: new RegExp(`^${m.again}`) }).click();
  await expect.element(box(screen, "另一种分法")).toBeVisible();
  expect(asked).toEqual([expect.objectContaining({ noteId: "n1", material: "走访了十一家店", length: 3000, depth: 2 })]);
  await screen.getByRole("radio", { name: m.version(1) }).click();
  await expect.element(box(screen, "租金")).toBeVisible();
  await open(false);
  await open(true);
  await expect.element(screen.getByLabelText(m.material)).toHaveValue("走访了十一家店");
  await expect.element(box(screen, "租金")).toBeVisible();
  expect(Object.values({ ...localStorage }).join()).toContain("走访了十一家店");
});

test("one that failed says that it cost nothing, and the ones before it are still there", async () => {
  list = [proposal("g1", OUTLINE), proposal("g2", [], { status: "failed", charged: 0 })];
  const { screen } = await show();
  await expect.element(screen.getByText(m.failed)).toBeVisible();
  await expect.element(box(screen, "租金")).toBeVisible();
});

test("a refusal stands at the field it is about", async () => {
  refusal = { message: "“材料”还没填", field: "material" };
  list = [];
  const { screen } = await show();
  await screen.getByRole("button", { name: new RegExp(`^${m.ask}`) }).click();
  await expect.element(screen.getByText("“材料”还没填")).toBeVisible();
  await expect.element(screen.getByLabelText(m.material)).toHaveAttribute("aria-invalid", "true");
});
