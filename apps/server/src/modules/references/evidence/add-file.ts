import { ESSAY_REFERENCE_FILES_MAX, type ParsedInputOf, type referenceApi } from "@tangleaf/contract";
import { languageOf, type Reference } from "@tangleaf/document/references";
import { AppError } from "../../../platform/errors.ts";
import { type FileReader, type FileText, titleOfFile } from "../../text-sources/index.ts";
import type { ReferenceOptions } from "../options.ts";
import { findReference, listReferences, replacePassages, updateReferences } from "../reference.repo.ts";
import { changeLibrary, keepReferences, onlyKept, requireEssay } from "../store-references.ts";
import { numberOf } from "../stored-reference.ts";

/** Passages of one file, and so 20 times as many of an essay. */
const PASSAGES_MAX = 400;

/** Reads an upload as evidence of a reference, or of a new one. Returns the reference's id. */
export async function addFile(
  options: ReferenceOptions,
  reader: FileReader,
  { userId, essayId, fileId, referenceId }: { userId: string } & ParsedInputOf<typeof referenceApi.file>,
): Promise<string> {
  const { db, clock, exporter } = options;
  const place = { userId, essayId };
  await requireEssay(db, place);
  const file = await exporter.openOwn({ userId, fileId });
  if (file === null) throw new AppError("upload.unknown", { field: "fileId" });
  const text = await reader.read(userId, file);
  const passages = await options.texts.cutPassages({ userId, pages: text.pages, hasPages: text.pageCount !== null, max: PASSAGES_MAX });
  const isCut = text.isCut || passages.length === PASSAGES_MAX;
  const kept = { id: fileId, name: file.name, pages: text.pageCount, passages: passages.length, isCut };
  return changeLibrary(options, place, async (trx) => {
    const rows = await listReferences(trx, essayId);
    const before = referenceId === undefined ? undefined : await findReference(trx, { essayId, no: numberOf(referenceId) });
    if (referenceId !== undefined && before === undefined) throw new AppError("reference.unknown", { field: "referenceId" });
    const others = rows.filter(({ no, file_id }) => file_id !== null && no !== before?.no).length;
    if (others >= ESSAY_REFERENCE_FILES_MAX) throw new AppError("reference.tooManyFiles", { params: { max: ESSAY_REFERENCE_FILES_MAX } });
    await exporter.attachUpload(trx, { userId, fileId, owner: { kind: "library", id: essayId } });
    if (before === undefined) {
      const added = [{ reference: ownWork(text, file.name), check: "none" as const, file: kept }];
      const [result] = await keepReferences(trx, place, { added, now: clock.now(), isDistinct: true });
      const { id } = onlyKept(result);
      await replacePassages(trx, { essayId, no: numberOf(id), userId }, passages);
      return id;
    }
    if (before.file_id !== null) await exporter.giveTo(trx, { fileId: before.file_id, owner: null });
    await updateReferences(
      trx,
      { essayId, nos: [before.no] },
      { file_id: kept.id, file_name: kept.name, file_pages: kept.pages, passages: kept.passages, is_cut: isCut ? 1 : 0 },
    );
    await replacePassages(trx, { essayId, no: before.no, userId }, passages);
    return `R${before.no}`;
  });
}

/** A file says no more of a work than its title; the rest is for its owner to type. */
function ownWork(text: FileText, fileName: string): Reference {
  const title = titleOfFile(text, fileName);
  return { id: "R1", type: "other", title, language: languageOf(title), source: "file", tier: "C" };
}
