import { z } from "zod";
import { idSchema, timeSchema, unitsSchema } from "./common.ts";
import { jobStatusSchema } from "./job.ts";

const written = { documentId: idSchema, title: z.string(), sections: z.number().int() };

/** What is told to one person, and what the words about it are made from: they are made where they are read, in its language. */
export const noticeTellsSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("essayWritten"), data: z.object(written) }),
  z.object({ kind: z.literal("noteWritten"), data: z.object(written) }),
  /** Writing waits for the balance; `neededTokens`: what the next section wants to hold. */
  z.object({ kind: z.literal("essayPaused"), data: z.object({ ...written, neededTokens: z.number().int() }) }),
  z.object({ kind: z.literal("notePaused"), data: z.object({ ...written, neededTokens: z.number().int() }) }),
  z.object({ kind: z.literal("membershipEnds"), data: z.object({ endsAt: timeSchema }) }),
  z.object({ kind: z.literal("inviteRewarded"), data: z.object({ tokens: z.number().int() }) }),
  z.object({
    kind: z.literal("refunded"),
    data: z.object({ title: z.string(), amountFen: z.number().int(), tokensBack: z.number().int(), daysBack: z.number().int() }),
  }),
  z.object({ kind: z.literal("accountClosing"), data: z.object({ closesAt: timeSchema }) }),
  /** It takes too much to build, so it takes no changes any more. */
  z.object({
    kind: z.literal("documentQuarantined"),
    data: z.object({ documentId: idSchema, title: z.string(), what: z.enum(["note", "essay", "mindtree"]) }),
  }),
  z.object({ kind: z.literal("fileReady"), data: z.object({ fileName: z.string() }) }),
]);
export type NoticeTells = z.output<typeof noticeTellsSchema>;

export const noticeSchema = z.intersection(noticeTellsSchema, z.object({ noticeId: idSchema, at: timeSchema, isRead: z.boolean() }));
export type Notice = z.output<typeof noticeSchema>;

/** How things stand for one person: what a page compares with what it knew, to see what it must ask for again. */
export const userStateSchema = z.object({
  /** Notices not read, and the newest of those. */
  unread: z.number().int(),
  newest: idSchema.nullable(),
  /** The newest announcement to everybody. */
  announced: idSchema.nullable(),
  /** Tokens that can be spent. */
  balance: z.number().int(),
  memberUntil: timeSchema.nullable(),
  /** Long work that has not ended; `seq` counts its changes. */
  jobs: z.array(z.object({ jobId: idSchema, kind: z.string(), status: jobStatusSchema, seq: z.number().int() })),
});
export type UserState = z.output<typeof userStateSchema>;

/** The event of `/api/user/stream`. Its id names the state it brings: who comes back with the id of the present one is sent nothing. */
export const userEventSchema = z.object({ event: z.literal("state"), id: unitsSchema, data: userStateSchema });
export type UserEvent = z.output<typeof userEventSchema>;
