import { randomInt } from "node:crypto";
import type { ConfigObject } from "svg-captcha";

/** No two that look alike in any case (0 O D Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V). */
const ALPHABET = "34679ACEFHJKMNPRTWXY";
const LENGTH = 4;
const WIDTH_PIXELS = 150;
const HEIGHT_PIXELS = 50;
/** For screens with two pixels to one. */
const SCALE = 2;
const FONT_PIXELS = 56;
const NOISE_LINES = 2;
/** Light in both themes: the letters are dark. */
const BACKGROUND = "#ffffff";

/** The package's own types leave out that it can be called with a text. */
type DrawSvg = (text: string, options: ConfigObject) => string;

/** A new text and its picture, a PNG data URL. The drawing libraries are loaded at the first one and draw off the main thread. */
export async function drawCaptcha(): Promise<{ text: string; img: string }> {
  const [{ default: svgCaptcha }, { renderAsync }] = await Promise.all([import("svg-captcha"), import("@resvg/resvg-js")]);
  const drawSvg = svgCaptcha as unknown as DrawSvg;
  // The package draws its texts with Math.random, which can be foretold.
  const text = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  const svg = drawSvg(text, { width: WIDTH_PIXELS, height: HEIGHT_PIXELS, fontSize: FONT_PIXELS, noise: NOISE_LINES });
  const picture = await renderAsync(svg, {
    background: BACKGROUND,
    fitTo: { mode: "width", value: WIDTH_PIXELS * SCALE },
    font: { loadSystemFonts: false },
  });
  return { text, img: `data:image/png;base64,${picture.asPng().toString("base64")}` };
}
