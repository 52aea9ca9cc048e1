import type { NodeJson } from "@tangleaf/document/model";
import { ImageRun, type ParagraphChild, TextRun } from "docx";
import { sizeOf } from "../../../word-format/index.ts";
import { printable } from "../../printable.ts";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { mmToTwips } from "../units.ts";

const PIXELS_PER_INCH = 96;
const TWIPS_PER_PIXEL = 1440 / PIXELS_PER_INCH;
const PERCENT = 100;

/** Width of the text in pixels at 96 to the inch. */
export function textWidthPixels({ page }: DocumentProfile): number {
  return mmToTwips(page.widthMm - page.marginMm.left - page.marginMm.right) / TWIPS_PER_PIXEL;
}

/** The picture of a figure or chart; its words in brackets where there is none that Word can show. */
export function pictureToWord(node: NodeJson, images: ReadonlyMap<string, Uint8Array>, profile: DocumentProfile): ParagraphChild {
  const { alt, caption, blobId, id, width } = node.attrs ?? {};
  const words = printable(String(alt ?? caption ?? ""));
  const data = images.get(String(node.type === "figure" ? blobId : id));
  const picture = data === undefined ? null : sizeOf(data);
  if (data === undefined || picture === null) return new TextRun({ text: `[${words}]` });
  const most = textWidthPixels(profile);
  const wide = typeof width === "number" ? (most * width) / PERCENT : Math.min(picture.width, most);
  return new ImageRun({
    type: picture.type,
    data,
    transformation: { width: Math.round(wide), height: Math.max(1, Math.round((wide * picture.height) / picture.width)) },
    altText: { name: String(node.type), description: printable(String(alt ?? "")) },
  });
}
