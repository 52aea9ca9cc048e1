import { encode } from "uqr";

/** What a part is drawn with. */
export type Pen = { context: CanvasRenderingContext2D; song: string; plain: string };

/** The poster is always drawn in the colours of the light theme. */
export const COLOURS = {
  background: "#e9eee9",
  paper: "#ffffff",
  grid: "#f6c9a4",
  ink: "#161c19",
  ink2: "#454f49",
  ink3: "#5f6a63",
  orange: "#fb7d1e",
  orangeSoft: "#fff0e2",
  orangeInk: "#a94503",
  leaf: "#2f8f5f",
  shadow: "rgb(22 40 30 / 0.16)",
} as const;

const MARGIN = 52;
/** Side of the square the brand's paths are drawn in. */
const MARK_SIDE = 32;

/** Background, the sheet, and its frame. */
export function drawSheet({ context }: Pen, { width, height }: { width: number; height: number }): void {
  context.fillStyle = COLOURS.background;
  context.fillRect(0, 0, width, height);
  context.save();
  context.shadowColor = COLOURS.shadow;
  context.shadowBlur = 60;
  context.shadowOffsetY = 26;
  context.fillStyle = COLOURS.paper;
  context.fillRect(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN);
  context.restore();
  context.strokeStyle = COLOURS.grid;
  context.lineWidth = 2;
  const inset = MARGIN + 22;
  context.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
}

export function drawBrand({ context, song }: Pen, { x, y, name }: { x: number; y: number; name: string }): void {
  const side = 60;
  context.save();
  context.translate(x, y - side / 2);
  context.scale(side / MARK_SIDE, side / MARK_SIDE);
  context.fillStyle = COLOURS.orange;
  context.fill(new Path2D("M29.4 17.6A13.5 13.5 0 1 1 14.4 2.6 13.4 13.4 0 0 0 29.4 17.6Z"));
  context.fillStyle = COLOURS.leaf;
  context.fill(new Path2D("M16.4 2.5A13.5 13.5 0 0 1 29.5 15.6 13.5 13.5 0 0 1 16.4 2.5Z"));
  context.restore();
  context.fillStyle = COLOURS.ink;
  context.font = `600 46px ${song}`;
  context.fillText(name, x + side + 18, y + 17);
}

export function drawPill({ context, plain }: Pen, { text, x, y }: { text: string; x: number; y: number }): void {
  const height = 64;
  context.font = `600 32px ${plain}`;
  const width = context.measureText(text).width + 56;
  context.fillStyle = COLOURS.orangeSoft;
  context.beginPath();
  context.roundRect(x, y, width, height, height / 2);
  context.fill();
  context.fillStyle = COLOURS.orangeInk;
  context.fillText(text, x + 28, y + 43);
}

/** A QR code in whole pixels, so that its edges stay sharp. */
export function drawQr({ context }: Pen, { text, x, y, side }: { text: string; x: number; y: number; side: number }): void {
  const { data, size } = encode(text, { border: 0 });
  const cell = Math.floor(side / size);
  const inset = Math.floor((side - cell * size) / 2);
  context.fillStyle = COLOURS.ink;
  data.forEach((row, down) => {
    row.forEach((dark, across) => {
      if (dark) context.fillRect(x + inset + across * cell, y + inset + down * cell, cell, cell);
    });
  });
}

/** As much of a line as fits into a width, with an ellipsis where it was cut. */
export function fitted(context: CanvasRenderingContext2D, line: string, width: number): string {
  if (context.measureText(line).width <= width) return line;
  const characters = [...line];
  while (characters.length > 0 && context.measureText(`${characters.join("")}…`).width > width) characters.pop();
  return `${characters.join("")}…`;
}
