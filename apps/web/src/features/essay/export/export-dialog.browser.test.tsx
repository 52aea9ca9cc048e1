import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { documentMessages } from "#messages/document.ts";
import { essayExportMessages as m } from "#messages/essay-export.ts";
import { essayReferencesMessages } from "#messages/essay-references.ts";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { ESSAY, exportServer, TEMPLATE } from "./testing/export-answers.ts";

let server: ReturnType<typeof exportServer>;

beforeEach(() => {
  server = exportServer();
  queryClient.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  vi.spyOn(window, "fetch").mockImplementation(server.fetch);
});
afterEach(() => {
  vi.restoreAllMocks();
  useSession.setState({ token: null, restored: false, owner: undefined });
});

const show = () =>
  render(
    <MemoryRouter>
      <QueryScope>
        <ExportDialog essayId="e1" open onClose={() => undefined} />
        <ToastHost />
      </QueryScope>
    </MemoryRouter>,
  );

const accepted = { ...ESSAY, integrityAt: "2026-06-03T04:00:00Z" };
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]');

async function choose(file: File): Promise<void> {
  await expect.poll(input).not.toBeNull();
  const chosen = new DataTransfer();
  chosen.items.add(file);
  const field = input();
  if (field === null) throw new Error("no place to choose a file");
  field.files = chosen.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

test("nothing is exported before the notice was accepted, which is asked for once", async () => {
  const screen = await show();
  await expect.element(screen.getByRole("button", { name: m.action, exact: true })).toBeDisabled();
  await screen.getByText(m.notice.accept).click();
  await expect.element(screen.getByRole("button", { name: m.action, exact: true })).toBeEnabled();
  await expect.element(screen.getByText(m.notice.title)).not.toBeInTheDocument();
  expect(server.sentTo("/api/essay/update")).toEqual([{ essayId: "e1", integrityAccepted: true }]);
});

test("the style of the references is the essay's own, and changed here as well", async () => {
  server.state.essay = accepted;
  const screen = await show();
  const edition = screen.getByRole("combobox", { name: essayReferencesMessages.style.edition });
  await expect.element(edition).toHaveValue("2015");
  await edition.selectOptions("2025");
  await expect.poll(() => server.sentTo("/api/reference/style")).toEqual([{ essayId: "e1", edition: "2025", system: "numbers" }]);
  await screen.getByRole("button", { name: m.action, exact: true }).click();
  await expect.poll(() => server.sentTo("/api/essay/export")).toHaveLength(1);
  // No second truth goes with the file.
  expect(server.sentTo("/api/essay/export")[0]).not.toHaveProperty("edition");
});

test("what stands on the cover is saved with the essay, and the file is asked for as it was chosen", async () => {
  server.state.essay = accepted;
  const screen = await show();
  await expect.element(screen.getByLabelText(m.cover.facts.school)).toHaveValue("橘洲大学");
  await screen.getByLabelText(m.cover.facts.author).fill("林一");
  await screen.getByLabelText(m.cover.facts.school).fill("");
  await screen.getByLabelText(m.layout.label).selectOptions("thesis-zh-junior");
  await screen.getByText(m.statement.check).click();
  await screen.getByText(m.final.check).click();
  await screen.getByRole("button", { name: m.action, exact: true }).click();
  await expect.element(screen.getByText(m.opened)).toBeVisible();
  expect(server.state.essay.cover).toEqual({ author: "林一" });
  expect(server.sentTo("/api/essay/export")).toEqual([
    { essayId: "e1", format: "docx", isFinal: true, look: "thesis-zh-junior", withAiStatement: true },
  ]);
});

test("other formats ask for no cover, and what is for members is locked", async () => {
  server.state.essay = accepted;
  server.state.level = "free";
  const screen = await show();
  await screen.getByText(m.format.json).click();
  await expect.element(screen.getByRole("button", { name: m.action, exact: true })).toBeDisabled();
  await screen.getByText(m.format.md).click();
  await expect.element(screen.getByText(m.cover.title)).not.toBeInTheDocument();
  await screen.getByRole("button", { name: m.action, exact: true }).click();
  await expect.poll(() => server.sentTo("/api/essay/export")).toEqual([{ essayId: "e1", format: "md", isFinal: false }]);
});

test("the statement on AI is read here, and can be copied", async () => {
  server.state.essay = accepted;
  const screen = await show();
  await screen.getByRole("button", { name: m.statement.show }).click();
  await expect.element(screen.getByText("由人工智能写出初稿的部分：1.1 研究背景。")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: m.statement.copy })).toBeVisible();
});

