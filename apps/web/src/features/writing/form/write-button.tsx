import type { Counter } from "@tangleaf/contract";
import { useIsFetching } from "@tanstack/react-query";
import { formatNumber } from "#lib/format.ts";
import { openPay } from "#lib/overlay-stores.ts";
import { WRITE_KEYS } from "#lib/page-flags.ts";
import { useCanPay } from "#lib/queries.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { useSession } from "#lib/session-store.ts";
import { longDocumentMessages as d } from "#messages/long-document.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { Phase } from "../store/writing-state.ts";
import type { DocumentLimit } from "../workspace/use-document-limit.ts";
import css from "./write-button.module.css";
import { WriteCost } from "./write-cost.tsx";

type WriteButtonProps = {
  phase: Phase;
  /** Number of the draft being written, or to be written next. */
  draftNo: number;
  percent: number;
  waitSeconds: number;
  /** Tokens of what the button does, or of what is being written; null = nothing tells yet. */
  cost: number | null;
  /** Tokens what is being written has cost so far. */
  spent: number;
  counter: Counter | undefined;
  signedIn: boolean;
  /** The sample writer will write: said before anything is charged. */
  sample: boolean;
  /** A document is being made. */
  beginning: boolean;
  /** Why none can be made as the form is; null = it can. */
  limit: DocumentLimit | null;
  /** The current draft broke off: going on is the next step. */
  resumable: boolean;
  onStart: () => void;
  onResume: () => void;
};

/** The button that starts writing, and the line below it that says what it costs. */
export function WriteButton(props: WriteButtonProps) {
  const { phase, draftNo, percent, waitSeconds, resumable, onStart, onResume, beginning } = props;
  const unlimited = props.counter?.unLimitPlan.isUnLimit ?? false;
  // After a draft the server is asked whether the next one has to wait: orange only once it may be made.
  const isWaitAsked = useIsFetching({ queryKey: queryKeys.counter }) > 0 && draftNo > 1 && !unlimited;
  if (beginning) {
    return (
      <div>
        <Button tone="write" size="lg" block aria-busy="true" aria-disabled="true">
          {d.beginning}
        </Button>
      </div>
    );
  }
  if (phase === "asking" || phase === "writing") {
    return (
      <div>
        <Button tone="write" size="lg" block progress={percent} aria-busy="true" aria-disabled="true">
          {phase === "asking" ? m.write.asking(draftNo) : m.write.writing(draftNo, percent)}
        </Button>
        <Hint {...props} unlimited={unlimited} />
      </div>
    );
  }
  return (
    <div>
      {waitSeconds > 0 ? (
        <Button tone="soft" size="lg" block waiting>
          <Icon name="hourglass-medium" />
          {waitingText(props)}
        </Button>
      ) : (
        <Button
          tone={isWaitAsked ? "soft" : "write"}
          size="lg"
          block
          onClick={resumable ? onResume : onStart}
          aria-keyshortcuts={WRITE_KEYS}
        >
          <Icon name="pen-nib" />
          {verbOf(props)}
          <WriteCost cost={props.cost} unlimited={unlimited} />
        </Button>
      )}
      {props.sample && props.signedIn ? <p className={css["sample"]}>{m.write.sample}</p> : null}
      {resumable && waitSeconds === 0 ? (
        <Button tone="ghost" size="sm" block className={css["second"]} onClick={onStart}>
          {m.write.startAgain}
        </Button>
      ) : null}
      <Hint {...props} unlimited={unlimited} />
    </div>
  );
}

/** When it may be pressed again, and what it will do then. */
function waitingText({ resumable, draftNo, waitSeconds }: WriteButtonProps): string {
  if (resumable) return m.write.waitingResume(waitSeconds);
  return draftNo > 1 ? m.write.waiting(waitSeconds) : m.write.waitingFirst(waitSeconds);
}

function verbOf({ resumable, draftNo }: WriteButtonProps): string {
  if (resumable) return m.write.resume;
  return draftNo > 1 ? m.write.startAgain : m.write.start;
}

function Hint({ phase, waitSeconds, cost, spent, counter, signedIn, sample, unlimited, limit }: WriteButtonProps & { unlimited: boolean }) {
  if (phase === "asking" || phase === "writing") {
    if (unlimited || cost === null) return null;
    return <p className={css["hint"]}>{m.write.spending(formatNumber(spent), formatNumber(cost))}</p>;
  }
  if (limit !== null) {
    return (
      <p className={css["hint"]} data-short>
        {limit.text} {limit.hasMore ? <MoreButton text={d.member} reason={limit.text} /> : null}
      </p>
    );
  }
  if (!signedIn) return <SignInHint sample={sample} />;
  if (!counter) return <p className={css["hint"]} aria-hidden="true" />;
  if (waitSeconds > 0) {
    return (
      <p className={css["hint"]}>
        {m.write.waitHint} <MoreButton text={m.write.noWait} reason={m.write.waitHint} />
      </p>
    );
  }
  if (unlimited) return <p className={css["hint"]}>{m.write.unlimited}</p>;
  const { balanceToken } = counter;
  if (cost !== null && cost > balanceToken) {
    return (
      <p className={css["hint"]} data-short>
        {m.write.short(formatNumber(balanceToken))} <MoreButton text={m.write.topUp} reason={m.write.short(formatNumber(balanceToken))} />
      </p>
    );
  }
  return (
    <p className={css["hint"]}>{cost === null ? null : m.write.balance(formatNumber(balanceToken), formatNumber(balanceToken - cost))}</p>
  );
}

/** One line, also once it is known who writes: another below it would move the form of somebody who reads it. */
function SignInHint({ sample }: { sample: boolean }) {
  const restored = useSession((state) => state.restored);
  return (
    <p className={css["hint"]} data-restoring={!restored || undefined}>
      {sample ? m.write.signInFirstSample : m.write.signInFirst}
    </p>
  );
}

/** What more would help here, without leaving the form; nothing where nothing can be bought. */
function MoreButton({ text, reason }: { text: string; reason: string }) {
  if (useCanPay() !== true) return null;
  return (
    <button type="button" className="link" aria-haspopup="dialog" onClick={() => openPay({ reason })}>
      {text}
    </button>
  );
}
