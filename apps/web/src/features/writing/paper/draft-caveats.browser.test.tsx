import type { Generation, Scene } from "@tangleaf/contract";
import { BUILTIN_MODEL_NAME } from "@tangleaf/contract/constants";
import { countLength } from "@tangleaf/document/marks";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { useSession } from "#lib/session-store.ts";
import { okAnswer, sampleBaseInfo, sampleUser } from "#lib/testing/server-answers.ts";
import { writingMessages } from "#messages/writing.ts";
import { WorkspaceWithQueries } from "../workspace/scene-workspace.tsx";

const m = writingMessages.caveats;
const LETTER = "尊敬的王老师：\n\n我因病请假三天，作业回校后补上。\n\n此致\n敬礼！";
const NAME_AND_DATE = "申请人：林小满\n2026年11月21日";
const SIGNED = `${LETTER}\n\n${NAME_AND_DATE}`;
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
  example: {},
};
const GENERATION = {
  generationId: "g1",
  kind: "scene",
  seedChars: 0,
  estimate: { tokens: 600, maxTokens: 720 },
  result: null,
  title: "请假条",
  input: { fields: { why: "" } },
  sceneType: scene.sceneType,
  status: "done",
  chars: 400,
  target: 400,
  model: "m",
  usage: { promptTokens: 1, completionTokens: 6, charged: 50 },
  finishReason: "stop",
  pieceId: "g1",
  draftNo: 1,
  version: 1,
  createdAt: "",
  endedAt: null,
  text: SIGNED,
};
/** A generation whose letter is as long as it says. */
function written(given: Partial<Generation> = {}) {
  const generation = { ...GENERATION, ...given };
  const missing = Math.max(0, generation.chars - countLength(generation.text));
  return { ...generation, text: generation.text.replace("三天，", `三天，${"字".repeat(missing)}`) };
}

const frame = (event: string, data: unknown) => `event: ${event}\nid: ${next.text.length}\ndata: ${JSON.stringify(data)}\n\n`;

/** The draft a press makes. */
let next: ReturnType<typeof written>;
let kept: ReturnType<typeof written>;
let freeWaitSeconds: number;
let started: unknown[];

beforeEach(async () => {
  await page.viewport(1280, 900);
  next = written({ generationId: "g2", draftNo: 2 });
  freeWaitSeconds = 0;
  started = [];
  queryClient.clear();
  localStorage.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const said: Record<string, () => unknown> = {
      "/api/user/info": () => sampleUser(),
      "/api/user/getCounter": () => ({ unLimitPlan: { isUnLimit: false }, balanceToken: 8000, freeWaitSeconds }),
      "/api/agreement/baseInfo": () => sampleBaseInfo(),
      "/api/ai/get": () => (String(init?.body).includes("g2") ? next : kept),
      "/api/ai/list": () => ({ total: 1, list: [kept] }),
      "/api/ai/update": () => ({ version: 2, chars: 620 }),
      "/api/ai/start": () => {
        started.push(JSON.parse(String(init?.body)));
        return { generationId: "g2", estimate: { tokens: 60, maxTokens: 72, balanceAfter: 7940 } };
      },
    };
    const { status, finishReason, chars, text } = next;
    const answer = frame("delta", { text }) + frame("done", { status, finishReason, chars });
    if (path === "/api/ai/stream") return new Response(answer, { headers: { "content-type": "text/event-stream" } });
    return Response.json(okAnswer(said[String(path)]?.() ?? {}));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  useSession.setState({ token: null, restored: false, owner: undefined });
});

async function show(given: Partial<Generation>, output: Partial<Scene["output"]> = {}) {
  kept = written(given);
  const screen = await render(
    <MemoryRouter initialEntries={[`/scene/leaveRequest?text=${kept.generationId}`]}>
      <WorkspaceWithQueries
        scene={{ ...scene, output: { ...scene.output, ...output } }}
        finishedText={null}
        back="/scene/list/college"
        crumb={null}
        heading={<h1>请假条</h1>}
      />
    </MemoryRouter>,
  );
  await expect.element(screen.getByText("AI 生成")).toBeVisible();
  const caveats = screen.getByRole("list", { name: m.label });
  /** A button by its words; its price or its wait stand behind them. */
  const step = (label: string) => caveats.getByRole("button", { name: new RegExp(`^${label}`) });
  /** The lines, without their buttons. */
  const lines = () => [...(caveats.query()?.querySelectorAll("li > span") ?? [])].map((line) => line.textContent);
  return { ...screen, caveats, step, lines };
}

