import { useRef } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadMarkdown } from "#lib/load-markdown.ts";
import { openEditor, type TextEditor } from "./open-editor.ts";
import { useEditor } from "./use-editor.ts";

const SECTION = "## 一节\n\n一段**重点**，设 $x+1$。\n\n- 甲\n- 乙\n\n| 一 | 二 |\n| - | -: |\n| 3 | 4 |\n\n$$\na=b\n$$\n\n";
const TEXT = SECTION.repeat(60);
let made: TextEditor | null = null;

function Paper() {
  const host = useRef<HTMLDivElement>(null);
  const { editor } = useEditor({
    host,
    label: "稿子",
    layout: "none",
    text: TEXT,
    onMade: () => undefined,
    takeEarly: () => null,
    onChange: () => undefined,
    onSelection: () => undefined,
    onBlur: () => undefined,
  });
  made = editor;
  return <div ref={host} hidden={editor === null} />;
}

test("a long text goes into the editor in pieces and stands there whole, with nothing to undo", async () => {
  await render(<Paper />);
  await expect.poll(() => made !== null, { message: "the editor has been made" }).toBe(true);
  const element = document.createElement("div");
  const markdown = await loadMarkdown();
  const whole = openEditor({
    element,
    html: markdown.render(TEXT),
    label: "稿子",
    onChange: () => undefined,
    onSelection: () => undefined,
    onBlur: () => undefined,
  });
  expect(made?.markdown()).toBe(whole.markdown());
  made?.dom.focus();
  made?.dom.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true, cancelable: true }));
  expect(made?.markdown()).toBe(whole.markdown());
  whole.destroy();
});
