import { buffer } from "node:stream/consumers";
import { type DocumentContent, figureFiles } from "@tangleaf/document/model";
import type { Exporter } from "../export/exporter.ts";
import type { Asset } from "../import/index.ts";

/** Pictures of one note together that are read or copied at a time: bytes. */
const PICTURES_MAX_BYTES = 64 * 1024 * 1024;

type Files = Pick<Exporter, "openOwn" | "storeUpload">;

/** The bytes of a document's pictures by the id the figures name, up to 64 MB of them; what is gone is left out. */
export async function readPictures(
  files: Pick<Files, "openOwn">,
  input: { userId: string; content: DocumentContent },
): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  let capacity = PICTURES_MAX_BYTES;
  for (const fileId of figureFiles(input.content.blocks)) {
    const file = await files.openOwn({ userId: input.userId, fileId });
    if (file === null) continue;
    if (file.bytes > capacity) {
      file.content.destroy();
      continue;
    }
    capacity -= file.bytes;
    pictures.set(fileId, await buffer(file.content));
  }
  return pictures;
}

/** Stores pictures as uploads, which the note that is made of them takes. Ids of the new files by those of before. */
export async function storePictures(
  files: Pick<Files, "storeUpload">,
  userId: string,
  pictures: ReadonlyMap<string, Asset>,
): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (const [id, { bytes, contentType }] of pictures) {
    const name = `${id}.${contentType.slice(contentType.indexOf("/") + 1)}`;
    const source = (async function* () {
      yield bytes;
    })();
    const { fileId } = await files.storeUpload({ userId, source, describe: () => ({ name, contentType }) });
    stored.set(id, fileId);
  }
  return stored;
}

/** Copies a document's pictures, so that the copy keeps them when the original goes. */
export async function copyPictures(files: Files, input: { userId: string; content: DocumentContent }): Promise<Map<string, string>> {
  const copied = new Map<string, string>();
  for (const fileId of figureFiles(input.content.blocks)) {
    const file = await files.openOwn({ userId: input.userId, fileId });
    if (file === null) continue;
    const { name, contentType, content } = file;
    const { fileId: copy } = await files.storeUpload({ userId: input.userId, source: content, describe: () => ({ name, contentType }) });
    copied.set(fileId, copy);
  }
  return copied;
}
