import { readFacts, staleSections } from "@tangleaf/document/checks";
import { type NodeJson, readContent } from "@tangleaf/document/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { heading, openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import { closeAll, documentOf, texts } from "#editor/document/testing/editor-pair.ts";
import { baseInfoQuery } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { okAnswer } from "#lib/testing/server-answers.ts";
import { ChecksPanel } from "./checks-panel.tsx";
import { ChecksTabLabel } from "./checks-tab-label.tsx";
import { useStaleSections } from "./use-stale-sections.ts";

const ESSAY = { essayId: "e1", language: "zh", length: 40, material: "" } as const;

/** The ledger as a server keeps it, and what a model answers. */
let server: { version: number; entries: unknown[]; paragraphs: string[] | null; asked: unknown[] };

beforeEach(() => {
  server = { version: 0, entries: [], paragraphs: null, asked: [] };
  queryClient.setQueryData(baseInfoQuery.queryKey, {
    modelList: [{ name: "m", label: "m", isDefault: true, builtin: false, price: 1 }],
  } as never);
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(String(input instanceof Request ? input.url : input), location.href).pathname;
    const body = JSON.parse(String(init?.body ?? "{}"));
    const answer = (data: unknown) => new Response(JSON.stringify(okAnswer(data)), { headers: { "content-type": "application/json" } });
    if (path === "/api/essay/ledger") return answer({ version: server.version, entries: server.entries });
    if (path === "/api/essay/saveLedger") {
      server.version += 1;
      server.entries = body.entries;
      return answer({ version: server.version });
    }
    if (path === "/api/essay/sync") {
      server.asked.push(body);
      return answer({ essayId: "e1", generationId: "g1", estimate: { tokens: 75, maxTokens: 90, balanceAfter: 0 } });
    }
    if (path === "/api/ai/stream") {
      const event = server.paragraphs === null ? "error" : "done";
      const data =
        event === "error"
          ? { code: 1, message: "模型没有给出能用的结果", reason: "model.failed" }
          : { status: "done", finishReason: "stop", chars: 9 };
      return new Response(`id: 1\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`, {
        headers: { "content-type": "text/event-stream" },
      });
    }
    if (path === "/api/ai/get") return answer({ status: "done", result: { paragraphs: server.paragraphs } });
    return answer({});
  });
});
afterEach(() => {
  closeAll();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function StaleIds({ doc }: { doc: Parameters<typeof useStaleSections>[0]["doc"] }) {
  const stale = useStaleSections({ doc, essayId: "e1" });
  return <output data-testid="stale">{[...stale].map(([id, marks]) => `${id} because ${marks[0]?.because}`).join()}</output>;
}

const cited: NodeJson = { type: "citation", attrs: { refIds: "R1" } };
const RESULT: NodeJson = {
  type: "paragraph",
  content: [
    { type: "text", text: "426份有效问卷", marks: [{ type: "bold" }] },
    { type: "text", text: "显示差异" },
    cited,
    { type: "text", text: "，余下的话不动。" },
  ],
};
const CONTENT = [heading(1, "方法"), paragraph("共收回有效问卷426份，说明方法。"), heading(1, "结果"), RESULT];

async function show(content: readonly NodeJson[] = CONTENT) {
  const doc = documentOf(content);
  server.entries = [...(staleSections(readFacts(readContent(doc)), []).ledger ?? [])];
  const { editor, opened, blocks } = openBlocks(doc);
  const page = (
    <QueryScope>
      <ChecksPanel doc={doc} editor={editor} essay={ESSAY} references={[]} asOneStep={blocks.asOneStep} />
      <StaleIds doc={doc} />
      <output data-testid="tab">
        <ChecksTabLabel doc={doc} essayId="e1" />
      </output>
    </QueryScope>
  );
  const screen = await render(page);
  const stale = () => screen.getByTestId("stale").element().textContent;
  return { screen, editor, opened, stale, page, line: (at: number) => texts(opened)[at] };
}

function write(editor: Awaited<ReturnType<typeof show>>["editor"], words: string, other: string, nth = 0): void {
  let seen = 0;
  let at = -1;
  editor.state.doc.descendants((node, pos) => {
    const found = node.isText ? (node.text ?? "").indexOf(words) : -1;
    if (found >= 0 && seen++ === nth) at = pos + found;
  });
  editor.view.dispatch(editor.state.tr.insertText(other, at, at + words.length));
}

test("an edited number makes the section stale that still says the old one, also after the page is opened anew, until it is taken back", async () => {
  const { screen, editor, stale, page } = await show();
  expect(stale()).toBe("");
  write(editor, "426", "430");
  await expect.poll(stale).toBe("h-结果 because h-方法");
  await expect.element(screen.getByText("“方法”的“426份”改成了“430份”，这里还写着“426份有效问卷”")).toBeVisible();
  // A stale section, a number that differs, and the length of the whole.
  await expect.element(screen.getByTestId("tab")).toHaveTextContent("自查33 处要看");
  await screen.rerender(<i />);
  await screen.rerender(page);
  await expect.poll(stale).toBe("h-结果 because h-方法");
  write(editor, "430", "426");
  await expect.poll(stale).toBe("");
});

test("the number is replaced without a model: shown word by word, accepted as one step that can be undone, looks and citation kept", async () => {
  const { screen, editor, stale, opened, line } = await show();
  write(editor, "426", "430");
  await screen.getByRole("button", { name: "直接换掉" }).click();
  const view = screen.getByRole("region", { name: "改“结果”" });
  expect([...view.element().querySelectorAll("del, ins")].map((one) => one.textContent)).toEqual(["去掉426", "添上430"]);
  expect(line(3)).toContain("426份有效问卷");
  await screen.getByRole("button", { name: "采用" }).click();
  expect(line(3)).toBe("430份有效问卷显示差异，余下的话不动。");
  expect(opened.element.querySelector("strong")?.textContent).toBe("430份有效问卷");
  expect(opened.element.querySelectorAll('[data-node="citation"]')).toHaveLength(1);
  await expect.poll(stale).toBe("");
  expect(server.asked).toEqual([]);
  opened.undo.undo();
  expect(line(3)).toContain("426份有效问卷");
  expect(line(1)).toContain("430");
  // They had agreed on 430: now it is the other one that was changed.
  await expect.poll(stale).toBe("h-方法 because h-结果");
});

test("a suggestion is refused where the passage has changed since, and offered anew", async () => {
  const { screen, editor, line } = await show();
  write(editor, "426", "430");
  await screen.getByRole("button", { name: "直接换掉" }).click();
  write(editor, "余下的话", "后来的话");
  await screen.getByRole("button", { name: "采用" }).click();
  await expect.element(screen.getByText("这一段刚才又改过，先看看现在的样子，再改一次")).toBeVisible();
  expect(line(3)).toBe("426份有效问卷显示差异，后来的话不动。");
  await expect.element(screen.getByText("你在改，停下来就再看一遍")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "再改一次" }).click();
  await screen.getByRole("button", { name: "采用" }).click();
  expect(line(3)).toBe("430份有效问卷显示差异，后来的话不动。");
});

test("a model is asked with the changes and the paragraph, its citations as signs; what it writes waits to be accepted", async () => {
  const { screen, editor, line, opened } = await show();
  write(editor, "426", "430");
  server.paragraphs = ["收回的430份有效问卷显示差异⟦1⟧，余下的话不动。"];
  const reword = screen.getByRole("button", { name: /顺着改写/ });
  await expect.element(reword).toHaveTextContent("顺着改写约 75 token");
  await reword.click();
  await expect.element(screen.getByRole("button", { name: "采用" })).toBeVisible();
  expect(server.asked).toMatchObject([
    {
      essayId: "e1",
      changes: [{ what: "claim", section: "方法", from: "426份", to: "430份" }],
      paragraphs: ["426份有效问卷显示差异⟦1⟧，余下的话不动。"],
    },
  ]);
  expect(line(3)).toContain("426份");
  await screen.getByRole("button", { name: "不要" }).click();
  expect(line(3)).toContain("426份");
  await screen.getByRole("button", { name: /顺着改写/ }).click();
  await screen.getByRole("button", { name: "采用" }).click();
  expect(line(3)).toBe("收回的430份有效问卷显示差异，余下的话不动。");
  expect(opened.element.querySelectorAll('[data-node="citation"]')).toHaveLength(1);
  opened.undo.undo();
  expect(line(3)).toBe("426份有效问卷显示差异，余下的话不动。");
});

test("an equal answer says so, and a failed one why, with a way to ask again", async () => {
  const { screen, editor } = await show();
  write(editor, "426", "430");
  server.paragraphs = ["426份有效问卷显示差异⟦1⟧，余下的话不动。"];
  await screen.getByRole("button", { name: /顺着改写/ }).click();
  await expect.element(screen.getByText("改写出来和原来一样，没有要改的")).toBeVisible();
  server.paragraphs = null;
  await screen.getByRole("button", { name: /再改一次/ }).click();
  await expect.element(screen.getByText("模型没有给出能用的结果")).toBeVisible();
  expect(screen.getByRole("button", { name: "采用" }).query()).toBeNull();
});

test("dismissed, it is gone, here and for the next who opens the essay", async () => {
  const { screen, editor, stale, page } = await show();
  write(editor, "426", "430");
  await screen.getByRole("button", { name: "不用改" }).click();
  await expect.poll(stale).toBe("");
  await expect.poll(() => JSON.stringify(server.entries)).toContain("430份");
  await screen.rerender(<i />);
  await screen.rerender(page);
  await expect.element(screen.getByRole("button", { name: "数字 1" })).toBeVisible();
  expect(stale()).toBe("");
});

test("a locked section keeps its words, and that is said", async () => {
  const { screen, editor, line } = await show([CONTENT[0] as NodeJson, CONTENT[1] as NodeJson, heading(1, "结果", { locked: 1 }), RESULT]);
  write(editor, "426", "430");
  await screen.getByRole("button", { name: "直接换掉" }).click();
  await screen.getByRole("button", { name: "采用" }).click();
  await expect.element(screen.getByText("没改成：这一段锁着")).toBeVisible();
  expect(line(3)).toContain("426份");
});

test("with the sample writer there is only the replacement", async () => {
  queryClient.setQueryData(baseInfoQuery.queryKey, {
    modelList: [{ name: "s", label: "s", isDefault: true, builtin: true, price: 1 }],
  } as never);
  const { screen, editor } = await show();
  write(editor, "426", "430");
  await expect.element(screen.getByRole("button", { name: "直接换掉" })).toBeVisible();
  expect(screen.getByRole("button", { name: /顺着改写/ }).query()).toBeNull();
});
