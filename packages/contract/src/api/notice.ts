import { z } from "zod";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema } from "../entities/common.ts";
import { noticeSchema } from "../entities/notice.ts";

const NOTICES_MAX = 50;
const NOTICES_DEFAULT = 20;

/** Calls about what one person is told; what everybody is told comes with /api/agreement/baseInfo (docs/decisions/073). */
export const noticeApi = {
  list: defineRoute({
    path: "/api/notice/list",
    auth: "user",
    summary: "What the caller was told in the last 180 days, newest first; `before` is the id of the last one of the page before.",
    input: z.object({
      before: z.string().min(1).max(64).optional(),
      size: z.number().int().min(1).max(NOTICES_MAX).default(NOTICES_DEFAULT),
    }),
    output: z.object({
      list: z.array(noticeSchema),
      /** There are older ones. */
      hasMore: z.boolean(),
      /** How many are not read, of all. */
      unread: z.number().int(),
    }),
  }),
  read: defineRoute({
    path: "/api/notice/read",
    auth: "user",
    summary: "This notice and all older ones are read. Refused with notice.unknown for somebody else's.",
    input: z.object({ noticeId: idSchema }),
    output: emptySchema,
  }),
};
