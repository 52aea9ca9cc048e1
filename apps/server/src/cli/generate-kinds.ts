import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT_DIR } from "../platform/root-dir.ts";

const FOLDER = join(ROOT_DIR, "apps/server/src/modules/generation");
const FILE = join(FOLDER, "kinds.gen.ts");

/** Writes the registry of generation kinds: one line for each file in `kinds/`. With `check` only says whether it has drifted. */
function generate({ check }: { check: boolean }): boolean {
  const names = readdirSync(join(FOLDER, "kinds"))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => ({ file, name: nameOf(basename(file, ".ts")) }))
    .sort((a, b) => a.file.localeCompare(b.file, "en"));
  const wanted = [
    "// Generated from kinds/ by `npm run gen`; do not edit.",
    'import type { GenerationKind } from "@tangleaf/contract";',
    'import type { Kind } from "./kind.ts";',
    ...names.map(({ file, name }) => `import { ${name}Kind } from "./kinds/${file}";`),
    "",
    "/** Every kind of generation. The contract's `generationKinds` names the same ones, or this does not compile. */",
    "export const kinds = {",
    ...names.map(({ name }) => `  ${name}: ${name}Kind,`),
    "} satisfies Readonly<Record<GenerationKind, Kind>>;",
    "",
  ].join("\n");
  const isRight = existsSync(FILE) && readFileSync(FILE, "utf8") === wanted;
  if (!check && !isRight) writeFileSync(FILE, wanted);
  return isRight;
}

/** note-outline.ts holds the kind noteOutline. */
function nameOf(file: string): string {
  return file.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const check = process.argv.includes("--check");
  const isRight = generate({ check });
  if (check && !isRight) {
    console.error("apps/server/src/modules/generation/kinds.gen.ts differs from the files in kinds/. Run npm run gen.");
    process.exitCode = 1;
  }
}
