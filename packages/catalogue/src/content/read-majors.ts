import { z } from "zod";
import { ContentError } from "./content-error.ts";
import type { ContentFile } from "./content-file.ts";
import { nameOf } from "./file-names.ts";
import { checkFolder, readContentFolder } from "./read-content.ts";

const chineseSchema = z.string().regex(/^[\p{Script=Han}、]+$/u, "Write Chinese characters only.");
const englishSchema = z.string().regex(/^[A-Z][A-Za-z',\- ]+$/, "Write an English name that begins with a capital letter.");
const names = { zh: chineseSchema, en: englishSchema };

/** A field of study (学科门类) with its classes (专业类) and their majors (专业): `content/majors/<field>.yaml`. */
export const majorFileSchema = z.strictObject({
  /** Place in 普通高等学校本科专业目录. */
  order: z.int(),
  ...names,
  classes: z
    .array(
      z.strictObject({
        ...names,
        /** English names by the Chinese ones. */
        majors: z.record(chineseSchema, englishSchema).refine((majors) => Object.keys(majors).length > 0, "Write one major at least."),
      }),
    )
    .min(1, "Write one class at least."),
});
type MajorFile = z.output<typeof majorFileSchema>;

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
