import { z } from "zod";
import { idSchema, timeSchema } from "./common.ts";

/** A signed-in device, as its owner sees it. */
export const deviceSchema = z.object({
  id: idSchema,
  /** The browser's own description, e.g. "Chrome · Windows". */
  name: z.string(),
  createdAt: timeSchema,
  lastUsedAt: timeSchema,
  /** The device that made this call. */
  current: z.boolean(),
});
export type Device = z.output<typeof deviceSchema>;

/** A stored file, downloadable until it expires. */
export const downloadSchema = z.object({
  fileId: idSchema,
  name: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  createdAt: timeSchema,
  expiresAt: timeSchema,
});
export type Download = z.output<typeof downloadSchema>;

/** A link to a file that works without a session for `expiresIn` seconds. */
export const fileLinkSchema = z.object({ url: z.string(), fileName: z.string(), expiresIn: z.number().int() });
export type FileLink = z.output<typeof fileLinkSchema>;

/** One line of the usage log: a generation, granted tokens (charged < 0), or expired tokens. */
export const apiLogEntrySchema = z.object({
  time: timeSchema,
  /** Kind of generation, or `grant`, or `expire`. */
  kind: z.string(),
  title: z.string(),
  model: z.string(),
  chars: z.number().int(),
  tokens: z.number().int(),
  charged: z.number().int(),
  balance: z.number().int(),
});
export type ApiLogEntry = z.output<typeof apiLogEntrySchema>;

/** Usage in a span of Asia/Shanghai days. */
export const countDataSchema = z.object({
  balanceToken: z.number().int(),
  /** Tokens used in the span, including those unlimited members were not charged for. */
  used: z.number().int(),
  /** Characters written. */
  chars: z.number().int(),
  /** Every day of the span, oldest first, also those without use. */
  days: z.array(z.object({ date: z.string(), tokens: z.number().int() })),
  byKind: z.array(z.object({ kind: z.string(), tokens: z.number().int() })),
});
export type CountData = z.output<typeof countDataSchema>;

/** An order, or a membership from another source. `status`: 1 pending, 2 paid, 4 cancelled, 5 timed out. */
export const vipLogEntrySchema = z.object({
  outOrderId: idSchema,
  goodsId: z.string(),
  goodsTitle: z.string(),
  /** Tokens it gives, once paid; 0 for a membership. */
  tokens: z.number().int(),
  /** Decimal yuan, e.g. "49.00". */
  amount: z.string(),
  status: z.number().int(),
  source: z.enum(["purchase", "claim", "operator"]),
  createdAt: timeSchema,
  paidAt: timeSchema.nullable(),
  /** Span of the membership it gave; null where it gave none. */
  from: timeSchema.nullable(),
  to: timeSchema.nullable(),
  /** Decimal yuan refunded so far; "0.00" for none. */
  refunded: z.string(),
});
export type VipLogEntry = z.output<typeof vipLogEntrySchema>;

export const invitedUserSchema = z.object({
  /** Masked: 林** */
  nickname: z.string(),
  headimg: z.string(),
  registerTime: timeSchema,
  rewarded: z.boolean(),
  /** The reward comes with their first text. */
  pending: z.boolean(),
});
export type InvitedUser = z.output<typeof invitedUserSchema>;

/** What takes space, as its owner sees it. */
export const STORED_KINDS = ["texts", "notes", "essays", "mindtrees", "tables", "charts", "sources", "files"] as const;
export type StoredKind = (typeof STORED_KINDS)[number];
const bytesSchema = z.number().int();

/** What a person keeps, in bytes, and how much of it is in the bin. */
export const spaceUsedSchema = z.object({
  bytes: bytesSchema,
  binBytes: bytesSchema,
  /** What their level may keep. */
  max: bytesSchema,
  /** What takes most first; without kinds there is nothing of. */
  kinds: z.array(z.object({ kind: z.enum(STORED_KINDS), bytes: bytesSchema, binBytes: bytesSchema })).readonly(),
});
export type SpaceUsed = z.output<typeof spaceUsedSchema>;
