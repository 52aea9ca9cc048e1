import type { CheckOptions } from "../check-options.ts";
import { type CheckedDocument, placeOfSection } from "../checked-document.ts";
import { citationsOf } from "../citations-of.ts";
import { type Finding, finding } from "../finding.ts";

/** Citations against the list of references: unknown ones, listed ones nobody cites, and the order of first citing. */
export function checkCitations(document: CheckedDocument, { references, isCitedInOrder = true }: CheckOptions): Finding[] {
  if (references === undefined) return [];
  const numbers = new Map(references.map((refId, index) => [refId, index + 1]));
  const cited = new Set<string>();
  const found: Finding[] = [];
  let last = { refId: "", number: 0 };
  for (const { refId, place } of citationsOf(document)) {
    const number = numbers.get(refId);
    if (number === undefined) found.push(finding("citationUnknown", place, { refId }));
    else if (!cited.has(refId)) {
      cited.add(refId);
      if (number > last.number) last = { refId, number };
      else if (isCitedInOrder) {
        found.push(finding("citationOrder", place, { refId, number, afterRefId: last.refId, afterNumber: last.number }));
      }
    }
  }
  return [...found, ...unused(document, references, cited)];
}

/** Stand at the list, or at the end where there is none. */
function unused({ sections, content }: CheckedDocument, references: readonly string[], cited: ReadonlySet<string>): Finding[] {
  const list = sections.find(({ isReferences }) => isReferences) ?? sections.at(-1);
  if (list === undefined) return [];
  const place = placeOfSection(list, content.blocks[list.start]?.type !== "heading");
  return references.flatMap((refId, index) => (cited.has(refId) ? [] : [finding("citationUnused", place, { refId, number: index + 1 })]));
}