test("a text outside a quarter of the wished length says both numbers, and the press asks for a draft of that length", async () => {
  const screen = await show({ chars: 620 });
  await expect.poll(screen.lines).toEqual([m.long("620", "400")]);
  const shorten = screen.step(m.shorten("400"));
  await expect.element(shorten).toHaveTextContent(m.shorten("400") + writingMessages.write.about("500"));
  await shorten.click();
  await expect.poll(() => started).toMatchObject([{ kind: "revise", input: { generationId: "g1", instruction: "缩到约 400 字" } }]);
  await expect.element(screen.caveats).not.toBeInTheDocument();
});

test("a text that is too short names what is still empty in the form, and the press asks for a longer one", async () => {
  const screen = await show({ chars: 200 });
  await expect.poll(screen.lines).toEqual([m.short("200", "400") + m.fill(["事由"])]);
  await screen.step(m.lengthen).click();
  await expect.poll(() => started).toMatchObject([{ kind: "revise", input: { generationId: "g1", instruction: "写长一些，到约 400 字" } }]);
});

test("within a quarter of the wished length nothing is said of a signed letter", async () => {
  const screen = await show({ chars: 480 });
  await expect.element(screen.caveats).not.toBeInTheDocument();
});

test("the sample writer's texts have a note of their own and none of these lines", async () => {
  const screen = await show({ chars: 100, model: BUILTIN_MODEL_NAME, text: LETTER });
  await expect.element(screen.getByRole("region", { name: writingMessages.sample.noteLabel })).toBeVisible();
  await expect.element(screen.caveats).not.toBeInTheDocument();
});

test("what was stopped or broke off is not judged: it is gone on with", async () => {
  const screen = await show({ chars: 100, status: "stopped", finishReason: "stopped", text: LETTER });
  await expect.element(screen.caveats).not.toBeInTheDocument();
});

test("a letter nobody has signed says so beside its length, and the line goes once name and date are typed", async () => {
  // A text of its own: what is typed is kept in the browser.
  const screen = await show({ generationId: "g3", chars: 620, text: LETTER });
  await expect.poll(screen.lines).toEqual([m.long("620", "400"), m.unsigned]);
  const editor = screen.getByRole("textbox", { name: writingMessages.paper.label });
  await screen.getByText("敬礼！").click();
  await expect.element(editor).toHaveFocus();
  await editor.getByText("敬礼！").fill("申请人：林小满");
  await expect.element(screen.caveats.getByText(m.unsigned)).not.toBeInTheDocument();
});

test("the missing signature is asked for with a press", async () => {
  const screen = await show({ text: LETTER });
  await screen.step(m.sign).click();
  await expect.poll(() => started).toMatchObject([{ kind: "revise", input: { generationId: "g1", instruction: m.signWith } }]);
});

test("a text its model's limit cut is said to be cut and is gone on with", async () => {
  const screen = await show({ finishReason: "length", text: LETTER });
  await expect.poll(screen.lines).toEqual([m.cut]);
  await screen.step(writingMessages.write.resume).click();
  await expect.poll(() => started).toMatchObject([{ kind: "continue", input: { generationId: "g1" } }]);
});

test("a text that was stopped in a loop, and one in another language, say so; the other language can be asked for", async () => {
  const loop = await show({ finishReason: "loop" });
  await expect.poll(loop.lines).toEqual([m.loop]);
  expect(loop.caveats.getByRole("button").query()).toBeNull();
  await loop.unmount();
  const foreign = await show({ finishReason: "language" });
  await foreign.step(m.rewriteIn.zh).click();
  await expect.poll(() => started).toMatchObject([{ kind: "revise", input: { instruction: "改用中文写" } }]);
});

test("a list with fewer items than asked for says how many there are", async () => {
  const given = { finishReason: "short", target: 3, chars: 40, text: "1. 一条\n2. 两条" };
  const screen = await show(given, { unit: "item", isSigned: false });
  await expect.poll(screen.lines).toEqual([m.fewItems(2, 3) + m.fill(["事由"])]);
});

test.each([
  ["stop", writingMessages.status.done("400")],
  ["language", writingMessages.status.done("400")],
  ["length", writingMessages.status.cut("400")],
  ["loop", writingMessages.status.loop("400")],
])("who listens to the page is told what became of a text that ended with %s", async (finishReason, said) => {
  const screen = await show({ chars: 620 });
  next = written({ generationId: "g2", draftNo: 2, finishReason });
  await screen.step(m.shorten("400")).click();
  await expect.element(screen.getByText(said, { exact: true })).toBeInTheDocument();
});

test("while a free account waits the buttons say for how long, and a press sends nothing", async () => {
  freeWaitSeconds = 42;
  const screen = await show({ chars: 620 });
  const shorten = screen.step(`${m.shorten("400")} ?\\d+ 秒`);
  await expect.element(shorten).toHaveAttribute("aria-disabled", "true");
  (shorten.element() as HTMLElement).click();
  expect(started).toEqual([]);
});
