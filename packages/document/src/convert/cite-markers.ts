import type { NodeJson } from "../model/document-content.ts";
import { replaceMarkers } from "../references/markers.ts";

/** Stand around the ids of a place in a text that is being divided; of no script. */
const OPEN = "\uE001";
const PIECE = /\uE001([^\uE001]*)\uE001/;
/** What holds no citations: words that are shown as they are typed. */
const VERBATIM: ReadonlySet<NodeJson["type"]> = new Set<NodeJson["type"]>(["heading", "codeBlock"]);

/** The same blocks with each marker a model has left, `[[R3]]`, as a citation of the document; several together are one. */
export function citeMarkers(nodes: readonly NodeJson[]): NodeJson[] {
  return nodes.flatMap((node): NodeJson[] => {
    if (VERBATIM.has(node.type)) return [node];
    if (node.type === "text") return citeText(node);
    if (node.content === undefined) return [node];
    const content = joined(citeMarkers(node.content));
    return [content.every((one, at) => one === node.content?.[at]) ? node : { ...node, content }];
  });
}

const isCitation = (node: NodeJson | undefined): boolean => node?.type === "citation";
const isBlank = (node: NodeJson | undefined): boolean => node?.type === "text" && (node.text ?? "").trim() === "";

/** Citations that stand together, with nothing but blanks between them, as one with all their ids. */
function joined(nodes: readonly NodeJson[]): NodeJson[] {
  const all: NodeJson[] = [];
  for (const node of nodes) {
    const gap = isBlank(all.at(-1)) ? 1 : 0;
    const before = all[all.length - 1 - gap];
    if (!isCitation(node) || before === undefined || !isCitation(before)) {
      all.push(node);
      continue;
    }
    const ids = [before, node].flatMap(({ attrs }) => String(attrs?.["refIds"] ?? "").split(","));
    all.splice(all.length - 1 - gap, 1 + gap, { ...before, attrs: { ...before.attrs, refIds: [...new Set(ids)].join(",") } });
  }
  return all;
}

function citeText(node: NodeJson): NodeJson[] {
  const text = node.text ?? "";
  if (!text.includes("[[") || node.marks?.some(({ type }) => type === "code")) return [node];
  const divided = replaceMarkers(text, (ids) => `${OPEN}${ids.join(",")}${OPEN}`);
  if (divided === text) return [node];
  return divided.split(PIECE).flatMap((piece, at): NodeJson[] => {
    if (at % 2 === 1) return [{ type: "citation", attrs: { refIds: piece } }];
    return piece === "" ? [] : [{ ...node, text: piece }];
  });
}
