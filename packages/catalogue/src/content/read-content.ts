import { readdir, readFile } from "node:fs/promises";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { type ContentFile, parseContent } from "./content-file.ts";

const CONTENT = new URL("../../../../content/", import.meta.url);

/**
 * Reads all YAML files of a folder below `content/`, in the order of their names.
 *
 * @throws {ContentError} with the faults of all its files
 */
export async function readContentFolder<T>(folder: string, schema: z.ZodType<T>): Promise<ContentFile<T>[]> {
  const names = await readdir(fileURLToPath(new URL(folder, CONTENT))).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith(".yaml")).sort();
  const read = await Promise.allSettled(files.map((name) => readContentFile(`${folder}/${name}`, schema)));
  return takeAll(read);
}

/** A fault for each folder of a folder below `content/` that is none of `known`, and for each file whose name does not end in `.yaml`. */
export async function checkFolder(folder: string, known: readonly string[]): Promise<string[]> {
  const entries = await readdir(fileURLToPath(new URL(folder, CONTENT)), { withFileTypes: true, recursive: true });
  return entries.flatMap((entry) => {
    const path = `${relative(fileURLToPath(CONTENT), entry.parentPath).replaceAll("\\", "/")}/${entry.name}`;
    if (!entry.isDirectory()) return entry.name.endsWith(".yaml") ? [] : [`content/${path}: Let the file's name end in .yaml.`];
    return known.includes(entry.name) ? [] : [`content/${path}: The folder is not known. Known: ${known.join(", ")}.`];
  });
}

/** Reads one file below `content/`. */
export async function readContentFile<T>(path: string, schema: z.ZodType<T>): Promise<ContentFile<T>> {
  return parseContent(`content/${path}`, await readFile(new URL(path, CONTENT), "utf8"), schema);
}

/** The results of all reads, or one error with all their faults. */
export function takeAll<T>(read: readonly PromiseSettledResult<T>[]): T[] {
  const faults = read.flatMap((one) => {
    if (one.status === "fulfilled") return [];
    if (one.reason instanceof ContentError) return one.reason.faults;
    throw one.reason;
  });
  if (faults.length > 0) throw new ContentError(faults);
  return read.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
}
