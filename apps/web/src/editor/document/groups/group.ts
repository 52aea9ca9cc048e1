import { Node } from "@tiptap/core";
import { Fragment, type Node as ModelNode, Slice } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Selection, type Transaction } from "@tiptap/pm/state";
import { GROUP_BLOCKS, GROUP_BLOCKS_MAX } from "./flat-blocks.ts";

/** Before the keys of every node: they work on what stands in one group. */
const BEFORE_ALL = 2000;
/** Of the blocks themselves: document, group, block. */
const BLOCK_DEPTH = 2;

/**
 * About twenty blocks that the browser lays out and paints by themselves (docs/decisions/037). Groups are in the view only:
 * the stored document is flat, and so is what is copied.
 */
export const Group = Node.create({
  name: "group",
  priority: BEFORE_ALL,
  content: "block+",
  selectable: false,
  renderHTML: () => ["div", { "data-group": "" }, 0],

  addKeyboardShortcuts() {
    // The edge of the group is moved out of the way, then the other keymaps go on as if the document were flat.
    const moved = (change: (state: EditorState) => Transaction | null) => () => {
      const transaction = change(this.editor.state);
      if (transaction !== null) this.editor.view.dispatch(transaction);
      return false;
    };
    const backwards = moved(edgeBehindCursor);
    const forwards = moved(edgeBeforeCursor);
    return {
      Backspace: backwards,
      "Mod-Backspace": backwards,
      "Shift-Backspace": backwards,
      Delete: forwards,
      "Mod-Delete": forwards,
      Enter: () => {
        const { selection, tr } = this.editor.state;
        if (isBeforeHeading(selection)) {
          this.editor.view.dispatch(tr.insert(selection.$from.before(), paragraphOf(this.editor.state)).scrollIntoView());
          return true;
        }
        // Leaving an empty block would split its group.
        return isInEmptyBlock(selection) && this.editor.commands.splitBlock();
      },
    };
  },

  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey("group"),
      props: { transformCopied: flatSlice, transformPasted: flatSlice },
      // While a word is composed no element may move: the next change after it finds the group.
      appendTransaction: (transactions, _before, state) =>
        transactions.some(({ docChanged }) => docChanged) && !transactions.some((one) => one.getMeta("composition") !== undefined)
          ? splitLargeGroups(state)
          : null,
    }),
  ],
});

/** A copied passage without groups. */
export function flatSlice(slice: Slice): Slice {
  if (slice.content.firstChild?.type.name !== "group") return slice;
  const blocks: ModelNode[] = [];
  for (const group of slice.content.content) blocks.push(...group.content.content);
  return new Slice(Fragment.from(blocks), Math.max(0, slice.openStart - 1), Math.max(0, slice.openEnd - 1));
}

function splitLargeGroups(state: EditorState): Transaction | null {
  const { tr } = state;
  let at = state.doc.content.size;
  for (const group of state.doc.children.toReversed()) {
    at -= group.nodeSize;
    if (group.childCount <= GROUP_BLOCKS_MAX) continue;
    let edge = at + 1 + group.content.size;
    for (let index = group.childCount - 1; index > 0; index--) {
      edge -= group.child(index).nodeSize;
      if (index % GROUP_BLOCKS === 0) tr.split(edge);
    }
  }
  return tr.docChanged ? tr.setMeta("addToHistory", false) : null;
}

/** The group's first block, in which the cursor is, goes into the group before it. */
function edgeBehindCursor({ selection, tr }: EditorState): Transaction | null {
  const { $from, empty } = selection;
  if (!empty || $from.depth === 0 || $from.index(0) === 0) return null;
  for (let depth = 1; depth <= $from.depth; depth++) if ($from.index(depth) > 0) return null;
  return $from.parentOffset > 0 ? null : withFirstBlock(tr, $from.before(1), $from.node(1));
}

/** The next group's first block comes into the group the cursor is at the end of. */
function edgeBeforeCursor({ selection, doc, tr }: EditorState): Transaction | null {
  const { $to, empty } = selection;
  if (!empty || $to.depth === 0 || $to.index(0) === doc.childCount - 1) return null;
  for (let depth = 1; depth < $to.depth; depth++) if ($to.index(depth) < $to.node(depth).childCount - 1) return null;
  return $to.parentOffset < $to.parent.content.size ? null : withFirstBlock(tr, $to.after(1), doc.child($to.index(0) + 1));
}

/** Moves the edge at `edge` behind the first block of the group that follows it. No position in the text changes. */
function withFirstBlock(tr: Transaction, edge: number, group: ModelNode): Transaction {
  if (group.childCount > 1) tr.split(edge + 1 + (group.firstChild?.nodeSize ?? 0));
  return tr.join(edge);
}

/** Enter before a heading makes room above it: a split would make another heading of it. */
function isBeforeHeading({ $from, empty }: Selection): boolean {
  return empty && $from.parent.type.name === "heading" && $from.parentOffset === 0 && $from.parent.content.size > 0;
}

function isInEmptyBlock({ $from, empty }: Selection): boolean {
  return (
    empty && $from.depth === BLOCK_DEPTH && $from.parent.isTextblock && $from.parent.content.size === 0 && !$from.parent.type.spec.code
  );
}

function paragraphOf({ schema }: EditorState): ModelNode {
  return schema.node("paragraph");
}
