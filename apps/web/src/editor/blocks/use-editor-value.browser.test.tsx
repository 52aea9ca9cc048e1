import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { closeAll } from "../document/testing/editor-pair.ts";
import { openBlocks, paragraph } from "./testing/open-blocks.ts";
import { useEditorValue } from "./use-editor-value.ts";

afterEach(closeAll);

type Opened = ReturnType<typeof openBlocks>;

function Block({ editor, at }: Pick<Opened, "editor"> & { at: number }) {
  return <p data-testid="block">{useEditorValue(editor, ({ state }) => state.doc.firstChild?.child(at).textContent ?? "")}</p>;
}

test("a component that asks for something else is answered anew, though the text is as it was", async () => {
  const { editor } = openBlocks([paragraph("一"), paragraph("二")]);
  const screen = await render(<Block editor={editor} at={0} />);
  await expect.element(screen.getByTestId("block")).toHaveTextContent("一");
  await screen.rerender(<Block editor={editor} at={1} />);
  await expect.element(screen.getByTestId("block")).toHaveTextContent("二");
  editor.commands.insertContentAt(editor.state.doc.content.size - 2, "三");
  await expect.element(screen.getByTestId("block")).toHaveTextContent("二三");
});
