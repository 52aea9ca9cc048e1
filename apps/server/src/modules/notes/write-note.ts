import { LIMITS, NOTE_SECTION_CHARACTERS, type noteApi, type OutputOf, type ParsedInputOf, sectionLimit } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { assertNoWait, beginSectionJob, repeatedJob, wantedSections } from "../section-writing/index.ts";
import { findNote, setNoteJob } from "./note.repo.ts";
import { NOTE_JOB, type NoteJobInput } from "./note-job-input.ts";
import type { NoteOptions } from "./note-options.ts";

type Options = Pick<NoteOptions, "db" | "clock" | "variant" | "documents" | "generations" | "jobs" | "metering" | "texts">;
type Asked = { readonly userId: string } & ParsedInputOf<typeof noteApi.write>;

/**
 * Starts the job that writes sections of a note. A version of the note is saved before sections with words are written anew. A repeat
 * of the request answers with its job, whatever has become of the note since.
 */
export async function writeNote(options: Options, asked: Asked): Promise<OutputOf<typeof noteApi.write>> {
  const { db, documents, metering, variant } = options;
  const { userId, noteId, headingIds, mode, sources, model, requestId } = asked;
  const isSame = (input: unknown) => (input as NoteJobInput).noteId === noteId;
  const first = await repeatedJob(options, db, { userId, requestId, kind: NOTE_JOB, isSame });
  if (first !== null) return first;
  if ((await findNote(db, userId, noteId)) === undefined) throw new AppError("document.unknown");
  const { content } = await documents.read({ userId, documentId: noteId });
  // Only what was named is written over, and never by a slip of a program.
  if (mode === "rewrite" && headingIds === undefined) throw new AppError("body.invalid", { field: "headingIds" });
  if (content.blocks.every(({ type }) => type !== "heading")) throw new AppError("note.noHeadings");
  const limits = LIMITS[variant][(await metering.levelOf(userId)).level];
  if (headingIds === undefined && !limits.essayFullText) throw new AppError("level.needsVip", { field: "headingIds" });
  const length = content.settings.sectionLength ?? NOTE_SECTION_CHARACTERS;
  const chapters = await options.texts.paragraphsOf({ userId, content });
  const sections = wantedSections(content, chapters, {
    ids: headingIds,
    field: "headingIds",
    mode,
    target: (own) => Math.min(own ?? length, limits.essayParagraphCharacters),
  });
  if (sections.length === 0) throw new AppError("note.nothingToWrite");
  // A heading stands for all sections below it.
  if (sections.length > 1 && !limits.essayFullText) throw new AppError("level.needsVip", { field: "headingIds" });
  await assertNoWait(options.generations, userId);
  if (sections.some(({ was }) => was !== "")) await documents.saveVersion({ userId, documentId: noteId, label: "", kind: "beforeAi" });
  const language = content.settings.language ?? variant;
  const limit = sectionLimit(limits);
  const input: NoteJobInput = {
    ...{ noteId, title: content.title, language, sections },
    ...(sources !== undefined && { sources }),
    ...(limit !== undefined && { limit }),
  };
  return beginSectionJob(options, {
    userId,
    kind: NOTE_JOB,
    input,
    model,
    requestId,
    isSame,
    waitSeconds: limits.waitSeconds,
    atWork: "note.writing",
    jobBefore: async (trx) => (await findNote(trx, userId, noteId))?.job_id ?? null,
    keep: (trx, jobId) => setNoteJob(trx, noteId, jobId),
  });
}
