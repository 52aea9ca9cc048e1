import { createHash } from "node:crypto";
import type { DocumentContent } from "@tangleaf/document/model";
import { CHART_PICTURES_VERSION } from "./charts/with-charts.ts";
import { DOCUMENT_PROFILES, PARTED_PROFILES, type PartedLook, PROFILES, type ProfileName } from "./profiles/index.ts";

/**
 * How Markdown files are made by now. A change counts it up, as one of a profile counts up its version, or whoever exports a
 * text again is given the file of before: `content-key.test.ts` notices.
 */
export const MARKDOWN_VERSION = 1;
/** The same of what all Word files have beside the look of their profile. */
export const WORD_VERSION = 2;
/** The same of files of slides. */
export const SLIDES_VERSION = 1;

/** What, beside the text, makes two files of it the same. */
export function lookOf(format: "docx" | "md", profile: ProfileName): readonly (string | number)[] {
  return format === "md" ? ["md", MARKDOWN_VERSION] : ["docx", WORD_VERSION, profile, PROFILES[profile].version];
}

/** How files of documents other than Word's are made by now. */
const DOCUMENT_FILE_VERSIONS = { md: 2, html: 3, json: 1 } as const;

/** The same of a document, whose language is part of it. */
export function documentLookOf(
  format: "docx" | "md" | "html" | "json",
  look: keyof typeof DOCUMENT_PROFILES,
): readonly (string | number)[] {
  if (format !== "docx") return ["document", format, DOCUMENT_FILE_VERSIONS[format]];
  const { zh, en } = DOCUMENT_PROFILES[look];
  return ["document", format, WORD_VERSION, look, zh.version, en.version];
}

/** The same of a thesis, or of a paper that is laid out by parts like one. */
export function thesisLookOf(look: PartedLook): readonly (string | number)[] {
  return ["thesis", WORD_VERSION, look, PARTED_PROFILES[look].version];
}

/** Files with charts are made anew when their pictures are. */
export const CHARTS_LOOK: readonly (string | number)[] = ["charts", CHART_PICTURES_VERSION];
export function chartsLookOf(content: DocumentContent): readonly (string | number)[] {
  return content.blocks.some(({ type }) => type === "chart") ? CHARTS_LOOK : [];
}

/** A string of more UTF-16 units, a whole document, is hashed as it is: escaping it takes ten times as long. */
const ESCAPED_MAX_UNITS = 64 * 1024;

/** The same parts give the same key, and others another. Linear in the document, which DOCUMENT_STATE_MAX_BYTES bounds. */
export function contentKeyOf(parts: readonly (string | number | boolean | null | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    const bytes = part instanceof Uint8Array ? part : new TextEncoder().encode(isLong(part) ? part : JSON.stringify(part));
    hash.update(`${bytes.byteLength}:`).update(bytes);
  }
  return hash.digest("hex");
}

const isLong = (part: unknown): part is string => typeof part === "string" && part.length > ESCAPED_MAX_UNITS;
