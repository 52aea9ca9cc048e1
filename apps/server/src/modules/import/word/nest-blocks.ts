import type { NodeJson } from "@tangleaf/document/model";
import type { Container } from "../../word-format/index.ts";

/** The list item a block begins. Items with the same key are of one list. */
export type Item = { readonly key: string; readonly ordered: boolean; readonly start: number };

/** A block with what it stands in, from the outside. `block` null parts what would be one. */
export type PlacedBlock = { readonly path: readonly Container[]; readonly item?: Item; readonly block: NodeJson | null };

type Open = { readonly container: Container; readonly key: string | null; readonly content: NodeJson[] };

/** Puts blocks into the lists and quotes they stand in. */
export function nestBlocks(placed: readonly PlacedBlock[]): NodeJson[] {
  const top: NodeJson[] = [];
  const open: Open[] = [];
  const contentOf = (): NodeJson[] => {
    const inner = open.at(-1);
    if (inner === undefined) return top;
    const last = inner.content.at(-1);
    return inner.container === "list" && last !== undefined ? (last.content as NodeJson[]) : inner.content;
  };
  const enter = (node: NodeJson, container: Container, key: string | null) => {
    contentOf().push(node);
    open.push({ container, key, content: node.content as NodeJson[] });
  };

  for (const { path, item, block } of placed) {
    if (block === null) {
      open.length = 0;
      continue;
    }
    // A list goes on wherever it is open, however deep the file says it is.
    const going = item === undefined ? -1 : open.findLastIndex(({ key }) => key === item.key);
    if (going >= 0) open.length = going + 1;
    else {
      const outer = item === undefined ? path : path.slice(0, -1);
      let kept = 0;
      while (kept < outer.length && kept < open.length && open[kept]?.container === outer[kept]) kept++;
      open.length = kept;
      for (const container of outer.slice(kept)) if (container === "quote") enter({ type: "blockquote", content: [] }, "quote", null);
      if (item !== undefined) enter(listOf(item), "list", item.key);
    }
    if (item === undefined) {
      contentOf().push(block);
      continue;
    }
    // An item begins with a paragraph.
    const content = block.type === "paragraph" ? [block] : [{ type: "paragraph" } as const, block];
    open.at(-1)?.content.push({ type: "listItem", content });
  }
  return top;
}

function listOf({ ordered, start }: Item): NodeJson {
  return ordered ? { type: "orderedList", attrs: { start }, content: [] } : { type: "bulletList", content: [] };
}
