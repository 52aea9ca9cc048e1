import { z } from "zod";
import { DOCUMENT_UPDATE_MAX_BYTES, INTEGER_MAX } from "../constants.ts";
import { idSchema, timeSchema } from "./common.ts";

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;
const STATE_VECTOR_MAX_BYTES = 64 * 1024;

/** Bytes of Yjs (update encoding, version 1) as base64. */
export const documentUpdateSchema = z.string().min(1).max(base64Length(DOCUMENT_UPDATE_MAX_BYTES)).regex(BASE64);
export const stateVectorSchema = z.string().max(base64Length(STATE_VECTOR_MAX_BYTES)).regex(BASE64);
/** Names one loaded page: its Yjs client id, a whole number below 2^32, as text. */
export const documentClientSchema = z
  .string()
  .max(10)
  .regex(/^\d{1,10}$/);
/** A count of stored changes, or of calls of one client. */
export const seqSchema = z.number().int().min(0).max(INTEGER_MAX);
/** Grows when a document is rebuilt without its history; clients of an older one open it again. */
export const epochSchema = z.number().int().min(1).max(INTEGER_MAX);

/** Ids inside a document: of headings, tables, figures. */
export const blockIdSchema = z.string().min(1).max(64);

export const documentDeviceSchema = z.enum(["computer", "phone"]);

/** Where somebody is in a document, as far as others need to know. Kept nowhere, forgotten after 15 seconds. */
export const documentPresenceSchema = z.object({
  clientId: documentClientSchema,
  /** The section they are in; null = before the first heading. */
  headingId: blockIdSchema.nullable(),
  /** The table whose structure they are about to change. */
  tableLease: blockIdSchema.nullable(),
  /** What they write on, so that a person knows which of their pages it is. Left out: a program. */
  device: documentDeviceSchema.optional(),
  /** They have closed it; nothing else is said of them. */
  gone: z.literal(true).optional(),
});
export type DocumentPresence = z.output<typeof documentPresenceSchema>;

/**
 * Events of `/api/document/stream`. The id is the number of changes stored so far, so `after` is the id of the last event seen.
 * `update`: one change, also the client's own. `head`: how many there are, every 10 seconds. `presence`: somebody else is here.
 * `reopen`: what was missed is no longer there piece by piece, or the document was rebuilt; open it again. It is the last event.
 */
export const documentEventSchema = z.discriminatedUnion("event", [
  z.object({
    event: z.literal("update"),
    id: z.number().int(),
    data: z.object({ clientId: z.string(), update: z.string() }),
  }),
  z.object({ event: z.literal("head"), id: z.number().int(), data: z.object({}) }),
  z.object({ event: z.literal("presence"), id: z.number().int(), data: documentPresenceSchema }),
  z.object({ event: z.literal("reopen"), id: z.number().int(), data: z.object({ epoch: z.number().int() }) }),
]);
export type DocumentEvent = z.output<typeof documentEventSchema>;

export const DOCUMENT_VERSION_KINDS = ["auto", "named", "beforeRestore", "beforeAi"] as const;

/** A state of the document that is kept. */
export const documentVersionSchema = z.object({
  versionId: idSchema,
  kind: z.enum(DOCUMENT_VERSION_KINDS),
  /** What its owner called it; "" otherwise. */
  label: z.string(),
  at: timeSchema,
  charCnt: z.number().int(),
});
export type DocumentVersion = z.output<typeof documentVersionSchema>;

const scalar = z.union([z.string(), z.number(), z.null()]);
type Attributes = Readonly<Record<string, z.output<typeof scalar>>> | undefined;
type NodeValue = {
  readonly type: string;
  readonly attrs?: Attributes;
  readonly content?: readonly NodeValue[] | undefined;
  readonly text?: string | undefined;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Attributes }[] | undefined;
};
/** A node of the document; what may stand where is said by the schema of `@tangleaf/document/model`. */
const nodeSchema: z.ZodType<NodeValue> = z.lazy(() =>
  z.object({
    type: z.string(),
    attrs: z.record(z.string(), scalar).optional(),
    content: z.array(nodeSchema).optional(),
    text: z.string().optional(),
    marks: z.array(z.object({ type: z.string(), attrs: z.record(z.string(), scalar).optional() })).optional(),
  }),
);

/** All that is kept of a document: title, settings, blocks, and footnotes by the id of their mark. */
export const documentContentSchema = z.object({
  title: z.string(),
  settings: z.record(z.string(), z.union([z.string(), z.number()])),
  blocks: z.array(nodeSchema).readonly(),
  footnotes: z.record(z.string(), z.string()),
});
