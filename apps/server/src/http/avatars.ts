import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { AppError } from "../platform/errors.ts";
import { sendContent } from "./files.ts";
import { DATA_CONTENT_POLICY } from "./security-headers.ts";

/** Immutable: a new picture gets a new address. */
const CACHE_CONTROL = "public, max-age=31536000, immutable";

/** Avatars, without a session: images of a page send none. The address cannot be guessed. */
export function registerAvatars(app: FastifyInstance, { profile }: Pick<Deps, "profile">): void {
  app.route({
    method: ["GET", "HEAD"],
    url: "/avatars/*",
    exposeHeadRoute: false,
    handler: async (request: FastifyRequest<{ Params: { "*": string } }>, reply: FastifyReply) => {
      const avatar = await profile.openAvatar(request.params["*"]);
      if (avatar === null) throw new AppError("path.unknown");
      const { contentType, bytes, content } = avatar;
      reply
        .header("content-type", contentType)
        .header("content-length", bytes)
        .header("cache-control", CACHE_CONTROL)
        .header("content-security-policy", DATA_CONTENT_POLICY)
        .header("x-content-type-options", "nosniff")
        .header("x-robots-tag", "noindex");
      return sendContent(request, reply, content);
    },
  });
}
