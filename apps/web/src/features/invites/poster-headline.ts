import { COLOURS, type Pen } from "./poster-parts.ts";

type Headline = { lines: readonly string[]; left: number; top: number; inCells: boolean };

const CELL = 188;
const PER_ROW = 4;
const LINE_HEIGHT = 188;

/** The headline, written into the cells of manuscript paper (or on ruled lines), the caret where writing goes on. */
export function drawHeadline(pen: Pen, headline: Headline): void {
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
      const y = top + row * (CELL + 12);
      context.strokeStyle = COLOURS.grid;
      context.strokeRect(x, y, CELL, CELL);
      context.fillStyle = COLOURS.ink;
      context.fillText(characters[column] ?? "", x + CELL / 2, y + CELL * 0.73);
    }
  });
  const last = lines.length - 1;
  const written = [...(lines[last] ?? "")].length;
  if (written < PER_ROW) drawCaret(context, { x: left + written * CELL, y: top + last * (CELL + 12), width: CELL, height: CELL });
  context.restore();
}

function drawOnLines({ context, song }: Pen, { lines, left, top }: Headline): void {
  context.save();
  context.font = `600 150px ${song}`;
  lines.forEach((line, row) => {
    const base = top + row * LINE_HEIGHT + 140;
    context.fillStyle = COLOURS.grid;
    context.fillRect(left, base + 30, PER_ROW * CELL + 64, 2);
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
