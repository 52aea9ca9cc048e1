import { buffer } from "node:stream/consumers";
import { type MindtreeLoss, type mindtreeApi, type OutputOf, type ParsedInputOf, UPLOAD_TYPES } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { requestHash } from "../request-hash.ts";
import type { MindtreeOptions } from "./options.ts";
import { storeTree } from "./store-tree.ts";

/** Kinds of files a tree is read from. */
const READABLE = ["md", "txt", "opml", "xmind", "mm", "json", "docx"] as const;

/** A new tree from an uploaded file. A repeat gives the first tree, and nothing of what was left: that was said already. */
export async function importTree(
  options: MindtreeOptions,
  { userId, fileId, requestId }: { userId: string } & ParsedInputOf<typeof mindtreeApi.import>,
): Promise<OutputOf<typeof mindtreeApi.import>> {
  let dropped = 0;
  let left: readonly { what: MindtreeLoss; count: number }[] = [];
  const request = { userId, requestId, hash: requestHash("import", { fileId }) };
  const { mindtreeId, nodes } = await storeTree(options, request, async () => {
    const file = await options.exporter.openOwn({ userId, fileId });
    if (file === null) throw new AppError("upload.unknown", { field: "fileId" });
    const type = READABLE.find((one) => file.contentType.split(";")[0] === UPLOAD_TYPES[one].contentType);
    if (type === undefined) {
      file.content.destroy();
      throw new AppError("upload.wrongType", { field: "fileId" });
    }
    // The name is kept with the ending of what the file is.
    const read = await options.texts.readTree({ userId, name: file.name, bytes: await buffer(file.content) });
    dropped = read.dropped;
    left = read.left;
    return read.nodes;
  });
  return { mindtreeId, nodes, dropped, left: [...left] };
}
