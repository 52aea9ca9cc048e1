import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { charactersOf, formatNumber } from "#lib/format-number.ts";
import { variant } from "#lib/variant.ts";
import { invitesMessages } from "#messages/invites.ts";
import { drawHeadline } from "./poster-headline.ts";
import { COLOURS, drawBrand, drawPill, drawQr, drawSheet, fitted, type Pen } from "./poster-parts.ts";

const m = invitesMessages.poster;

export const POSTER = { width: 1080, height: 1440 } as const;
/** Left and right edge of what stands on the paper. */
const LEFT = 132;
const RIGHT = POSTER.width - LEFT;
const QR_SIDE = 232;
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
  drawBrand(pen, { x: LEFT, y: 150, name: m.brand });
  drawHeadline(pen, { lines: m.headline, left: LEFT, top: 250, inCells: variant === "zh" });
  drawWords(pen);
  drawFoot(pen, { name, link });
  return canvas.toDataURL("image/png");
}

/** A canvas draws with what is loaded and does not wait; the Song face comes in slices, asked for by the characters needed. */
async function loadFaces({ song, plain }: Pen, name: string): Promise<void> {
  const text = [...m.headline, ...m.words, m.brand, m.scan, m.gift("0123456789,", ""), m.from(name)].join("");
  await Promise.allSettled([document.fonts.load(`600 100px ${song}`, text), document.fonts.load(`400 34px ${plain}`, text)]);
}

function drawWords(pen: Pen): void {
  const { context, plain } = pen;
  context.fillStyle = COLOURS.ink2;
  context.font = `400 ${variant === "zh" ? 36 : 31}px ${plain}`;
  m.words.forEach((line, at) => {
    context.fillText(fitted(context, line, RIGHT - LEFT), LEFT, 902 + at * 54);
  });
  const gift = m.gift(formatNumber(NEW_USER_GIFT_TOKENS), formatNumber(charactersOf(NEW_USER_GIFT_TOKENS)));
  drawPill(pen, { text: gift, x: LEFT, y: 990 });
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
