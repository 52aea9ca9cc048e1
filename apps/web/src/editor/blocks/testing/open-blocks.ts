import type { NodeJson } from "@tangleaf/document/model";
import type { AnyExtension, Editor } from "@tiptap/core";
import type * as Y from "yjs";
import { type Opened, openOn } from "../../document/testing/editor-pair.ts";
import type { Blocks, BlocksOptions } from "../block-parts.ts";
import { createBlocks } from "../blocks.ts";

export type OpenedBlocks = { readonly opened: Opened; readonly editor: Editor; readonly blocks: Blocks };

const PIXEL = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A document in the page with everything the blocks bring; `closeAll` of the document's test tools ends it. */
export function openBlocks(
  content: readonly NodeJson[] | Y.Doc,
  options: Partial<BlocksOptions> = {},
  extensions: readonly AnyExtension[] = [],
): OpenedBlocks {
  const blocks = createBlocks({
    images: { upload: async () => "blob-1", address: async () => PIXEL },
    settings: () => ({ numbering: "none", language: "zh" }),
    ...options,
  });
  const opened = openOn(content, { extensions: [...blocks.extensions, ...extensions] });
  blocks.attach(opened);
  return { opened, editor: opened.editor, blocks };
}

/** The flat list of blocks an editor holds, without attributes that say nothing. */
export function blocksIn(editor: Editor): NodeJson[] {
  return (editor.getJSON().content ?? []).flatMap((group) => (group.content ?? []).map((block) => withoutNulls(block) as NodeJson));
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  const made = Object.fromEntries(kept.map(([name, one]) => [name, withoutNulls(one)]));
  if (typeof made["attrs"] === "object" && Object.keys(made["attrs"] as object).length === 0) delete made["attrs"];
  return made;
}

export const paragraph = (text: string): NodeJson => ({ type: "paragraph", ...(text === "" ? {} : { content: [{ type: "text", text }] }) });
export const heading = (level: number, text: string, attrs: Record<string, string | number> = {}): NodeJson => ({
  type: "heading",
  attrs: { level, id: `h-${text}`, ...attrs },
  content: [{ type: "text", text }],
});
