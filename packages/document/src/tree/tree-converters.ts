import { nodeText } from "../model/derive-sections.ts";
import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import { paragraphsOf } from "../outline/outline-blocks.ts";
import type { OutlineItem } from "../outline/parse-outline.ts";
import { splitTarget } from "../outline/title-target.ts";
import { orderBetween } from "./order-between.ts";
import { NODE_TEXT_MAX_CHARACTERS, type TreeBranch, type TreeNode } from "./tree-node.ts";

/** An outline as nodes with new ids, in order, below `parentId`. A longer text than a node may have goes on in its note. */
export function outlineToTree(items: readonly OutlineItem[], newId: () => string, parentId: string | null = null): TreeNode[] {
  let order: string | null = null;
  return items.flatMap(({ title, note, children }) => {
    order = orderBetween(order, null);
    const characters = Array.from(title.trim());
    const rest = characters.slice(NODE_TEXT_MAX_CHARACTERS).join("");
    const notes = [rest, note ?? ""].filter((part) => part !== "").join("\n");
    const node: TreeNode = {
      id: newId(),
      parentId,
      order,
      text: characters.slice(0, NODE_TEXT_MAX_CHARACTERS).join(""),
      ...(notes === "" ? {} : { note: notes }),
    };
    return [node, ...outlineToTree(children, newId, node.id)];
  });
}

/** A tree as an outline. */
export function treeToOutline(branches: readonly TreeBranch[]): OutlineItem[] {
  return branches.map(({ node, children }) => ({
    title: node.text,
    children: treeToOutline(children),
    ...(node.note === undefined ? {} : { note: node.note }),
  }));
}

/** A whole tree as a document: the root is its title, and the root's note its first words. */
export function treeContent({ node, children }: TreeBranch): DocumentContent {
  return { title: lineOf(node.text), settings: {}, blocks: [...paragraphsOf(node.note ?? ""), ...treeToBlocks(children)], footnotes: {} };
}

/** Nodes this deep are headings, deeper ones items of lists. */
const HEADING_DEPTH = 4;

/**
 * A tree as blocks: nodes of the first four levels are headings with the ids of their nodes, deeper ones nested lists in the text of
 * their section. Notes are paragraphs.
 */
export function treeToBlocks(branches: readonly TreeBranch[], level = 1): NodeJson[] {
  if (level > HEADING_DEPTH) return branches.length === 0 ? [] : [listOf(branches)];
  return branches.flatMap(({ node, children }): NodeJson[] => {
    const { title, target } = splitTarget(lineOf(node.text));
    const heading: NodeJson = {
      type: "heading",
      attrs: { level, id: node.id, ...(target === null ? {} : { target }) },
      ...(title === "" ? {} : { content: [{ type: "text", text: title }] }),
    };
    return [heading, ...paragraphsOf(node.note ?? ""), ...treeToBlocks(children, level + 1)];
  });
}

function listOf(branches: readonly TreeBranch[]): NodeJson {
  const items = branches.map(({ node, children }): NodeJson => {
    const text = lineOf(node.text);
    const lead: NodeJson = { type: "paragraph", ...(text === "" ? {} : { content: [{ type: "text", text }] }) };
    return { type: "listItem", content: [lead, ...paragraphsOf(node.note ?? ""), ...(children.length === 0 ? [] : [listOf(children)])] };
  });
  return { type: "bulletList", content: items };
}

const lineOf = (text: string): string => text.replace(/\s+/g, " ").trim();

/**
 * A document as nodes: headings with their ids and, below them, the items of their lists; text is the note of its heading. Text before
 * the first heading is left out.
 */
export function blocksToTree(blocks: readonly NodeJson[], newId: () => string): TreeNode[] {
  const nodes: TreeNode[] = [];
  const path: { level: number; id: string }[] = [];
  const lastOrders = new Map<string | null, string>();
  const put = (parentId: string | null, id: string, text: string): void => {
    const order = orderBetween(lastOrders.get(parentId) ?? null, null);
    lastOrders.set(parentId, order);
    nodes.push({ id, parentId, order, text });
  };
  const putItems = (list: NodeJson, parentId: string): void => {
    for (const item of list.content ?? []) {
      const id = newId();
      const [first, ...rest] = item.content ?? [];
      put(parentId, id, first === undefined ? "" : lineOf(nodeText(first)));
      for (const block of rest) addBelow(block, id);
    }
  };
  const addBelow = (block: NodeJson, id: string): void => {
    if (block.type === "bulletList" || block.type === "orderedList") {
      putItems(block, id);
      return;
    }
    const at = nodes.findLastIndex((node) => node.id === id);
    const node = nodes[at];
    const note = [node?.note ?? "", nodeText(block)].filter((part) => part !== "").join("\n");
    if (node !== undefined && note !== "") nodes[at] = { ...node, note };
  };
  for (const block of blocks) {
    if (block.type !== "heading") {
      const current = path.at(-1);
      if (current !== undefined) addBelow(block, current.id);
      continue;
    }
    const level = Number(block.attrs?.["level"] ?? 1);
    while ((path.at(-1)?.level ?? 0) >= level) path.pop();
    const id = String(block.attrs?.["id"] ?? "") || newId();
    put(path.at(-1)?.id ?? null, id, lineOf(nodeText(block)));
    path.push({ level, id });
  }
  return nodes;
}
