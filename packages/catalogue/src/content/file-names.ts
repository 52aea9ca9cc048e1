import type { ContentFile } from "./content-file.ts";

/** Name of a file without its folders and ending. */
export function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1, -".yaml".length);
}

/** A fault for each file that has the same key as another. */
export function checkKeys<K extends string>(files: readonly ContentFile<Readonly<Record<K, string>>>[], name: K): string[] {
  return files.flatMap(({ file, value, fault }) => {
    const other = files.find((one) => one.file !== file && one.value[name] === value[name]);
    return other === undefined ? [] : [fault([name], `${other.file} has this ${name} too. Write another one.`)];
  });
}
