import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { openBlocks, paragraph } from "../testing/open-blocks.ts";
import { BlockPanels } from "./block-panels.tsx";

afterEach(() => {
  vi.useRealTimers();
  closeAll();
});

/** Longer than the editor's library takes to put its own selection into the page. */
const SETTLED_MS = 120;

test.each([0, 25])("a click %i ms after a panel was closed puts the caret where it was clicked", async (afterMs) => {
  const formula = { type: "mathBlock" as const, attrs: { id: "m1", latex: "x" } };
  const { opened, editor, blocks } = openBlocks([paragraph("前面的一段"), formula, paragraph("后面的一段文字")]);
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  const last = [...opened.element.querySelectorAll("p")].at(-1);
  if (!last) throw new Error("no paragraph");
  opened.element.querySelector<HTMLElement>(".formula")?.click();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await screen.getByRole("textbox", { name: "LaTeX" }).fill("y");
  await userEvent.keyboard("{Escape}");
  await vi.advanceTimersByTimeAsync(afterMs);
  await userEvent.click(last);
  await vi.advanceTimersByTimeAsync(SETTLED_MS);
  expect(editor.state.selection.$head.parent.textContent).toBe("后面的一段文字");
  expect(last.contains(getSelection()?.anchorNode ?? null)).toBe(true);
});

test("a click in the text that closes a panel puts the caret where it was clicked", async () => {
  const formula = { type: "mathBlock" as const, attrs: { id: "m1", latex: "x" } };
  const { opened, editor, blocks } = openBlocks([paragraph("前面的一段"), formula, paragraph("后面的一段文字")]);
  const screen = await render(<BlockPanels editor={editor} blocks={blocks} />);
  const last = [...opened.element.querySelectorAll("p")].at(-1);
  if (!last) throw new Error("no paragraph");
  opened.element.querySelector<HTMLElement>(".formula")?.click();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await screen.getByRole("textbox", { name: "LaTeX" }).fill("y");
  await userEvent.click(last);
  await vi.advanceTimersByTimeAsync(SETTLED_MS);
  await expect.element(screen.getByRole("textbox", { name: "LaTeX" })).not.toBeInTheDocument();
  expect(editor.state.selection.$head.parent.textContent).toBe("后面的一段文字");
});
