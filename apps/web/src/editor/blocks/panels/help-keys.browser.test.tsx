import type { NodeJson } from "@tangleaf/document/model";
import { CellSelection } from "@tiptap/pm/tables";
import { afterEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keyLabel } from "#lib/key-label.ts";
import { blockMessages as m } from "#messages/blocks.ts";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { type ActionName, actionOf } from "../actions.ts";
import { blocksIn, heading, type OpenedBlocks, openBlocks, paragraph } from "../testing/open-blocks.ts";
import { FormatToolbar } from "../toolbar/format-toolbar.tsx";
import { BlockPanels } from "./block-panels.tsx";

afterEach(closeAll);

const cell = (text: string): NodeJson => ({ type: "tableCell", attrs: { widths: "100" }, content: [paragraph(text)] });
const TABLE: NodeJson = { type: "table", attrs: { id: "t1" }, content: [{ type: "tableRow", content: [cell("一"), cell("二")] }] };

const NAMES: Readonly<Record<string, string>> = { Mod: "Control" };
/** Presses a key as TipTap writes it. */
async function press(key: string): Promise<void> {
  const parts = key.split("-").map((part) => NAMES[part] ?? part);
  const last = parts.pop() ?? "";
  const held = parts.map((part) => `{${part}>}`).join("");
  const released = parts.map((part) => `{/${part}}`).join("");
  await userEvent.keyboard(`${held}${last.length === 1 ? last : `{${last}}`}${released}`);
}

type Page = OpenedBlocks & { screen: Awaited<ReturnType<typeof render>> };

/** 甲, then 一二三四 with its middle selected, then a section 乙. */
async function show(
  content: readonly NodeJson[] = [heading(1, "甲"), paragraph("一二三四"), heading(1, "乙"), paragraph("后")],
): Promise<Page> {
  const made = openBlocks(content);
  const screen = await render(
    <>
      <FormatToolbar editor={made.editor} blocks={made.blocks} />
      <BlockPanels editor={made.editor} blocks={made.blocks} />
    </>,
  );
  made.editor.view.focus();
  made.editor.commands.setTextSelection({ from: 6, to: 8 });
  return { ...made, screen };
}

const block = ({ editor }: Page, at = 1) => blocksIn(editor)[at];
const order = ({ editor }: Page) => blocksIn(editor).map(({ content }) => content?.[0]?.text ?? "");
const marked = (name: string) => (shown: Page) => expect(block(shown)?.content?.[1]?.marks).toEqual([{ type: name }]);
const headed = (level: number) => (shown: Page) => expect(block(shown)).toMatchObject({ type: "heading", attrs: { level } });
const aligned = (align: string) => (shown: Page) => expect(block(shown)?.attrs).toMatchObject({ align });
const typed = (type: string) => (shown: Page) => expect(block(shown)?.type).toBe(type);
const asks =
  (name: string | RegExp) =>
  async ({ screen }: Page) => {
    await expect.element(screen.getByRole("dialog", { name })).toBeVisible();
  };

/** What each key of the list does; one that is missing here fails the last test. */
const KEYS: Readonly<Partial<Record<ActionName, (shown: Page) => unknown>>> = {
  bold: marked("bold"),
  italic: marked("italic"),
  underline: marked("underline"),
  strike: marked("strike"),
  highlight: marked("highlight"),
  sup: marked("sup"),
  sub: marked("sub"),
  code: marked("code"),
  link: asks(m.link.title),
  heading1: headed(1),
  heading2: headed(2),
  heading3: headed(3),
  heading4: headed(4),
  heading5: headed(5),
  heading6: headed(6),
  bulletList: typed("bulletList"),
  orderedList: typed("orderedList"),
  blockquote: typed("blockquote"),
  codeBlock: typed("codeBlock"),
  alignLeft: aligned("left"),
  alignCenter: aligned("center"),
  alignRight: aligned("right"),
  alignJustify: aligned("justify"),
  mathInline: asks(m.formula.title),
  mathBlock: asks(m.formula.title),
  footnote: asks(m.footnote.title(1)),
  pageBreak: ({ editor }) => expect(blocksIn(editor).map(({ type }) => type)).toContain("pageBreak"),
  blockUp: (shown) => expect(order(shown)).toEqual(["一二三四", "甲", "乙", "后"]),
  blockDown: (shown) => expect(order(shown)).toEqual(["甲", "乙", "一二三四", "后"]),
  sectionDown: (shown) => expect(order(shown)).toEqual(["乙", "后", "甲", "一二三四"]),
  find: async ({ screen }) => void (await expect.element(screen.getByRole("textbox", { name: m.find.query })).toHaveFocus()),
  replace: async ({ screen }) => void (await expect.element(screen.getByRole("textbox", { name: m.find.replacement })).toBeVisible()),
  toolbar: async ({ screen }) =>
    void (await expect.element(screen.getByRole("button", { name: `${m.toolbar.style} ${m.actions.paragraph}` })).toHaveFocus()),
  help: asks(m.help.title),
};

