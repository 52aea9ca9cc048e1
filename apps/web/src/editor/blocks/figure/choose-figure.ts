import { UPLOAD_TYPES } from "@tangleaf/contract/upload-types";
import type { Editor } from "@tiptap/core";
import type { BlockParts } from "../block-parts.ts";
import { insertPictures } from "./insert-pictures.ts";

/** Asks for pictures on this device and puts them at the caret. */
export function chooseFigure(editor: Editor, blocks: Pick<BlockParts, "uploads">): void {
  pickPictures(true, (files) => insertPictures(editor.view, files, blocks));
}

/** Opens the browser's choice of files. */
export function pickPictures(several: boolean, picked: (files: readonly File[]) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = PICTURE_TYPES.join(",");
  input.multiple = several;
  input.addEventListener("change", () => picked([...(input.files ?? [])]));
  input.click();
}

/** Kinds of picture that can be stored. */
export const PICTURE_TYPES: readonly string[] = Object.values(UPLOAD_TYPES)
  .map(({ contentType }): string => contentType)
  .filter((type) => type.startsWith("image/"));
