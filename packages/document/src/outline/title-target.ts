const TARGET = /[（(【[]\s*(?:(?:约|about(?=\s)|~|≈)\s*)?(\d{1,6})\s*(?:字|words?|characters?)\s*(?:(?:左右|以内)\s*)?[)）】\]]$/i;

/** A title and the characters its section shall have, where the title ends with them: 绪论（800字）. */
export function splitTarget(title: string): { title: string; target: number | null } {
  const match = TARGET.exec(title);
  const words = match === null ? "" : title.slice(0, match.index).trim();
  return words === "" || match === null ? { title, target: null } : { title: words, target: Number(match[1]) };
}
