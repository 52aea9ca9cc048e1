// npm run check: format, lint, types, import directions, dead code, generated files, documents, expressions, browsers, classes. Under a minute.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
import { checkClasses } from "./lib/check-classes.mjs";
import { checkDocs } from "./lib/check-docs.mjs";
import { checkEnglish } from "./lib/check-english.mjs";
import { checkWords } from "./lib/check-words.mjs";
import { generators } from "./lib/generators.mjs";
import { root } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";

const { node, env, bin } = await bootstrap({ withTools: true });
const tsc = join(root, "node_modules", "typescript-native", "bin", "tsc");
const workspaces = ["packages", "apps"].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)));

const quiet = (command, args) => run(command, args, { env, quiet: true });
/** The page's route types are generated, so they are needed before its types are checked. */
const types = async () => {
  await run(bin("react-router"), ["typegen", "apps/web"], { env, quiet: true });
  for (const project of [...workspaces, "."]) await quiet(node, [tsc, "-p", project]);
};

/** Every check, with what to do when it fails. */
const steps = [
  {
    name: "format and lint",
    work: () => quiet(bin("biome"), ["ci", "--error-on-warnings", "--colors=off", "."]),
    cure: "npx biome check --write .",
  },
  { name: "types", work: types, cure: "mend the types" },
  {
    name: "import directions",
    work: () => quiet(bin("depcruise"), ["apps", "packages", "e2e", "bench", "fixtures", "--config", ".dependency-cruiser.cjs"]),
    cure: "see ARCHITECTURE.md, who may import whom",
  },
  { name: "dead code", work: () => quiet(bin("knip"), ["--no-progress"]), cure: "remove what nobody uses" },
  {
    name: "generated files",
    work: async () => {
      for (const file of generators) await quiet(node, [file, "--check"]);
    },
    cure: "npm run gen",
  },
  {
    name: "documents",
    work: async () => {
      const faults = checkDocs();
      if (faults.length > 0) throw Object.assign(new Error("documents name what is not there"), { output: faults.join("\n") });
    },
    cure: "mend the document or what it names",
  },
  {
    name: "expressions",
    work: () => quiet(node, ["scripts/check-expressions.mjs"]),
    cure: "see docs/decisions/095-expressions-in-linear-time.md",
  },
  {
    name: "browsers",
    work: () => quiet(node, ["scripts/check-browsers.mjs"]),
    cure: "use what the oldest browsers have, or look first and say so in scripts/lib/newer-features.json",
  },
  {
    name: "classes",
    work: async () => {
      const faults = checkClasses();
      if (faults.length > 0) throw Object.assign(new Error("components and their styles do not agree"), { output: faults.join("\n") });
    },
    cure: "name the module that has the class, or remove it",
  },
  {
    name: "words",
    work: async () => {
      const faults = checkWords();
      if (faults.length > 0) throw Object.assign(new Error("identifiers use words of a private language"), { output: faults.join("\n") });
    },
    cure: "see docs/glossary.md",
  },
  {
    name: "English texts",
    work: async () => {
      const faults = checkEnglish();
      if (faults.length > 0) throw Object.assign(new Error("English texts hold Chinese characters"), { output: faults.join("\n") });
    },
    cure: "write them in English punctuation; join parts inside the message files",
  },
];

const begun = performance.now();
let failed = 0;
await Promise.all(
  steps.map(async ({ name, work, cure }) => {
    const start = performance.now();
    try {
      await work();
      console.log(`ok    ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed += 1;
      console.error(`FAIL  ${name} → ${cure}\n${error.output ?? error.stack}`);
    }
  }),
);
console.log(`check: ${steps.length - failed} passed, ${failed} failed in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
process.exitCode = failed === 0 ? 0 : 1;
