import { readOpml, readXmind, writeXmind } from "@tangleaf/document/outline-files";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { blocksIn, heading, openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { noteMessages as m } from "#messages/note.ts";
import { outlineFileMessages as files } from "#messages/outline-file.ts";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import { type ExportedNote, ExportItems, useExportNote } from "./bars/export-menu.tsx";
import { OutlineDialog } from "./outline-dialog.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  return closeAll();
});

const map = { title: "选题", items: [{ title: "绪论（800字）", note: "为什么写", children: [{ title: "1.1 背景", children: [] }] }] };
const fileOf = (name: string, content: BlobPart) => new File([content], name);
const choose = async (file: File) => {
  await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  if (input === null) throw new Error("no place to choose a file");
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
};

async function show() {
  const { editor } = openBlocks([paragraph("正文")]);
  const screen = await render(<OutlineDialog open onClose={() => undefined} editor={editor} asOneStep={(change) => change()} />);
  return { screen, editor };
}

test("an XMind file is looked at, then added with its notes and the length each title asks for", async () => {
  const { screen, editor } = await show();
  await choose(fileOf("选题.xmind", writeXmind(map, () => crypto.randomUUID()) as BlobPart));
  await expect.element(screen.getByText("选题.xmind")).toBeVisible();
  await expect.element(screen.getByText("1.1 背景")).toBeVisible();
  await screen.getByRole("button", { name: m.outline.add }).click();
  const [, first, note, second] = blocksIn(editor);
  expect(first).toMatchObject({ type: "heading", attrs: { level: 1, target: 800 }, content: [{ text: "绪论" }] });
  expect(note).toMatchObject({ type: "paragraph", content: [{ text: "为什么写" }] });
  expect(second).toMatchObject({ type: "heading", attrs: { level: 2 }, content: [{ text: "1.1 背景" }] });
});

test("a text file fills the field, also one of an older program; what is no outline says so and keeps what was typed", async () => {
  const { screen } = await show();
  const field = screen.getByRole("textbox");
  await choose(fileOf("大纲.txt", new Uint8Array([0xd2, 0xbb, 0xa1, 0xa2, 0xd0, 0xf7, 0xc2, 0xdb])));
  await expect.element(field).toHaveValue("一、绪论");
  await choose(fileOf("坏.opml", "<opml><body"));
  await expect.element(screen.getByText(files.malformed("1", "1"))).toBeVisible();
  await expect.element(field).toHaveValue("一、绪论");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
});

test("a file is put away again, and the focus goes back to the field", async () => {
  const { screen } = await show();
  await choose(fileOf("选题.opml", '<opml version="2.0"><body><outline text="绪论"/></body></opml>'));
  await screen.getByRole("button", { name: files.leave("选题.opml") }).click();
  await expect.element(screen.getByRole("textbox")).toHaveFocus();
});

function Exports({ note }: { note: ExportedNote }) {
  return <ExportItems {...useExportNote(note)} onDefence={() => undefined} />;
}

test("the outline is taken along as Markdown, OPML and XMind, and each is the same outline again", async () => {
  const { opened } = openBlocks([heading(1, "绪论"), paragraph("正文"), heading(2, "背景")]);
  const saved: { name: string; blob: Blob }[] = [];
  let last: Blob | null = null;
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    last = blob as Blob;
    return "blob:made";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (last !== null) saved.push({ name: this.download, blob: last });
  });
  const screen = await render(
    <QueryScope>
      <Exports note={{ documentId: "n", editor: opened, store: async () => undefined }} />
      <ToastHost />
    </QueryScope>,
  );
  for (const name of Object.values(m.export.outline)) await screen.getByRole("menuitem", { name, exact: true }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["没起名.md", "没起名.opml", "没起名.xmind"]);
  const [md, opml, xmind] = saved.map(({ blob }) => blob);
  const items = [{ title: "绪论", children: [{ title: "背景", children: [] }] }];
  expect(await md?.text()).toBe("# 绪论\n## 背景\n");
  expect(readOpml((await opml?.text()) ?? "")).toMatchObject({ items });
  expect(readXmind(new Uint8Array((await xmind?.arrayBuffer()) ?? new ArrayBuffer()))).toMatchObject({ title: "没起名", items });
});
