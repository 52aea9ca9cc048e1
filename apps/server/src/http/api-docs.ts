import type { FastifyInstance } from "fastify";
import { openApiDocument } from "./openapi.ts";

const PREFIX = "/api/docs";

/** The API as a page to read and try, in development. Loaded only there, so production starts without it. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([import("@fastify/swagger"), import("@fastify/swagger-ui")]);
  await app.register(async (docs) => {
    await docs.register(swagger, { mode: "static", specification: { document: openApiDocument() } });
    await docs.register(swaggerUi, { routePrefix: PREFIX, staticCSP: true });
  });
}