test("a file that has passages of its template's samples says so, with the first of them", async () => {
  server.state.essay = accepted;
  server.state.copied = ["夜班护士交接时常常把口头医嘱记在手背上", "另一处"];
  const screen = await show();
  await screen.getByRole("button", { name: m.action, exact: true }).click();
  await expect.element(screen.getByText(documentMessages.template.copied(2))).toBeVisible();
  await expect.element(screen.getByText("“夜班护士交接时常常把口头医嘱记在手背上”")).toBeVisible();
});

test("what is refused is said, and can be tried again", async () => {
  server.state.essay = accepted;
  server.state.refusal = "存下的文件太多了";
  const screen = await show();
  await screen.getByRole("button", { name: m.action, exact: true }).click();
  await expect.element(screen.getByText("存下的文件太多了")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: m.action, exact: true })).toBeEnabled();
});

test("a school's file is added, corrected beside a preview, used, and its cover spoken of", async () => {
  server.state.essay = accepted;
  server.state.cover = "replaced";
  const screen = await show();
  await screen.getByRole("button", { name: m.layout.add }).click();
  await choose(new File(["PK"], "模板.docx"));
  await expect.element(screen.getByText("学院：管理学院")).toBeVisible();
  await screen.getByLabelText("学院：________________").selectOptions("");
  await expect.element(screen.getByText("学院：________", { exact: true })).toBeVisible();
  await screen.getByLabelText("橘洲大学", { exact: true }).selectOptions("school");
  await screen.getByRole("button", { name: m.template.save }).click();
  await expect.element(screen.getByLabelText(m.layout.label)).toHaveValue("own w1");
  expect(server.sentTo("/api/wordTemplate/update")).toEqual([
    { templateId: "w1", name: TEMPLATE.name, mapping: { f1: "school", f2: "title", f4: "author" } },
  ]);
  await screen.getByRole("button", { name: m.action, exact: true }).click();
  await expect.element(screen.getByText(m.replaced)).toBeVisible();
  expect(server.sentTo("/api/essay/export")).toMatchObject([{ templateId: "w1", format: "docx" }]);
});

test("a file that is refused says why, and another can be chosen", async () => {
  server.state.essay = accepted;
  server.state.refusal = "这个文件里有宏，去掉再传";
  const screen = await show();
  await screen.getByRole("button", { name: m.layout.add }).click();
  await choose(new File(["x"], "旧的.doc"));
  await expect.element(screen.getByText(m.template.wrong)).toBeVisible();
  await choose(new File(["PK"], "宏.docx"));
  await expect.element(screen.getByText("这个文件里有宏，去掉再传")).toBeVisible();
  server.state.reason = "upload.wrongType";
  await choose(new File(["x"], "坏的.docx"));
  await expect.element(screen.getByText(m.template.notWord)).toBeVisible();
});

test("a template whose cover cannot be kept says so, and one is deleted", async () => {
  server.state.essay = accepted;
  server.state.templates = [{ ...TEMPLATE, cover: { problems: ["textBox"], fields: [] } }];
  const screen = await show();
  await expect.poll(() => document.querySelector('option[value="own w1"]')).not.toBeNull();
  await screen.getByLabelText(m.layout.label).selectOptions("own w1");
  await screen.getByRole("button", { name: m.layout.edit }).click();
  await expect.element(screen.getByText(m.template.coverProblems.textBox)).toBeVisible();
  await screen.getByRole("button", { name: m.template.remove }).click();
  await expect.element(screen.getByLabelText(m.layout.label)).toHaveValue("auto");
  expect(server.sentTo("/api/wordTemplate/remove")).toEqual([{ templateId: "w1" }]);
});

test("the focus of an export by the keyboard is still on the button while the file is made, and when the answer has come", async () => {
  server.state.essay = accepted;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    if (path === "/api/essay/export") await held;
    return server.fetch(path, init);
  });
  server.state.refusal = "存下的文件太多了";
  const screen = await show();
  const button = screen.getByRole("button", { name: m.action, exact: true });
  await expect.element(button).toBeEnabled();
  const element = button.element() as HTMLElement;
  element.focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: m.working })).toHaveAttribute("aria-disabled", "true");
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(element);
  answer();
  await expect.element(button).not.toHaveAttribute("aria-disabled");
  expect(document.activeElement).toBe(element);
});
