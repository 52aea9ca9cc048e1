import { type AnyExtension, Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { goToNextCell, tableEditing } from "@tiptap/pm/tables";
import { imeSpan } from "prosemirror-safari-ime-span";
import { Ends } from "../groups/ends.ts";
import { Group } from "../groups/group.ts";
import { GroupCommands } from "../groups/group-commands.ts";
import { markExtensions, type NodeAdditions, nodeExtensions, stockBehaviours } from "./schema-extensions.ts";

/** Safari drops the first composed character at some block edges without it. */
const SafariIme = Extension.create({ name: "safariIme", addProseMirrorPlugins: () => [imeSpan] });

/**
 * Selecting and moving in tables. A table is never repaired in answer to a change: two people who each add columns would each
 * repair what the other did.
 */
const TableKeys = Extension.create({
  name: "tableKeys",
  addProseMirrorPlugins: () => [withoutRepair(tableEditing())],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: () => go(1), "Shift-Tab": () => go(-1) };
  },
});

function withoutRepair({ spec: { appendTransaction: _repair, ...spec } }: Plugin): Plugin {
  return new Plugin(spec);
}

/** All that an editor of the document knows, but for what comes from Yjs. */
export function documentExtensions(additions?: NodeAdditions): AnyExtension[] {
  return [Group, GroupCommands, Ends, ...nodeExtensions(additions), ...markExtensions(), ...stockBehaviours, TableKeys, SafariIme];
}
