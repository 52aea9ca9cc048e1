import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import { planBlockChanges } from "../model/plan-block-changes.ts";
import { paragraphText } from "./derive-paragraphs.ts";
import { captionsIn } from "./table-captions.ts";

/** Attributes Markdown cannot say: a block that becomes another of its kind keeps them. */
const KEPT_ATTRIBUTES: Partial<Readonly<Record<NodeJson["type"], readonly string[]>>> = {
  paragraph: ["align", "noIndent", "kind"],
  table: ["id", "kind", "caption", "source"],
  figure: ["id", "width", "source"],
  mathBlock: ["id", "numbered"],
};
/** Blocks a cross reference may point at. */
const RENAMED: ReadonlySet<NodeJson["type"]> = new Set(["table", "mathBlock"]);
/** Likeness of two blocks of one kind: they are paired in their order. */
const SAME_KIND = 0.5;

/**
 * Blocks read from Markdown in the place of those it was written from. A block whose Markdown is the same stays as it is; one that
 * changed keeps what Markdown cannot say, and a table the caption it has where the text gives it no other; charts and page breaks, of
 * which Markdown has nothing, stay behind what they stood behind.
 */
export function replaceBlocks(
  before: readonly NodeJson[],
  after: readonly NodeJson[],
  footnotes: DocumentContent["footnotes"],
): NodeJson[] {
  const captions = captionsIn([...before, ...after]);
  const sayable: NodeJson[] = [];
  const keys: string[] = [];
  /** What stands behind so many sayable blocks. */
  const silent = new Map<number, NodeJson[]>();
  for (const block of before) {
    const key = paragraphText([block], footnotes, captions);
    if (key !== "") {
      sayable.push(block);
      keys.push(key);
    } else if (block.type !== "paragraph") silent.set(sayable.length, [...(silent.get(sayable.length) ?? []), block]);
  }
  const changes = planBlockChanges(
    keys,
    after.map((block) => paragraphText([block], footnotes, captions)),
    (from, to) => (sayable[from]?.type === after[to]?.type ? SAME_KIND : 0),
  );
  const blocks = [...(silent.get(0) ?? [])];
  /** Ids of tables and formulas that were read, by those they have in the document. */
  const renamed = new Map<string, string>();
  for (const change of changes) {
    const old = change.before === null ? undefined : sayable[change.before];
    const fresh = change.after === null ? undefined : after[change.after];
    if (old !== undefined && fresh?.type === old.type && RENAMED.has(old.type))
      renamed.set(String(fresh.attrs?.["id"]), String(old.attrs?.["id"]));
    if (change.type === "keep" && old !== undefined) blocks.push(withNewLabel(old, fresh));
    else if (fresh !== undefined) blocks.push(old === undefined ? fresh : withKept(old, fresh));
    if (change.before !== null) blocks.push(...(silent.get(change.before + 1) ?? []));
  }
  return renamed.size === 0 ? blocks : blocks.map((block) => retargeted(block, renamed));
}

function withKept(old: NodeJson, fresh: NodeJson): NodeJson {
  const kept = Object.entries(old.attrs ?? {}).filter(([name]) => KEPT_ATTRIBUTES[fresh.type]?.includes(name) === true);
  const attrs = { ...fresh.attrs, ...Object.fromEntries(kept) };
  return Object.keys(attrs).length === 0 ? fresh : withNewLabel({ ...fresh, attrs }, fresh);
}

/** With the caption the text gives a table, and the number it gives a formula. */
function withNewLabel(block: NodeJson, fresh: NodeJson | undefined): NodeJson {
  if (fresh?.type === "mathBlock" && fresh.attrs?.["numbered"] === 1) return { ...block, attrs: { ...block.attrs, numbered: 1 } };
  const caption = fresh?.type === "table" ? fresh.attrs?.["caption"] : undefined;
  return caption === undefined || caption === block.attrs?.["caption"] ? block : { ...block, attrs: { ...block.attrs, caption } };
}

/** Cross references to what was read point at the one in its place. */
function retargeted(node: NodeJson, ids: ReadonlyMap<string, string>): NodeJson {
  if (node.type === "crossRef") {
    const targetId = ids.get(String(node.attrs?.["targetId"]));
    return targetId === undefined ? node : { ...node, attrs: { ...node.attrs, targetId } };
  }
  const content = node.content?.map((child) => retargeted(child, ids));
  return content === undefined || content.every((one, at) => one === node.content?.[at]) ? node : { ...node, content };
}
