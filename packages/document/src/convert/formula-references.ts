import { nodeText } from "../model/derive-sections.ts";
import type { NodeJson } from "../model/document-content.ts";

/** A reference to the last display formula before it, or to the next one where it is the first: [[式]]中，$r$ 为 … That formula has a number. */
const REFERENCE = /\[\[(?:式|Eq)\]\]/;
const HAN = /\p{Script=Han}/u;

/** The same blocks with references to a formula as cross references to it, which is numbered; where there is none, as words. */
export function linkFormulas(blocks: readonly NodeJson[]): NodeJson[] {
  const meant = formulasMeant(blocks);
  const numbered = new Set<string>();
  const visit = (node: NodeJson, target: string | undefined): NodeJson[] => {
    if (node.type === "heading" || node.type === "codeBlock") return [node];
    if (node.type === "text") return linkText(node, target, numbered);
    const content = node.content?.flatMap((child) => visit(child, target));
    return content === undefined || content.every((one, at) => one === node.content?.[at]) ? [node] : [{ ...node, content }];
  };
  const linked = blocks.flatMap((block, at) => visit(block, meant[at]));
  return numbered.size === 0 ? linked : linked.map((block) => withNumbers(block, numbered));
}

/** What is written for the cross references to a formula that are read as such again. */
export function formulaReferences(blocks: readonly NodeJson[]): ReadonlyMap<NodeJson, string> {
  const meant = formulasMeant(blocks);
  const written = new Map<NodeJson, string>();
  const visit = (node: NodeJson, block: NodeJson, target: string | undefined): void => {
    if (node.type === "crossRef" && target !== undefined && node.attrs?.["targetId"] === target)
      written.set(node, HAN.test(nodeText(block)) ? "[[式]]" : "[[Eq]]");
    for (const child of node.content ?? []) visit(child, block, target);
  };
  for (const [at, block] of blocks.entries()) visit(block, block, meant[at]);
  return written;
}

/** For each block the id of the display formula a reference in it means. */
function formulasMeant(blocks: readonly NodeJson[]): (string | undefined)[] {
  const first = blocks.map(firstFormula).find((id) => id !== undefined);
  let last = first;
  return blocks.map((block) => {
    const before = last;
    last = lastFormula(block) ?? last;
    return before;
  });
}

function firstFormula(node: NodeJson): string | undefined {
  if (node.type === "mathBlock") return String(node.attrs?.["id"] ?? "");
  return (node.content ?? []).map(firstFormula).find((id) => id !== undefined);
}

function lastFormula(node: NodeJson): string | undefined {
  if (node.type === "mathBlock") return String(node.attrs?.["id"] ?? "");
  return (node.content ?? []).map(lastFormula).findLast((id) => id !== undefined);
}

function linkText(node: NodeJson, targetId: string | undefined, numbered: Set<string>): NodeJson[] {
  const text = node.text ?? "";
  if (!text.includes("[[") || node.marks?.some(({ type }) => type === "code")) return [node];
  const parts = text.split(REFERENCE);
  if (parts.length === 1) return [node];
  if (targetId === undefined) return [{ ...node, text: parts.join(HAN.test(text) ? "公式" : "the formula") }];
  numbered.add(targetId);
  return parts.flatMap((part, at): NodeJson[] => [
    ...(at === 0 ? [] : [{ type: "crossRef", attrs: { targetId } } as const]),
    ...(part === "" ? [] : [{ ...node, text: part }]),
  ]);
}

function withNumbers(node: NodeJson, ids: ReadonlySet<string>): NodeJson {
  if (node.type === "mathBlock") return ids.has(String(node.attrs?.["id"])) ? { ...node, attrs: { ...node.attrs, numbered: 1 } } : node;
  const content = node.content?.map((child) => withNumbers(child, ids));
  return content === undefined || content.every((one, at) => one === node.content?.[at]) ? node : { ...node, content };
}
