import type { CheckedDocument } from "../checked-document.ts";
import { exhibitsOf, mentionsOf } from "../exhibits.ts";
import { type Finding, finding } from "../finding.ts";

/** Exhibits the text never refers to, numbers it names that nothing has, and cross references whose target is gone. */
export function checkExhibits(document: CheckedDocument): Finding[] {
  const exhibits = exhibitsOf(document);
  const mentions = mentionsOf(document, exhibits);
  const keys = new Set(exhibits.map(({ key }) => key));
  const named = new Set(mentions.map(({ key }) => key));
  const ids = new Set(document.nodes.map(({ place }) => place.blockId).concat(document.sections.map(({ id }) => id)));
  const references = document.nodes.filter(({ node }) => node.type === "crossRef");
  const targets = new Set(references.map(({ node }) => String(node.attrs?.["targetId"] ?? "")));
  const told = new Set<string>();
  // Once in a paragraph is enough to find it.
  const missing = mentions.filter(({ key, place }) => {
    const once = `${place.block} ${key}`;
    return !keys.has(key) && !told.has(once) && told.add(once);
  });
  return [
    ...exhibits
      .filter(({ key, nodeId }) => !named.has(key) && !(nodeId !== null && targets.has(nodeId)))
      .map(({ kind, label, place }) => finding("exhibitUnreferred", place, { kind, label })),
    ...missing.map(({ kind, label, place }) => finding("exhibitMissing", place, { kind, label })),
    ...references
      .filter(({ node }) => !ids.has(String(node.attrs?.["targetId"] ?? "")))
      .map(({ place }) => finding("crossReferenceBroken", place, {})),
  ];
}
