import { estimateTokens } from "@tangleaf/contract/estimate";
import { formatNumber } from "#lib/format.ts";
import { useModelPrice, useWritesSample } from "#lib/models.ts";
import { openPay } from "#lib/overlay-stores.ts";
import { useCanPay, useCounter } from "#lib/queries.ts";
import { useSession } from "#lib/session-store.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { useWaitSeconds } from "#lib/use-wait-seconds.ts";
import { writingMessages } from "#messages/writing.ts";
import { Button, ButtonCost } from "#ui/button/button.tsx";
import { HalfSlice } from "#ui/half-slice/half-slice.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import css from "./ask-button.module.css";

const m = writingMessages.write;

type AskButtonProps = {
  /** 出 2 个题目 */
  verb: string;
  /** What it reads while it is being done; null = it is not. */
  asking: string | null;
  /** Characters that will be written: what it costs follows from them. */
  characters: number;
  /** Said where the balance cannot bear it; gets the balance. */
  short: (balance: string) => string;
};

/** The submit button of a form that asks for a draft: what it costs, what one has, and the wait of free accounts. */
export function AskButton({ verb, asking, characters, short }: AskButtonProps) {
  const counter = useCounter();
  const price = useModelPrice(null);
  const sample = useWritesSample(null);
  const waitSeconds = useWaitSeconds();
  const hydrated = useHydrated();
  const unlimited = counter?.unLimitPlan.isUnLimit ?? false;
  const tokens = estimateTokens(characters, price);
  if (asking !== null) {
    return (
      <Button tone="write" size="lg" block progress={0} aria-busy="true" aria-disabled="true">
        <Spinner />
        {asking}
      </Button>
    );
  }
  return (
    <>
      {hydrated && waitSeconds > 0 ? (
        <Button tone="soft" size="lg" block waiting>
          <Icon name="hourglass-medium" />
          {m.waitingAny(waitSeconds)}
        </Button>
      ) : (
        <Button tone="write" size="lg" block type="submit" aria-keyshortcuts="Meta+Enter Control+Enter">
          <Icon name="pen-nib" />
          {verb}
          <ButtonCost>
            {unlimited ? (
              m.free
            ) : (
              <>
                <HalfSlice />
                {m.about(formatNumber(tokens))}
              </>
            )}
          </ButtonCost>
        </Button>
      )}
      {sample ? <p className={css["sample"]}>{m.sampleShort}</p> : null}
      <Hint tokens={tokens} waitSeconds={waitSeconds} short={short} />
    </>
  );
}

function Hint({ tokens, waitSeconds, short }: Pick<AskButtonProps, "short"> & { tokens: number; waitSeconds: number }) {
  const signedIn = useSession((state) => state.token !== null);
  const restored = useSession((state) => state.restored);
  const counter = useCounter();
  if (!signedIn)
    return (
      <p className={css["hint"]} data-restoring={!restored || undefined}>
        {m.signInFirst}
      </p>
    );
  if (counter === undefined) return <p className={css["hint"]} aria-hidden="true" />;
  if (waitSeconds > 0)
    return (
      <p className={css["hint"]}>
        {m.waitHint} <PayLink text={m.noWait} reason={m.waitHint} />
      </p>
    );
  if (counter.unLimitPlan.isUnLimit) return <p className={css["hint"]}>{m.unlimited}</p>;
  const { balanceToken } = counter;
  if (tokens > balanceToken)
    return (
      <p className={css["hint"]} data-short>
        {short(formatNumber(balanceToken))} <PayLink text={m.topUp} reason={short(formatNumber(balanceToken))} />
      </p>
    );
  return <p className={css["hint"]}>{m.balance(formatNumber(balanceToken), formatNumber(balanceToken - tokens))}</p>;
}

/** What more would help here, without leaving the form; nothing where nothing can be bought. */
function PayLink({ text, reason }: { text: string; reason: string }) {
  if (useCanPay() !== true) return null;
  return (
    <button type="button" className="link" aria-haspopup="dialog" onClick={() => openPay({ reason })}>
      {text}
    </button>
  );
}
