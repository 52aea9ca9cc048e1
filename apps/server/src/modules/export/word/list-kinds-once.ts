import type { Document } from "docx";
import { keepKnown } from "./keep-known.ts";
import { named, xmlOf } from "./xml-of.ts";

type Context = Parameters<Document["Numbering"]["prepForXml"]>[0];
/** What the library reads of a kind of lists. */
type Kind = { readonly id: number; prepForXml: (context: Context) => Record<string, unknown> | undefined };

/** A profile has three kinds or four, each up to 10 KB. */
const KNOWN_MOST = 64;
const known = new Map<string, string>();
/** What stands in the part for a kind of lists. */
const PLACE = /<w:abstractNum once="(\d+)"\/>/g;

/** Kinds of lists are the same in every file of a profile, and each is a hundred objects: the library writes it once. The function returned puts them into the part. */
export function listKindsOnce({ Numbering }: Document): (part: string) => string {
  const kinds: Map<string, Kind> = Numbering["abstractNumberingMap"];
  const levels: Map<string, unknown> = Numbering["referenceConfigMap"];
  const written = new Map<string, string>();
  for (const [reference, kind] of kinds) {
    const key = JSON.stringify([kind.id, levels.get(reference)]);
    const write = kind.prepForXml.bind(kind);
    kind.prepForXml = (context) => {
      const xml = known.get(key) ?? keepKnown(known, KNOWN_MOST, key, xmlOf(write(context) ?? {}));
      written.set(String(kind.id), xml);
      return named("w:abstractNum", () => ({ _attr: { once: kind.id } }));
    };
  }
  return (part) => part.replace(PLACE, (_, id: string) => written.get(id) ?? "");
}
