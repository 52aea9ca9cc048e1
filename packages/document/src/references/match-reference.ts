import { type Person, personText, type Reference, yearOf } from "./reference.ts";

/** Titles at least this alike, with the same DOI, author and year, are one work. */
const ALIKE_WITH_DOI = 0.9;
/** Titles at least this alike are one work where no DOI can be compared. */
const ALIKE_WITHOUT_DOI = 0.95;
/** What is compared of a title, in characters: the work grows with its square. */
const COMPARED_TITLE = 400;

/**
 * What finding `found` in a bibliographic service says about `reference`. A: same DOI, alike title, same first author and year.
 * B: the reference has no DOI, the titles agree, and author and year contradict it nowhere. null: it is another work.
 */
export function matchReference(reference: Reference, found: Reference): "A" | "B" | null {
  const alike = titleSimilarity(reference.title, found.title);
  const author = agreeOnAuthor(reference, found);
  const year = agreeOn(yearDigits(reference), yearDigits(found));
  if (normalDoi(reference.doi) !== "") {
    const isSame = normalDoi(reference.doi) === normalDoi(found.doi);
    return isSame && alike >= ALIKE_WITH_DOI && author === true && year === true ? "A" : null;
  }
  return alike >= ALIKE_WITHOUT_DOI && author !== false && year !== false ? "B" : null;
}

/** How alike two titles are, 0 to 1: 1 less the share of characters to change, without marks, spaces, case and width. */
export function titleSimilarity(a: string, b: string): number {
  const [one, other] = [normalTitle(a).slice(0, COMPARED_TITLE), normalTitle(b).slice(0, COMPARED_TITLE)];
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 0 : 1 - editDistance(one, other) / longest;
}

/** References without those that are there already: same DOI, else same title and year where no DOIs differ. The first stays. */
export function dedupe<T extends Reference>(
  references: readonly T[],
): { readonly references: T[]; readonly dropped: { readonly id: string; readonly of: string }[] } {
  const kept: T[] = [];
  const dropped: { id: string; of: string }[] = [];
  const byDoi = new Map<string, T>();
  const byTitle = new Map<string, T[]>();
  for (const reference of references) {
    const doi = normalDoi(reference.doi);
    const title = `${normalTitle(reference.title)} ${yearDigits(reference) ?? ""}`;
    const sameTitle = (byTitle.get(title) ?? []).find((earlier) => doi === "" || normalDoi(earlier.doi) === "");
    const earlier = (doi === "" ? undefined : byDoi.get(doi)) ?? (normalTitle(reference.title) === "" ? undefined : sameTitle);
    if (earlier !== undefined) dropped.push({ id: reference.id, of: earlier.id });
    else {
      kept.push(reference);
      const group = byTitle.get(title);
      if (group === undefined) byTitle.set(title, [reference]);
      else group.push(reference);
    }
    if (doi !== "" && !byDoi.has(doi)) byDoi.set(doi, earlier ?? reference);
  }
  return { references: kept, dropped };
}

/** A DOI without its address, in small letters; empty where there is none. */
export function normalDoi(doi: string | undefined): string {
  return (doi ?? "")
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:?\s*)/, "");
}

function normalTitle(title: string): string {
  return fold(title).replace(/[^\p{L}\p{N}]/gu, "");
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function yearDigits(reference: Reference): string | undefined {
  return /\d{4}/.exec(yearOf(reference) ?? "")?.[0];
}

/** Whether two known things are the same; undefined where one is not known. */
function agreeOn(a: string | undefined, b: string | undefined): boolean | undefined {
  return a === undefined || b === undefined ? undefined : a === b;
}

function agreeOnAuthor(a: Reference, b: Reference): boolean | undefined {
  const [one, other] = [a.authors?.[0], b.authors?.[0]];
  if (one === undefined || other === undefined) return undefined;
  return normalTitle(personText(one)) === normalTitle(personText(other)) || familyOf(one) === familyOf(other);
}

/** The family name; of a name nobody has divided the last word (Western), or all of it. */
function familyOf(person: Person): string {
  const family = "family" in person ? person.family : (person.literal.trim().split(/\s+/).at(-1) ?? "");
  return normalTitle("family" in person && /\p{Script=Han}/u.test(family) ? personText(person) : family);
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
