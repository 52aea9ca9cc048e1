import { useState, useSyncExternalStore } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { TreeDocument } from "#editor/tree/binding/tree-document.ts";
import { findBranch } from "#editor/tree/find-in-tree.ts";
import { TreeMap } from "#editor/tree/map/tree-map.tsx";
import { treeOfSketch } from "#editor/tree/testing/tree-of.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer } from "#lib/testing/server-answers.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { IdeasBar } from "./ideas-bar.tsx";
import { useIdeas } from "./use-ideas.ts";

const asked: Record<string, unknown>[] = [];
let write: (text: string) => void = () => undefined;
let end: () => void = () => undefined;
let refuses = false;

function streamed(): Response {
  const encoder = new TextEncoder();
  let id = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (event: string, data: unknown) =>
        controller.enqueue(encoder.encode(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`));
      write = (text) => {
        id += text.length;
        say("delta", { text });
      };
      end = () => {
        say("done", { status: "done", finishReason: "stop", chars: 1 });
        controller.close();
      };
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

beforeEach(() => {
  asked.length = 0;
  refuses = false;
  useSession.setState({ token: "t", owner: "u" });
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const path = new URL(String(input), location.href).pathname;
    if (path === "/api/ai/stream") return streamed();
    if (path !== "/api/mindtree/expand" && path !== "/api/mindtree/generate") return Response.json(okAnswer({}));
    asked.push(JSON.parse(String(init?.body ?? "{}")));
    if (refuses) return Response.json(refusedAnswer("expand.tooOften", { message: "太快了", waitSeconds: 4 }));
    return Response.json(okAnswer({ generationId: `g${asked.length}`, estimate: { tokens: 0, maxTokens: 0, balanceAfter: 1 } }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

function Shown({ tree }: { tree: TreeDocument }) {
  const root = useSyncExternalStore(tree.subscribe, () => tree.root);
  const [activeId, setActiveId] = useState("场地");
  const work = useIdeas({ mindtreeId: null, root, editing: tree.editing, onTaken: setActiveId });
  return (
    <QueryScope>
      <div style={{ width: 900, height: 500 }}>
        <TreeMap
          root={root}
          editing={tree.editing}
          label="市集"
          activeId={activeId}
          onActive={setActiveId}
          ideas={work.shown}
          onIdea={work.take}
          onCommand={(command) => {
            if (command === "escape") work.dismiss();
            else if (command === "find") work.ask("root", "diverge", { material: "一、操场。二、预算。" });
            else work.ask("场地", "diverge");
          }}
        />
      </div>
      <IdeasBar work={work} />
    </QueryScope>
  );
}

async function show() {
  const tree = treeOfSketch("市集", { 场地: { 操场: {} }, 预算: {} });
  const screen = await render(<Shown tree={tree} />);
  screen.container.querySelector("textarea")?.focus();
  await userEvent.keyboard("{Control>}j{/Control}");
  const idea = (name: string) => screen.getByRole("treeitem", { name, exact: true });
  const below = () => findBranch(tree.root, "场地")?.children.map(({ node }) => node.text);
  await expect.poll(() => asked.length).toBe(1);
  return { screen, tree, idea, below };
}

test("each line is shown when it has ended, and the tree has it only when it is taken", async () => {
  const { screen, tree, idea, below } = await show();
  expect(asked[0]).toMatchObject({ path: ["市集", "场地"], siblings: ["预算"], children: ["操场"], offered: [], how: "diverge" });
  const before = tree.root;
  write("看台下面\n体育");
  await expect.element(idea("看台下面")).toBeVisible();
  expect(idea("体育").elements()).toEqual([]);
  write("馆\n停车场\n");
  end();
  await expect.element(idea("停车场")).toBeVisible();
  expect(tree.root).toBe(before);
  await idea("体育馆").click();
  expect(below()).toEqual(["操场", "体育馆"]);
  await screen.getByRole("button", { name: m.ideas.all }).click();
  expect(below()).toEqual(["操场", "体育馆", "看台下面", "停车场"]);
  tree.editing.undo();
  expect(below()).toEqual(["操场", "体育馆"]);
});

test("others are asked for with what was offered, so that none comes again; Escape leaves the tree as it was", async () => {
  const { screen, tree, idea } = await show();
  write("看台下面\n");
  end();
  await expect.element(idea("看台下面")).toBeVisible();
  await screen.getByRole("button", { name: m.ideas.another }).click();
  await expect.poll(() => asked[1]?.["offered"]).toEqual(["看台下面"]);
  const before = tree.root;
  await userEvent.keyboard("{Escape}");
  screen.container.querySelector("textarea")?.focus();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("button", { name: m.ideas.dismiss }).elements()).toEqual([]);
  expect(tree.root).toBe(before);
});

test("a refusal for asking too often is counted down, and nothing is asked before", async () => {
  const { screen } = await show();
  write("看台下面\n");
  end();
  await expect.element(screen.getByRole("treeitem", { name: "看台下面", exact: true })).toBeVisible();
  refuses = true;
  await screen.getByRole("button", { name: m.ideas.another }).click();
  await expect.poll(() => asked.length).toBe(2);
  await expect.poll(() => screen.getByRole("button", { name: m.ideas.dismiss }).elements()).toEqual([]);
  screen.container.querySelector("textarea")?.focus();
  await userEvent.keyboard("{Control>}j{/Control}");
  expect(asked.length).toBe(2);
});

test("a tree drafted from material has three levels, and comes below the root when it is taken", async () => {
  const { screen, tree } = await show();
  write("看台下面\n");
  end();
  await expect.element(screen.getByRole("treeitem", { name: "看台下面", exact: true })).toBeVisible();
  screen.container.querySelector("textarea")?.focus();
  await userEvent.keyboard("/");
  await expect.poll(() => asked[1]).toMatchObject({ topic: "市集", material: "一、操场。二、预算。", depth: 3, breadth: 9 });
  await expect.poll(() => screen.getByRole("button", { name: m.ideas.all }).elements()).toEqual([]);
  write("筹备\n  场租\n    八百元\n");
  end();
  await expect.element(screen.getByRole("treeitem", { name: "八百元", exact: true })).toBeVisible();
  await screen.getByRole("button", { name: m.ideas.all }).click();
  const added = tree.root.children.at(-1);
  expect([added, added?.children[0], added?.children[0]?.children[0]].map((one) => one?.node.text)).toEqual(["筹备", "场租", "八百元"]);
});
