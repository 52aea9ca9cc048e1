import { MARK_SOURCE } from "../../metrics/marks-in.ts";
import { type CheckedDocument, placeIn } from "../checked-document.ts";
import { type FindingOf, finding } from "../finding.ts";

const WORDS = /^.(?:待补充|待核实|待填写|To add|To confirm)[：:]?\s?/i;

/** Every mark of what is missing: in text, cells, captions and footnotes. */
export function checkMarks({ texts, nodes, content }: CheckedDocument): FindingOf<"mark">[] {
  const pattern = new RegExp(MARK_SOURCE, "gi");
  const found = texts.flatMap((text) =>
    [...text.text.matchAll(pattern)].map(({ 0: mark, index }) =>
      finding("mark", placeIn(text, index, index + mark.length), { mark, asked: askedBy(mark) }),
    ),
  );
  for (const { node, place } of nodes) {
    const { id, caption, source } = node.attrs ?? {};
    const aside = [caption, source, node.type === "footnote" ? content.footnotes[String(id)] : null];
    for (const words of aside) {
      for (const [mark] of String(words ?? "").matchAll(pattern)) found.push(finding("mark", place, { mark, asked: askedBy(mark) }));
    }
  }
  return found;
}

function askedBy(mark: string): string {
  return mark.replace(WORDS, "").slice(0, -1).trim();
}
