import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { AppError } from "../platform/errors.ts";
import { DATA_CONTENT_POLICY } from "./security-headers.ts";

/** Its words change with the catalogue only. */
const CACHE_CONTROL = "public, max-age=86400";
const EXTENSION = ".png";

/** `/share` + the path of a page + `.png`: what a link to that page is shown with. Without a session: those who fetch it have none. */
export function registerSharePictures(app: FastifyInstance, { sharePictures }: Pick<Deps, "sharePictures">): void {
  app.get("/share/*", async (request: FastifyRequest<{ Params: { "*": string } }>, reply: FastifyReply) => {
    const name = `/${request.params["*"]}`;
    const picture = name.endsWith(EXTENSION) ? await sharePictures.ofPage(name.slice(0, -EXTENSION.length)) : null;
    if (picture === null) throw new AppError("path.unknown");
    return reply
      .header("content-type", "image/png")
      .header("cache-control", CACHE_CONTROL)
      .header("content-security-policy", DATA_CONTENT_POLICY)
      .header("x-content-type-options", "nosniff")
      .send(Buffer.from(picture));
  });
}
