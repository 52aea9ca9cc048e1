import { type CatalogueScene, findScene } from "@tangleaf/catalogue";
import type { GenerationKind, StartInput } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { AppError } from "../../platform/errors.ts";
import type { WritingTask } from "../../ports/model.ts";
import { allowedText } from "./allowed-text.ts";
import { checkFields, type Fields } from "./check-fields.ts";
import { cleanText } from "./clean-text.ts";
import { CONTINUE_DEFAULT_CHARACTERS, LENGTH_TOLERANCE, TITLE_SUBJECT_CHARACTERS } from "./constants.ts";
import { findOwned, type GenerationRow } from "./generation.repo.ts";
import type { GenerationOptions } from "./options.ts";
import { shownText } from "./present-generation.ts";
import { countItems } from "./prompt/assemble-prompt.ts";
import { revisedTarget } from "./revised-target.ts";

/** A request that may be granted: checked, cleaned, and told what it comes from. */
export type Prepared = {
  readonly kind: GenerationKind;
  readonly scene: CatalogueScene | null;
  readonly title: string;
  /** As it was asked, for the history and for recognising a repeat. */
  readonly input: Readonly<Record<string, unknown>>;
  /** null = a piece of its own. */
  readonly pieceId: string | null;
  /** For a reworked passage: the draft it belongs to. */
  readonly draftNo: number | null;
  readonly target: number | null;
  /** Text the draft begins with. */
  readonly seed: string;
  readonly taskOf: (attempt: number) => WritingTask;
};

type Deps = Pick<GenerationOptions, "db" | "variant" | "moderation">;

/** Throws AppError scene.unknown, field.*, content.blocked, generation.* */
export async function prepareRequest(deps: Deps, userId: string, request: StartInput): Promise<Prepared> {
  if (request.kind === "scene") return prepareScene(deps, request.input);
  const base = await findOwned(deps.db, userId, request.input.generationId);
  if (base === undefined || (base.kind === "edit" && request.kind !== "edit"))
    throw new AppError("generation.unknown", { field: "generationId" });
  if (request.kind === "edit") return prepareEdit(deps, base, request.input);
  if (base.status === "queued" || base.status === "writing") throw new AppError("generation.running");
  return request.kind === "revise" ? prepareRevise(deps, base, request.input) : prepareContinue(deps, base, request.input);
}

function prepareScene(deps: Deps, input: Extract<StartInput, { kind: "scene" }>["input"]): Prepared {
  const { variant } = deps;
  const scene = findScene(input.sceneType);
  if (scene === null) throw new AppError("scene.unknown", { field: "sceneType" });
  const checked = checkFields(scene, input.fields, variant);
  const fields: Fields = Object.fromEntries(
    Object.entries(checked).map(([key, value]) => [key, typeof value === "string" ? allowedText(deps, value, key) : value]),
  );
  const target = scene.output.unit !== "source" && typeof fields["length"] === "number" ? fields["length"] : null;
  return {
    kind: "scene",
    scene,
    title: titleOf(scene, fields, variant),
    input: { sceneType: scene.key, fields },
    pieceId: input.pieceId ?? null,
    draftNo: null,
    target,
    seed: "",
    taskOf: (attempt) => ({ kind: "scene", sceneType: scene.key, fields, target, language: variant, attempt }),
  };
}

function prepareRevise(deps: Deps, base: GenerationRow, input: { generationId: string; instruction: string }): Prepared {
  const instruction = allowedText(deps, cleanText(input.instruction).trim(), "instruction");
  if (instruction === "") throw new AppError("field.required", { field: "instruction" });
  const text = shownText(base);
  if (text.trim() === "") throw new AppError("generation.nothingLeft");
  const scene = sceneOf(base);
  const target = revisedTarget(instruction, base.target);
  return {
    ...draftOf(base, scene),
    kind: "revise",
    input: { generationId: base.id, instruction },
    target,
    seed: "",
    taskOf: (attempt) => ({ kind: "revise", sceneType: scene.key, text, instruction, target, language: deps.variant, attempt }),
  };
}

