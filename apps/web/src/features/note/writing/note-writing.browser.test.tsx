import type { WrittenSection } from "@tangleaf/contract";
import type { NodeJson } from "@tangleaf/document/model";
import type { JSONContent } from "@tiptap/core";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { OutlinePanel } from "#editor/blocks/outline/outline-panel.tsx";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { JobBanner } from "#features/document/writing/job-banner.tsx";
import { SectionSlots } from "#features/document/writing/slots-plugin.ts";
import { job, sectionSteps, writtenSection } from "#features/document/writing/testing/job-steps.ts";
import { openedOn } from "#features/document/writing/testing/opened-on.ts";
import { createEssayServer, heading, words } from "#features/document/writing/testing/writing-server.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { noteOutlineMessages as o } from "#messages/note-outline.ts";
import { noteWritingMessages as m } from "#messages/note-writing.ts";
import { sectionWritingMessages as w } from "#messages/section-writing.ts";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import { NoteSlots } from "./note-slots.tsx";
import { StopWriting } from "./stop-writing.tsx";
import { useAtWork } from "./use-at-work.ts";
import { useNoteWork } from "./use-note-work.ts";
import { WriteMenu } from "./write-menu.tsx";
import { WriteNoteDialog } from "./write-note-dialog.tsx";
import { WriteSection } from "./write-section.tsx";

const NOTE = [
  heading("s1", "为什么是旧书店", 1, { target: 300 }),
  heading("s2", "谁还在买旧书", 1),
  heading("s3", "写好的", 1),
  words("有字。"),
];

afterEach(() => {
  sources = [];
  vi.restoreAllMocks();
  closeAll();
  useSession.setState({ token: null, restored: false, owner: undefined });
});

function Page({ opened }: { opened: ReturnType<typeof openedOn>["opened"] }) {
  const work = useNoteWork("n1", opened.editor.doc, opened);
  const atWork = useAtWork(work);
  const [open, setOpen] = useState(false);
  if (work === null) return null;
  return (
    <>
      <OutlinePanel editor={opened.editor.editor} atWork={atWork} />
      <JobBanner work={work} />
      <WriteNoteDialog work={work} open={open} onClose={() => setOpen(false)} />
      <WriteSection work={work} sectionId="s1" />
      <StopWriting work={work} />
      <NoteSlots work={work} />
      <WriteMenu work={work} onOpen={(dialog) => setOpen(dialog === "write")} />
    </>
  );
}

const source = (id: string, isOn = true) => ({ id, title: `资料 ${id}`, isOn });
let sources: ReturnType<typeof source>[] = [];

async function openNote(blocks: readonly NodeJson[] = NOTE, jobId: string | null = null, level: "free" | "vip" = "vip") {
  const server = createEssayServer({ level });
  const known = { jobId, sections: [] as WrittenSection[] };
  server.answers.set("/api/note/writing", () => known);
  server.answers.set("/api/source/list", () => ({ list: sources }));
  server.answers.set("/api/note/write", () => ({ jobId: "j1", quote: { tokens: 875, maxTokens: 1050, steps: 2 } }));
  queryClient.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  const { opened, editor } = openedOn(blocks, [SectionSlots]);
  const screen = await render(
    <MemoryRouter>
      <QueryScope>
        <Page opened={opened} />
        <ToastHost />
      </QueryScope>
    </MemoryRouter>,
  );
  return { server, screen, editor, known };
}

test("before a note is written its sections, price and bound are said; then the job is asked for", async () => {
  const { server, screen } = await openNote();
  // 300 and 400 characters, 1.25 tokens each; the one with words is left alone.
  await screen.getByRole("button", { name: m.menu.label, exact: true }).click();
  await screen.getByRole("menuitem", { name: /AI 写全文.*约 875/ }).click();
  await expect.element(screen.getByText(w.quote.sectionCount(2, "700"))).toBeVisible();
  await expect.element(screen.getByText(w.quote.about("875"))).toBeVisible();
  await screen.getByRole("button", { name: w.quote.begin }).click();
  await expect.poll(() => server.inputOf("/api/note/write")).toMatchObject({ noteId: "n1", mode: "fill" });
  expect(server.inputOf("/api/note/write")).not.toHaveProperty("headingIds");
});

test("a section that comes while its price is asked for is counted: nothing is to be chosen anew", async () => {
  const { screen, editor } = await openNote(NOTE.slice(-2));
  await screen.getByRole("button", { name: m.menu.label, exact: true }).click();
  await screen.getByRole("menuitem", { name: /AI 写全文/ }).click();
  await expect.element(screen.getByRole("button", { name: w.quote.beginAnew })).toBeDisabled();
  const { commands, state } = editor.editor;
  commands.insertContentAt(state.doc.content.size - 1, heading("s9", "新的一节", 1, { target: 400 }) as JSONContent);
  await expect.element(screen.getByText(w.quote.sectionCount(1, "400"))).toBeVisible();
  await expect.element(screen.getByRole("button", { name: w.quote.begin })).toBeEnabled();
});

test("what AI does for the whole note is one menu, walked by arrows, and each item says what it costs", async () => {
  const { screen } = await openNote();
  const trigger = screen.getByRole("button", { name: m.menu.label, exact: true });
  await trigger.click();
  await expect.element(screen.getByRole("menu", { name: m.menu.label })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement?.textContent).toBe(`${o.ai.tool}${m.menu.quoted}`);
  expect([...document.querySelectorAll('[role="menuitem"]')].map((item) => item.lastElementChild?.textContent)).toEqual([
    m.about("875"),
    m.menu.quoted,
    m.menu.quoted,
    m.menu.each("50"),
  ]);
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
});

