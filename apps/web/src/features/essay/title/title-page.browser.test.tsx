import type { Essay, Generation, TitleSuggestion } from "@tangleaf/contract";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { userKept } from "#lib/browser-storage.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleBaseInfo, sampleUser } from "#lib/testing/server-answers.ts";
import { essayMessages } from "#messages/essay.ts";
import { essayTitleMessages as m } from "#messages/essay-title.ts";
import { sampleEssay } from "../testing/sample-essay.ts";
import { TitlePage } from "./title-page.tsx";

const suggestion = (title: string): TitleSuggestion => ({
  title,
  translated: `${title} (en)`,
  keywords: [{ zh: "存货", en: "inventory" }],
});
const titlesOf = (generationId: string, titles: string[], more: Partial<Generation> = {}) => ({
  generationId,
  kind: "titles",
  status: "done",
  input: { count: 2 },
  usage: { promptTokens: 0, completionTokens: 0, charged: titles.length * 60 },
  endedAt: new Date().toISOString(),
  result: titles.length === 0 ? null : { titles: titles.map(suggestion) },
  ...more,
});

let level: "free" | "vip";
let essay: Essay | null;
let generations: Record<string, ReturnType<typeof titlesOf>>;
let refusal: { reason: string; message: string; field: string } | null;
/** Until it is there, a stream is not answered. */
let streamed: Promise<void>;
const sent: [path: string, input: Record<string, unknown>][] = [];
const sentTo = (path: string) => sent.filter(([one]) => one === path).map(([, input]) => input);

