import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { SERIF_ATTRIBUTE, SERIF_WHOLE } from "../../src/lib/page-flags.ts";
import { readWoff } from "./read-woff.ts";
import { type SerifRule, serifCharactersOf, serifRulesOf } from "./serif-characters.ts";
import { createSubsetter } from "./subset-font.ts";
import { writeWoff2 } from "./write-woff2.ts";

const SEMIBOLD = "noto-serif-sc-chinese-simplified-600-normal.woff";
const HASH_CHARACTERS = 10;
const STYLE_SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)/g;

/**
 * Gives every stored page of the Chinese build the serif face with the characters of its headings and no others: one small file,
 * fetched with the styles, where about ten slices of the whole face were. Those come when they are needed (`boot-script.ts`).
 * Answers how many files were made.
 */
export function embedSerif(folder: string): number {
  const fonts = dirname(fileURLToPath(import.meta.resolve("@fontsource/noto-serif-sc/600.css")));
  const font = createSubsetter(readWoff(readFileSync(join(fonts, "files", SEMIBOLD))));
  const rulesOf = rememberRules(folder);
  const made = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const path = join(folder, file);
    const html = readFileSync(path, "utf8");
    const rules = [...html.matchAll(STYLE_SHEET)].flatMap(([, sheet = ""]) => rulesOf(sheet));
    const semibold = serifCharactersOf(html, rules);
    if (semibold.size === 0) continue;
    const characters = [...semibold].sort().join("");
    const address = made.get(characters) ?? writeFace(folder, writeWoff2(font.subset(semibold)));
    made.set(characters, address);
    writeFileSync(
      path,
      html.replace(
        /<link rel="stylesheet"/,
        () =>
          `${faceOf(
            address,
            rules.every(({ isSemibold }) => isSemibold),
          )}<link rel="stylesheet"`,
      ),
    );
  }
  return made.size;
}

function writeFace(folder: string, font: Buffer): string {
  const address = `/assets/serif-${createHash("sha256").update(font).digest("base64url").slice(0, HASH_CHARACTERS)}.woff2`;
  writeFileSync(join(folder, address), font);
  return address;
}

/**
 * The face has the name and the weight of the slices and comes after them: where both have a character, this one is taken. Text of
 * normal weight must not be set in it: it has a face of its own, of which nothing is there before the slices are.
 */
const faceOf = (address: string, isWhole: boolean) =>
  `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin="anonymous"/>` +
  `<style ${SERIF_ATTRIBUTE}="${isWhole ? SERIF_WHOLE : "headings"}">` +
  `@font-face{font-family:"Noto Serif SC";font-weight:400;src:local(serif);unicode-range:U+0}` +
  `@font-face{font-family:"Noto Serif SC";font-weight:600;font-display:swap;src:url(${address}) format("woff2")}</style>`;

/** The serif rules of style sheets, each read once. */
function rememberRules(folder: string): (sheet: string) => readonly SerifRule[] {
  const known = new Map<string, readonly SerifRule[]>();
  return (sheet) => {
    const rules = known.get(sheet) ?? serifRulesOf(readFileSync(join(folder, sheet), "utf8"));
    known.set(sheet, rules);
    return rules;
  };
}
