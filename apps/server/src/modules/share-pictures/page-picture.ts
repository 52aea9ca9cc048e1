import { escapeXml, wrapWords } from "@tangleaf/table/chart";
import type { PicturedPage } from "./pictured-page.ts";

/** What links that are shared are shown with is this large everywhere. */
export const PICTURE = { width: 1200, height: 630 } as const;
const FONT = "Noto Sans SC";
const MIDDLE = PICTURE.width / 2;
/** Chat windows cut a square out of the middle: title and remark stand within it wherever they fit. */
const SQUARE = 600;
/** Side of a square, and of its character, over it. */
const CELL_MAX = 118;
const IN_CELL = 0.66;
const COLUMNS = 7;
const ROWS_MAX = 2;
const TITLE = { size: 64, line: 84, width: 980, linesMax: 3 };
const REMARK = { size: 32, line: 46, width: 760, linesMax: 2 };
const INK = { title: "#161c19", remark: "#454f49", grid: "#f6c9a4", paper: "#ffffff", table: "#eef1ee" };
const MARK =
  '<path d="M29.4 17.6A13.5 13.5 0 1 1 14.4 2.6 13.4 13.4 0 0 0 29.4 17.6Z" fill="#fb7d1e"/><path d="M16.4 2.5A13.5 13.5 0 0 1 29.5 15.6 13.5 13.5 0 0 1 16.4 2.5Z" fill="#2f8f5f"/>';
/** Latin letters are about half as wide as Chinese characters. */
const LETTER_WIDTH = 0.56;
const FIRST_WIDE = 0x2e80;

const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) < FIRST_WIDE ? LETTER_WIDTH : 1), 0) * size;

/** A page as a picture: the product's sheet of squared paper with its title in the squares. */
export function pagePicture(page: PicturedPage, name: string): string {
  const { shelf, colour } = page;
  const title = isForSquares(page.title) ? squares(page.title) : lines(page.title, { ...TITLE, colour: INK.title, weight: 700 });
  const remark = lines(page.remark, { ...REMARK, colour: INK.remark, weight: 400 });
  const gap = 34;
  const top = 96 + (438 - title.height - gap - remark.height) / 2 + 20;
  const head = shelf === "" ? name : `${name} · ${shelf}`;
  const headWidth = widthOf(head, 28) + 52;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" font-family="${FONT}">`,
    `<rect width="100%" height="100%" fill="${INK.table}"/>`,
    `<rect x="60" y="48" width="1080" height="534" rx="14" fill="${INK.paper}" stroke="#dbe1dc" stroke-width="2"/>`,
    `<rect x="60" y="48" width="1080" height="10" rx="5" fill="${colour}"/>`,
    `<g transform="translate(${MIDDLE - headWidth / 2} 82) scale(1.2)">${MARK}</g>`,
    text(head, { x: MIDDLE - headWidth / 2 + 52, y: 111, size: 28, colour, weight: 500, anchor: "start" }),
    `<g transform="translate(0 ${top})">${title.svg}</g>`,
    `<g transform="translate(0 ${top + title.height + gap})">${remark.svg}</g>`,
    "</svg>",
  ].join("");
}

function isForSquares(title: string): boolean {
  const characters = [...title];
  return characters.length <= COLUMNS * ROWS_MAX && characters.every((one) => (one.codePointAt(0) ?? 0) >= FIRST_WIDE);
}

type Drawn = { readonly svg: string; readonly height: number };

/** The characters in squares, as evenly over the rows as they go. */
function squares(title: string): Drawn {
  const characters = [...title];
  const rows = Math.ceil(characters.length / COLUMNS);
  const columns = Math.ceil(characters.length / rows);
  const cell = Math.min(CELL_MAX, Math.floor(SQUARE / columns));
  const left = MIDDLE - (columns * cell) / 2;
  const cells = Array.from({ length: rows * columns }, (_, index) => {
    const [x, y] = [left + (index % columns) * cell, Math.floor(index / columns) * (cell + 14)];
    const square = `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" fill="none" stroke="${INK.grid}" stroke-width="2"/>`;
    const character = characters[index];
    if (character === undefined) return square;
    return (
      square +
      text(character, {
        x: x + cell / 2,
        y: y + cell / 2 + cell * IN_CELL * 0.36,
        size: cell * IN_CELL,
        colour: INK.title,
        weight: 500,
        anchor: "middle",
      })
    );
  });
  return { svg: cells.join(""), height: rows * cell + (rows - 1) * 14 };
}

type LineLook = { size: number; line: number; width: number; linesMax: number; colour: string; weight: number };

function lines(words: string, look: LineLook): Drawn {
  const { size, line, linesMax, colour, weight } = look;
  const [narrow, wide] = [SQUARE, look.width].map((width) => wrap(words, width, size));
  const all = narrow !== undefined && narrow.length <= linesMax ? narrow : (wide ?? []);
  const shown = all
    .slice(0, linesMax)
    .map((one, index) => (index === linesMax - 1 && all.length > linesMax ? `${one.slice(0, -1)}…` : one));
  const svg = shown.map((one, index) => text(one, { x: MIDDLE, y: index * line + size, size, colour, weight, anchor: "middle" })).join("");
  return { svg, height: shown.length * line };
}

/** Lines of about the same length, as few as fit. */
function wrap(words: string, width: number, size: number): string[] {
  const count = Math.ceil(widthOf(words, size) / width);
  const greedy = wrapWords(words, width, (part) => widthOf(part, size));
  const even = wrapWords(words, (widthOf(words, size) / Math.max(count, 1)) * 1.06, (part) => widthOf(part, size));
  return even.length <= greedy.length ? even : greedy;
}

type TextLook = { x: number; y: number; size: number; colour: string; weight: number; anchor: "start" | "middle" };

function text(words: string, { x, y, size, colour, weight, anchor }: TextLook): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}">${escapeXml(words)}</text>`;
}