function prepareContinue(deps: Deps, base: GenerationRow, input: { generationId: string }): Prepared {
  const scene = sceneOf(base);
  const text = shownText(base);
  const before = JSON.parse(base.task) as WritingTask;
  const fields = before.kind === "scene" || before.kind === "continue" ? before.fields : {};
  const has = scene.output.unit === "item" ? countItems(text) : countCharacters(text);
  const missing = base.target === null ? CONTINUE_DEFAULT_CHARACTERS : base.target - has;
  const whole = base.status === "done" && base.finish_reason !== "length";
  if (whole && (base.target === null || missing <= base.target * LENGTH_TOLERANCE)) throw new AppError("generation.nothingLeft");
  const asked = { generationId: input.generationId };
  // Nothing was written: that is a beginning, not a continuation.
  if (text.trim() === "" && before.kind !== "revise") {
    const target = base.target;
    const taskOf = (attempt: number): WritingTask => ({
      kind: "scene",
      sceneType: scene.key,
      fields,
      target,
      language: deps.variant,
      attempt,
    });
    return { ...draftOf(base, scene), kind: "continue", input: asked, target, seed: "", taskOf };
  }
  if (text.trim() === "" && before.kind === "revise") {
    return {
      ...draftOf(base, scene),
      kind: "continue",
      input: asked,
      target: base.target,
      seed: "",
      taskOf: (attempt) => ({ ...before, attempt }),
    };
  }
  // Close to its length but cut off: enough room for an ending.
  const target = Math.max(
    missing,
    scene.output.unit === "item" ? 1 : Math.min(CONTINUE_DEFAULT_CHARACTERS / 2, Math.ceil((base.target ?? has) / 5)),
  );
  return {
    ...draftOf(base, scene),
    kind: "continue",
    input: asked,
    target: base.target,
    seed: text,
    taskOf: (attempt) => ({ kind: "continue", sceneType: scene.key, fields, text, target, language: deps.variant, attempt }),
  };
}

function prepareEdit(deps: Deps, base: GenerationRow, input: Extract<StartInput, { kind: "edit" }>["input"]): Prepared {
  const selection = allowedText(deps, cleanText(input.selection), "selection");
  if (selection.trim() === "") throw new AppError("field.required", { field: "selection" });
  const { action } = input;
  return {
    kind: "edit",
    scene: base.scene_type === null ? null : findScene(base.scene_type),
    title: base.title,
    input: { generationId: base.id, action, selection },
    pieceId: base.piece_id,
    draftNo: base.draft_no,
    target: null,
    seed: "",
    taskOf: (attempt) => ({ kind: "edit", action, selection, language: deps.variant, attempt }),
  };
}

function draftOf(base: GenerationRow, scene: CatalogueScene): Pick<Prepared, "scene" | "title" | "pieceId" | "draftNo"> {
  return { scene, title: base.title, pieceId: base.piece_id, draftNo: null };
}

function sceneOf(base: GenerationRow): CatalogueScene {
  const scene = base.scene_type === null ? null : findScene(base.scene_type);
  if (scene === null) throw new AppError("scene.unknown");
  return scene;
}

/** Scene and what it is about: the first short field, else the beginning of the first long one. */
function titleOf(scene: CatalogueScene, fields: Fields, variant: "zh" | "en"): string {
  const texts = scene.form.filter(({ key, type }) => type !== "number" && typeof fields[key] === "string");
  const subject = texts.find(({ type }) => type === "text") ?? texts[0];
  const line = subject === undefined ? "" : (String(fields[subject.key]).split("\n")[0] ?? "").trim();
  const cut = line.length > TITLE_SUBJECT_CHARACTERS ? `${line.slice(0, TITLE_SUBJECT_CHARACTERS).toWellFormed()}…` : line;
  return cut === "" ? scene.title[variant] : `${scene.title[variant]} · ${cut}`;
}
