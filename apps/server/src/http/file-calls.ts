import { fileApi, userApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { AppError } from "../platform/errors.ts";
import { type BoundRoute, bind, bindStream } from "./bind.ts";

export function downloadCalls({ exporter }: Pick<Deps, "exporter">): BoundRoute[] {
  return [
    bind(userApi.downloads, ({ input, caller: { userId } }) => exporter.list({ userId, ...input })),
    bind(userApi.download, ({ input, caller: { userId } }) => exporter.link({ userId, ...input })),
    bind(userApi.removeDownload, async ({ input, caller: { userId } }) => {
      await exporter.remove({ userId, ...input });
      return {};
    }),
  ];
}

export function uploadCalls({ uploads, exporter }: Pick<Deps, "uploads" | "exporter">): BoundRoute[] {
  return [
    bind(fileApi.upload, ({ file, caller: { userId } }) => uploads.receive({ userId, ...file })),
    bindStream(fileApi.picture, async ({ input: { fileId }, caller: { userId }, reply }) => {
      const file = await exporter.openOwn({ userId, fileId });
      if (file === null) throw new AppError("upload.unknown");
      if (!file.contentType.startsWith("image/")) {
        file.content.destroy();
        throw new AppError("upload.unknown");
      }
      // A page shows it from memory under a name of its own: what is stored never changes, yet nobody else may have it.
      reply
        .header("content-type", file.contentType)
        .header("content-length", file.bytes)
        .header("content-disposition", "attachment")
        .header("x-content-type-options", "nosniff");
      await reply.send(file.content);
    }),
  ];
}
