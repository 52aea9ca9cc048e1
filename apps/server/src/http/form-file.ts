import multipart, { type MultipartFields } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { bodyProblems } from "../messages/body-problems.ts";
import type { Config } from "../platform/config.ts";
import { AppError } from "../platform/errors.ts";
import { asAppError } from "./error-reason.ts";
import { skipBody } from "./skip-body.ts";

/** The one file of a form; `name` is as the sender wrote it. */
export type FormFile = { readonly name: string; readonly content: AsyncIterable<Uint8Array> };
/** Texts that stand before it. */
export type FormFields = Readonly<Record<string, string>>;

const FIELD = "file";
/** Fields a form may have beside its file. The size of the file is the module's to bound, by the person's level. */
const LIMITS = {
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 20,
  fileSize: Number.POSITIVE_INFINITY,
} as const;

/** Lets the routes of `app` read forms. What is left of a body when the answer is ready is skipped, so that the answer is seen. */
export async function registerForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
  // Left unread: who calls is looked at first, as in every call.
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.addHook("onSend", async (request, reply) => {
    await skipBody(request.raw);
    if (!request.raw.readableEnded) reply.header("connection", "close");
  });
}

/** Gives `work` the file of a form, to be read as it comes. Throws body.wrongType, body.invalid and body.malformed. */
export async function withFormFile<T>(
  { request, config }: { request: FastifyRequest; config: Pick<Config, "variant"> },
  work: (file: FormFile, fields: FormFields) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError("body.wrongType");
  const part = await request.file().catch((error: unknown) => {
    throw senderFault(error, request);
  });
  if (part === undefined || part.fieldname !== FIELD) {
    part?.file.destroy();
    throw new AppError("body.invalid", { field: FIELD, params: { problem: bodyProblems[config.variant].missing } });
  }
  return work({ name: part.filename ?? "", content: chunksOf(part.file, request) }, textsOf(part.fields));
}

function textsOf(fields: MultipartFields): FormFields {
  const texts = Object.entries(fields).flatMap(([name, field]) => {
    const first = Array.isArray(field) ? field[0] : field;
    return first?.type === "field" && typeof first.value === "string" ? [[name, first.value] as const] : [];
  });
  return Object.fromEntries(texts);
}

async function* chunksOf(file: AsyncIterable<Buffer>, request: FastifyRequest): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of file) yield chunk;
  } catch (error) {
    throw senderFault(error, request);
  }
}

/** What goes wrong while a form is read is the sender's doing: they went away, or it is none. */
function senderFault(error: unknown, request: FastifyRequest): AppError {
  const known = asAppError(error, request.raw);
  return known.reason === "request.aborted" ? known : new AppError("body.malformed", {}, known.message, { cause: error });
}
