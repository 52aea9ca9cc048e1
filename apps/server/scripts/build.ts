import { rmSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { build, type Plugin } from "rolldown";

// The server as few files: one process reads 30 instead of 1,500, and compiles only what it runs (docs/decisions/080). Data files
// (migrations, fonts, word lists, the catalogue) are not copied: the build reads them where their sources are. Built into the folder
// that is named; `scripts/lib/server-build.mjs` puts it in place.

const SERVER = join(import.meta.dirname, "..");
const SRC = join(SERVER, "src");
const OUT = resolve(process.argv[2] ?? join(SERVER, "build", ".work"));

/** Native, or reading files of its own beside its code. */
const LEFT_OUT = ["better-sqlite3", "@resvg/resvg-js", "piscina", "svg-captcha", "@fastify/swagger", "@fastify/swagger-ui"];

/** Starts of a process; those of threads are found in the sources. */
const ENTRIES = { main: join(SRC, "main.ts"), admin: join(SRC, "cli", "admin.ts") };

/** `new URL("./x.ts", import.meta.url)`: a file that a thread begins with. */
const THREAD = /new URL\("(\.[^"]+)\.ts", import\.meta\.url\)/g;

/** A path as it stands in an address. */
const inUrl = (path: string) => path.split(sep).join("/");

/** Threads become entries of their own, and what a module reads beside itself is read beside its source. */
function filesBesideSources(): Plugin {
  return {
    name: "files-beside-sources",
    transform(code, id) {
      if (!id.startsWith(SRC) || !code.includes("import.meta.")) return null;
      const withThreads = code.replace(THREAD, (_, path: string) => {
        const file = resolve(dirname(id), `${path}.ts`);
        const fileName = `${inUrl(relative(SRC, file)).replaceAll("/", "-").slice(0, -".ts".length)}.js`;
        this.emitFile({ type: "chunk", id: file, fileName });
        return `new URL("./${fileName}", import.meta["url"])`;
      });
      const source = inUrl(relative(OUT, id));
      return withThreads
        .replaceAll("import.meta.url", `new URL("${source}", import.meta.url).href`)
        .replaceAll('import.meta["url"]', "import.meta.url");
    },
  };
}

/** Big JSON stays a file: as a part of a script its text would be kept in memory beside what was read from it. */
function jsonAsFiles(): Plugin {
  return {
    name: "json-as-files",
    load(id) {
      if (!id.endsWith(".gen.json")) return null;
      const path = JSON.stringify(inUrl(relative(OUT, id)));
      const code = `import { readFileSync } from "node:fs";\nexport default JSON.parse(readFileSync(new URL(${path}, import.meta.url), "utf8"));`;
      return { code, moduleType: "js" };
    },
  };
}

rmSync(OUT, { recursive: true, force: true });
await build({
  input: ENTRIES,
  platform: "node",
  external: LEFT_OUT,
  // Our modules do nothing by being read: of a package only what is used is read, and what is loaded later stays out of the start.
  treeshake: { moduleSideEffects: [{ test: /[\\/](packages|apps)[\\/].*\.ts$/, sideEffects: false }] },
  plugins: [filesBesideSources(), jsonAsFiles()],
  onLog(level, log, print) {
    // An optional part of PostgreSQL's client that nobody installs.
    if (log.code === "UNRESOLVED_IMPORT" && log.message.includes("pg-native")) return;
    if (level === "warn") throw new Error(log.message);
    print(level, log);
  },
  output: { dir: OUT, format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
});
