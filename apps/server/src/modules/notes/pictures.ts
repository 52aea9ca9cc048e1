import { type DocumentContent, figureFiles } from "@tangleaf/document/model";
import type { Exporter } from "../export/exporter.ts";
import type { Asset } from "../import/index.ts";

type Files = Pick<Exporter, "openOwn" | "storeUpload">;

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
