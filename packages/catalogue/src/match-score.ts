/** The texts a search compares. */
export type Searchable = { key: string; title: string; remark: string; pinyin: string; initials: string };

const norm = (text: string) => text.toLowerCase().replace(/\s+/g, "");

/** Best first: a match in the title ranks highest. */
const RULES: readonly ((entry: Searchable, typed: string) => boolean)[] = [
  (entry, typed) => [norm(entry.title), entry.initials, entry.pinyin].includes(typed),
  (entry, typed) => norm(entry.title).startsWith(typed),
  (entry, typed) => entry.initials.startsWith(typed),
  (entry, typed) => entry.pinyin.startsWith(typed),
  (entry, typed) => norm(entry.title).includes(typed),
  (entry, typed) => typed.length > 1 && entry.initials.includes(typed),
  (entry, typed) => typed.length > 2 && entry.pinyin.includes(typed),
  (entry, typed) => norm(entry.key).startsWith(typed),
  (entry, typed) => norm(entry.remark).includes(typed),
];

/** Rank of a match, 0 = best; null when nothing matches. An empty search matches everything equally. */
export function matchScore(entry: Searchable, query: string): number | null {
  const typed = norm(query);
  if (!typed) return 0;
  const rank = RULES.findIndex((rule) => rule(entry, typed));
  return rank < 0 ? null : rank;
}

/** The matching entries, best first; equal ones keep their order. */
export function searchBy<T>(list: readonly T[], query: string, look: (item: T) => readonly Searchable[]): T[] {
  return list
    .flatMap((item) => {
      const ranks = look(item).flatMap((entry) => matchScore(entry, query) ?? []);
      return ranks.length > 0 ? [{ item, rank: Math.min(...ranks) }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
