import type { Document } from "docx";
import type { Parts } from "./pack-file.ts";

const THEME_PATH = "word/theme/theme1.xml";

/** We ask for none of our own, so every file has that of the library. */
let known: string | null = null;

/** The theme of a file, a hundred objects that say the same in each: the library writes it once. The function returned puts it into its part. */
export function themeOnce({ Theme }: Document): (parts: Parts) => void {
  if (known !== null) Theme.prepForXml = () => ({ "a:theme": {} });
  return (parts) => {
    known ??= String(parts.get(THEME_PATH));
    parts.set(THEME_PATH, known);
  };
}
