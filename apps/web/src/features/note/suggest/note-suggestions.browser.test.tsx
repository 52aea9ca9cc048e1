import { documentRoots, readSuggestions } from "@tangleaf/document/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { heading, openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import { closeAll, cursorIn, documentOf, texts } from "#editor/document/testing/editor-pair.ts";
import { Suggestions } from "#editor/suggest/suggest-plugin.ts";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { baseInfoQuery } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { okAnswer } from "#lib/testing/server-answers.ts";
import { noteSuggestMessages as m } from "#messages/note-suggest.ts";
import { SuggestBars } from "./suggest-bars.tsx";
import { SuggestFoot } from "./suggest-foot.tsx";
import { useAskNow } from "./suggest-selection.tsx";
import { SuggestTab, SuggestTabTitle } from "./suggest-tab.tsx";
import { useSuggest } from "./use-suggest.ts";

const WAS = "我们进行了讨论，时间很紧。";
const BECOMES = "我们讨论了，时间不多。";
const OTHER = "第二段不改。";

/** What the server was asked, and what its model answers; null = nothing comes of it. */
let asked: { path: string; body: Record<string, unknown> }[];
let paragraphs: string[] | null;
/** Streams wait for it. */
let answered: () => void;
let isBuiltin: boolean;

beforeEach(() => {
  asked = [];
  paragraphs = [BECOMES, OTHER];
  isBuiltin = false;
  let open = Promise.resolve();
  answered = () => undefined;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(String(input instanceof Request ? input.url : input), location.href).pathname;
    const body = JSON.parse(String(init?.body ?? "{}"));
    asked.push({ path, body });
    const answer = (data: unknown) => new Response(JSON.stringify(okAnswer(data)), { headers: { "content-type": "application/json" } });
    if (path === "/api/note/suggest") {
      open = new Promise((resolve) => {
        answered = resolve;
      });
      return answer({ generationId: "g1", estimate: { tokens: 75, maxTokens: 90, balanceAfter: 0 } });
    }
    if (path === "/api/ai/stream") {
      await open;
      const data = { status: "done", finishReason: "stop", chars: 9 };
      return new Response(`id: 1\nevent: done\ndata: ${JSON.stringify(data)}\n\n`, { headers: { "content-type": "text/event-stream" } });
    }
    if (path === "/api/ai/get") return answer({ status: "done", result: paragraphs === null ? null : { paragraphs } });
    return answer({});
  });
});
afterEach(() => {
  vi.useRealTimers();
  closeAll();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** The name of a button goes on with its cost. */
const withCost = (action: string) => new RegExp(`^${action}`);

function Page({ note }: { note: OpenedDocument }) {
  const work = useSuggest(note);
  const ask = useAskNow(work);
  if (work === null) return null;
  return (
    <>
      <SuggestFoot work={work} />
      <SuggestTabTitle work={work} />
      <SuggestTab work={work} />
      <SuggestBars work={work} />
      <button type="button" onClick={ask.open}>
        ask
      </button>
      {ask.dialog}
    </>
  );
}

async function show(doc = documentOf([heading(1, "甲"), paragraph(WAS), paragraph(OTHER)])) {
  queryClient.setQueryData(baseInfoQuery.queryKey, {
    modelList: [{ name: "m", label: "m", isDefault: true, builtin: isBuiltin, price: 1 }],
  } as never);
  const { opened, blocks } = openBlocks(doc, {}, [Suggestions]);
  cursorIn(opened, 1, 2);
  const note = { documentId: "n1", editor: opened, blocks, asOneStep: blocks.asOneStep } as unknown as OpenedDocument;
  const page = await render(
    <QueryScope>
      <Page note={note} />
    </QueryScope>,
  );
  return { page, opened };
}

test("what is asked for at the foot of a section waits quietly in the text, and is accepted there", async () => {
  const { page, opened } = await show();
  await page
    .getByRole("button", { name: withCost(m.actions.polish) })
    .first()
    .click();
  await expect.element(page.getByText(m.bar.working(m.actions.polish)).first()).toBeVisible();
  expect(asked.find(({ path }) => path === "/api/note/suggest")?.body).toMatchObject({
    noteId: "n1",
    headingId: "h-甲",
    action: "polish",
    paragraphs: [WAS, OTHER],
  });
  expect(texts(opened)).toContain(WAS);
  answered();
  await expect.element(page.getByText(m.list.count(1)).first()).toBeVisible();
  await expect.poll(() => opened.element.querySelector(".suggest-added")?.textContent).toBe("了");
  const bar = opened.element.querySelector(".suggest-bar");
  const accept = [...(bar?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === m.bar.accept);
  accept?.click();
  await expect.poll(() => texts(opened)).toEqual(["甲", BECOMES, OTHER]);
  await expect.element(page.getByText(m.list.empty)).toBeVisible();
});

test("a second press while the same is written asks for nothing more, and one after it replaces what is open", async () => {
  const { page, opened } = await show();
  const polish = page.getByRole("button", { name: withCost(m.actions.polish) }).first();
  const requests = () => asked.filter(({ path }) => path === "/api/note/suggest");
  await polish.click();
  await expect.element(page.getByText(m.bar.working(m.actions.polish)).first()).toBeVisible();
  await polish.click();
  answered();
  await expect.poll(() => readSuggestions(opened.doc)[0]?.passages[0]?.becomes).toBe(BECOMES);
  expect(requests()).toHaveLength(1);
  paragraphs = ["我们谈过了，时间不多。", OTHER];
  await polish.click();
  await expect.poll(requests).toHaveLength(2);
  answered();
  await expect.poll(() => readSuggestions(opened.doc).map(({ passages }) => passages[0]?.becomes)).toEqual(["我们谈过了，时间不多。"]);
  await expect.element(page.getByText(m.list.count(1)).first()).toBeVisible();
  await page.getByRole("button", { name: m.list.acceptAll }).click();
  await expect.poll(() => texts(opened)).toEqual(["甲", "我们谈过了，时间不多。", OTHER]);
});

test("the list of suggestions tells what changes, not the words that stay", async () => {
  const { page } = await show();
  await page
    .getByRole("button", { name: withCost(m.actions.polish) })
    .first()
    .click();
  await expect.element(page.getByText(m.bar.working(m.actions.polish)).first()).toBeVisible();
  answered();
  await expect.element(page.getByText(m.list.count(1)).first()).toBeVisible();
  const rows = () => [...page.container.querySelectorAll("li li")].map(({ textContent }) => textContent);
  await expect.poll(rows).toEqual([`进行了 → ${m.decide.nothing}`, "— → 了", "很紧 → 不多"]);
});

test("only the selected words are asked about, and only they change", async () => {
  const { page, opened } = await show();
  cursorIn(opened, 1, 2, { index: 1, offset: 7 });
  paragraphs = ["谈过了"];
  await page.getByRole("button", { name: "ask" }).click();
  await expect.element(page.getByText(m.ask.selection("5"))).toBeVisible();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: withCost(m.actions.rewrite) })
    .click();
  await expect.poll(() => asked.find(({ path }) => path === "/api/note/suggest")?.body["paragraphs"]).toEqual(["进行了讨论"]);
  answered();
  await expect.poll(() => readSuggestions(opened.doc)[0]?.passages[0]?.becomes).toBe("我们谈过了，时间很紧。");
});

test("a suggestion that was being written when the page was closed is finished by the next one", async () => {
  const doc = documentOf([heading(1, "甲"), paragraph(WAS)]);
  const { suggestions } = documentRoots(doc);
  const passages = [{ was: WAS, becomes: null, anchor: "" }];
  suggestions.set("s1", { id: "s1", action: "polish", generationId: "g1", headingId: "h-甲", at: 1, asked: "", passages });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { opened } = await show(doc);
  await expect.poll(() => asked.map(({ path }) => path)).toContain("/api/ai/get");
  expect(readSuggestions(opened.doc)[0]?.passages[0]?.becomes).toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  await expect.poll(() => readSuggestions(opened.doc)[0]?.passages[0]?.becomes).toBe(BECOMES);
});

test("where nothing comes of it, or the same words, the text is left and nothing waits", async () => {
  paragraphs = [WAS, OTHER];
  const { page, opened } = await show();
  await page
    .getByRole("button", { name: withCost(m.actions.rewrite) })
    .first()
    .click();
  await expect.element(page.getByText(m.bar.working(m.actions.rewrite)).first()).toBeVisible();
  answered();
  await expect.element(page.getByText(m.list.empty)).toBeVisible();
  expect(texts(opened)).toEqual(["甲", WAS, OTHER]);
});

test("what was changed since is shown as it was, is and would be, and each can be chosen", async () => {
  const { page, opened } = await show();
  await page
    .getByRole("button", { name: withCost(m.actions.polish) })
    .first()
    .click();
  await expect.element(page.getByText(m.bar.working(m.actions.polish)).first()).toBeVisible();
  answered();
  await expect.element(page.getByText(m.list.count(1)).first()).toBeVisible();
  cursorIn(opened, 1, 2);
  opened.editor.commands.insertContent("又");
  await page.getByRole("button", { name: m.bar.compare }).first().click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(m.decide.changed)).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: m.decide.keepThen })).toBeVisible();
  await dialog.getByRole("button", { name: m.decide.keepSuggested }).click();
  await expect.poll(() => texts(opened)[1]).toBe(BECOMES);
});

test("the sample writer is not asked for what only a model can do, and it says so", async () => {
  isBuiltin = true;
  const { page } = await show();
  await expect.element(page.getByRole("button", { name: withCost(m.actions.continue) }).first()).toBeDisabled();
  await expect.element(page.getByText(m.ask.needsModel).first()).toBeVisible();
  await expect.element(page.getByRole("button", { name: withCost(m.actions.polish) }).first()).toBeEnabled();
});
