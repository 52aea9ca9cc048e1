import type { TemplatePage } from "@tangleaf/contract";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { startSession, useSession } from "#lib/session-store.ts";
import { okAnswer, sampleUser } from "#lib/testing/server-answers.ts";
import { templateMessages as m } from "#messages/template.ts";
import { UseTemplateDialog } from "./use-template-dialog.tsx";

const line = (titleZh: string, weight: number) => ({
  ...{ title: titleZh, titleZh, intent: `${titleZh}要论证的事`, weight },
  ...{ needs: [], mistake: null, children: [] },
});
const PAGE: TemplatePage = {
  pubId: "abcdefghij",
  kind: "thesis",
  discipline: "management",
  method: "survey",
  title: "工作嵌入对新生代员工离职倾向的影响",
  titleZh: "工作嵌入对新生代员工离职倾向的影响",
  remark: "量表现成，难在抽样",
  major: "人力资源管理",
  levels: ["undergraduate", "phd"],
  length: { default: 12_000, min: 8000, max: 20_000 },
  chapters: 2,
  cover: [],
  pattern: "〔自变量〕对〔群体〕离职倾向的影响",
  slots: [
    { label: "自变量", default: "工作嵌入" },
    { label: "群体", default: "新生代员工" },
  ],
  numbering: "A",
  keywords: [],
  bring: ["量表", "问卷"],
  outline: [line("绪论", 40), line("实证", 60)],
  whyGood: [],
  opening: [],
  hardSample: { title: "", text: "" },
  staged: false,
  checklist: [],
  scenes: [],
  frame: { front: [], back: [] },
  target: "essay",
  since: "2026-11-22",
  cost: { tokens: 0 },
  near: [],
};

let uses: Record<string, unknown>[];
beforeEach(() => {
  queryClient.clear();
  uses = [];
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    if (path === "/api/user/info") return Response.json(okAnswer(sampleUser()));
    uses.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
    const note = uses.at(-1)?.["target"] === "note";
    return Response.json(
      okAnswer({ essayId: note ? null : "e1", no: note ? null : 1, noteId: note ? "n1" : null, merged: [], unchanged: [] }),
    );
  });
});
afterEach(() => {
  useSession.setState({ token: null, login: { open: false, reason: null } });
  vi.restoreAllMocks();
});

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const open = (page = PAGE, onLength: (length: number) => void = () => undefined, length = 10_000) =>
  render(
    <MemoryRouter>
      <QueryScope>
        <UseTemplateDialog page={page} open onClose={() => undefined} length={length} onLength={onLength} />
        <Place />
      </QueryScope>
    </MemoryRouter>,
  );
const signIn = () => startSession({ token: "token-of-u1", userId: "u1", remember: false });

test("what is filled in without a session waits for the sign-in, and starts by itself after it", async () => {
  const screen = await open();
  await screen.getByLabelText("群体").fill("护士");
  await expect.element(screen.getByText("护士").first()).toBeVisible();
  await screen.getByRole("button", { name: m.dialog.start }).click();
  expect(useSession.getState().login.open).toBe(true);
  expect(uses).toEqual([]);
  signIn();
  await expect.poll(() => uses.length).toBe(1);
  expect(uses[0]).toMatchObject({ pubId: PAGE.pubId, slots: { 群体: "护士" }, level: "undergraduate", length: 10_000, target: "essay" });
  await expect.element(screen.getByText("/essay/outline?essay=e1")).toBeVisible();
});

test("it goes into the notebook where that is chosen, under a title of one's own", async () => {
  signIn();
  const screen = await open();
  await screen.getByText(m.dialog.targets.note).click();
  await screen.getByLabelText(m.dialog.topic, { exact: true }).fill("护士为什么走");
  await screen.getByRole("button", { name: m.dialog.start }).click();
  await expect.element(screen.getByText("/notebook/note/n1")).toBeVisible();
  expect(uses).toEqual([expect.objectContaining({ target: "note", title: "护士为什么走" })]);
});

test("a level for members offers the membership in place of a start that would be refused, and the notebook stays open", async () => {
  signIn();
  const screen = await open();
  await screen.getByLabelText(m.dialog.level).selectOptions("phd");
  await expect.element(screen.getByRole("link", { name: m.useMember })).toBeVisible();
  expect(screen.getByRole("button", { name: m.dialog.start }).query()).toBeNull();
  await screen.getByText(m.dialog.targets.note).click();
  await expect.element(screen.getByRole("button", { name: m.dialog.start })).toBeVisible();
});

test.each([
  [12_000, [[30_000]]],
  [9000, []],
])("a length of %i nobody has set follows the level, one that was set stays", async (length, lengths) => {
  const onLength = vi.fn();
  const screen = await open({ ...PAGE, length: { ...PAGE.length, byLevel: { phd: 30_000 } } }, onLength, length);
  await screen.getByLabelText(m.dialog.level).selectOptions("phd");
  await expect.element(screen.getByLabelText(m.dialog.level)).toHaveValue("phd");
  expect(onLength.mock.calls).toEqual(lengths);
});
