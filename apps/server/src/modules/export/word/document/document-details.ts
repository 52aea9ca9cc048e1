import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import { bookmarkOf, type Details, KEPT_STATES, type SectionFacts } from "../../../word-format/index.ts";
import { printable } from "../../printable.ts";
import type { Formulas } from "./formula-to-word.ts";

/** What Word has no place for. */
export function detailsOf(content: DocumentContent, areNumbered: boolean, formulas: Pick<Formulas, "readBack">): Details {
  const sources = new Map<string, string[]>();
  const references = new Map<string, string>();
  const visit = (node: NodeJson) => {
    if (node.type === "mathBlock" || node.type === "mathInline") {
      const latex = String(node.attrs?.["latex"] ?? "");
      const read = formulas.readBack(latex);
      if (read !== null) addTo(sources, read, latex);
    }
    if (node.type === "crossRef" && typeof node.attrs?.["kind"] === "string")
      references.set(String(node.attrs["targetId"]), node.attrs["kind"]);
    for (const child of node.content ?? []) if (child.type !== "text") visit(child);
  };
  for (const block of content.blocks) visit(block);
  const sections = content.blocks.flatMap((block): [string, SectionFacts][] => {
    const facts = block.type === "heading" && bookmarkOf("heading", block.attrs?.["id"]) !== null ? factsOf(block, areNumbered) : {};
    return Object.keys(facts).length === 0 ? [] : [[String(block.attrs?.["id"]), facts]];
  });
  const others = [...sources].filter(([read, typed]) => typed.some((latex) => latex !== read));
  const { language = null, numbering, noIndent } = content.settings;
  return {
    language,
    isUnnumbered: numbering === "none",
    noIndent: noIndent === 1,
    sections: new Map(sections),
    formulas: new Map(others),
    references,
  };
}

function factsOf({ attrs }: NodeJson, areNumbered: boolean): SectionFacts {
  const status = KEPT_STATES.find((state) => state === attrs?.["status"]);
  const { target, locked, points } = attrs ?? {};
  return {
    ...(status === undefined ? {} : { status }),
    ...(typeof target === "number" ? { target } : {}),
    ...(locked === 1 ? { locked } : {}),
    ...(typeof points === "string" && points !== "" ? { points: printable(points) } : {}),
    ...(attrs?.["unnumbered"] === 1 && !areNumbered ? { unnumbered: 1 } : {}),
  };
}

function addTo(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
