import type { Scene } from "@tangleaf/contract";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { watchedEssays } from "#lib/essay-jobs.ts";
import { queryClient } from "#lib/query-client.ts";
import { useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleBaseInfo, sampleUser } from "#lib/testing/server-answers.ts";
import { longDocumentMessages as d } from "#messages/long-document.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { WorkspaceWithQueries } from "./scene-workspace.tsx";

const length = {
  key: "length",
  label: "字数",
  type: "number",
  placeholder: "",
  require: true,
  default: 1500,
  step: 100,
  min: 1000,
  max: 20_000,
} as const;
const scene: Scene = {
  sceneType: "kepu",
  title: "科普文章",
  remark: "",
  category: "document",
  categoryName: "长文档",
  marked: "",
  icon: "",
  output: { unit: "char", layout: "none", register: "social", isSigned: false },
  form: [{ key: "topic", label: "科普主题", type: "text", placeholder: "", require: true }, length],
  example: {},
};

/** A text a generator wrote when it wrote texts, stopped on the way. */
const OLD = {
  generationId: "g1",
  kind: "scene",
  seedChars: 0,
  estimate: { tokens: 600, maxTokens: 720 },
  result: null,
  title: "科普文章",
  input: { fields: { topic: "海水" } },
  sceneType: "kepu",
  status: "stopped",
  chars: 12,
  target: 1500,
  model: "m",
  usage: { promptTokens: 1, completionTokens: 6, charged: 50 },
  finishReason: "stopped",
  pieceId: "g1",
  draftNo: 1,
  version: 1,
  createdAt: "",
  endedAt: null,
  text: "# 海水\n\n河水把盐带进海。",
};

const asked: Record<string, unknown>[] = [];
let answers: (() => unknown)[];
beforeEach(async () => {
  await page.viewport(1280, 900);
  asked.length = 0;
  answers = [() => okAnswer({ essayId: "e7", documentId: "e7", jobId: "j1", quote: { tokens: 1, maxTokens: 2, steps: 5 } })];
  queryClient.clear();
  localStorage.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const said: Record<string, () => unknown> = {
      "/api/user/info": () => okAnswer(sampleUser()),
      "/api/user/getCounter": () => okAnswer({ unLimitPlan: { isUnLimit: false }, balanceToken: 8000, freeWaitSeconds: 0 }),
      "/api/agreement/baseInfo": () => okAnswer(sampleBaseInfo({ features: { pay: true, essayFullText: true } })),
      "/api/ai/list": () => okAnswer({ total: 0, list: [] }),
      "/api/ai/get": () => okAnswer(OLD),
      "/api/ai/start": () => {
        asked.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
        return okAnswer({ generationId: "g2", estimate: { tokens: 60, maxTokens: 72, balanceAfter: 7940 } });
      },
      "/api/document/start": () => {
        asked.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
        return (answers.length > 1 ? answers.shift() : answers[0])?.();
      },
    };
    return Response.json(said[String(path)]?.() ?? okAnswer({}));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  useSession.setState({ token: null, restored: false, owner: undefined });
});

const Place = () => <output data-testid="place">{useLocation().pathname + useLocation().search}</output>;
const show = (address = "/document/kepu") =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <WorkspaceWithQueries scene={scene} finishedText={null} back="/scene/list/all" crumb={null} heading={<h1>科普文章</h1>} />
      <Place />
    </MemoryRouter>,
  );

test("a document is begun from its form, and goes on where it is written", async () => {
  const screen = await show();
  await screen.getByLabelText(/科普主题/).fill("海水为什么是咸的");
  const button = screen.getByRole("button", { name: new RegExp(m.write.start) });
  await expect.element(button).toHaveTextContent(`${m.write.start}${m.write.about("1,875")}`);
  await button.click();
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/essay/content?essay=e7");
  expect(asked).toMatchObject([{ documentType: "kepu", fields: { topic: "海水为什么是咸的", length: 1500 } }]);
  expect(Object.keys(watchedEssays())).toEqual(["e7"]);
});

test("a refusal stands at its field, and the same form sent again is the same request", async () => {
  answers = [
    () => refusedAnswer("field.tooLong", { message: "太长了", field: "topic" }),
    () => okAnswer({ essayId: "e7", documentId: "e7", jobId: "j1", quote: { tokens: 1, maxTokens: 2, steps: 5 } }),
  ];
  const screen = await show();
  await screen.getByLabelText(/科普主题/).fill("海水");
  await screen.getByRole("button", { name: new RegExp(m.write.start) }).click();
  await expect.element(screen.getByText("太长了")).toBeVisible();
  await expect.element(screen.getByLabelText(/科普主题/)).toHaveFocus();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/essay/content?essay=e7");
  expect(asked).toHaveLength(2);
  expect(asked[1]?.["requestId"]).toBe(asked[0]?.["requestId"]);
});

test("what is too long without membership is said before the click, and nothing is sent", async () => {
  const screen = await show();
  await screen.getByLabelText(/科普主题/).fill("海水为什么是咸的");
  await screen.getByLabelText(/字数/).fill("6000");
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByText(new RegExp(d.tooLong("5,000"))).first()).toBeVisible();
  await screen.getByRole("button", { name: new RegExp(m.write.start) }).click();
  await expect.element(screen.getByLabelText(/字数/)).toHaveAttribute("aria-invalid", "true");
  expect(asked).toEqual([]);
});

test("an old text of a generator is still read and gone on with as a text", async () => {
  const screen = await show("/document/kepu?text=g1");
  await expect.element(screen.getByText("河水把盐带进海。")).toBeVisible();
  await screen
    .getByRole("button", { name: new RegExp(m.write.resume) })
    .first()
    .click();
  await expect.poll(() => asked).toMatchObject([{ kind: "continue", input: { generationId: "g1" } }]);
  expect(screen.getByTestId("place").element().textContent).toContain("/document/kepu");
});
