import type { Reference } from "../reference.ts";
import { yearOf } from "../reference.ts";
import { hasLink, LAYOUTS, typeMark } from "./layouts.ts";
import { formatPeople, mainPeople } from "./names.ts";
import { type FormatOptions, join, ownText, type Style, styleOf } from "./style.ts";

/** Who wrote it, where nobody is named and the entry begins with the author. */
export const NO_AUTHOR = { zh: "佚名", en: "Anon", other: "Anon" } as const;

/** After the name of a translator or an editor. */
const ROLES = { translator: { zh: "译", en: "trans", other: "trans" }, editor: { zh: "编", en: "ed", other: "ed" } } as const;

/**
 * A reference as an entry of the list (GB/T 7714). What is not known is left out with its punctuation; an entry that could
 * not be read in full is shown as the user wrote it.
 */
export function formatReference(reference: Reference, options: FormatOptions = {}): string {
  if (reference.literal !== undefined) return reference.literal.trim();
  const layout = LAYOUTS[reference.type];
  const style = styleOf(reference, options);
  const { edition = "", body = "" } = layout.publication(reference, style);
  const seen = seenOn(reference, style);
  const showsLink = style.links || layout.online === true;
  const comesWithHost = reference.type === "conference" && !reference.publisher && !reference.place && !edition;
  const title = titlePart(reference, style);
  return sentences([
    authorPart(reference, style, options.yearSuffix ?? ""),
    ...(comesWithHost && reference.container ? [join(style.comma, [title, body]) + seen] : [title, edition, body + seen]),
    ...(showsLink ? linkParts(reference) : []),
  ]);
}

function authorPart(reference: Reference, style: Style, suffix: string): string {
  if (reference.type === "standard" && style.edition === "2025") return "";
  const people = LAYOUTS[reference.type].within && reference.container ? reference.authors : mainPeople(reference);
  const names = formatPeople(people, style, reference.moreAuthors);
  if (!style.authorYear) return names;
  const year = yearOf(reference);
  return join(style.comma, [names === "" ? NO_AUTHOR[style.language] : names, year === undefined ? "" : `${year}${suffix}`]);
}

/** Title with number and type mark, who else took part, and the book it is in. */
function titlePart(reference: Reference, style: Style): string {
  const layout = LAYOUTS[reference.type];
  const words = ownText(reference.title, style);
  const isBefore = layout.number === "before2025" && style.edition === "2025";
  const number = layout.number === undefined ? "" : (reference.number ?? "");
  const name = isBefore ? join(" ", [number, words]) : join(style.colon, [words, number]);
  const marked = name === "" ? "" : name + typeMark(reference, style.edition, style.links);
  const own = sentences([marked, ...otherPeople(reference, style)], "");
  if (!layout.within || !reference.container) return own;
  return join("//", [own, sentences([formatPeople(reference.editors, style), ownText(reference.container, style)], "")]);
}

function otherPeople(reference: Reference, style: Style): string[] {
  const translators = formatPeople(reference.translators, style);
  const besides = LAYOUTS[reference.type].editors === true && (reference.authors ?? []).length > 0;
  const editors = besides ? formatPeople(reference.editors, style) : "";
  return [
    editors === "" ? "" : join(style.comma, [editors, ROLES.editor[style.language]]),
    translators === "" ? "" : join(style.comma, [translators, ROLES.translator[style.language]]),
  ];
}

/** The day the work was seen: in 2015 of all that is read on the net, since then of what is only there. */
function seenOn(reference: Reference, style: Style): string {
  const wanted = LAYOUTS[reference.type].online === true || (style.edition === "2015" && style.links && hasLink(reference));
  return wanted && reference.accessed ? `[${reference.accessed}]` : "";
}

/** The address, and the DOI unless the address has it. */
function linkParts({ url = "", doi = "" }: Reference): string[] {
  const address = url.trim().replace(/\.$/, "");
  return [address, doi !== "" && !address.toLowerCase().includes(doi.toLowerCase()) ? `DOI:${doi}` : ""];
}

/** Sentences with a dot and a space between, none twice; a full-width bracket brings its own space. */
function sentences(parts: readonly (string | undefined)[], end = "."): string {
  const known = parts.map((part) => part?.trim() ?? "").filter((part) => part !== "");
  return known.reduce((text, part, at) => {
    const ended = part.endsWith(".") || (at === known.length - 1 && end === "") ? part : `${part}.`;
    return `${text}${text === "" || part.startsWith("（") ? "" : " "}${ended}`;
  }, "");
}
