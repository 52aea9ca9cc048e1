import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const CONVERT_TIMEOUT_MS = 120_000;
/** LibreOffice's part for formulas, which Debian has as a package of its own; without it they are left out of what is opened. */
const FORMULAS_PART = "libsmlo.so";

export type OpenedFile = {
  readonly tables: number;
  readonly pictures: number;
  /** null: this LibreOffice has no part for formulas. */
  readonly formulas: number | null;
};

/** What LibreOffice finds in a Word file; null where it is not installed (REQUIRE_SOFFICE=1 makes this a failure). */
export async function openInLibreOffice(docx: Uint8Array): Promise<OpenedFile | null> {
  const soffice = (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "soffice"))
    .find(existsSync);
  if (soffice === undefined) {
    if (process.env["REQUIRE_SOFFICE"] === "1") throw new Error("soffice is not installed");
    return null;
  }
  const folder = await mkdtemp(join(tmpdir(), "tangleaf-office-"));
  try {
    await writeFile(join(folder, "file.docx"), docx);
    // A profile of its own: LibreOffice refuses to run twice on one.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
    const args = ["--headless", profile, "--convert-to", "fodt", "--outdir", folder, join(folder, "file.docx")];
    await run(soffice, args, { timeout: CONVERT_TIMEOUT_MS });
    const opened = await readFile(join(folder, "file.fodt"), "utf8");
    const count = (tag: string) => opened.split(`<${tag} `).length - 1;
    const formulas = count("math");
    const hasPart = existsSync(join(dirname(await realpath(soffice)), FORMULAS_PART));
    // The picture each formula has of itself is without attributes.
    return { tables: count("table:table"), pictures: count("draw:image"), formulas: hasPart ? formulas : null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
