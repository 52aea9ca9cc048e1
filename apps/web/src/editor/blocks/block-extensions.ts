import { type AnyExtension, Extension } from "@tiptap/core";
import { type Command, NodeSelection } from "@tiptap/pm/state";
import "./blocks.css";
import { isInTable } from "@tiptap/pm/tables";
import { shiftHeading } from "./action-commands.ts";
import { ACTIONS, type ActionName, actionOf } from "./actions.ts";
import type { BlockParts } from "./block-parts.ts";
import { chartTablesPlugin } from "./chart/chart-tables.ts";
import { citationPlugin } from "./citation/citation-plugin.ts";
import { typedCitationPlugin } from "./citation/typed-citation-plugin.ts";
import { findPlugin } from "./find/find-plugin.ts";
import { blockHandlePlugin } from "./handle/block-handle-plugin.ts";
import { highlightPlugin } from "./highlights/highlight-plugin.ts";
import { markClickPlugin } from "./highlights/mark-click-plugin.ts";
import { linkPlugin } from "./link/link-plugin.ts";
import { lockPlugin } from "./lock/lock-plugin.ts";
import { numberingPlugin } from "./numbering/numbering-plugin.ts";
import { pastePlugin } from "./paste/paste-plugin.ts";
import { slashPlugin } from "./slash/slash-plugin.ts";
import { tabPassesPlugin } from "./tab-passes.ts";
import { viewsPlugin } from "./views/views-plugin.ts";

/** Before the keys of the nodes, behind those of the groups. */
const KEYS_PRIORITY = 1500;

/** Nodes whose panel is opened by Enter, while they are selected. */
const OPENED: Readonly<Record<string, "formula" | "figure" | "chart" | "footnote" | "citation">> = {
  mathInline: "formula",
  mathBlock: "formula",
  figure: "figure",
  chart: "chart",
  footnote: "footnote",
  citation: "citation",
};

/** What the rich content adds to the editor of a document. */
export function createBlockExtensions(blocks: BlockParts): AnyExtension[] {
  return [
    Extension.create({
      name: "blocks",
      priority: KEYS_PRIORITY,
      addProseMirrorPlugins() {
        return [
          tabPassesPlugin(),
          numberingPlugin(blocks.settings),
          citationPlugin(blocks.citations),
          chartTablesPlugin(),
          viewsPlugin(blocks),
          slashPlugin(this.editor, blocks),
          typedCitationPlugin(blocks),
          findPlugin(),
          highlightPlugin(),
          markClickPlugin(),
          pastePlugin(blocks),
          linkPlugin(),
          blockHandlePlugin(blocks),
          lockPlugin(blocks),
        ];
      },
      addKeyboardShortcuts() {
        const keys: Record<string, () => boolean> = {};
        for (const name of Object.keys(ACTIONS) as ActionName[]) {
          const action = actionOf(name);
          for (const key of action.keys ?? []) {
            keys[key] = () => {
              if (this.editor.view.composing) return false;
              if (action.isPossible?.(this.editor.state) === false) return true;
              action.run(this.editor, blocks);
              // A key of ours is never the browser's: Ctrl L would leave the page for its address.
              return true;
            };
          }
        }
        const shift = (by: -1 | 1) => () => !isInTable(this.editor.state) && shiftHeading(this.editor, by);
        const open = () => openSelected(blocks)(this.editor.state);
        return { ...keys, Tab: shift(1), "Shift-Tab": shift(-1), Enter: open };
      },
    }),
  ];
}

function openSelected(blocks: BlockParts): Command {
  return ({ selection }) => {
    if (!(selection instanceof NodeSelection)) return false;
    const kind = OPENED[selection.node.type.name];
    if (kind === undefined || (kind === "citation" && blocks.citations === undefined)) return false;
    blocks.panels.open({ kind, pos: selection.from });
    return true;
  };
}
