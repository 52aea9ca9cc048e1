const MARGIN = 24;
const TITLE = { size: 18, line: 26, color: "#161c19", weight: 600 };
const SMALL = { size: 13, line: 20, color: "#5f6a63", weight: 400 };
const GAPS = { title: 12, source: 8 };
/** How far below the top of its line a letter's foot stands, over its size. */
const FOOT = 3;

export type PictureWords = { readonly title: string; readonly subtitle: string; readonly source: string };
type LineStyle = { readonly size: number; readonly weight: number };
type FramedPicture = { readonly svg: string; readonly width: number; readonly height: number };
type Line = { readonly text: string; readonly style: typeof TITLE };

/** A picture as a file of its own: what it says above it, its source below. `svg` is of `width` and `height`; `measure`: pixels of words. */
export function framePicture(
  svg: string,
  {
    width,
    height,
    font,
    words,
    measure,
  }: {
    width: number;
    height: number;
    font: string;
    words: PictureWords;
    measure: (text: string, style: LineStyle) => number;
  },
): FramedPicture {
  const lines = (text: string, style: typeof TITLE): Line[] =>
    (text === "" ? [] : wrapWords(text, width, (part) => measure(part, style))).map((part) => ({ text: part, style }));
  const head = [...lines(words.title, TITLE), ...lines(words.subtitle, SMALL)];
  const foot = lines(words.source, SMALL);
  const heightOf = (all: readonly Line[]) => all.reduce((sum, { style }) => sum + style.line, 0);
  const top = MARGIN + heightOf(head) + (head.length > 0 ? GAPS.title : 0);
  const below = top + height + (foot.length > 0 ? GAPS.source : 0);
  const [wide, high] = [width + 2 * MARGIN, below + heightOf(foot) + MARGIN];
  const written = [...linesAt(head, MARGIN, font), ...linesAt(foot, below, font)].join("");
  const picture = svg.replace(/^<svg /, `<svg x="${MARGIN}" y="${top}" `);
  const paper = `<rect width="100%" height="100%" fill="#ffffff"/>`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">`;
  return { svg: `${open}${paper}${written}${picture}</svg>`, width: wide, height: high };
}

/** Breaks where words do, and between any two characters of a script without blanks. */
export function wrapWords(text: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.match(/[\p{Script=Latin}\p{N}.,%'’-]+\s*|\s+|./gu) ?? []) {
    if (line !== "" && measure((line + word).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += word;
  }
  return line.trim() === "" ? lines : [...lines, line.trimEnd()];
}

function linesAt(lines: readonly Line[], from: number, font: string): string[] {
  let y = from;
  return lines.map(({ text, style }) => {
    y += style.line;
    const look = `font-family="${escapeXml(font)}" font-size="${style.size}" font-weight="${style.weight}" fill="${style.color}"`;
    return `<text x="${MARGIN}" y="${y - style.line + style.size + FOOT}" ${look}>${escapeXml(text)}</text>`;
  });
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
