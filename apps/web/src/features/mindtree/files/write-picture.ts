import { canvasToPng, escapeXml } from "#lib/svg-to-png.ts";
import type { PictureText, TreePicture } from "./tree-picture.ts";

/** No side of a picture may be longer, or browsers draw nothing. */
export const PICTURE_MAX_PIXELS = 16_384;
const SHARP = 2;

export function svgOf({ left, top, width, height, back, lineWidth, frameWidth, lines, boxes, texts }: TreePicture): string {
  const drawn = [
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${back}"/>`,
    ...lines.map(({ path, colour }) => `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${lineWidth}"/>`),
    ...boxes.map((box) => {
      const frame = box.line === null ? "" : ` stroke="${box.line}" stroke-width="${frameWidth}"`;
      return `<rect x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}" rx="${box.rounding}" fill="${box.fill}"${frame}/>`;
    }),
    ...texts.map(({ text, x, y, isCentred, family, size, weight, colour }) => {
      const anchor = isCentred ? ' text-anchor="middle"' : "";
      const font = `font-family="${escapeXml(family)}" font-size="${size}" font-weight="${weight}"`;
      return `<text x="${x}" y="${y}"${anchor} xml:space="preserve" ${font} fill="${colour}">${escapeXml(text)}</text>`;
    }),
  ];
  const box = `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawn.join("")}</svg>`;
}

/** How much larger than the tree a PNG may be; null: even at its own size it is too large. */
export function pictureScale({ width, height }: Pick<TreePicture, "width" | "height">): number | null {
  const scale = Math.min(SHARP, PICTURE_MAX_PIXELS / Math.max(width, height));
  return scale < 1 ? null : scale;
}

const fontOf = ({ weight, size, family }: PictureText) => `${weight} ${size}px ${family}`;

/** The picture as PNG, in the fonts of the page. Rejects where the browser has no room for it. */
export async function pngOf(picture: TreePicture): Promise<Blob> {
  const { left, top, width, height, back, lineWidth, frameWidth, lines, boxes, texts } = picture;
  const words = new Map<string, string>();
  for (const text of texts) words.set(fontOf(text), (words.get(fontOf(text)) ?? "") + text.text);
  await Promise.all([...words].map(([font, text]) => document.fonts.load(font, text)));
  const scale = pictureScale(picture) ?? 1;
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no picture");
  context.scale(scale, scale);
  context.translate(-left, -top);
  context.fillStyle = back;
  context.fillRect(left, top, width, height);
  context.lineWidth = lineWidth;
  for (const { path, colour } of lines) {
    context.strokeStyle = colour;
    context.stroke(new Path2D(path));
  }
  context.lineWidth = frameWidth;
  for (const box of boxes) {
    context.beginPath();
    context.roundRect(box.left, box.top, box.width, box.height, box.rounding);
    context.fillStyle = box.fill;
    context.fill();
    if (box.line === null) continue;
    context.strokeStyle = box.line;
    context.stroke();
  }
  for (const text of texts) {
    context.font = fontOf(text);
    context.textAlign = text.isCentred ? "center" : "left";
    context.fillStyle = text.colour;
    context.fillText(text.text, text.x, text.y);
  }
  return canvasToPng(canvas);
}
