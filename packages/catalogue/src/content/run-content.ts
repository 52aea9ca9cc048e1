import { ContentError } from "./content-error.ts";

/**
 * Runs a generator from the command line: writes its files, or with `--check` fails where one is out of date. Faults of the content are
 * printed a line each.
 */
export async function runContent(folder: string, generate: (options: { check: boolean }) => Promise<string[]>): Promise<void> {
  const check = process.argv.includes("--check");
  try {
    const stale = await generate({ check });
    if (!check || stale.length === 0) return;
    console.error(`${folder}: ${stale.join(", ")} differ from what they are made of. Run npm run gen.`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const fault of error.faults) console.error(fault);
  }
  process.exitCode = 1;
}
