import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";
import { FROM_YJS } from "#editor/document/binding/binding.ts";

/**
 * Titles stay as they are while `mayEdit` says no: a title cannot be changed, nor a new one written; sections may still be moved and
 * deleted. This holds on this page only: the document is its owner's, and the server takes any change of it. What other pages and
 * the server write, and an undo, go through.
 */
export function lockTitles({ mayEdit, onRefused }: { mayEdit: () => boolean; onRefused: () => void }): Extension {
  return Extension.create({
    name: "lockTitles",
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction(tr, state) {
          if (!tr.docChanged || mayEdit() || tr.getMeta(FROM_YJS) !== undefined || keepsTitles(state.doc, tr.doc)) return true;
          // Out of the change that was refused, which leaves no trace.
          queueMicrotask(onRefused);
          return false;
        },
      }),
    ],
  });
}

/** Whether every heading after a change stood there before it, under the same title. */
export function keepsTitles(before: Node, after: Node): boolean {
  const titles = titlesOf(before);
  return [...titlesOf(after)].every(([id, title]) => titles.get(id) === title);
}

function titlesOf(doc: Node): Map<string, string> {
  const headings = placedBlocks(doc).filter(({ node }) => node.type.name === "heading");
  return new Map(headings.map(({ node }) => [String(node.attrs["id"] ?? ""), node.textContent]));
}
