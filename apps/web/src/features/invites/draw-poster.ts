import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { charactersOf, formatNumber } from "#lib/format.ts";
import { variant } from "#lib/variant.ts";
import { invitesMessages } from "#messages/invites.ts";
import { COLOURS, drawBrand, drawPill, drawQr, drawSheet, fitted, type Pen } from "./poster-parts.ts";

const m = invitesMessages.poster;

export const POSTER = { width: 1080, height: 1440 } as const;
/** Left and right edge of what stands on the paper. */
const LEFT = 132;
const RIGHT = POSTER.width - LEFT;
const QR_SIDE = 216;
const FOOT_TOP = 1090;

/** Draws the invitation as manuscript paper and gives it as the data URL of a PNG, 1080 by 1440. Throws without a canvas. */
export async function drawPoster({ name, link }: { name: string; link: string }): Promise<string> {
  const canvas = document.createElement("canvas");
  canvas.width = POSTER.width;
  canvas.height = POSTER.height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  const styles = getComputedStyle(document.documentElement);
  const pen: Pen = { context, song: styles.getPropertyValue("--font-text"), plain: styles.getPropertyValue("--font-ui") };
  await loadFaces(pen, name);
  drawSheet(pen, POSTER);
  drawBrand(pen, { x: LEFT, y: 142, name: m.brand });
  drawHeadline(pen, { lines: m.headline, left: LEFT, top: 206, inCells: variant === "zh" });
  drawWords(pen);
  drawFoot(pen, { name, link });
  return canvas.toDataURL("image/png");
}

/** A canvas does not wait for fonts; the serif face comes in slices, asked for by the characters needed. */
async function loadFaces({ song, plain }: Pen, name: string): Promise<void> {
  const text = [...m.headline, ...m.words, m.brand, m.scan, m.gift("0123456789,", ""), m.from(name)].join("");
  await Promise.allSettled([document.fonts.load(`600 100px ${song}`, text), document.fonts.load(`400 34px ${plain}`, text)]);
}

function drawWords(pen: Pen): void {
  const { context, plain } = pen;
  context.fillStyle = COLOURS.ink2;
  context.font = `400 ${variant === "zh" ? 36 : 31}px ${plain}`;
  m.words.forEach((line, at) => {
    context.fillText(fitted(context, line, RIGHT - LEFT), LEFT, 912 + at * 52);
  });
  const gift = m.gift(formatNumber(NEW_USER_GIFT_TOKENS), formatNumber(charactersOf(NEW_USER_GIFT_TOKENS)));
  drawPill(pen, { text: gift, x: LEFT, y: 994 });
}

function drawFoot(pen: Pen, { name, link }: { name: string; link: string }): void {
  const { context, song, plain } = pen;
  context.fillStyle = COLOURS.ink;
  context.fillRect(LEFT, FOOT_TOP, RIGHT - LEFT, 3);
  const qrLeft = RIGHT - QR_SIDE;
  const width = qrLeft - LEFT - 40;
  context.font = `600 46px ${song}`;
  context.fillText(fitted(context, m.from(name), width), LEFT, FOOT_TOP + 110);
  context.fillStyle = COLOURS.ink3;
  context.font = `400 32px ${plain}`;
  context.fillText(m.scan, LEFT, FOOT_TOP + 168);
  context.font = `400 26px ${plain}`;
  context.fillText(fitted(context, link.replace(/^https?:\/\//, ""), width), LEFT, FOOT_TOP + 248);
  drawQr(pen, { text: link, x: qrLeft, y: FOOT_TOP + 34, side: QR_SIDE });
}

type Headline = { lines: readonly string[]; left: number; top: number; inCells: boolean };

const CELL = 204;
const PER_ROW = 4;
const LINE_HEIGHT = 188;
/** Between two rows of cells, as manuscript paper leaves it. */
const ROW_GAP = 12;

/** Draws the headline into the cells of manuscript paper (or on ruled lines), with a caret behind it. */
function drawHeadline(pen: Pen, headline: Headline): void {
  if (headline.inCells) drawInCells(pen, headline);
  else drawOnLines(pen, headline);
}

function drawInCells({ context, song }: Pen, { lines, left, top }: Headline): void {
  context.save();
  context.font = `600 ${CELL * 0.64}px ${song}`;
  context.textAlign = "center";
  context.lineWidth = 2;
  lines.forEach((line, row) => {
    const characters = [...line];
    for (let column = 0; column < PER_ROW; column += 1) {
      const x = left + column * CELL;
      const y = top + row * (CELL + ROW_GAP);
      context.strokeStyle = COLOURS.grid;
      context.strokeRect(x, y, CELL, CELL);
      context.fillStyle = COLOURS.ink;
      context.fillText(characters[column] ?? "", x + CELL / 2, y + CELL * 0.73);
    }
  });
  const last = lines.length - 1;
  const written = [...(lines[last] ?? "")].length;
  if (written < PER_ROW) drawCaret(context, { x: left + written * CELL, y: top + last * (CELL + ROW_GAP), width: CELL, height: CELL });
  context.restore();
}

function drawOnLines({ context, song }: Pen, { lines, left, top }: Headline): void {
  context.save();
  context.font = `600 150px ${song}`;
  lines.forEach((line, row) => {
    const base = top + row * LINE_HEIGHT + 140;
    context.fillStyle = COLOURS.grid;
    context.fillRect(left, base + 30, PER_ROW * CELL, 2);
    context.fillStyle = COLOURS.ink;
    context.fillText(line, left, base);
    if (row === lines.length - 1) {
      drawCaret(context, { x: left + context.measureText(line).width + 24, y: base - 112, width: 10, height: 126 });
    }
  });
  context.restore();
}

function drawCaret(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  context.strokeStyle = COLOURS.orange;
  context.lineWidth = 6;
  context.strokeRect(x, y, width, height);
}
