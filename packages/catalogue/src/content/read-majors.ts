import { ContentError } from "./content-error.ts";
import type { ContentFile } from "./content-file.ts";
import { nameOf } from "./file-names.ts";
import { type MajorFile, majorFileSchema } from "./major-file.ts";
import { checkFolder, readContentFolder } from "./read-content.ts";

/** A field of study and the key it has. */
export type KeyedMajors = MajorFile & { readonly key: string };

/**
 * Reads `content/majors`, in the order of the fields.
 *
 * @throws {ContentError} with every fault in them
 */
export async function readMajorFiles(): Promise<KeyedMajors[]> {
  const files = await readContentFolder("majors", majorFileSchema);
  const faults = [...(await checkFolder("majors", [])), ...findRepeated(files)];
  if (faults.length > 0) throw new ContentError(faults);
  return files.map(({ file, value }) => ({ key: nameOf(file), ...value })).sort((a, b) => a.order - b.order);
}

/** A major stands in one class only, and each has an English name of its own. */
export function findRepeated(files: readonly ContentFile<MajorFile>[]): string[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ file, value, fault }) =>
    value.classes.flatMap(({ majors }, n) =>
      Object.entries(majors).flatMap(([zh, en]) =>
        [zh, en].flatMap((name) => {
          const other = seen.get(name);
          seen.set(name, file);
          return other === undefined ? [] : [fault(["classes", n, "majors", zh], `${name} stands in ${other} too.`)];
        }),
      ),
    ),
  );
}
