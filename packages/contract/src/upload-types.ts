/** One kind of file that may be uploaded. The server tells it by what the file holds; its name only tells kinds of text apart. */
type UploadTypeFacts = { readonly contentType: string; readonly endings: readonly [string, ...string[]] };

const OFFICE = "application/vnd.openxmlformats-officedocument";

/** What may be uploaded. The first ending is the one a file is kept under. */
export const UPLOAD_TYPES = {
  docx: { contentType: `${OFFICE}.wordprocessingml.document`, endings: ["docx"] },
  xlsx: { contentType: `${OFFICE}.spreadsheetml.sheet`, endings: ["xlsx"] },
  pptx: { contentType: `${OFFICE}.presentationml.presentation`, endings: ["pptx"] },
  pdf: { contentType: "application/pdf", endings: ["pdf"] },
  png: { contentType: "image/png", endings: ["png"] },
  jpg: { contentType: "image/jpeg", endings: ["jpg", "jpeg"] },
  webp: { contentType: "image/webp", endings: ["webp"] },
  txt: { contentType: "text/plain", endings: ["txt"] },
  md: { contentType: "text/markdown", endings: ["md", "markdown"] },
  csv: { contentType: "text/csv", endings: ["csv"] },
  xmind: { contentType: "application/vnd.xmind.workbook", endings: ["xmind"] },
  opml: { contentType: "text/x-opml", endings: ["opml"] },
  mm: { contentType: "application/x-freemind", endings: ["mm"] },
  json: { contentType: "application/json", endings: ["json", "km"] },
} as const satisfies Record<string, UploadTypeFacts>;

export type UploadType = keyof typeof UPLOAD_TYPES;
export const UPLOAD_TYPE_NAMES = Object.keys(UPLOAD_TYPES) as [UploadType, ...UploadType[]];
