import type { Claim } from "./read-claims.ts";

export type DifferingClaim = { readonly claim: Claim /** Says another number of the same thing. */; readonly other: Claim };

/** More different numbers of one thing are a list of several things that have one name. */
const VALUES_MAX = 3;

/**
 * Claims that say another number of the same thing than most sections do (the first one, where as many say either). A section with
 * several numbers of it lists parts: it is held against nobody, and its numbers are known ones. Inside one section only numbers
 * with the same digits in another order are told: 426 and 462.
 */
export function differingClaims(claims: readonly Claim[]): DifferingClaim[] {
  const byKey = new Map<string, Claim[]>();
  for (const claim of claims) {
    const group = byKey.get(claim.key);
    if (group === undefined) byKey.set(claim.key, [claim]);
    else group.push(claim);
  }
  return [...byKey.values()].flatMap((group) => [...acrossSections(group), ...transposed(group)]);
}

function acrossSections(group: readonly Claim[]): DifferingClaim[] {
  const bySection = new Map<string, Set<number>>();
  for (const { sectionId, value } of group) bySection.set(sectionId, (bySection.get(sectionId) ?? new Set()).add(value));
  const isList = ({ sectionId }: Claim): boolean => (bySection.get(sectionId)?.size ?? 0) > 1;
  const listed = new Set(group.filter(isList).map(({ value }) => value));
  const plain = group.filter((claim) => !isList(claim));
  const counts = new Map<number, Set<string>>();
  for (const { value, sectionId } of plain) counts.set(value, (counts.get(value) ?? new Set()).add(sectionId));
  if (counts.size < 2 || counts.size > VALUES_MAX) return [];
  const [usual] = [...counts].reduce((best, one) => (one[1].size > best[1].size ? one : best));
  const other = plain.find(({ value }) => value === usual);
  if (other === undefined) return [];
  return plain.filter(({ value }) => value !== usual && !listed.has(value)).map((claim) => ({ claim, other }));
}

function transposed(group: readonly Claim[]): DifferingClaim[] {
  const firsts = new Map<string, Claim>();
  return group.flatMap((claim) => {
    const key = `${claim.sectionId} ${[...String(claim.value)].sort().join("")}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, claim);
    return first === undefined || first.value === claim.value || claim.value < 100 ? [] : [{ claim, other: first }];
  });
}
