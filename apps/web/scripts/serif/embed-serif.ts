import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { type SerifRule, serifCharactersOf, serifRulesOf } from "./serif-characters.ts";

const SEMIBOLD = "noto-serif-sc-chinese-simplified-600-normal.woff";
const HASH_CHARACTERS = 10;
const STYLE_SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)/g;

type Page = { readonly path: string; readonly html: string; readonly characters: string };

/**
 * Gives every stored page of the Chinese build a face with the characters of its headings and no others: one small file, fetched with the
 * styles, where about ten slices of the whole face were. Answers how many files were made.
 */
export async function embedSerif(folder: string): Promise<number> {
  const pages = readPages(folder);
  const fonts = dirname(fileURLToPath(import.meta.resolve("@fontsource/noto-serif-sc/600.css")));
  const whole = readFileSync(join(fonts, "files", SEMIBOLD));
  // Cut in two steps: unpacking the whole font for each page takes ten times as long.
  const all = await subsetFont(whole, pages.map(({ characters }) => characters).join(""), { targetFormat: "sfnt", keepFeatures: [] });
  const made = new Map<string, string>();
  for (const { path, html, characters } of pages) {
    const address = made.get(characters) ?? writeFace(folder, await subsetFont(all, characters, { targetFormat: "woff2" }));
    made.set(characters, address);
    writeFileSync(
      path,
      html.replace(/<link rel="stylesheet"/, (link) => `${writeStyle(address)}${link}`),
    );
  }
  return made.size;
}

/** The stored pages that set characters semibold in the serif face. */
function readPages(folder: string): Page[] {
  const rulesOf = rememberRules(folder);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const path = join(folder, file);
      const html = readFileSync(path, "utf8");
      const rules = [...html.matchAll(STYLE_SHEET)].flatMap(([, sheet = ""]) => rulesOf(sheet));
      return { path, html, characters: [...serifCharactersOf(html, rules)].sort().join("") };
    })
    .filter(({ characters }) => characters !== "");
}

function writeFace(folder: string, font: Buffer): string {
  const address = `/assets/serif-${createHash("sha256").update(font).digest("base64url").slice(0, HASH_CHARACTERS)}.woff2`;
  writeFileSync(join(folder, address), font);
  return address;
}

/**
 * "TL Headings" comes before the slices in `--font-text`. Text of normal weight must not be set in it: that weight has a face of its own,
 * which holds no character.
 */
const writeStyle = (address: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin="anonymous"/>` +
  `<style>@font-face{font-family:"TL Headings";font-weight:400;src:local(serif);unicode-range:U+0}` +
  `@font-face{font-family:"TL Headings";font-weight:600;font-display:swap;src:url(${address}) format("woff2")}</style>`;

/** The serif rules of style sheets, each read once. */
function rememberRules(folder: string): (sheet: string) => readonly SerifRule[] {
  const known = new Map<string, readonly SerifRule[]>();
  return (sheet) => {
    const rules = known.get(sheet) ?? serifRulesOf(readFileSync(join(folder, sheet), "utf8"));
    known.set(sheet, rules);
    return rules;
  };
}
