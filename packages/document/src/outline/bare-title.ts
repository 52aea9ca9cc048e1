const NUMBER = new RegExp(
  [
    "第[一二三四五六七八九十百\\d]+[章节部分篇]+[、.．：:\\s]*",
    "[（(][一二三四五六七八九十\\d]+[)）]\\s*",
    "[一二三四五六七八九十]+[、.．]\\s*",
    "\\d+(?:\\.\\d+)+[、.．]?\\s*",
    "\\d+(?:[、．]|[.)）]\\s)\\s*",
    "(?:chapter|section|part)\\s+(?:\\d+|[ivx]+)[.:\\s]+",
  ]
    .map((one) => `(?:^${one})`)
    .join("|"),
  "iu",
);

/** A title without the number that was typed before it: headings are numbered by their document. */
export function bareTitle(title: string): string {
  const plain = title.replace(/^#+\s*/, "").trim();
  const bare = plain.replace(NUMBER, "").trim();
  return bare === "" ? plain : bare;
}

/** The same for titles that read the same, whatever number stands before them. */
export function titleKey(title: string): string {
  return bareTitle(title).replace(/\s+/g, " ").toLowerCase();
}
