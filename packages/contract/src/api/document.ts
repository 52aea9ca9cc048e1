import { z } from "zod";
import { VERSION_LABEL_MAX_CHARACTERS } from "../constants.ts";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema, lastingSchema, pageSchema, requestIdSchema } from "../entities/common.ts";
import {
  blockIdSchema,
  documentClientSchema,
  documentContentSchema,
  documentDeviceSchema,
  documentEventSchema,
  documentUpdateSchema,
  documentVersionSchema,
  epochSchema,
  seqSchema,
  stateVectorSchema,
} from "../entities/document.ts";
import { documentTypeSchema } from "../entities/essay.ts";
import { sceneFieldsSchema } from "../generation-kinds.ts";

const documentId = { documentId: idSchema };

/** Calls about the log of changes under every document, whatever kind it is (docs/decisions/035). */
export const documentApi = {
  start: defineRoute({
    path: "/api/document/start",
    auth: "user",
    summary:
      "Begin a document of a generator from its scene's form: an essay of that kind with its outline, and the job that writes it section by section.",
    input: z.object({
      documentType: documentTypeSchema,
      fields: sceneFieldsSchema,
      model: z.string().max(64).optional(),
      requestId: requestIdSchema.optional(),
    }),
    output: z.object({
      essayId: idSchema,
      /** The same id: an essay's document has its own. */
      documentId: idSchema,
      jobId: idSchema,
      quote: z.object({ tokens: z.number().int(), maxTokens: z.number().int(), steps: z.number().int() }),
    }),
  }),
  open: defineRoute({
    path: "/api/document/open",
    auth: "user",
    summary: "The document as one Yjs update: all of it, or what a device with `stateVector` does not have.",
    input: z.object({ ...documentId, stateVector: stateVectorSchema.optional() }),
    output: z.object({
      epoch: epochSchema,
      seq: seqSchema,
      update: z.string(),
      /** It takes too much to build: this is its last whole state, and it takes no changes (docs/decisions/100). */
      isQuarantined: z.literal(true).optional(),
    }),
  }),
  update: defineRoute({
    path: "/api/document/update",
    auth: "user",
    summary: "Store one change; answered when it is durable. A repeat of `clientId` and `seq` answers with the first result.",
    input: z.object({ ...documentId, epoch: epochSchema, clientId: documentClientSchema, seq: seqSchema, update: documentUpdateSchema }),
    output: z.object({ seq: seqSchema }),
  }),
  stream: defineRoute({
    path: "/api/document/stream",
    auth: "user",
    answers: "stream",
    summary: "Watch a document: the changes after `after`, then what comes.",
    input: z.object({ ...documentId, epoch: epochSchema, clientId: documentClientSchema, after: seqSchema.optional(), ...lastingSchema }),
    output: documentEventSchema,
  }),
  presence: defineRoute({
    path: "/api/document/presence",
    auth: "user",
    summary: "Tell other open pages of this document where this one is, or that it is gone; forgotten after 15 seconds.",
    input: z.object({
      ...documentId,
      clientId: documentClientSchema,
      headingId: blockIdSchema.nullable().default(null),
      tableLease: blockIdSchema.nullable().default(null),
      device: documentDeviceSchema.optional(),
      gone: z.literal(true).optional(),
    }),
    output: emptySchema,
  }),
  versions: defineRoute({
    path: "/api/document/versions",
    auth: "user",
    summary: "States of the document that are kept, newest first.",
    input: z.object({ ...documentId, ...pageSchema }),
    output: z.object({ total: z.number().int(), list: z.array(documentVersionSchema) }),
  }),
  version: defineRoute({
    path: "/api/document/version",
    auth: "user",
    summary: "What one version holds; without `versionId` the document as it is now.",
    input: z.object({ ...documentId, versionId: idSchema.optional() }),
    output: documentContentSchema,
  }),
  saveVersion: defineRoute({
    path: "/api/document/saveVersion",
    auth: "user",
    summary: "Keep the document as it is now under a name.",
    input: z.object({ ...documentId, label: z.string().trim().min(1).max(VERSION_LABEL_MAX_CHARACTERS) }),
    output: documentVersionSchema,
  }),
  restoreVersion: defineRoute({
    path: "/api/document/restoreVersion",
    auth: "user",
    summary: "Write a version's content as one ordinary change, after keeping the document as it is now as a version.",
    input: z.object({ ...documentId, versionId: idSchema }),
    output: z.object({ seq: seqSchema }),
  }),
};
