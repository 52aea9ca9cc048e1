import { CHECKPOINT_MS } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { AppError } from "../../platform/errors.ts";
import { cleanText } from "./clean-text.ts";
import { type GenerationRow, saveEdit } from "./generation.repo.ts";
import type { Generations } from "./generation.ts";
import { allowedEdit } from "./moderate-text.ts";
import { moderated } from "./moderated.ts";
import type { GenerationOptions } from "./options.ts";
import { shownText } from "./present-generation.ts";
import { searchTextOf } from "./search-text.ts";

/** Finds a row of the user. Throws generation.unknown. */
type FindRow = (userId: string, generationId: string) => Promise<GenerationRow>;

type EditedText = {
  readonly findOwn: FindRow;
  /** The row with the text as this process knows it. */
  readonly findCurrent: FindRow;
  /** Whether this process writes the text. */
  readonly isWrittenHere: (generationId: string) => boolean;
};

/** Creates the function that saves the edits of a text. */
export function createEditText(options: GenerationOptions, { findOwn, findCurrent, isWrittenHere }: EditedText): Generations["update"] {
  const { db, clock } = options;

  /** The row once what this person has seen of it is stored: another process may be writing it, and checkpoints come a little later. */
  async function storedUpTo(userId: string, generationId: string, upTo: number): Promise<GenerationRow> {
    const row = await findCurrent(userId, generationId);
    if (upTo <= row.text.length || row.status !== "writing" || isWrittenHere(generationId)) return row;
    await new Promise<void>((resolve) => clock.after(2 * CHECKPOINT_MS, resolve));
    return findCurrent(userId, generationId);
  }

  return async ({ userId, generationId, baseVersion, text: typed, upTo }) => {
    const row = await storedUpTo(userId, generationId, upTo ?? 0);
    const written = row.text.length;
    // What lies beyond is not written yet: it would be swallowed unseen when it is.
    if (upTo !== undefined && upTo > written) throw new AppError("draft.beyondText", { field: "upTo", params: { max: written } });
    const text = await moderated(options, { userId, kind: row.kind, generationId }, (looking) =>
      allowedEdit(looking, { text: cleanText(typed), rest: row.text.slice(upTo ?? written) }),
    );
    const edited = { text: row.text, edited_text: text, edited_up_to: upTo ?? written };
    const shown = shownText(edited);
    const chars = countCharacters(shown);
    const searchText = searchTextOf({ title: row.title, asked: row.input, text: shown });
    const saved = await saveEdit(db, { id: row.id, baseVersion, text, upTo: edited.edited_up_to, chars, searchText });
    if (!saved) throw new AppError("draft.conflict", { version: (await findOwn(userId, generationId)).version });
    return { version: baseVersion + 1, chars };
  };
}
