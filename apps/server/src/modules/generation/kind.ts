import type { CatalogueScene } from "@tangleaf/catalogue";
import type { EssayLanguage, GenerationKind, KindInput, KindResult, Variant } from "@tangleaf/contract";
import type { SampleTask } from "@tangleaf/writer";
import type { z } from "zod";
import type { GenerationOptions, PlanFaults } from "./options.ts";
import type { Hand, OutlinedSection } from "./prompt/frame.ts";
import type { PromptCall } from "./prompt/prompt-lines.ts";

/** What a generation is written from. Stored with its row as JSON: whichever process takes the row writes from it, also after an upgrade. */
export type Task = {
  /** Whose plan and prompt are used; another than the generation's own where a continuation has nothing to continue. */
  readonly kind: GenerationKind;
  readonly language: Variant;
  /** 1 for the first draft; another number gives another text. */
  readonly attempt: number;
};

/** A request that may be granted: checked, cleaned, and told what it comes from. */
export type Prepared = {
  readonly scene: CatalogueScene | null;
  readonly title: string;
  /** As it was asked, for the history and for recognising a repeat. */
  readonly input: Readonly<Record<string, unknown>>;
  /** null = a piece of its own. */
  readonly pieceId: string | null;
  /** Of what is about a draft: that draft's number. null = the next one of the piece. */
  readonly draftNo: number | null;
  /** Length asked for, in the scene's unit; null where none was. */
  readonly target: number | null;
  /** Text the draft begins with. */
  readonly seed: string;
  readonly taskOf: (attempt: number) => Task;
};

export type PrepareDeps = Pick<GenerationOptions, "db" | "variant" | "moderation"> & {
  /** Whether results of a kind are drafts, which others can be made from. */
  readonly isDraft: (kind: GenerationKind) => boolean;
};

/** Length of a text, counted as its scene counts. */
export type Length = { readonly unit: "char" | "item"; readonly count: number };

/** How the answer is asked for. */
export type Plan = {
  /** Length wished for; null = whatever the model finds right. */
  readonly length: Length | null;
  /** Text the answer goes on from, "" where it begins. */
  readonly written: string;
  /** Length by which progress through the scene's sections is told; null = not told. */
  readonly progressTarget: number | null;
  /** Where a text begins, which a model may decline to write: the language it has to be in, null = any. Left out: it goes on. */
  readonly language?: EssayLanguage | null;
  /** Sections of a text that may be longer than one answer; left out: it is written in one go. */
  readonly outline?: readonly OutlinedSection[];
  /** The answer is a section of an essay or a note. */
  readonly section?: SectionPlan;
  /** The answer is a chapter of an essay: its sections, each behind its mark. */
  readonly chapter?: ChapterPlan;
};

/** The plan of kinds whose answer is JSON, and of texts that follow their source. */
export const PLAIN_PLAN: Plan = { length: null, written: "", progressTarget: null };

/** What other modules know of a person's things while an answer is read. */
export type KnownElsewhere = {
  readonly userId: string;
  /** What of a plan cannot be run on the rows of a table. Left out: nobody has them. */
  readonly planFaults: PlanFaults;
};
export type TextOutput = { readonly format: "text" };

/** The model answers in JSON. It is validated, repaired once with the error's text, and fails free of charge otherwise. */
export type JsonOutput<Result = unknown, Answer = Result, OwnTask = Task> = {
  readonly format: "json";
  /** What the model answers. */
  readonly schema: z.ZodType<Answer>;
  /**
   * What code makes of a valid answer, or what is still wrong with it, in a line; left out where the answer is the result.
   * `isLast`: nothing is asked again, so an error fails the generation.
   */
  complete?(answer: Answer, task: OwnTask, tries: { readonly isLast: boolean }): { readonly result: Result } | { readonly error: string };
  /** What is wrong with a result by what only others know, in a line; null = nothing. It is asked again like any other fault. */
  confirm?(result: Result, task: OwnTask, known: KnownElsewhere): Promise<string | null>;
  /** Whether a valid answer costs nothing all the same: it is no answer to what was asked. */
  isFree?(result: Result): boolean;
  /** The result as people read it; stored as the generation's text. */
  toText(result: Result, language: Variant): string;
};

type Definition<Name extends GenerationKind, Input, OwnTask, Output> = {
  readonly name: Name;
  /** Results are drafts of a piece: numbered, listed in the history, revised and continued. Others are about a draft. */
  readonly isDraft: boolean;
  readonly output: Output;
  /** Whose hand the model is; left out: by whether its results are drafts. */
  readonly hand?: Hand | ((task: OwnTask) => Hand);
  /** Throws AppError for what may not be asked: scene.unknown, field.*, content.blocked, generation.*. */
  prepare(deps: PrepareDeps, userId: string, input: Input): Prepared | Promise<Prepared>;
  /** Whether `input` asks for what a row's stored input asked for: the same requestId may come twice, for the same only. */
  sameInput(stored: Readonly<Record<string, unknown>>, input: Input): boolean;
  /** Characters the answer will probably have; what is reserved, quoted and capped follows from it. */
  estimate(task: OwnTask, scene: CatalogueScene | null): number;
  /** Tells whether an answer leaves the text that it replaces unchanged; such an answer costs nothing. Left out where answers replace no text. */
  changesNothing?(task: OwnTask, answer: string): boolean;
  plan(task: OwnTask, scene: CatalogueScene | null): Plan;
  /** The user's message, line by line; words of a person only inside `call.fence`. */
  prompt(task: OwnTask, call: PromptCall): string[];
  /** What becomes of each line of a text as it comes; null = left out. Lines are shown when they have ended. */
  lines?(task: OwnTask): (line: string) => string | null;
  /** The same for the built-in writer, which reads no prompt. */
  sample(task: OwnTask): SampleTask;
};

/** A kind as the engine uses it, whatever its own types are. */
export type Kind = Definition<GenerationKind, unknown, Task, TextOutput | JsonOutput>;

/** A kind whose answer is a text, or (where the contract names a result) JSON. */
export function defineKind<Name extends GenerationKind, OwnTask extends Task, Answer = KindResult<Name>>(
  definition: Definition<
    Name,
    KindInput<Name>,
    OwnTask,
    [KindResult<Name>] extends [never] ? TextOutput : JsonOutput<KindResult<Name>, Answer, OwnTask>
  >,
): Kind {
  return definition as unknown as Kind;
}
export type ChapterSection = {
  readonly id: string;
  /** Characters it is to have. */
  readonly characters: number;
  /** Its title and those above it, which its text must not repeat. */
  readonly titles: readonly string[];
};

/** A chapter of an essay as the engine writes it: the sections that are to be written, in their order. */
export type ChapterPlan = {
  readonly sections: readonly ChapterSection[];
  readonly language: EssayLanguage;
  /** Ids of the works it may cite. */
  readonly allowed: readonly string[];
  /** What is asked for a section the answer left out; `text`: the chapter so far. */
  alone(id: string, text: string): { readonly kind: Kind; readonly task: Task };
};

/** A section of an essay or a note as the engine writes it. */
export type SectionPlan = {
  /** Characters it is to have. */
  readonly target: number;
  /** Characters a section may have at the person's level; left out: no limit but the model's. */
  readonly limit?: number;
  readonly language: EssayLanguage;
  /** Its title and those above it, which its text must not repeat. */
  readonly titles: readonly string[];
  /** Ids of the works it may cite. */
  readonly allowed: readonly string[];
};
