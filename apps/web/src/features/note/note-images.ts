import type { ImageStore } from "#editor/blocks/blocks.ts";
import { call } from "#lib/api-client.ts";
import { uploadFile } from "#lib/upload-file.ts";

/** Pictures of notes: files of the person, which the note takes over once it holds them. */
export const noteImages: ImageStore = {
  async upload(file, { signal, onProgress }) {
    const { fileId } = await uploadFile(file, { signal });
    onProgress(1);
    return fileId;
  },
  address: async (fileId) => (await call("/api/user/download", { fileId }, { quiet: true })).url,
};
