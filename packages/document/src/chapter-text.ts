/** A mark as a model may write it: with blanks, in bold, as a heading, in other brackets; what follows it on its line is text. */
const MARK = /^[\s#*>]*(?:\[{1,2}|【)[ \t]*§([^\]】\n]{1,200})(?:\]{1,2}|】)[*：:]*(.*)/s;

/** Stands on a line of its own before each section in the text of a chapter. Works are cited as `[[R3]]`: none is called `§`. */
export const chapterMark = (id: string): string => `[[§${id}]]`;

/** All marks of a text, each with its line end: nobody reads them, and nobody pays for them. */
export const CHAPTER_MARKS = /\[\[§[^\]\n]{1,64}\]\]\n?/g;

/**
 * Reads the lines of a chapter in their order: the section a line begins, and the rest of that line; null for a line of text. A mark
 * that names no section begins the one after the last: what was written is never lost.
 */
export function createMarkReader(ids: readonly string[]): (line: string) => { readonly id: string; readonly rest: string } | null {
  let at = -1;
  return (line) => {
    const found = MARK.exec(line);
    if (found === null) return null;
    const named = ids.indexOf((found[1] ?? "").trim());
    at = named >= 0 ? named : Math.min(at + 1, ids.length - 1);
    return { id: ids[at] ?? "", rest: (found[2] ?? "").trim() };
  };
}

/** The words of each section, in the order of `ids`; "" where there are none. What stands before the first mark is of the first section. */
export function splitChapter(text: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const read = createMarkReader(ids);
  const lines = new Map(ids.map((id) => [id, [] as string[]]));
  let id = ids[0] ?? "";
  for (const line of text.split("\n")) {
    const mark = read(line);
    if (mark !== null) id = mark.id;
    lines.get(id)?.push(mark?.rest ?? line);
  }
  return new Map([...lines].map(([of, own]) => [of, own.join("\n").trim()]));
}

/** Ids of the sections in the text of a chapter, in their order, each once; none where it is the text of one section. */
export function sectionsIn(text: string): string[] {
  return [...new Set([...text.matchAll(CHAPTER_MARKS)].map(([mark]) => mark.trim().slice(3, -2)))];
}

/** What a text says in one section: its part of a chapter's, all of any other. */
export function partFor(text: string, id: string): string {
  const ids = sectionsIn(text);
  return ids.length === 0 ? text : (splitChapter(text, ids).get(id) ?? "");
}
