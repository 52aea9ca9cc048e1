import { NodeSelection } from "@tiptap/pm/state";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { blocksIn, openBlocks, paragraph } from "../testing/open-blocks.ts";

afterEach(closeAll);

const words = (editor: Parameters<typeof blocksIn>[0]) => blocksIn(editor).map(({ content }) => content?.[0]?.text);

async function open() {
  // A narrow page has no room for it.
  await page.viewport(1024, 700);
  const made = openBlocks([paragraph("一"), paragraph("二"), { type: "mathBlock", attrs: { id: "f1", latex: "x" } }, paragraph("四")]);
  const host = made.editor.view.dom.parentElement;
  const handle = host?.querySelector<HTMLElement>(".block-handle");
  const line = host?.querySelector<HTMLElement>(".block-drop");
  if (!host || !handle || !line) throw new Error("there is no handle");
  // As the paper has it.
  host.style.cssText = "position: relative; margin-left: 60px";
  // A pointer of a test has no id the browser knows.
  handle.setPointerCapture = () => undefined;
  const boxOf = (at: number) => {
    const box = made.editor.view.dom.querySelectorAll("[data-group] > *")[at]?.getBoundingClientRect();
    if (!box) throw new Error(`there is no block ${at}`);
    return box;
  };
  const pointer = (target: HTMLElement, type: string, at: { x: number; y: number }, more: PointerEventInit = {}) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: "mouse",
        clientX: at.x,
        clientY: at.y,
        ...more,
      }),
    );
  const over = (at: number, pointerType = "mouse") =>
    pointer(host, "pointermove", { x: boxOf(at).left + 5, y: boxOf(at).top + 5 }, { pointerType });
  return { ...made, handle, line, boxOf, pointer, over };
}

test("the handle stands beside the block under a mouse; a finger and a key have no use for it", async () => {
  const { editor, handle, over, boxOf } = await open();
  expect(handle.hidden).toBe(true);
  over(1, "touch");
  expect(handle.hidden).toBe(true);
  over(1);
  expect(handle.hidden).toBe(false);
  expect(Math.abs(handle.getBoundingClientRect().top - boxOf(1).top)).toBeLessThan(1);
  expect(handle.getBoundingClientRect().right).toBeLessThanOrEqual(boxOf(1).left);
  editor.view.focus();
  await userEvent.keyboard("x");
  expect(handle.hidden).toBe(true);
});

test("a block that is dragged shows where it goes, goes there, and one undo brings it back", async () => {
  const { opened, editor, handle, line, over, boxOf, pointer } = await open();
  over(0);
  pointer(handle, "pointerdown", { x: 0, y: boxOf(0).top + 5 }, { button: 0 });
  pointer(handle, "pointermove", { x: 0, y: boxOf(3).bottom - 2 });
  expect(line.hidden).toBe(false);
  expect(Math.abs(line.getBoundingClientRect().top - boxOf(3).bottom)).toBeLessThan(3);
  pointer(handle, "pointerup", { x: 0, y: boxOf(3).bottom - 2 });
  expect(line.hidden).toBe(true);
  expect(words(editor)).toEqual(["二", undefined, "四", "一"]);
  opened.undo.undo();
  expect(words(editor)).toEqual(["一", "二", undefined, "四"]);
});

test("a drag the browser takes away moves nothing", async () => {
  const { editor, handle, line, over, boxOf, pointer } = await open();
  over(0);
  pointer(handle, "pointerdown", { x: 0, y: boxOf(0).top + 5 }, { button: 0 });
  pointer(handle, "pointermove", { x: 0, y: boxOf(3).bottom - 2 });
  pointer(handle, "pointercancel", { x: 0, y: 0 });
  expect(line.hidden).toBe(true);
  expect(words(editor)).toEqual(["一", "二", undefined, "四"]);
});

test("a press without a drag selects the block", async () => {
  const { editor, handle, over, boxOf, pointer } = await open();
  over(2);
  pointer(handle, "pointerdown", { x: 0, y: boxOf(2).top + 5 }, { button: 0 });
  pointer(handle, "pointerup", { x: 0, y: boxOf(2).top + 5 });
  const { selection } = editor.state;
  expect(selection instanceof NodeSelection && selection.node.attrs["id"]).toBe("f1");
  expect(document.activeElement).toBe(editor.view.dom);
});

test("Alt and the arrow keys do the same for whoever has no mouse, and stop at both ends", async () => {
  const { editor } = await open();
  editor.view.focus();
  editor.commands.setTextSelection(3);
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(words(editor)).toEqual(["一", "二", undefined, "四"]);
  await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}");
  expect(words(editor)).toEqual(["二", undefined, "四", "一"]);
  expect(editor.state.selection.$from.parent.textContent).toBe("一");
});
