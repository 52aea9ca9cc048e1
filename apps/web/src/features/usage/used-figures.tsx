import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "#lib/format.ts";
import { daysIn } from "#lib/shanghai-day.ts";
import { usageMessages as m } from "#messages/usage.ts";
import { Figure } from "#ui/figures/figures.tsx";
import { countQuery } from "./api.ts";
import { useUsageAddress } from "./use-usage-address.ts";

/** Tokens used in the span, and the characters they became. */
export function UsedFigures() {
  const { span } = useUsageAddress(new Date());
  const { data: answered, isPlaceholderData } = useQuery(countQuery(span));
  const data = isPlaceholderData ? undefined : answered;
  return (
    <>
      <Figure value={data === undefined ? m.figures.unknown : formatNumber(data.used)} note={m.figures.usedIn(daysIn(span))} />
      <Figure value={data === undefined ? m.figures.unknown : formatNumber(data.chars)} note={m.figures.chars} />
    </>
  );
}
