import { citeMarkers } from "@tangleaf/document/convert";
import { replaceMarkers } from "@tangleaf/document/references";
import { SIGN } from "@tangleaf/document/signs";
import type { Mark, Node, Schema } from "@tiptap/pm/model";

/** Of one character, so that it stands for a sign while signs are counted anew. */
const PLACE = "\uE002";

/** Whether a suggested text cites a source that its paragraph has not cited yet. */
export const citesAnew = (text: string): boolean => signedCitations(text) !== text;

/** A suggested text as its paragraph will have it: what it cites anew is a sign too, and all are counted from the first. */
export function signedCitations(text: string): string {
  const placed = replaceMarkers(text, () => PLACE);
  if (placed === text) return text;
  let signs = 0;
  return placed.replace(new RegExp(`${SIGN.source}|${PLACE}`, "g"), () => `⟦${++signs}⟧`);
}

/** As a person sees it where it is no text yet: something stands at a sign, and a source is named. */
export const shownText = (text: string): string => replaceMarkers(text.replace(SIGN, "▣"), (ids) => `[${ids.join(", ")}]`);

/** Words and citations of a suggested text, to be put into a paragraph. */
export function citedNodes(schema: Schema, text: string, marks: readonly Mark[]): Node[] {
  return citeMarkers([{ type: "text", text }]).map((node) =>
    node.type === "text" ? schema.text(node.text ?? "", marks) : schema.nodeFromJSON(node),
  );
}
