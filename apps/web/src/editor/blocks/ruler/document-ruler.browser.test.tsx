import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { openBlocks, paragraph } from "../testing/open-blocks.ts";
import { DocumentRuler } from "./document-ruler.tsx";

afterEach(closeAll);

const hundred = (count: number) => paragraph("字".repeat(count));

test("marks stand beside every hundredth character, go on over groups, and follow the text", async () => {
  const { editor } = openBlocks([hundred(150), ...Array.from({ length: 25 }, () => hundred(2)), hundred(150)]);
  const screen = await render(
    <div style={{ position: "absolute", top: 0 }}>
      <DocumentRuler editor={editor} />
    </div>,
  );
  const marks = () => [...screen.container.querySelectorAll("span")].map(({ textContent }) => textContent);
  await expect.poll(marks).toEqual(["100", "200", "300"]);
  editor.commands.insertContentAt(2, "字".repeat(60));
  await expect.poll(marks).toEqual(["100", "200", "300", "400"]);
});

test("far from the screen nothing is measured; in a long text marks thin out", async () => {
  const { editor } = openBlocks(Array.from({ length: 90 }, () => hundred(100)));
  const screen = await render(<DocumentRuler editor={editor} />);
  const marks = () => [...screen.container.querySelectorAll("span")].map(({ textContent }) => Number(textContent));
  await expect.poll(() => marks().length).toBeGreaterThan(1);
  expect(marks().every((count) => count % 500 === 0)).toBe(true);
});
