import type { NOTE_EXPORT_FORMATS, NOTE_EXPORT_PROFILES, noteApi, OutputOf } from "@tangleaf/contract";
import { revisedContent } from "@tangleaf/document/convert";
import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import { copiedSamples, readPictures } from "../export/index.ts";
import type { NoteRow } from "./note.repo.ts";
import type { NoteOptions } from "./note-options.ts";

type Asked = {
  readonly userId: string;
  readonly row: NoteRow;
  readonly format: (typeof NOTE_EXPORT_FORMATS)[number];
  readonly profile: (typeof NOTE_EXPORT_PROFILES)[number];
  /** Of a Word file: what is suggested stands in it as tracked changes. */
  readonly withSuggestions: boolean;
};

/** A note as a file to download. What AI wrote keeps its label. */
export async function exportNote(
  options: NoteOptions,
  { userId, row, format, profile, withSuggestions }: Asked,
): Promise<OutputOf<typeof noteApi.export>> {
  const { documents, exporter, variant } = options;
  const { content: stored, suggestions } = await documents.read({ userId, documentId: row.document_id });
  const isRevised = withSuggestions && format === "docx" && suggestions.length > 0;
  const written = isRevised ? revisedContent(stored, suggestions).content : stored;
  const isWord = format === "docx";
  const content = format === "json" ? written : await cited(options, written, { userId, noteId: row.document_id, isWord });
  const images = isWord || format === "html" ? await readPictures(exporter, { userId, content }) : new Map<string, Uint8Array>();
  const generationId = row.generation_id ?? sectionBy(stored) ?? (isRevised ? (suggestions[0]?.generationId ?? null) : null);
  const link = await exporter.exportContent({
    userId,
    owner: { kind: "document", id: row.document_id },
    content: { ...content, settings: { language: variant, ...content.settings } },
    format,
    look: profile,
    images,
    aiMade: generationId === null ? null : { id: generationId, builtin: await isBuiltin(options, userId, generationId), visible: true },
  });
  return { ...link, ...copiedSamples(written) };
}

/** The generation of the first section AI wrote; null = it wrote none. */
function sectionBy({ blocks }: DocumentContent): string | null {
  const found = blocks.map(({ attrs }) => attrs?.["generationId"]).find((id) => typeof id === "string");
  return typeof found === "string" ? found : null;
}

/** With numbers and a list of what it cites; programs get the citations as they are. */
async function cited(
  { sources, texts }: NoteOptions,
  content: DocumentContent,
  { userId, noteId, isWord }: { userId: string; noteId: string; isWord: boolean },
): Promise<DocumentContent> {
  const references = await sources.citedReferences({ noteId });
  // Where there was never a source, two brackets are two brackets.
  if (references.references.length === 0 && !content.blocks.some(cites)) return content;
  const options = { isWord, hasList: true, citedFrom: "sources" } as const;
  return (await texts.citeInExport({ userId, content, cited: references, options })).content;
}

const cites = ({ type, content }: NodeJson): boolean => type === "citation" || (content?.some(cites) ?? false);

/** Of a text that has been removed since nothing more is known than that AI wrote it. */
async function isBuiltin({ generations, builtinModels }: NoteOptions, userId: string, generationId: string): Promise<boolean> {
  try {
    return builtinModels.includes((await generations.get({ userId, generationId })).model);
  } catch {
    return false;
  }
}
