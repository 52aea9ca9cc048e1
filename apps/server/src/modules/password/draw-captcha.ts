import { randomInt } from "node:crypto";
import type { ConfigObject } from "svg-captcha";

/** Without letters that look alike in any case (0 O D Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V). */
const ALPHABET = "34679ACEFHJKMNPRTWXY";
const LENGTH = 4;
const WIDTH_PIXELS = 150;
const HEIGHT_PIXELS = 50;
/** Pixel size of the picture; twice the shown size. */
const SCALE = 2;
const FONT_PIXELS = 56;
const NOISE_LINES = 2;
/** Light in both themes: the letters are dark. */
const BACKGROUND = "#ffffff";

/** The package's types lack the overload with a given text. */
type DrawSvg = (text: string, options: ConfigObject) => string;

/** A random text and its picture as a PNG data URL. The drawing libraries are imported on first use and draw off the main thread. */
export async function drawCaptcha(): Promise<{ text: string; img: string }> {
  const [{ default: svgCaptcha }, { renderAsync }] = await Promise.all([import("svg-captcha"), import("@resvg/resvg-js")]);
  const drawSvg = svgCaptcha as unknown as DrawSvg;
  // Not the package's own text: it uses Math.random, which is predictable.
  const text = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  const svg = drawSvg(text, { width: WIDTH_PIXELS, height: HEIGHT_PIXELS, fontSize: FONT_PIXELS, noise: NOISE_LINES });
  const picture = await renderAsync(svg, {
    background: BACKGROUND,
    fitTo: { mode: "width", value: WIDTH_PIXELS * SCALE },
    font: { loadSystemFonts: false },
  });
  return { text, img: `data:image/png;base64,${picture.asPng().toString("base64")}` };
}
