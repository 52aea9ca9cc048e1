/** Items of a list: lines that begin with a number, as models number titles, hooks and names. */
export function countItems(text: string): number {
  return text.match(/^\s*\d+[.、．)）]/gm)?.length ?? 0;
}
