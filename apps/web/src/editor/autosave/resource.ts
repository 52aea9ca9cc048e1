import type { CallOptions } from "#lib/api-client.ts";

/** Kinds of things whose text is edited on the page; each has its calls in `app/unsaved-edits.ts`. */
export type ResourceKind = "generation" | "outline";

/** One thing with a text of its own: what is saved, and what an unsaved edit belongs to. */
export type Resource = { kind: ResourceKind; id: string };

/** A text as the server has it. `rawUnits`: UTF-16 units that were written, before the owner's edits. */
export type ServerText = { text: string; version: number; rawUnits: number };

/** A text by its owner. `upTo`: units of the written text that `text` stands for; null = all of it. */
export type Edit = { text: string; upTo: number | null };

/** How the texts of one kind are read and saved. Both throw `ApiError`. */
export type EditableKind = {
  load(id: string, options: CallOptions): Promise<ServerText>;
  /** Compare-and-set: refused with `draft.conflict` when the server's version is not `baseVersion`. */
  save(id: string, edit: Edit & { baseVersion: number }, options: CallOptions): Promise<{ version: number; chars: number }>;
  /** Reason of the refusal for a text that does not exist (any more). */
  unknownReason: string;
};
