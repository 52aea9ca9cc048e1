import { nodesOf, readTree, writeTree } from "@tangleaf/document/tree";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as Y from "yjs";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer } from "#lib/testing/server-answers.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { TreeWorkspace } from "./tree-workspace.tsx";

const SYNC = { kind: "saved", savedAt: null, unsent: 0, keeps: true, reason: null, message: "" } as const;
const MANY = Array.from({ length: 60 }, (_, at) => ({ text: `第${at}条` }));
const TREE = {
  text: "市集",
  kids: [{ id: "a", text: "场地" }, ...MANY, { id: "b", text: "摊主", fold: true, kids: [{ text: "二手书" }] }],
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  useSession.setState({ token: null, owner: null });
});

async function open() {
  const doc = new Y.Doc();
  let next = 0;
  writeTree(
    doc,
    nodesOf(TREE, () => `n${next++}`),
  );
  const screen = await render(
    <MemoryRouter>
      <QueryScope>
        <div style={{ ["--topbar-h" as string]: "0px" }}>
          {/* The heading for screen readers takes no room, as on the page. */}
          <style>{".sr { position: absolute; }"}</style>
          <TreeWorkspace mindtreeId="local-1" doc={doc} client={null} sync={SYNC} foot={null} />
        </div>
      </QueryScope>
    </MemoryRouter>,
  );
  const texts = () => readTree(doc).root.children.map(({ node }) => node.text);
  return { screen, texts };
}

test("a tree that is opened is written at once, without the mouse; ? says which keys there are", async () => {
  const { screen, texts } = await open();
  await userEvent.keyboard("{Tab}新枝{Enter}?");
  expect(texts()).toContain("新枝");
  await expect.element(screen.getByRole("dialog", { name: m.keys.title })).toBeVisible();
});

test("what is found in a folded branch is shown: the branch opens, as one step of undo", async () => {
  const { screen } = await open();
  const node = screen.getByRole("treeitem", { name: "二手书", exact: true });
  await userEvent.keyboard("/");
  await expect.element(screen.getByRole("textbox", { name: m.find.label })).toHaveFocus();
  await userEvent.keyboard("二手{Enter}");
  await expect.element(node).toBeInViewport();
  await userEvent.keyboard("{Escape}{Control>}z{/Control}");
  await expect.poll(() => node.elements().length).toBe(0);
});

test("on a phone what is found is brought into the outline that is in view", async () => {
  await page.viewport(390, 700);
  const { screen } = await open();
  const press = async (found: ReturnType<typeof screen.getByRole>) => {
    await expect.element(found).toBeInTheDocument();
    (found.element() as HTMLElement).click();
  };
  await press(screen.getByRole("button", { name: m.bar.more }));
  await press(screen.getByRole("menuitem", { name: m.bar.find }));
  await expect.element(screen.getByRole("textbox", { name: m.find.label })).toHaveFocus();
  await userEvent.keyboard("二手{Enter}");
  const row = () => screen.container.querySelector<HTMLInputElement>("li[data-active] input");
  await expect.poll(() => row()?.value).toBe("二手书");
});

test.each([768, 834, 1000, 1020, 1024])(
  "at %i pixels of width the map fills what the side leaves, and the title keeps its words",
  async (width) => {
    await page.viewport(width, 1000);
    const { screen } = await open();
    const map = screen.getByRole("tree", { name: "市集" }).element().parentElement?.parentElement;
    expect(map?.clientWidth).toBeGreaterThanOrEqual(width - 240);
    expect(map?.getBoundingClientRect().right).toBe(width);
    await expect.element(screen.getByRole("treeitem", { name: "市集", exact: true })).toBeInViewport();
    const title = [...screen.container.querySelectorAll("b")].find(({ textContent }) => textContent === "市集");
    expect(title?.scrollWidth).toBeLessThanOrEqual(title?.clientWidth ?? 0);
    expect(title?.clientWidth).toBeGreaterThan(20);
  },
);

function pressElement(found: { element(): Element }): void {
  (found.element() as HTMLElement).click();
}

test("on a tablet the side opens over the map with its names, and Escape closes it", async () => {
  await page.viewport(834, 1000);
  const { screen } = await open();
  const side = screen.getByRole("button", { name: m.side.toggle });
  await expect.element(side).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByRole("link", { name: m.create.action }).elements()).toEqual([]);
  pressElement(side);
  await expect.element(screen.getByRole("link", { name: m.create.action })).toBeVisible();
  await expect.element(side).toHaveAttribute("aria-expanded", "true");
  (side.element() as HTMLElement).focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(side).toHaveAttribute("aria-expanded", "false");
});

test("on a phone the map has zoom and fit, each large enough for a thumb", async () => {
  await page.viewport(390, 700);
  const { screen } = await open();
  pressElement(screen.getByRole("radio", { name: m.bar.map }));
  const bar = screen.getByRole("toolbar", { name: m.bar.zoom });
  await expect.element(bar).toBeVisible();
  const before = bar.element().textContent;
  pressElement(bar.getByRole("button", { name: m.bar.zoomIn }));
  await expect.poll(() => bar.element().textContent).not.toBe(before);
  pressElement(bar.getByRole("button", { name: m.bar.fit }));
  await expect.element(screen.getByRole("treeitem", { name: "市集", exact: true })).toBeInViewport();
  for (const button of bar.getByRole("button").elements()) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

/** The answer of a model, whole at once. */
function ideasAnswer(path: string): Response {
  if (path !== "/api/ai/stream")
    return Response.json(okAnswer(path === "/api/mindtree/expand" ? { generationId: "g1", estimate: { tokens: 0, maxTokens: 0 } } : {}));
  const said = [
    ["delta", { text: "- 雨天去哪\n- 谁来收摊\n" }],
    ["done", { status: "done", finishReason: "stop", chars: 1 }],
  ] as const;
  const body = said.map(([event, data], id) => `event: ${event}\nid: ${id * 14}\ndata: ${JSON.stringify(data)}\n\n`).join("");
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

test("on a phone the ideas for the middle, which come below a long list, are brought into view above their buttons", async () => {
  await page.viewport(390, 700);
  vi.spyOn(window, "fetch").mockImplementation(async (input) => ideasAnswer(new URL(String(input), location.href).pathname));
  const { screen } = await open();
  useSession.setState({ token: "t", owner: "u" });
  const ask = screen.getByRole("toolbar", { name: m.bar.tools }).getByRole("button", { name: m.bar.ways.diverge });
  await expect.element(ask).toBeInTheDocument();
  (ask.element() as HTMLElement).click();
  const all = screen.getByRole("button", { name: m.ideas.all });
  await expect.element(all).toBeInTheDocument();
  const last = () => [...screen.container.querySelectorAll("li")].find((row) => row.textContent?.includes("谁来收摊"));
  await expect
    .poll(() => last()?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY)
    .toBeLessThanOrEqual(all.element().getBoundingClientRect().top + 1);
  vi.restoreAllMocks();
});
