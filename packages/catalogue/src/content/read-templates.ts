import type { TemplateSource } from "../essay-templates/template.ts";
import { TEMPLATE_DISCIPLINES, type TemplateDiscipline } from "../essay-templates/template-lists.ts";
import { ContentError } from "./content-error.ts";
import type { ContentFile } from "./content-file.ts";
import { checkKeys, nameOf } from "./file-names.ts";
import { checkFolder, readContentFolder, takeAll } from "./read-content.ts";
import { type TemplateFile, templateFileSchema } from "./template-file.ts";

const DISCIPLINES = Object.keys(TEMPLATE_DISCIPLINES).sort() as TemplateDiscipline[];

/**
 * Reads `content/templates`, a folder for each discipline.
 *
 * @param scenes keys a template may offer
 * @throws {ContentError} with every fault in them
 */
export async function readTemplates(scenes: ReadonlySet<string>): Promise<TemplateSource[]> {
  const folders = await Promise.allSettled(
    DISCIPLINES.map(async (discipline) =>
      (await readContentFolder(`templates/${discipline}`, templateFileSchema)).map((file) => ({ discipline, file })),
    ),
  );
  const read = takeAll(folders).flat();
  const files = read.map(({ file }) => file);
  const faults = [
    ...(await checkFolder("templates", DISCIPLINES)),
    ...checkKeys(files, "slug"),
    ...files.flatMap((file) => checkTemplate(file, scenes)),
  ];
  if (faults.length > 0) throw new ContentError(faults);
  return read.map(({ discipline, file: { value } }) => {
    const { slug, kind, ...rest } = value;
    return { slug, kind, discipline, ...rest };
  });
}

function checkTemplate({ file, value, fault }: ContentFile<TemplateFile>, scenes: ReadonlySet<string>): string[] {
  return [
    ...(nameOf(file) === value.slug ? [] : [fault(["slug"], `Name the file ${value.slug}.yaml, or write the slug that fits its name.`)]),
    ...value.scenes.flatMap((key, n) => (scenes.has(key) ? [] : [fault(["scenes", n], `There is no scene ${key}.`)])),
  ];
}
