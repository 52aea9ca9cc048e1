import type { TableAnswer } from "@tangleaf/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { leaveSession, startSession, useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleBaseInfo } from "#lib/testing/server-answers.ts";
import { tableMessages as m } from "#messages/table.ts";
import { Conversation } from "../chat/conversation.tsx";
import type { OpenTable } from "../open-table.ts";
import { openInPage } from "../testing/open-in-page.ts";
import { askInPage as ask, showInPage } from "../testing/show-in-page.tsx";
import { moveWish } from "./talk-wish.ts";

const TEXT = "部门\t金额\n市场部\t900\n技术部\t1600\n市场部\t1010";
const SUM = { v: 1, from: "s1", steps: [{ op: "group", by: ["部门"], aggs: [{ fn: "sum", col: "金额", as: "合计" }] }] } as const;
const realFetch = window.fetch;

/** A server that keeps what a model makes of a question, and may be slow or refuse. */
const server = {
  answers: [] as TableAnswer[],
  asked: [] as string[],
  isStopped: false,
  refusal: null as string | null,
  isSlow: false,
  headersOnly: false,
};
let end: () => void = () => undefined;

beforeEach(() => {
  Object.assign(server, { answers: [], asked: [], isStopped: false, refusal: null, isSlow: false, headersOnly: false });
  window.fetch = async (url, init) => {
    const path = String(url).split("/api/").at(-1) ?? "";
    server.asked.push(path);
    if (path === "table/chat") server.headersOnly = (JSON.parse(String(init?.body)) as { headersOnly?: boolean }).headersOnly === true;
    if (path === "table/chat" || path === "table/explain") {
      if (server.refusal !== null) return Response.json({ code: 81, message: server.refusal, data: null });
      return Response.json(okAnswer({ generationId: "g1", status: "queued", answer: null }));
    }
    if (path === "ai/stream") {
      const signal = init?.signal;
      if (server.isSlow)
        await new Promise<void>((resolve, reject) => {
          end = resolve;
          signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
        });
      return new Response('id: 1\nevent: done\ndata: {"status":"done","finishReason":"stop","chars":0,"version":1}\n\n', {
        headers: { "content-type": "text/event-stream" },
      });
    }
    if (path === "ai/stop") {
      server.isStopped = true;
      return Response.json(okAnswer({ status: "stopped" }));
    }
    if (path === "table/get") return Response.json(okAnswer({ answers: server.answers }));
    return Response.json(refusedAnswer("body.invalid"));
  };
});
afterEach(() => {
  leaveSession();
  window.fetch = realFetch;
});

type Shown = { tableId?: string; isSample?: boolean };

async function show({ tableId = "t1", isSample = false }: Shown = {}): Promise<OpenTable> {
  await page.viewport(480, 900);
  const models = [{ name: "m", label: "m", isDefault: true, builtin: isSample, price: 1 }];
  const opened = await openInPage(TEXT, {}, tableId);
  await showInPage(<Conversation opened={opened} />, {
    style: { height: 860 },
    baseInfo: sampleBaseInfo({ models, features: {} }),
  });
  return opened;
}

const plan = () => page.getByRole("button", { name: m.talk.plan, exact: false });
const explain = () => page.getByRole("button", { name: m.talk.explain, exact: false });
const signIn = () => startSession({ token: "t", userId: "u1", remember: false });

/** What the server will have once a model has read the question. */
async function planned(question: string): Promise<void> {
  const other = await openInPage(TEXT);
  await other.run(SUM as never, question);
  const [made] = other.store.getState().table.answers;
  if (made !== undefined) server.answers = [{ ...made, by: "model", charged: 187 }];
}

test("what was not understood gives way to the plan a model made of it, which is changed in place", async () => {
  signIn();
  await show();
  await ask("各部门的咕噜金额");
  await planned("各部门的咕噜金额");
  await expect.element(plan().getByText(m.talk.about("200"))).toBeVisible();
  await page.getByRole("checkbox", { name: m.talk.headersOnly }).click();
  await plan().click();
  await expect.element(page.getByRole("button", { name: m.answer.change("合计") })).toBeVisible();
  expect(server.headersOnly).toBe(true);
  expect(page.getByRole("article").elements()).toHaveLength(1);
  await page.getByRole("button", { name: m.answer.change("合计") }).click();
  await page.getByRole("menuitem", { name: "平均", exact: true }).click();
  await expect.element(page.getByText("955", { exact: true }).first()).toBeVisible();
});

test("an answer is told in sentences that stay with it, and is not offered again", async () => {
  signIn();
  const opened = await show();
  await ask("各部门的总金额");
  await expect.element(explain().getByText(m.talk.about("250"))).toBeVisible();
  const [own] = opened.store.getState().table.answers;
  if (own !== undefined) server.answers = [{ ...own, told: ["市场部的合计是 1,910。", "比技术部多 310。"] }];
  await explain().click();
  await expect.element(page.getByText("市场部的合计是 1,910。比技术部多 310。")).toBeVisible();
  await expect.poll(() => explain().elements()).toHaveLength(0);
  expect(opened.store.getState().table.answers[0]?.told).toHaveLength(2);
});

test("what is being written is stopped, and nothing of it is left", async () => {
  signIn();
  await show();
  await ask("各部门的总金额");
  server.isSlow = true;
  await explain().click();
  await expect.element(page.getByText(m.talk.doing.explain)).toBeVisible();
  await page.getByRole("button", { name: m.talk.stop }).click();
  await expect.poll(() => server.isStopped, { message: "the server was asked to stop" }).toBe(true);
  await expect.element(explain()).toBeVisible();
  expect(page.getByRole("alert").elements()).toHaveLength(0);
  end();
});

test("too little balance, and nothing that came, are said at the answer", async () => {
  signIn();
  await show();
  await ask("各部门的总金额");
  server.refusal = "余额不够";
  await explain().click();
  await expect.element(page.getByRole("article").getByText("余额不够")).toBeVisible();
  server.refusal = null;
  await explain().click();
  await expect.element(page.getByRole("article").getByText(m.talk.failed)).toBeVisible();
});

test("whoever has not signed in is asked to, and what they wanted begins once the table is one of the account", async () => {
  await show({ tableId: "local-t" });
  await ask("各部门的咕噜金额");
  await plan().click();
  await expect.poll(() => useSession.getState().login.open, { message: "the sign-in is open" }).toBe(true);
  expect(server.asked).not.toContain("table/chat");
  signIn();
  // The price is known only now: the page has seen that somebody is here.
  await expect.element(page.getByRole("article")).toBeVisible();
  await expect.poll(() => server.asked).toContain("user/getCounter");
  moveWish(new Map([["local-t", "t2"]]));
  const taken = await openInPage(TEXT, {}, "t2");
  await taken.ask("各部门的咕噜金额");
  await showInPage(<Conversation opened={taken} />);
  await expect.poll(() => server.asked).toContain("table/chat");
});

test("where only the built-in writer is there it makes no plans, says so, and tells answers by its own name", async () => {
  signIn();
  await show({ isSample: true });
  await ask("各部门的咕噜金额");
  await expect.element(page.getByText(m.talk.noModel)).toBeVisible();
  expect(plan().elements()).toHaveLength(0);
  await ask("各部门的总金额");
  await expect.element(page.getByRole("button", { name: m.talk.explainSample, exact: false })).toBeVisible();
});
