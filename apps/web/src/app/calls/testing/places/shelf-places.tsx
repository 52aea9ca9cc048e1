import { page } from "vitest/browser";
import { treeOfSketch } from "#editor/tree/testing/tree-of.ts";
import { useChartDraft } from "#features/chart/ask/use-chart-draft.ts";
import { FilesBar } from "#features/chart/files/files-bar.tsx";
import { InsertDialog } from "#features/chart/files/insert-dialog.tsx";
import { FiguresDialog } from "#features/chart/text/figures-dialog.tsx";
import { useIdeas } from "#features/document/ideas/use-ideas.ts";
import { removeEssay, restoreEssay } from "#features/essay/list/essay-changes.ts";
import { ExportDialog } from "#features/mindtree/files/export-dialog.tsx";
import { useMakeTree } from "#features/mindtree/shelf/use-make-tree.ts";
import { EssayDialog } from "#features/mindtree/to-essay-dialog.tsx";
import { NoteDialog } from "#features/mindtree/to-note-dialog.tsx";
import { FileDialog } from "#features/notebook/file-dialog.tsx";
import { changeFolder, emptyBin, moveNote, removeNote, renameNote, restoreNotes } from "#features/notebook/note-changes.ts";
import { TextDialog } from "#features/notebook/text-dialog.tsx";
import { PutInNotebook } from "#lib/put-in-notebook.tsx";
import { chartToolMessages as chart } from "#messages/chart-tool.ts";
import { mindtreeMessages as tree } from "#messages/mindtree.ts";
import { notebookMessages as notebook } from "#messages/notebook.ts";
import { given, type Places, show, Using } from "../six-answers.tsx";

const close = () => undefined;
const button = (name: string | RegExp) => page.getByRole("button", { name });
const settle = async () => "c1";
const TREE = treeOfSketch("市集", { 场地: {} });
const OPENED = { mindtreeId: "m1", root: TREE.root, tree: TREE, client: { settle: async () => undefined } } as never;
const DRAWN = { title: { text: "图" }, data: {}, spec: { type: "bar" } } as never;

async function insertChart(): Promise<void> {
  await show(<InsertDialog open onClose={close} title="图" onPut={close} settle={settle} />);
  await button(chart.insert.put).click();
}

export const SHELF_PLACES: Places = {
  "/api/note/rename features/notebook/note-changes.ts": () => renameNote("n1", "甲"),
  "/api/note/move features/notebook/note-changes.ts": () => moveNote("n1", null),
  "/api/note/remove features/notebook/note-changes.ts": () => removeNote("n1"),
  "/api/note/restore features/notebook/note-changes.ts": () => restoreNotes(["n1"]),
  "/api/note/list features/notebook/note-changes.ts": () => emptyBin(),
  "/api/notebook/update features/notebook/note-changes.ts": () => changeFolder("b1", { title: "甲", colour: "leaf" }),
  "/api/note/create features/notebook/api.ts": async () => {
    given({
      "/api/ai/list": { list: [{ generationId: "g1", title: "请假条", chars: 40, status: "done", createdAt: "2026-11-23T00:00:00Z" }] },
    });
    await show(<TextDialog open onClose={close} shelf="all" />);
    await button(/请假条/).click();
  },
  "/api/note/import features/notebook/file-dialog.tsx": async () => {
    await show(<FileDialog open onClose={close} shelf="all" />);
    await page
      .getByLabelText(notebook.file.choose)
      .first()
      .upload(new File(["# 甲"], "甲.md"));
  },
  "/api/note/create lib/put-in-notebook.tsx": async () => {
    await show(<PutInNotebook generationId="g1" />);
    await button(notebook.put.action).click();
  },
  "/api/essay/remove features/essay/list/essay-changes.ts": () => removeEssay("e1"),
  "/api/essay/restore features/essay/list/essay-changes.ts": () => restoreEssay("e1"),
  "/api/chart/insert features/chart/files/insert-dialog.tsx": () => {
    given({ "/api/note/list": { list: [{ noteId: "n1", title: "甲" }] }, "/api/note/get": { outline: [] } });
    return insertChart();
  },
  "/api/note/create features/chart/files/insert-dialog.tsx": insertChart,
  "/api/chart/export features/chart/files/files-bar.tsx": async () => {
    await show(<FilesBar drawn={DRAWN} noteId={null} settle={settle} onInsert={close} />);
    await button(chart.files.action).click();
    await page.getByRole("menuitem", { name: chart.files.xlsx }).click();
  },
  "/api/chart/fromText features/chart/text/figures-dialog.tsx": async () => {
    await show(<FiguresDialog open onClose={close} onTable={close} />);
    await page.getByRole("textbox").fill("三月卖了 18 本，四月卖了 21 本，五月卖了 30 本");
    await button(new RegExp(chart.text.ask)).click();
  },
  "/api/chart/generate features/chart/ask/use-chart-draft.ts": () =>
    show(
      <Using
        hook={() => useChartDraft({ work: { own: {}, emphasis: "" } as never, drawn: DRAWN, onDraft: close })}
        act={({ ask }) => ask("chart")}
      />,
    ),
  "/api/mindtree/toNote features/mindtree/to-note-dialog.tsx": async () => {
    await show(<NoteDialog open onClose={close} opened={OPENED} />);
    await button(tree.note.make).click();
  },
  "/api/mindtree/toEssay features/mindtree/to-essay-dialog.tsx": async () => {
    await show(<EssayDialog open onClose={close} opened={OPENED} />);
    await button(tree.essay.make).click();
  },
  "/api/mindtree/export features/mindtree/files/export-dialog.tsx": async () => {
    await show(<ExportDialog open onClose={close} opened={OPENED} />);
    await page.getByRole("combobox", { name: tree.export.format }).selectOptions("docx");
    await button(tree.export.take).click();
  },
  "/api/mindtree/save features/mindtree/api.ts": () =>
    show(<Using hook={useMakeTree} act={({ make }) => make({ text: "市集", children: [] } as never)} />),
  "/api/mindtree/expand features/document/ideas/ask-ideas.ts": () =>
    show(
      <Using
        hook={() => useIdeas({ mindtreeId: null, root: TREE.root, editing: TREE.editing, onTaken: close })}
        act={({ ask }) => ask("场地", "diverge")}
      />,
    ),
  "/api/mindtree/generate features/document/ideas/ask-ideas.ts": () =>
    show(
      <Using
        hook={() => useIdeas({ mindtreeId: null, root: TREE.root, editing: TREE.editing, onTaken: close })}
        act={({ ask }) => ask("root", "diverge", { material: "" })}
      />,
    ),
};
