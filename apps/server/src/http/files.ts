import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Exporter } from "../modules/export/exporter.ts";
import { contentDisposition } from "../modules/export/file-name.ts";
import { AppError } from "../platform/errors.ts";

/** Streams the file from the store. Reading stops when the client disconnects or is sent no body. */
export function sendContent({ method }: FastifyRequest, reply: FastifyReply, content: Readable): FastifyReply {
  if (method !== "HEAD") return reply.send(content);
  content.destroy();
  return reply.send();
}

type FileRequest = FastifyRequest<{ Params: { ticket: string } }>;

/**
 * Downloads by ticket, without a session: in-app browsers hand the link to another program that has no session. The name in
 * the path is for such programs; only the ticket is checked.
 */
export function registerFiles(app: FastifyInstance, { exporter }: { exporter: Pick<Exporter, "open"> }): void {
  app.route({
    method: ["GET", "HEAD"],
    // A wildcard, because the router refuses named parameters of more than 100 characters.
    url: "/files/:ticket/*",
    exposeHeadRoute: false,
    handler: async (request: FileRequest, reply: FastifyReply) => {
      const file = await exporter.open(request.params.ticket);
      if (file === null) throw new AppError("file.unknown");
      reply
        .header("content-type", file.contentType)
        .header("content-disposition", contentDisposition(file.name))
        .header("content-length", file.bytes)
        .header("cache-control", "private, no-store")
        .header("x-content-type-options", "nosniff")
        .header("x-robots-tag", "noindex");
      return sendContent(request, reply, file.content);
    },
  });
}
