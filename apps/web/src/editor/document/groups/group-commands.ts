import { type CommandProps, commands, Extension } from "@tiptap/core";
import { AllSelection, TextSelection, type Transaction } from "@tiptap/pm/state";
import { liftTarget } from "@tiptap/pm/transform";

/** Commands that wrap or lift blocks work on neighbours with one parent, so the selected groups become one first. */
export const GroupCommands = Extension.create({
  name: "groupCommands",
  // The commands of the library come earlier, and the last one of a name is the one that runs.
  priority: 1,
  addCommands: () => ({
    toggleList: (...asked) => inOneGroup(commands.toggleList(...asked)),
    toggleWrap: (...asked) => inOneGroup(commands.toggleWrap(...asked)),
    wrapIn: (...asked) => inOneGroup(commands.wrapIn(...asked)),
    wrapInList: (...asked) => inOneGroup(commands.wrapInList(...asked)),
    clearNodes: () => inOneGroup(clearNodes),
    lift: (...asked) => inOneGroup(commands.lift(...asked)),
  }),
});

function inOneGroup(command: (props: CommandProps) => boolean) {
  return (props: CommandProps): boolean => {
    joinSelectedGroups(props.tr);
    // The state a command sees is brought up to date when its transaction is asked for.
    void props.state.tr;
    return command(props);
  };
}

function joinSelectedGroups(tr: Transaction): void {
  if (tr.selection instanceof AllSelection) {
    tr.setSelection(TextSelection.between(tr.doc.resolve(0), tr.doc.resolve(tr.doc.content.size)));
  }
  const first = tr.selection.$from.index(0);
  const last = tr.selection.$to.index(0);
  const { doc } = tr;
  let edge = doc.content.size;
  for (let index = doc.childCount - 1; index > first; index--) {
    edge -= doc.child(index).nodeSize;
    if (index <= last) tr.join(edge);
  }
}

/**
 * Makes the selected blocks paragraphs of the document. The library's own takes the places of the document as it was before the
 * groups became one.
 */
function clearNodes({ tr, dispatch }: CommandProps): boolean {
  if (!dispatch) return true;
  const { doc } = tr;
  const before = tr.mapping.maps.length;
  for (const { $from, $to } of tr.selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, position) => {
      if (node.isInline) return;
      const mapping = tr.mapping.slice(before);
      const $start = tr.doc.resolve(mapping.map(position));
      const range = $start.blockRange(tr.doc.resolve(mapping.map(position + node.nodeSize)));
      if (range === null) return;
      const target = liftTarget(range);
      if (node.isTextblock) tr.setNodeMarkup(range.start, $start.parent.contentMatchAt($start.index()).defaultType);
      if (target !== null) tr.lift(range, target);
    });
  }
  return true;
}
