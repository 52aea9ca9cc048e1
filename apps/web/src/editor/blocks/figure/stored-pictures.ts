import { callForBytes } from "#lib/api-client.ts";
import { uploadFile } from "#lib/upload-file.ts";
import { blockMessages } from "#messages/blocks.ts";
import { PICTURE_TYPES } from "./choose-figure.ts";
import type { ImageStore } from "./image-store.ts";

/** Object URLs of pictures that were shown, by their ids: what is stored under an id never changes. */
const shown = new Map<string, Promise<string>>();

/** Pictures stored on the server: uploads of the person, which the document they stand in takes over when it is compacted. */
export const storedPictures: ImageStore = {
  async upload(file, options) {
    if (!PICTURE_TYPES.includes(file.type)) throw new Error(blockMessages.figure.wrongType);
    const { fileId } = await uploadFile(file, { ...options, shownBy: "action" });
    return fileId;
  },
  address(fileId) {
    const known = shown.get(fileId);
    if (known) return known;
    const address = fetchPicture(fileId);
    shown.set(fileId, address);
    address.catch(() => shown.delete(fileId));
    return address;
  },
};

/** A picture needs the session, which an <img> does not send. */
async function fetchPicture(fileId: string): Promise<string> {
  const response = await callForBytes("/api/file/picture", { fileId }, { shownBy: "screen" });
  return URL.createObjectURL(await response.blob());
}
