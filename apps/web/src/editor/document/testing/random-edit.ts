import { Slice } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import { flatSlice } from "../groups/group.ts";
import type { Opened } from "./editor-pair.ts";

type Random = () => number;

/** One edit as a person makes it, somewhere in the text: typing, deleting over blocks and groups, Enter, joins, marks, moves. */
export function randomEdit(opened: Opened, random: Random): void {
  const { editor, view } = opened;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const position = () => TextSelection.near(view.state.doc.resolve(Math.floor(random() * view.state.doc.content.size))).from;
  const select = (from: number, length = 0) => {
    const end = Math.min(view.state.doc.content.size, from + length);
    view.dispatch(view.state.tr.setSelection(TextSelection.between(view.state.doc.resolve(from), view.state.doc.resolve(end))));
  };
  const key = (name: string) =>
    view.someProp("handleKeyDown", (handle) => handle(view, new KeyboardEvent("keydown", { key: name, bubbles: true })));
  const at = (from: number, length: number, edit: () => unknown) => () => {
    select(from, length);
    edit();
  };
  const type = (words: string) => view.dispatch(view.state.tr.insertText(words));
  const remove = () => view.dispatch(view.state.tr.deleteSelection());
  const edits: (() => unknown)[] = [
    at(position(), 0, () => type(pick(["字", "两字", "abc", "。"]))),
    at(position(), 0, () => type(pick(["文", "中文", "x"]))),
    at(position(), Math.floor(random() * 4), remove),
    at(position(), Math.floor(random() * 120), remove),
    at(position(), 0, () => key("Enter")),
    at(position(), 0, () => key("Enter")),
    at(blockStart(opened, random), 0, () => key("Backspace")),
    at(Math.max(2, blockStart(opened, random) - 2), 0, () => key("Delete")),
    at(position(), 6, () => editor.commands.toggleBold()),
    at(position(), 60, () => editor.commands.toggleBulletList()),
    at(position(), 40, () => editor.commands.toggleBlockquote()),
    at(position(), 0, () => editor.commands.toggleHeading({ level: pick([1, 2, 3]) })),
    () => moveBlocks(opened, random),
  ];
  pick(edits)();
}

function blockStart({ view }: Opened, random: Random): number {
  const starts: number[] = [];
  view.state.doc.descendants((node, at) => void (node.isTextblock && starts.push(at + 1)));
  return starts[Math.floor(random() * starts.length)] ?? 2;
}

/** Cut and paste of one to six blocks. */
function moveBlocks({ view }: Opened, random: Random): void {
  const { doc } = view.state;
  const group = Math.floor(random() * doc.childCount);
  let at = 0;
  for (let index = 0; index < group; index++) at += doc.child(index).nodeSize;
  const blocks = doc.child(group);
  if (blocks.childCount < 3) return;
  const first = Math.floor(random() * (blocks.childCount - 1));
  const count = Math.min(blocks.childCount - first, 1 + Math.floor(random() * 6), blocks.childCount - 1);
  let from = at + 1;
  for (let index = 0; index < first; index++) from += blocks.child(index).nodeSize;
  let to = from;
  for (let index = first; index < first + count; index++) to += blocks.child(index).nodeSize;
  const cut = flatSlice(new Slice(doc.slice(from, to).content, 0, 0));
  const tr = view.state.tr.delete(from, to);
  const groupTo = Math.floor(random() * tr.doc.childCount);
  let into = 1;
  for (let index = 0; index < groupTo; index++) into += tr.doc.child(index).nodeSize;
  view.dispatch(tr.insert(into, cut.content));
}
