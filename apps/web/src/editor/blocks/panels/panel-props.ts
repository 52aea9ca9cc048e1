import type { Editor } from "@tiptap/core";
import type { Blocks } from "../block-parts.ts";
import type { Panel } from "./panel-store.ts";

/** What the panel of one kind is given. */
export type PanelProps<K extends Panel["kind"] = Panel["kind"]> = {
  editor: Editor;
  blocks: Blocks;
  panel: Extract<Panel, { kind: K }>;
  /** Closes it and gives the focus back to the text. */
  onClose: () => void;
  /** Box of the node or the selection it belongs to. */
  anchor: () => DOMRect | null;
};
