import { formatNumber } from "#lib/format.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { ButtonCost } from "#ui/button/button.tsx";
import { HalfSlice } from "#ui/half-slice/half-slice.tsx";

/** What a button that writes costs; nothing while nothing tells yet. */
export function WriteCost({ cost, unlimited }: { cost: number | null; unlimited: boolean }) {
  if (unlimited) return <ButtonCost>{m.write.free}</ButtonCost>;
  if (cost === null) return null;
  return (
    <ButtonCost>
      <HalfSlice />
      {m.write.about(formatNumber(cost))}
    </ButtonCost>
  );
}
