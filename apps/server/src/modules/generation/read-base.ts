import { type CatalogueScene, findScene } from "@tangleaf/catalogue";
import { AppError } from "../../platform/errors.ts";
import { findOwned, type GenerationRow } from "./generation.repo.ts";
import type { PrepareDeps, Prepared } from "./kind.ts";
import { shownText } from "./present-generation.ts";

/** A draft of the user's that something is made from, and its text as it stands. */
export type Base = { readonly row: GenerationRow; readonly text: string };

/** The user's draft, ended. Throws generation.unknown (also for what is no draft) and generation.running. */
export async function readBase(deps: PrepareDeps, userId: string, generationId: string): Promise<Base> {
  const row = await findOwned(deps.db, userId, generationId);
  if (row === undefined || !deps.isDraft(row.kind)) throw new AppError("generation.unknown", { field: "generationId" });
  if (row.status === "queued" || row.status === "writing") throw new AppError("generation.running");
  return { row, text: shownText(row) };
}

/** The draft's scene. Throws scene.unknown where the catalogue does not have it any more. */
export function sceneOf({ row }: Base): CatalogueScene {
  const scene = row.scene_type === null ? null : findScene(row.scene_type);
  if (scene === null) throw new AppError("scene.unknown");
  return scene;
}

/** Facts of the next draft of the same piece. */
export function nextDraftOf({ row }: Base, scene: CatalogueScene): Pick<Prepared, "scene" | "title" | "pieceId" | "draftNo"> {
  return { scene, title: row.title, pieceId: row.piece_id, draftNo: null };
}
