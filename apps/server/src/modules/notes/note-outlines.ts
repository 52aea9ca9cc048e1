import { type Generation, type KindInput, type KindResult, NOTE_OUTLINE, type OutlineProposal } from "@tangleaf/contract";
import { hasWords } from "@tangleaf/document";
import { blocksToOutline } from "@tangleaf/document/convert";
import type { OutlineItem } from "@tangleaf/document/outline";
import { AppError } from "../../platform/errors.ts";
import type { NoteOptions } from "./note-options.ts";
import type { Notes } from "./notes.ts";

const KIND = "noteOutline";

type Asked = Pick<KindInput<typeof KIND>, "material" | "length" | "depth">;

/** Outlines proposed for notes: generations that belong to one. The note itself is changed by nobody but who takes them. */
export function createNoteOutlines({ documents, generations, sources }: Pick<NoteOptions, "documents" | "generations" | "sources">): {
  propose: Notes["outline"];
  list: Notes["outlines"];
} {
  const proposals = async (userId: string, noteId: string) =>
    (await generations.ofDocument({ userId, documentId: noteId, kind: KIND, most: NOTE_OUTLINE.kept })).toReversed().map(presentProposal);

  return {
    async propose({ userId, noteId, material = "", length, depth, model, requestId }) {
      const { content } = await documents.read({ userId, documentId: noteId });
      const { title, settings, blocks } = content;
      const present = headings(blocksToOutline(blocks), depth);
      if (!hasWords([title, material, ...present.map((one) => one.title)].join(" "))) {
        throw new AppError("field.required", { field: "material" });
      }
      const made = (await proposals(userId, noteId)).filter(({ outline }) => outline.length > 0);
      const query = [title, material, ...present.map((one) => one.title)].join("\n");
      const evidence = await sources.evidenceFor({ userId, noteId, query, limit: NOTE_OUTLINE.evidence });
      const { noIndent: _layout, ...told } = settings;
      const { generationId, estimate } = await generations.start({
        userId,
        request: {
          kind: KIND,
          input: {
            noteId,
            title: title.slice(0, NOTE_OUTLINE.titleMaxCharacters),
            settings: told,
            material,
            length,
            depth,
            present: present.slice(0, NOTE_OUTLINE.present),
            evidence,
            attempt: made.length + 1,
            earlier: titlesOf(made.at(-1)?.outline ?? []),
          },
          model,
          requestId,
        },
      });
      return { generationId, estimate };
    },
    async list({ userId, noteId }) {
      await documents.assertOpen({ userId, documentId: noteId });
      return { list: await proposals(userId, noteId) };
    },
  };
}

/** Titles with their levels, those deeper than what is asked for left out. */
function headings(items: readonly OutlineItem[], depth: number, level = 1): { level: number; title: string }[] {
  if (level > depth) return [];
  return items.flatMap(({ title, children }) => [
    ...(title.trim() === "" ? [] : [{ level, title: title.slice(0, NOTE_OUTLINE.titleMaxCharacters) }]),
    ...headings(children, depth, level + 1),
  ]);
}

function titlesOf(outline: OutlineProposal["outline"]): string {
  return outline
    .map(({ level, title, subPara }) => [`${"  ".repeat(level - 1)}- ${title}`, titlesOf(subPara)].filter((line) => line !== "").join("\n"))
    .join("\n");
}

function presentProposal({ generationId, status, createdAt, input, usage, result }: Generation): OutlineProposal {
  const { material, length, depth } = input as Asked;
  const { outline } = (result ?? { outline: [] }) as KindResult<typeof KIND>;
  return { generationId, status, createdAt, material, length, depth, charged: usage.charged, outline };
}
