import { formatNumber } from "#lib/format.ts";
import { useCounter } from "#lib/queries.ts";
import { sectionWritingMessages as m } from "#messages/section-writing.ts";
import { Banner } from "#ui/banner/banner.tsx";
import type { Quote } from "./quote-targets.ts";
import css from "./write-dialog.module.css";

type QuoteFactsProps = {
  quote: Quote;
  /** Sections with words that will be others. */
  replaced: number;
  mode: "fill" | "rewrite";
};

/** What a job will write and cost, and what to know before it begins. */
export function QuoteFacts({ quote, replaced, mode }: QuoteFactsProps) {
  const counter = useCounter();
  if (quote.sections === 0) return <p className={css["note"]}>{mode === "fill" ? m.quote.allWritten : m.quote.noneChosen}</p>;
  const unlimited = counter?.unLimitPlan.isUnLimit ?? false;
  const isShort = !unlimited && counter !== undefined && quote.tokens > counter.balanceToken;
  return (
    <>
      <dl className={css["facts"]}>
        <dt>{m.quote.sections}</dt>
        <dd>{m.quote.sectionCount(quote.sections, formatNumber(quote.characters))}</dd>
        <dt>{m.quote.tokens}</dt>
        <dd>{unlimited ? m.quote.unlimited : m.quote.about(formatNumber(quote.tokens))}</dd>
        {unlimited ? null : (
          <>
            <dt>{m.quote.max}</dt>
            <dd>{m.quote.atMost(formatNumber(quote.maxTokens))}</dd>
            {counter === undefined ? null : (
              <>
                <dt>{m.quote.balance}</dt>
                <dd data-short={isShort || undefined}>{formatNumber(counter.balanceToken)}</dd>
              </>
            )}
          </>
        )}
      </dl>
      {isShort ? (
        <Banner tone="amber" icon="warning-circle">
          <p>{m.quote.short}</p>
        </Banner>
      ) : null}
      {replaced > 0 ? (
        <Banner tone="amber" icon="warning-circle">
          <p>{m.quote.replaces(replaced)}</p>
        </Banner>
      ) : null}
    </>
  );
}
