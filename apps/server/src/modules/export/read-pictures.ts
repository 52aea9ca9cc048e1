import { buffer } from "node:stream/consumers";
import { type DocumentContent, figureFiles } from "@tangleaf/document/model";
import type { Exporter } from "./exporter.ts";

/** Pictures of one document together that are read at a time: bytes. */
const PICTURES_MAX_BYTES = 64 * 1024 * 1024;

/** The bytes of a document's pictures by the id the figures name, up to 64 MB of them; what is gone is left out. */
export async function readPictures(
  files: Pick<Exporter, "openOwn">,
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
