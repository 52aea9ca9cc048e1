import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer } from "#lib/testing/server-answers.ts";
import { mindtreeMessages } from "#messages/mindtree.ts";
import { TreeMaker } from "./tree-maker.tsx";

const m = mindtreeMessages.create;
const saved: { tree: { text: string } }[] = [];

beforeEach(() => {
  saved.length = 0;
  useSession.setState({ token: "t", owner: "u" });
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    if (String(input).endsWith("/api/mindtree/save")) saved.push(JSON.parse(String(init?.body)));
    return Response.json(okAnswer({ mindtreeId: "t1", version: 0 }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname, search, state])}</output>;
}

const show = () =>
  render(
    <MemoryRouter>
      <QueryScope>
        <TreeMaker />
        <Place />
      </QueryScope>
    </MemoryRouter>,
  );

test("a page of material makes a tree that is called after its first line, and goes along to be drafted from", async () => {
  const screen = await show();
  await expect.element(screen.getByRole("button", { name: m.draft })).toBeDisabled();
  await screen.getByRole("button", { name: m.paste }).click();
  await screen.getByRole("textbox", { name: m.material }).fill("\n筹备会纪要\n一、操场。\n");
  await screen.getByRole("button", { name: m.draft }).click();
  await expect
    .element(screen.getByRole("status"))
    .toHaveTextContent(JSON.stringify(["/mindtree/tree/t1", "?draft", { material: "筹备会纪要\n一、操场。" }]));
  expect(saved).toMatchObject([{ tree: { text: "筹备会纪要" } }]);
});

test("material that is put away again is not drafted from", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: m.paste }).click();
  await screen.getByRole("textbox", { name: m.material }).fill("筹备会纪要");
  await screen.getByRole("button", { name: m.paste }).click();
  await screen.getByRole("textbox", { name: m.topic }).fill("市集");
  await screen.getByRole("button", { name: m.draft }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent(JSON.stringify(["/mindtree/tree/t1", "?draft", { material: "" }]));
});

test("asks a visitor to sign in for a draft, and keeps the topic", async () => {
  useSession.setState({ token: null, owner: null });
  const screen = await show();
  await screen.getByRole("textbox", { name: m.topic }).fill("市集");
  await screen.getByRole("button", { name: m.draft }).click();
  expect(useSession.getState().login).toEqual({ open: true, reason: mindtreeMessages.ideas.signIn });
  await expect.element(screen.getByRole("textbox", { name: m.topic })).toHaveValue("市集");
  expect(saved).toEqual([]);
});
