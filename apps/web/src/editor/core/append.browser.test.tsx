import { createMarkdown } from "@tangleaf/document/markdown";
import { expect, test, vi } from "vitest";
import { openEditor } from "./open-editor.ts";

const markdown = createMarkdown().disable("reference");

function open(source: string) {
  const element = document.createElement("div");
  document.body.replaceChildren(element);
  const onChange = vi.fn();
  const editor = openEditor({ element, html: markdown.render(source), label: "稿子", onChange, onSelection: vi.fn(), onBlur: vi.fn() });
  return { editor, onChange };
}

test("what is written behind the edited part comes to its end, and is no change of the owner's", () => {
  const { editor, onChange } = open("第一段。");
  editor.append(markdown.render("第二段。\n\n- 甲\n- 乙"));
  expect(editor.markdown()).toBe("第一段。\n\n第二段。\n\n- 甲\n- 乙\n");
  expect(onChange).not.toHaveBeenCalled();
  editor.destroy();
});

test("undo takes back the owner's edit and leaves what was written since", async () => {
  const { editor, onChange } = open("第一段。");
  editor.dom.focus();
  document.execCommand("insertText", false, "我改的");
  await expect.poll(() => onChange).toHaveBeenCalled();
  editor.append(markdown.render("第二段。"));
  expect(editor.markdown()).toContain("我改的");
  editor.dom.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true, cancelable: true }));
  expect(editor.markdown()).toBe("第一段。\n\n第二段。\n");
  editor.destroy();
});

test("a pasted address becomes a link up to the Chinese mark behind it", () => {
  const { editor } = open("后。");
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", "https://example.com/x，再看。");
  editor.dom.focus();
  editor.dom.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  expect(editor.dom.querySelector("a")?.textContent).toBe("https://example.com/x");
  expect(editor.dom.textContent).toBe("https://example.com/x，再看。后。");
  editor.destroy();
});
