import { passageCharacters } from "@tangleaf/contract/estimate";
import type { SuggestionAction } from "@tangleaf/document/model";
import { useRewordCost } from "#features/document/use-reword-cost.ts";
import { ButtonCost } from "#ui/button/button.tsx";
import { HalfSlice } from "#ui/half-slice/half-slice.tsx";

/** What a suggestion for so many characters costs, as its button says it; `isShort`: the mark alone, with the rest to be heard. */
export function SuggestCost({ action, characters, isShort = false }: { action: SuggestionAction; characters: number; isShort?: boolean }) {
  const cost = useRewordCost(null).costOf(passageCharacters(action, characters));
  if (cost === null) return null;
  return (
    <ButtonCost>
      <HalfSlice />
      <span className={isShort ? "sr" : undefined}>{cost}</span>
    </ButtonCost>
  );
}
