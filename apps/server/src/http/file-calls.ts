import { fileApi, userApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";

export function downloadCalls({ exporter }: Deps): BoundRoute[] {
  return [
    bind(userApi.downloads, ({ input, caller: { userId } }) => exporter.list({ userId, ...input })),
    bind(userApi.download, ({ input, caller: { userId } }) => exporter.link({ userId, ...input })),
    bind(userApi.removeDownload, async ({ input, caller: { userId } }) => {
      await exporter.remove({ userId, ...input });
      return {};
    }),
  ];
}

export function uploadCalls({ uploads }: Deps): BoundRoute[] {
  return [bind(fileApi.upload, ({ file, caller: { userId } }) => uploads.receive({ userId, ...file }))];
}
