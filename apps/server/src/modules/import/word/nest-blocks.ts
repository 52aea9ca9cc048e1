import type { NodeJson } from "@tangleaf/document/model";
import type { Container } from "../../word-format/index.ts";

/** The list item a block begins. */
export type Item = {
  /** Items with the same key are of one list. */
  readonly key: string;
  /** So are those of the same family, unless they begin to count anew. */
  readonly family: string;
  readonly restarts: boolean;
  readonly ordered: boolean;
  readonly start: number;
};

/** A block with what it stands in, from the outside. `block` null parts what would be one. */
export type PlacedBlock = { readonly path: readonly Container[]; readonly item?: Item; readonly block: NodeJson | null };

type Open = { readonly container: Container; readonly item: Item | null; readonly content: NodeJson[] };

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
  const enter = (node: NodeJson, container: Container, item: Item | null) => {
    contentOf().push(node);
    open.push({ container, item, content: node.content as NodeJson[] });
  };

  /** How many of the open lists and quotes a path goes through. */
  const common = (path: readonly Container[]): number => {
    const other = path.findIndex((container, index) => open[index]?.container !== container);
    return other === -1 ? path.length : other;
  };

  for (const { path, item, block } of placed) {
    if (block === null) {
      open.length = common(path);
      continue;
    }
    // A list goes on wherever it is open, however deep the file says it is.
    const going = item === undefined ? -1 : open.findLastIndex((one) => one.item !== null && isSameList(one.item, item));
    if (going >= 0) open.length = going + 1;
    else {
      const outer = item === undefined ? path : path.slice(0, -1);
      const kept = common(outer);
      open.length = kept;
      for (const container of outer.slice(kept)) if (container === "quote") enter({ type: "blockquote", content: [] }, "quote", null);
      if (item !== undefined) enter(listOf(item), "list", item);
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

const isSameList = (list: Item, item: Item): boolean => list.key === item.key || (!item.restarts && list.family === item.family);

function listOf({ ordered, start }: Item): NodeJson {
  return ordered ? { type: "orderedList", attrs: { start }, content: [] } : { type: "bulletList", content: [] };
}
