import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

export type Migration = { readonly name: string; readonly checksum: string; readonly statements: readonly string[] };

const MIGRATIONS_DIR = new URL("./migrations/", import.meta.url);
const FILE_NAME = /^(\d{4}-[a-z0-9-]+)\.sql$/;

/** This program's migrations in the order of their numbers. */
export async function loadMigrations(dir: URL = MIGRATIONS_DIR): Promise<readonly Migration[]> {
  const files = (await readdir(dir)).filter((file) => FILE_NAME.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      // Line ends differ between checkouts; the checksum must not.
      const text = (await readFile(new URL(file, dir), "utf8")).replaceAll("\r\n", "\n");
      return {
        name: file.replace(/\.sql$/, ""),
        checksum: createHash("sha256").update(text).digest("hex"),
        statements: splitStatements(text),
      };
    }),
  );
}

/** Statements end with `;`. Quoted text and `--` comments may hold one without ending anything. */
export function splitStatements(text: string): readonly string[] {
  const tokens = text.match(/--[^\n]*|'(?:[^']|'')*'|;|[^;'-]+|[-']/g) ?? [];
  const statements: string[] = [];
  let statement = "";
  for (const token of tokens) {
    if (token.startsWith("--")) continue;
    if (token === ";") {
      statements.push(statement.trim());
      statement = "";
    } else statement += token;
  }
  return [...statements, statement.trim()].filter((one) => one !== "");
}
