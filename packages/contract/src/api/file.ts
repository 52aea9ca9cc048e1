import { z } from "zod";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema } from "../entities/common.ts";
import { UPLOAD_TYPE_NAMES } from "../upload-types.ts";

/** A file the user brought: kept for a day, and on for as long as what takes it. */
export const uploadedFileSchema = z.object({
  fileId: idSchema,
  /** With the ending of its type. */
  name: z.string(),
  type: z.enum(UPLOAD_TYPE_NAMES),
  bytes: z.number().int(),
});
export type UploadedFile = z.output<typeof uploadedFileSchema>;

export const fileApi = {
  upload: defineRoute({
    path: "/api/file/upload",
    auth: "user",
    accepts: "multipart",
    summary:
      "Store one file, sent as `file` of a multipart form. It is told by what it holds, and goes after a day unless something takes it.",
    input: emptySchema,
    output: uploadedFileSchema,
  }),
  picture: defineRoute({
    path: "/api/file/picture",
    auth: "user",
    answers: "bytes",
    summary: "A picture of the user's as it was stored, whatever it belongs to: what a figure of a document shows.",
    input: z.object({ fileId: idSchema }),
    output: emptySchema,
  }),
};
