import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sceneIcons } from "@tangleaf/catalogue";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FIRST_ICON_NAMES } from "../src/ui/icon/first-icon-names.ts";
import { ICON_NAMES } from "../src/ui/icon/icon-names.ts";

// Draws the icon sprites from Phosphor: one file a browser caches, instead of every weight of every icon in JavaScript.
// With `--check` nothing is written; a sprite that lacks an icon or has one too many is a failure.

type Weight = "regular" | "duotone" | "fill";

const check = process.argv.includes("--check");
const phosphor = join(dirname(fileURLToPath(import.meta.resolve("@phosphor-icons/react"))), "defs");
const iconFolder = join(import.meta.dirname, "../src/ui/icon");

const pascal = (name: string): string => name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());

async function symbolOf(id: string, weight: Weight): Promise<string> {
  const name = id.replace(/-(fill|duotone)$/, "");
  const module: { default: Map<Weight, ReactElement> } = await import(pathToFileURL(join(phosphor, `${pascal(name)}.es.js`)).href);
  const drawing = module.default.get(weight);
  if (drawing === undefined) throw new Error(`no ${weight} drawing of ${name}`);
  const body = renderToStaticMarkup(createElement("svg", null, drawing)).slice("<svg>".length, -"</svg>".length);
  return `<symbol id="${id}" viewBox="0 0 256 256">${body}</symbol>`;
}

/** The ending of an interface icon's name says which drawing it takes. */
function weightOf(id: string): Weight {
  if (id.endsWith("-fill")) return "fill";
  return id.endsWith("-duotone") ? "duotone" : "regular";
}

function write(file: string, symbols: string[]): void {
  const path = join(iconFolder, file);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true"><title>icons</title>\n${symbols.join("\n")}\n</svg>\n`;
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  if (check) {
    console.error(`apps/web/src/ui/icon/${file} differs from the icons in use. Run npm run gen.`);
    process.exitCode = 1;
  } else {
    writeFileSync(path, text);
  }
}

const symbolsOf = (names: Iterable<string>) => Promise.all([...names].map((name) => symbolOf(name, weightOf(name))));
write("first-icons.gen.svg", await symbolsOf(FIRST_ICON_NAMES));
write("ui-icons.gen.svg", await symbolsOf(ICON_NAMES.filter((name) => !FIRST_ICON_NAMES.has(name))));
write("scene-icons.gen.svg", await Promise.all([...sceneIcons].sort().map((name) => symbolOf(name, "duotone"))));
