import type { CheckOptions } from "../check-options.ts";
import { type CheckedDocument, type CheckedText, placeIn } from "../checked-document.ts";
import { differingClaims } from "../claims/differing-claims.ts";
import { type Claim, readClaims } from "../claims/read-claims.ts";
import { type FindingOf, finding, type Place } from "../finding.ts";

type PlacedClaim = Claim & { readonly place: Place };

/** The same thing counted twice with different results. */
export function checkNumbers(document: CheckedDocument, { claims: given = [] }: CheckOptions): FindingOf<"numberDiffers">[] {
  const claims = document.prose.flatMap(placedClaims);
  const placed = new Map<Claim, Place>(claims.map((claim) => [claim, claim.place]));
  return differingClaims([...given, ...claims]).flatMap(({ claim, other }) => {
    const place = placed.get(claim);
    if (place === undefined) return [];
    const values = { noun: claim.noun, words: claim.words, value: claim.value, otherWords: other.words, otherValue: other.value };
    return [finding("numberDiffers", place, { ...values, other: placed.get(other) ?? { ...place, sectionId: other.sectionId } })];
  });
}

function placedClaims(text: CheckedText): PlacedClaim[] {
  return readClaims(text.text, text.sectionId, text.language).map((claim) => ({ ...claim, place: placeIn(text, claim.from, claim.to) }));
}