beforeEach(() => {
  level = "free";
  essay = null;
  generations = {};
  refusal = null;
  streamed = Promise.resolve();
  sent.length = 0;
  queryClient.clear();
  localStorage.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const input = JSON.parse(String(init?.body)) as Record<string, unknown>;
    sent.push([String(path), input]);
    switch (path) {
      case "/api/user/info":
        return Response.json(okAnswer(sampleUser({ level })));
      case "/api/user/getCounter":
        return Response.json(okAnswer({ unLimitPlan: { isUnLimit: false }, balanceToken: 8000, freeWaitSeconds: 0 }));
      case "/api/essay/titles": {
        if (refusal !== null) return Response.json(refusedAnswer(refusal.reason, refusal));
        const generationId = `g${Object.keys(generations).length + 1}`;
        generations[generationId] = titlesOf(generationId, [`题目${generationId}甲`, `题目${generationId}乙`]);
        const said = { ...(input as Partial<Essay>), essayId: "e1", titleGenerations: [generationId, ...(essay?.titleGenerations ?? [])] };
        essay = sampleEssay({ ...(essay ?? {}), ...said });
        return Response.json(okAnswer({ essayId: "e1", generationId, estimate: { tokens: 225, maxTokens: 270, balanceAfter: 7775 } }));
      }
      case "/api/essay/get":
        return Response.json(essay === null ? refusedAnswer("document.unknown") : okAnswer(essay));
      case "/api/ai/get":
        return Response.json(okAnswer(generations[String(input["generationId"])]));
      case "/api/ai/stream":
        await streamed;
        return new Response('event: done\nid: 9\ndata: {"status":"done","finishReason":"stop","chars":9}\n\n', {
          headers: { "content-type": "text/event-stream" },
        });
      default:
        return Response.json(okAnswer({ outlineVersion: null, total: 0, list: [], ...sampleBaseInfo({ features: {} }) }));
    }
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  useSession.setState({ token: null, restored: false, owner: undefined, login: { open: false, reason: null } });
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
const show = (address = "/essay/title") =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryScope>
        <TitlePage />
      </QueryScope>
      <Address />
    </MemoryRouter>,
  );
type Screen = Awaited<ReturnType<typeof show>>;
const major = (screen: Screen) => screen.getByLabelText(new RegExp(`^${m.fields.major}`));
const topic = (screen: Screen) => screen.getByLabelText(new RegExp(`^${m.fields.topic}`));
const askButton = (screen: Screen) => screen.getByRole("button", { name: new RegExp(`${m.ask.first(2)}|${m.ask.again(2)}`) });

async function fill(screen: Screen): Promise<void> {
  await major(screen).fill("会计学");
  await topic(screen).fill("社区生鲜店存货盘点");
}

test("what a free account may not is locked beside the field, with what members may", async () => {
  const screen = await show();
  await expect.element(screen.getByRole("radio", { name: new RegExp(essayMessages.levels.master) })).toBeDisabled();
  await expect.element(screen.getByRole("radio", { name: essayMessages.levels.undergraduate })).toBeEnabled();
  await expect.element(screen.getByText(m.fields.countAside(6))).toBeVisible();
  await expect.element(screen.getByRole("button", { name: m.fields.more })).toBeDisabled();
  await expect.element(screen.getByText(m.fields.keywordsAsideFree(2, 10))).toBeVisible();
  const keywords = screen.getByRole("textbox", { name: new RegExp(m.fields.keywords) });
  await keywords.fill("甲，乙，丙，");
  await expect.element(screen.getByText("乙", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("丙", { exact: true })).not.toBeInTheDocument();
});

test("a member may choose every level and up to six titles", async () => {
  level = "vip";
  const screen = await show();
  await expect.element(screen.getByRole("radio", { name: essayMessages.levels.phd })).toBeEnabled();
  const count = screen.getByRole("spinbutton", { name: new RegExp(m.fields.count) });
  await expect.element(count).toHaveAttribute("aria-valuemax", "6");
  await expect.element(screen.getByText(m.fields.keywordsAside(10))).toBeVisible();
});

test("what is missing is said at its field, and nothing is asked for", async () => {
  const screen = await show();
  await askButton(screen).click();
  await expect.element(screen.getByText(m.problems.major)).toBeVisible();
  await expect.element(screen.getByText(m.problems.topic)).toBeVisible();
  await expect.element(major(screen)).toHaveFocus();
  expect(sentTo("/api/essay/titles")).toEqual([]);
  await major(screen).fill("会计学");
  await expect.element(screen.getByText(m.problems.major)).not.toBeInTheDocument();
  await topic(screen).fill("!!!");
  await askButton(screen).click();
  await expect.element(screen.getByText(m.problems.topicNoWords)).toBeVisible();
  await expect.element(topic(screen)).toHaveFocus();
  expect(sentTo("/api/essay/titles")).toEqual([]);
});

test("a refusal of the server stands at the field it is about", async () => {
  refusal = { reason: "content.blocked", message: "有不能写的词", field: "topic" };
  const screen = await show();
  await fill(screen);
  await askButton(screen).click();
  await expect.element(screen.getByText("有不能写的词")).toBeVisible();
  await expect.element(topic(screen)).toHaveAttribute("aria-invalid", "true");
  await expect.element(topic(screen)).toHaveValue("社区生鲜店存货盘点");
});

test("titles come, the form stays, and earlier ones are kept below the next", async () => {
  const screen = await show();
  await fill(screen);
  await askButton(screen).click();
  await expect.element(screen.getByRole("heading", { name: "题目g1甲" })).toBeVisible();
  await expect.element(screen.getByText("/essay/title?essay=e1")).toBeInTheDocument();
  await expect.element(major(screen)).toHaveValue("会计学");
  await askButton(screen).click();
  await expect.element(screen.getByRole("heading", { name: "题目g2甲" })).toBeVisible();
  const [newest, earlier] = screen.container.querySelectorAll("ol.paper");
  expect(newest?.textContent).toContain("题目g2乙");
  expect(earlier?.textContent).toContain("题目g1甲");
  expect(sentTo("/api/essay/titles").map(({ essayId }) => essayId)).toEqual([undefined, "e1"]);
});

test("while titles are on their way the page says so and can stop them, and what has come is not shown twice", async () => {
  essay = sampleEssay({ essayId: "e1", titleGenerations: ["g3", "g2", "g1"] });
  generations = {
    g1: titlesOf("g1", ["甲", "乙"]),
    g2: titlesOf("g2", ["甲", "丙"]),
    g3: titlesOf("g3", [], { status: "writing", endedAt: null }),
  };
  streamed = new Promise(() => undefined);
  const screen = await show("/essay/title?essay=e1");
  await expect.element(screen.getByRole("heading", { name: m.results.asking(2) })).toBeVisible();
  expect(screen.container.querySelectorAll("ol.paper > li h3").length).toBe(3);
  await screen.getByRole("button", { name: m.results.stop }).click();
  await expect.poll(() => sentTo("/api/ai/stop")).toEqual([{ generationId: "g3" }]);
});

test("choosing one saves it with its keywords and goes on to the outline", async () => {
  essay = sampleEssay({ essayId: "e1", major: "会计学", topic: "盘点", keywords: ["门店"], titleGenerations: ["g1"] });
  generations = { g1: titlesOf("g1", ["甲", "乙"]) };
  const screen = await show("/essay/title?essay=e1");
  await screen.getByRole("button", { name: m.results.pickLabel("乙") }).click();
  await expect.element(screen.getByText("/essay/outline?essay=e1")).toBeInTheDocument();
  expect(sentTo("/api/essay/update")).toEqual([{ essayId: "e1", title: "乙", keywords: ["存货", "门店"] }]);
});

test("what was typed before there is an essay is there again after a reload, and a new one begins empty", async () => {
  const first = await show();
  await fill(first);
  await first.unmount();
  queryClient.clear();
  const again = await show();
  await expect.element(topic(again)).toHaveValue("社区生鲜店存货盘点");
  await askButton(again).click();
  await expect.element(again.getByRole("heading", { name: "题目g1甲" })).toBeVisible();
  expect(userKept("u1").read("form:essay")).toBe(null);
});

test("what is typed into an essay is saved in it, and what could not be saved is sent with the next visit", async () => {
  essay = sampleEssay({ essayId: "e1", major: "会计学", topic: "盘点" });
  const screen = await show("/essay/title?essay=e1");
  await topic(screen).fill("盘点与损耗");
  await expect.poll(() => sentTo("/api/essay/update")).toEqual([{ essayId: "e1", topic: "盘点与损耗" }]);
  await screen.unmount();
  queryClient.clear();
  sent.length = 0;
  userKept("u1").write(
    "form:essay-e1",
    JSON.stringify({
      at: 1,
      values: { major: "会计学", topic: "断网时写的", level: "undergraduate", language: "zh", keywords: "", material: "", saved: 0 },
    }),
  );
  const again = await show("/essay/title?essay=e1");
  await expect.element(topic(again)).toHaveValue("断网时写的");
  await expect.poll(() => sentTo("/api/essay/update")).toEqual([{ essayId: "e1", topic: "断网时写的" }]);
});

test("a request that brought nothing says so, and that it was free", async () => {
  essay = sampleEssay({ essayId: "e1", titleGenerations: ["g2", "g1"] });
  generations = { g1: titlesOf("g1", ["甲"]), g2: titlesOf("g2", [], { status: "failed" }) };
  const screen = await show("/essay/title?essay=e1");
  await expect.element(screen.getByText(m.results.failedFree)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "甲" })).toBeVisible();
});

