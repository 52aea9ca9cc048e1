import type { Document } from "docx";
import { lateIdsOf, withIds } from "./late-ids.ts";
import type { Parts } from "./pack-file.ts";
import { looksOf } from "./write-alike.ts";
import { type Xmlable, xmlOf } from "./xml-of.ts";

/** What stands in the part of a header or footer: the ids to come in it. */
const PLACE = /<w:(hdr|ftr)(?:\/>|>([^<]*)<\/w:\1>)$/;

type Edge = Document["Headers"][number] | Document["Footers"][number];

/**
 * Headers and footers, of which a thesis has one for each chapter: the library writes each twice, once to see which pictures it
 * shows. Each is written once, its paragraphs as those of the text are; the function returned puts it into its part.
 */
export function edgesOnce({ Headers, Footers }: Document): (parts: Parts) => void {
  const headers = Headers.map(setAside);
  const footers = Footers.map(setAside);
  return (parts) => {
    for (const [index, xml] of headers.entries()) fill(parts, `word/header${index + 1}.xml`, xml());
    for (const [index, xml] of footers.entries()) fill(parts, `word/footer${index + 1}.xml`, xml());
  };
}

/** What comes back is its XML, once it is written. */
function setAside({ View }: Edge): () => string {
  const write = View.prepForXml.bind(View);
  let xml: string | null = null;
  View.prepForXml = (context) => {
    const own = { ...context, looks: looksOf(context.file) };
    xml ??= xmlOf((write(own) ?? {}) as Xmlable);
    const ids = lateIdsOf(xml);
    return { [/^<([^\s/>]+)/.exec(xml)?.[1] ?? ""]: ids.length === 0 ? {} : [ids.join(" ")] };
  };
  return () => xml ?? "";
}

function fill(parts: Parts, path: string, xml: string): void {
  parts.set(
    path,
    String(parts.get(path)).replace(PLACE, (_, _name, ids: string | undefined) => withIds(xml, ids?.split(" ") ?? [])),
  );
}
