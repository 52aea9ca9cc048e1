import { api, envelopeSchema, type Route } from "@tangleaf/contract";
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from "fastify";
import { z } from "zod";
import { AppError } from "../platform/errors.ts";

const DOCS_PREFIX = "/api/docs";
const FIRST_REFUSED_STATUS = 400;

type JsonSchema = Record<string, unknown>;
export type OpenApiDocument = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  components: object;
  paths: Record<string, object>;
};

/** The OpenAPI document of every call, made from the contract. */
export function openApiDocument(): OpenApiDocument {
  const paths = Object.entries(api).flatMap(([group, routes]) =>
    Object.values<Route>(routes).map((route) => [route.path, { post: describeCall(group, route) }]),
  );
  return {
    openapi: "3.1.0",
    info: {
      title: "Tangleaf",
      version: "1",
      description:
        "Every call is POST with a JSON body, or a form where a file is sent. HTTP 200 for every business answer; the envelope's `code` says what happened.",
    },
    components: { securitySchemes: { token: { type: "apiKey", in: "header", name: "authorization" } } },
    paths: Object.fromEntries(paths),
  };
}

/** A form with one file, and the texts that may stand before it. */
const formOf = (route: Route) => {
  const { properties = {} } = jsonSchema(route.input, "input") as { properties?: object };
  const schema = { type: "object", properties: { ...properties, file: { type: "string", format: "binary" } }, required: ["file"] };
  return { "multipart/form-data": { schema } };
};

function describeCall(group: string, route: Route): JsonSchema {
  return {
    tags: [group],
    summary: route.summary,
    ...(route.auth === "none" ? {} : { security: route.auth === "user" ? [{ token: [] }] : [{ token: [] }, {}] }),
    requestBody: {
      required: true,
      content: route.accepts === "multipart" ? formOf(route) : { "application/json": { schema: jsonSchema(route.input, "input") } },
    },
    responses: {
      "200": {
        ...answerOf(route),
      },
    },
  };
}

function answerOf(route: Route): JsonSchema {
  if (route.answers === "stream")
    return { description: "Events of the stream", content: { "text/event-stream": { schema: jsonSchema(route.output, "output") } } };
  if (route.answers === "bytes")
    return { description: "The file", content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } } };
  return { description: "The envelope", content: { "application/json": { schema: jsonSchema(envelopeSchema(route.output), "output") } } };
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, "~standard": __, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;
  return rest;
}

/**
 * The API as a page to read and try, outside production. It is made when it is first asked for: describing every call would take a
 * tenth of the start.
 */
export function registerApiDocs(app: FastifyInstance): void {
  let docs: Promise<FastifyInstance> | null = null;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    docs ??= createDocs();
    const { statusCode, headers, rawPayload } = await (await docs).inject({ url: request.url });
    if (statusCode >= FIRST_REFUSED_STATUS) throw new AppError("path.unknown");
    return reply.code(statusCode).headers(headers).send(rawPayload);
  };
  app.get(DOCS_PREFIX, answer);
  app.get(`${DOCS_PREFIX}/*`, answer);
  app.addHook("onClose", async () => (await docs)?.close());
}

async function createDocs(): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([import("@fastify/swagger"), import("@fastify/swagger-ui")]);
  const docs = fastify();
  await docs.register(swagger, { mode: "static", specification: { document: openApiDocument() } });
  await docs.register(swaggerUi, { routePrefix: DOCS_PREFIX, staticCSP: true });
  await docs.ready();
  return docs;
}
