/** A name as it is compared: ＬＩＮ, Lin and lin are equal. */
export function foldName(name: string): string {
  return name.normalize("NFKC").toLowerCase().normalize("NFKC").trim();
}
