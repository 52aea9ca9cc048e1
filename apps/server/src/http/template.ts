import { templateApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { contentDisposition } from "../modules/export/file-name.ts";
import { type BoundRoute, bind, bindOpen, bindOpenStream } from "./bind.ts";

export function templateCalls({ templates }: Pick<Deps, "templates">): BoundRoute[] {
  return [
    bindOpen(templateApi.list, ({ input, caller }) => templates.list({ userId: caller?.userId ?? null, ...input })),
    bindOpen(templateApi.page, ({ input, caller }) => templates.page({ userId: caller?.userId ?? null, ...input })),
    bind(templateApi.use, ({ input, caller: { userId } }) => templates.use({ userId, ...input })),
    bind(templateApi.star, ({ input, caller: { userId } }) => templates.star({ userId, ...input })),
    bindOpenStream(templateApi.export, async ({ input, caller, request, reply }) => {
      const file = await templates.file({ userId: caller?.userId ?? null, address: request.ip, ...input });
      reply
        .header("content-type", file.contentType)
        .header("content-length", file.bytes.byteLength)
        .header("content-disposition", contentDisposition(file.name))
        .header("x-content-type-options", "nosniff");
      await reply.send(file.bytes);
    }),
  ];
}
