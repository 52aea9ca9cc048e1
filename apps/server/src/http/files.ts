import type { Readable } from "node:stream";
import type { Variant } from "@tangleaf/contract";
import { isInApp } from "@tangleaf/contract/in-app";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Exporter } from "../modules/export/exporter.ts";
import { contentDisposition } from "../modules/export/file-name.ts";
import { TICKET_VALID_MINUTES } from "../modules/export/open-file.ts";
import { AppError } from "../platform/errors.ts";
import { GUIDE_CONTENT_POLICY, HERE, inAppGuide } from "./in-app-guide.ts";

/** Streams the file from the store. Reading stops when the client disconnects or is sent no body. */
export function sendContent({ method }: FastifyRequest, reply: FastifyReply, content: Readable): FastifyReply {
  if (method !== "HEAD") return reply.send(content);
  content.destroy();
  return reply.send();
}

type FileRequest = FastifyRequest<{ Params: { ticket: string } }>;

/** Checks for a navigation inside a messaging app without the `here` query, which is answered with the guide. */
function isGuided({ method, headers, query }: FastifyRequest): boolean {
  const wantsPage = headers.accept?.includes("text/html") === true;
  return method === "GET" && wantsPage && isInApp(headers["user-agent"] ?? "") && !(HERE in (query as object));
}

/**
 * Downloads by ticket, without a session: in-app browsers hand the link to another program that has no session. The name in
 * the path is for such programs; only the ticket is checked. Inside a messaging app on a phone the address shows how to get there.
 */
export function registerFiles(app: FastifyInstance, { exporter, variant }: { exporter: Pick<Exporter, "open">; variant: Variant }): void {
  app.route({
    method: ["GET", "HEAD"],
    // A wildcard, because the router refuses named parameters of more than 100 characters.
    url: "/files/:ticket/*",
    exposeHeadRoute: false,
    handler: async (request: FileRequest, reply: FastifyReply) => {
      const file = await exporter.open(request.params.ticket);
      if (file === null) throw new AppError("file.unknown");
      reply
        .header("cache-control", "private, no-store")
        .header("vary", "user-agent, accept")
        .header("x-content-type-options", "nosniff")
        .header("x-robots-tag", "noindex");
      if (isGuided(request)) {
        file.content.destroy();
        reply.header("content-type", "text/html; charset=utf-8").header("content-security-policy", GUIDE_CONTENT_POLICY);
        return reply.send(inAppGuide(file, { variant, minutes: TICKET_VALID_MINUTES }));
      }
      reply
        .header("content-type", file.contentType)
        .header("content-disposition", contentDisposition(file.name))
        .header("content-length", file.bytes);
      return sendContent(request, reply, file.content);
    },
  });
}
