import type { FastifyInstance } from "fastify";
import { cleanStrings } from "./clean-strings.ts";

/** Calls accept JSON only; an empty body means an empty object. */
export function registerBodyParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, raw, done) => {
    if (raw.trim() === "") return done(null, {});
    // Answers by the callback, so no promise is returned.
    void parseJson(request, raw, (error, parsed) => done(error, error ? undefined : cleanStrings(parsed, raw)));
  });
}
