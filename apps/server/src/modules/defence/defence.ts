import type { defenceApi, OutputOf, ParsedInputOf } from "@tangleaf/contract";

type By<R> = { readonly userId: string } & R;

/** Public API of the defence module: slides, a talk and likely questions of an essay or a note (docs/decisions/060). */
export interface Defence {
  /** Throws document.unknown, defence.nothingToSay, and what starting a generation throws. */
  start(input: By<ParsedInputOf<typeof defenceApi.start>>): Promise<OutputOf<typeof defenceApi.start>>;
  /** Throws document.unknown. */
  list(input: By<ParsedInputOf<typeof defenceApi.list>>): Promise<OutputOf<typeof defenceApi.list>>;
  /** Throws generation.unknown where it is none of these or has no answer, level.needsVip (Word, where it is for members), download.tooMany. */
  export(input: By<ParsedInputOf<typeof defenceApi.export>>): Promise<OutputOf<typeof defenceApi.export>>;
}
