import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { markAt, marksOf, type TextMark } from "#editor/core/marks.ts";
import { openEditor } from "#editor/core/open-editor.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { writingMessages as m } from "#messages/writing.ts";
import { SampleNote } from "./sample-note.tsx";

const TEXT = "完成了评审。【待补充：通过的条数】\n\n【待补充：谁来做】\n\n【待补充：谁来做】";
const host = document.body.appendChild(document.createElement("div"));
afterEach(() => {
  host.replaceChildren();
  queryClient.clear();
});

async function show(onFill: (mark: TextMark) => void) {
  const root = createRoot(host.appendChild(document.createElement("div")));
  root.render(
    <QueryScope>
      <SampleNote text={TEXT} target={500} onFill={onFill} within={() => []} />
    </QueryScope>,
  );
  await expect.poll(() => host.querySelectorAll("button")).toHaveLength(3);
  return root;
}

it("says how much is there, what to add, and leads to each place", async () => {
  const onFill = vi.fn();
  const root = await show(onFill);
  expect(host.textContent).toContain(m.sample.toAdd(3, "500"));
  host.querySelectorAll("button")[2]?.click();
  expect(onFill).toHaveBeenCalledWith({ text: "【待补充：谁来做】", hint: "谁来做", nth: 1 });
  root.unmount();
});

it("selects the nth of equal marks in the editor, so that typing fills it in", async () => {
  const element = host.appendChild(document.createElement("div"));
  const html = TEXT.split("\n\n")
    .map((text) => `<p>${text}</p>`)
    .join("");
  const editor = openEditor({
    element,
    html,
    label: "x",
    onChange: () => undefined,
    onSelection: () => undefined,
    onBlur: () => undefined,
  });
  const last = marksOf(TEXT).at(-1);
  expect(editor.selectText(last?.text ?? "", last?.nth ?? 0)).toBe(true);
  await expect.poll(() => getSelection()?.toString()).toBe("【待补充：谁来做】");
  expect(getSelection()?.anchorNode?.parentElement).toBe(element.querySelectorAll("p")[2]);
  expect(editor.selectText("没有的字", 0)).toBe(false);
  editor.destroy();
});

it("finds the mark at a place of the screen", () => {
  const element = host.appendChild(document.createElement("p"));
  element.textContent = TEXT.split("\n")[0] ?? "";
  const range = document.createRange();
  range.setStart(element.firstChild ?? element, 8);
  range.setEnd(element.firstChild ?? element, 10);
  const box = range.getBoundingClientRect();
  expect(markAt(element, { left: box.left + 2, top: box.top + 2 })?.hint).toBe("通过的条数");
  expect(markAt(element, { left: element.getBoundingClientRect().left + 2, top: box.top + 2 })).toBeNull();
});
