import type { FastifyInstance } from "fastify";
import { cleanStrings } from "./clean-strings.ts";

/** Calls read JSON and nothing else; an empty body is an empty object, as calls without a payload are sent in both ways. */
export function registerBodyParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, raw, done) => {
    if (raw.trim() === "") return done(null, {});
    // Its promise never comes into being: it answers by the callback.
    void parseJson(request, raw, (error, parsed) => done(error, error ? undefined : cleanStrings(parsed, raw)));
  });
}