test("titles of an essay that is being written can be copied, not chosen", async () => {
  essay = sampleEssay({ essayId: "e1", stage: "content", title: "旧题目", titleGenerations: ["g1"] });
  generations = { g1: titlesOf("g1", ["甲"]) };
  const screen = await show("/essay/title?essay=e1");
  await expect.element(screen.getByRole("button", { name: m.results.copyOneLabel("甲") })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: m.results.pickLabel("甲") })).not.toBeInTheDocument();
});

test("whoever is not signed in is asked to, and gets the titles after signing in", async () => {
  useSession.setState({ token: null, restored: true, owner: null });
  const screen = await show();
  await fill(screen);
  await askButton(screen).click();
  expect(useSession.getState().login.open).toBe(true);
  expect(sentTo("/api/essay/titles")).toEqual([]);
  useSession.setState({ token: "t", owner: "u1", login: { open: false, reason: null } });
  await expect.element(screen.getByRole("heading", { name: "题目g1甲" })).toBeVisible();
  await expect.element(topic(screen)).toHaveValue("社区生鲜店存货盘点");
});

test("a major is found by its initials and taken with Enter", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: m.majors.action }).click();
  const search = screen.getByRole("searchbox", { name: m.majors.search });
  await search.fill("kjx");
  await expect.element(screen.getByRole("dialog").getByRole("button", { name: /^会计学/ })).toBeVisible();
  await userEvent.type(search, "{Enter}");
  await expect.element(major(screen)).toHaveValue("会计学");
});
