import type { StartInput } from "@tangleaf/contract";
import { chosenSources, type DocumentContent, type DocumentSettings } from "@tangleaf/document/model";
import type { Logger } from "pino";
import type { Documents } from "../documents/documents.ts";
import type { Generations } from "../generation/generation.ts";
import type { AnyJobKind, StepContext } from "../jobs/index.ts";
import { defineJobKind } from "../jobs/index.ts";
import { foundEvidence, placeSection, sectionNamed, sectionSteps, surroundingsOf, writeStep } from "../section-writing/index.ts";
import type { Sources } from "../sources/sources.ts";
import { NOTE_JOB, type NoteJobInput, noteJobInputSchema } from "./note-job-input.ts";
import { toldOfNote } from "./told-of-note.ts";

type Options = {
  readonly log: Logger;
  readonly documents: Pick<Documents, "read" | "change">;
  readonly sources: Pick<Sources, "evidenceFor">;
  readonly generations: Pick<Generations, "ofDocument">;
};

/** Writing a note, or sections of it (docs/decisions/059): each section is put into the note when it is done. */
export function createNoteJobKind(options: Options): AnyJobKind {
  return defineJobKind<NoteJobInput>({
    name: NOTE_JOB,
    input: noteJobInputSchema,
    document: ({ noteId, sections }) => ({ what: "note", documentId: noteId, sections: sections.length }),
    plan: ({ title, sections }) => ({ title, steps: sectionSteps(sections) }),
    request: (context) => noteSectionRequest(options, context),
    actions: {
      place: {
        keepsText: true,
        async run({ userId, input, params, results }) {
          const section = sectionNamed(input, params);
          const written = results[writeStep(section.id)];
          if (written?.type !== "generation") throw new Error(`${section.id} was not written`);
          return placeSection(options.documents, { userId, documentId: input.noteId, section, written });
        },
      },
    },
  });
}

/** What is asked for a section: read from the note as it stands when its turn comes, with all that its owner changed by then. */
async function noteSectionRequest(
  { documents, sources, generations, log }: Options,
  context: StepContext<NoteJobInput>,
): Promise<StartInput> {
  const { userId, input, params } = context;
  const section = sectionNamed(input, params);
  const { noteId, language } = input;
  const { content } = await documents.read({ userId, documentId: noteId });
  const { path: _, query, ...around } = surroundingsOf(content, section, language);
  // Asked for with a request, else chosen for the section, else all that are on.
  const chosen = input.sources ?? chosenOf(content, section.id);
  const ids = chosen === null ? {} : { ids: chosen };
  const citesNone = content.settings.noReferences === 1 || chosen?.length === 0;
  return {
    kind: "noteSection",
    input: {
      noteId,
      title: content.title,
      settings: content.settings satisfies DocumentSettings,
      told: await toldOfNote(generations, { userId, noteId }),
      language,
      outline: headingsOf(content),
      sectionId: section.id,
      target: section.target,
      limit: input.limit,
      evidence: citesNone ? [] : await foundEvidence(log, (limit) => sources.evidenceFor({ userId, noteId, query, limit, ...ids })),
      ...around,
    },
  };
}

function chosenOf({ blocks }: DocumentContent, id: string): readonly string[] | null {
  return chosenSources(blocks.find(({ type, attrs }) => type === "heading" && attrs?.["id"] === id)?.attrs?.["sourceIds"]);
}

function headingsOf({ blocks }: DocumentContent) {
  return blocks.flatMap(({ type, attrs, content }) =>
    type === "heading"
      ? [
          {
            id: String(attrs?.["id"] ?? ""),
            level: Number(attrs?.["level"] ?? 1),
            title: (content ?? []).map(({ text }) => text ?? "").join(""),
            points: String(attrs?.["points"] ?? ""),
          },
        ]
      : [],
  );
}