describe("the list of keys is true", () => {
  for (const [name, holds] of Object.entries(KEYS) as [ActionName, (shown: Page) => unknown][]) {
    test(`${keyLabel(actionOf(name).keys?.[0] ?? "")}: ${m.actions[name]}`, async () => {
      const shown = await show();
      await press(actionOf(name).keys?.[0] ?? "");
      await holds(shown);
      if (document.activeElement === shown.editor.view.dom) return;
      // Whatever has opened is left by Escape, back into the text.
      await userEvent.keyboard("{Escape}");
      await expect.poll(() => document.activeElement).toBe(shown.editor.view.dom);
    });
  }

  test(`${keyLabel("Mod-Alt-0")}: ${m.actions.paragraph}`, async () => {
    const shown = await show();
    shown.editor.commands.setTextSelection(3);
    await press("Mod-Alt-0");
    expect(block(shown, 0)?.type).toBe("paragraph");
  });

  test(`${keyLabel("Alt-Shift-ArrowUp")}: ${m.actions.sectionUp}`, async () => {
    const shown = await show();
    shown.editor.commands.setTextSelection(shown.editor.state.doc.content.size - 2);
    await press("Alt-Shift-ArrowUp");
    expect(order(shown)).toEqual(["乙", "后", "甲", "一二三四"]);
  });

  test(`${keyLabel("Mod-Alt-.")}, ${keyLabel("Mod-Alt-,")}: ${m.actions.columnWider}, ${m.actions.columnNarrower}`, async () => {
    const { editor } = await show([TABLE, paragraph("后")]);
    const width = () => Number(blocksIn(editor)[0]?.content?.[0]?.content?.[0]?.attrs?.["widths"]);
    editor.commands.setTextSelection(5);
    await press("Mod-Alt-.");
    expect(width()).toBeGreaterThan(100);
    await press("Mod-Alt-,");
    expect(width()).toBe(100);
    expect(editor.state.selection instanceof CellSelection).toBe(false);
  });

  test(`${m.help.slash}: ${m.help.slashText}`, async () => {
    const { editor } = await show([paragraph("")]);
    editor.commands.setTextSelection(2);
    await userEvent.keyboard("/");
    await expect.element(page.getByRole("listbox", { name: m.slash.title })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("listbox", { name: m.slash.title })).not.toBeInTheDocument();
    expect(document.activeElement).toBe(editor.view.dom);
  });

  test(`Tab: ${m.help.indent}, ${m.help.outdent}`, async () => {
    const item = (text: string): NodeJson => ({ type: "listItem", content: [paragraph(text)] });
    const { editor } = await show([heading(1, "甲"), { type: "bulletList", content: [item("一"), item("二")] }]);
    const nested = () => blocksIn(editor)[1]?.content?.[0]?.content?.[1]?.type;
    editor.commands.setTextSelection(editor.state.doc.content.size - 4);
    await press("Tab");
    expect(nested()).toBe("bulletList");
    await press("Shift-Tab");
    expect(nested()).toBeUndefined();
    editor.commands.setTextSelection(2);
    await press("Tab");
    expect(blocksIn(editor)[0]?.attrs).toMatchObject({ level: 2 });
    await press("Shift-Tab");
    expect(blocksIn(editor)[0]?.attrs).toMatchObject({ level: 1 });
  });

  test(`${keyLabel("Mod")} ${m.help.click}: ${m.help.openLink}`, async () => {
    const href = "https://example.com/";
    const linked: NodeJson = { type: "text", text: "链接", marks: [{ type: "link", attrs: { href } }] };
    const { editor } = await show([{ type: "paragraph", content: [linked] }]);
    const opened: unknown[] = [];
    const { open } = window;
    window.open = (address) => {
      opened.push(String(address));
      return null;
    };
    const link = editor.view.dom.querySelector("a");
    const box = link?.getBoundingClientRect() ?? new DOMRect();
    const at = { bubbles: true, cancelable: true, clientX: box.left + 3, clientY: box.top + 3, button: 0, ctrlKey: true };
    for (const type of ["mousedown", "mouseup", "click"]) link?.dispatchEvent(new MouseEvent(type, at));
    window.open = open;
    expect(opened).toEqual([href]);
  });

  test(`${keyLabel("Mod-z")}, ${keyLabel("Mod-y")}: ${m.help.undo}, ${m.help.redo}`, async () => {
    const shown = await show();
    await press("Mod-b");
    await press("Mod-z");
    expect(block(shown)?.content?.[0]?.marks).toBeUndefined();
    await press("Mod-y");
    marked("bold")(shown);
  });

  test("nothing else is in the list", async () => {
    const { screen } = await show();
    await press("Mod-/");
    const dialog = screen.getByRole("dialog", { name: m.help.title });
    await expect.element(dialog).toBeVisible();
    const tested = [...Object.keys(KEYS), "paragraph", "sectionUp", "columnNarrower", "columnWider"].map(
      (name) => m.actions[name as ActionName],
    );
    const more = [m.help.slashText, m.help.indent, m.help.outdent, m.help.openLink, m.help.undo, m.help.redo];
    const listed = [...dialog.element().querySelectorAll("dt")].map(({ textContent }) => textContent);
    expect(new Set(listed)).toEqual(new Set([...tested, ...more]));
  });
});