test("only chosen sections are written anew, and that their words go is said", async () => {
  const { server, screen } = await openNote();
  await screen.getByRole("button", { name: m.menu.label, exact: true }).click();
  await screen.getByRole("menuitem", { name: /AI 写全文/ }).click();
  await screen.getByText(w.quote.rewrite).click();
  await expect.element(screen.getByRole("button", { name: w.quote.beginAnew })).toBeDisabled();
  await screen
    .getByText(/^写好的/)
    .last()
    .click();
  await expect.element(screen.getByText(w.quote.replaces(1))).toBeVisible();
  await screen.getByRole("button", { name: w.quote.beginAnew }).click();
  await expect.poll(() => server.inputOf("/api/note/write")).toMatchObject({ mode: "rewrite", headingIds: ["s3"] });
});

test("while it is written the outline, the settings and the place under the heading tell how far it is, and it can be stopped", async () => {
  const { server, screen, editor } = await openNote(NOTE, "j1");
  server.tell(1, job([...sectionSteps("s1", { status: "running", generationId: "g1" }), ...sectionSteps("s2")]));
  server.textOf("g1").send({ event: "delta", id: 6, data: { text: "旧书店还开着" } });
  await expect.element(screen.getByText("旧书店还开着")).toBeInTheDocument();
  await expect.element(screen.getByRole("treeitem", { name: /为什么是旧书店.*写到 6/ })).toBeInTheDocument();
  await expect.element(screen.getByRole("treeitem", { name: /谁还在买旧书.*在排队/ })).toBeInTheDocument();
  await expect.element(screen.getByText(m.progress("6", "300"))).toBeVisible();
  await expect.element(screen.getByText(w.job.told, { exact: false })).toBeInTheDocument();
  expect(JSON.stringify(editor.editor.getJSON())).not.toContain("还开着");
  await screen.getByRole("button", { name: m.stop, exact: true }).click();
  await expect.poll(() => server.inputOf("/api/job/stop")).toEqual({ jobId: "j1" });
});

test("a note that is being written is paused, and goes on where its owner says so", async () => {
  const { server, screen } = await openNote(NOTE, "j1");
  server.tell(1, job([...sectionSteps("s1", { status: "running", generationId: "g1" }), ...sectionSteps("s2")]));
  await screen.getByRole("button", { name: w.job.pause, exact: true }).click();
  await expect.poll(() => server.inputOf("/api/job/pause")).toEqual({ jobId: "j1" });
  server.tell(2, job([...sectionSteps("s1", { status: "done" }), ...sectionSteps("s2")], { status: "paused", pausedReason: "user" }));
  await expect.element(screen.getByText(w.job.paused.user)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: w.job.pause, exact: true })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: w.job.resume.user, exact: true }).click();
  await expect.poll(() => server.inputOf("/api/job/resume")).toEqual({ jobId: "j1" });
});

test("a section that failed says why, and is tried again from its settings", async () => {
  const { server, screen } = await openNote(NOTE, "j1");
  const failed = { status: "failed", error: { reason: "model.refused", message: "模型没有回答" } } as const;
  server.tell(1, job([...sectionSteps("s1", failed), ...sectionSteps("s2")], { status: "paused", pausedReason: "stepFailed" }));
  await expect.element(screen.getByRole("alert").filter({ hasText: "模型没有回答" })).toBeVisible();
  await screen.getByRole("button", { name: w.slot.retry, exact: true }).first().click();
  await expect.poll(() => server.inputOf("/api/job/retryStep")).toEqual({ jobId: "j1", step: "write-s1" });
});

test("once its job has ended a section says below its words why it ends where it does", async () => {
  const { server, screen, known } = await openNote(
    [heading("s1", "为什么是旧书店", 1, { generationId: "g1" }), words("旧书店还开着，因")],
    "j1",
  );
  known.sections = [writtenSection("s1", { generationId: "g1", faults: ["limit"] })];
  server.tell(1, job(sectionSteps("s1", { status: "done", generationId: "g1" }, { status: "done" }), { status: "done" }));
  server.end(2, "done");
  await expect.element(screen.getByRole("note", { name: w.caveats.label("为什么是旧书店") })).toHaveTextContent(w.caveats.limit);
});

test("a free account writes one section, and is told that all of it is for members", async () => {
  const { server, screen } = await openNote(NOTE, null, "free");
  await screen.getByRole("button", { name: m.menu.label, exact: true }).click();
  await expect.element(screen.getByTitle(m.locked)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  // 200 characters at once.
  await screen.getByRole("button", { name: /^写这段.*约 250/ }).click();
  await expect.poll(() => server.inputOf("/api/note/write")).toMatchObject({ headingIds: ["s1"], mode: "fill" });
});

test("the sources of a section are all that are on, until some are left out; the choice is kept with its heading", async () => {
  sources = [source("R1"), source("R2"), source("R3", false)];
  const { screen, editor } = await openNote();
  const kept = () => editor.editor.state.doc.firstChild?.firstChild?.attrs["sourceIds"] as string | null;
  const box = (id: string) => screen.getByRole("checkbox", { name: `资料 ${id}` });
  await expect.element(box("R1")).toBeChecked();
  expect(box("R3").query()).toBeNull();
  await box("R1").click();
  await expect.poll(kept).toBe("R2");
  await box("R2").click();
  await expect.poll(kept).toBe("-");
  await expect.element(box("R1")).not.toBeChecked();
  await box("R1").click();
  await box("R2").click();
  await expect.poll(kept).toBeNull();
});
