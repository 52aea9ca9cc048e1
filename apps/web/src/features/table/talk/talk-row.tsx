import type { TableAnswer } from "@tangleaf/contract";
import { estimateTokens, tableTalkCharacters } from "@tangleaf/contract/estimate";
import { formatNumber } from "#lib/format.ts";
import { useModelPrice, useWritesSample } from "#lib/models.ts";
import { openPay } from "#lib/overlay-stores.ts";
import { useCanPay, useCounter } from "#lib/queries.ts";
import { useWaitSeconds } from "#lib/use-wait-seconds.ts";
import { tableMessages as m } from "#messages/table.ts";
import { Button, ButtonCost } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { HalfSlice } from "#ui/half-slice/half-slice.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import css from "./talk-row.module.css";
import type { TalkKind } from "./talk-wish.ts";
import type { TableTalk } from "./use-table-talk.ts";

const KIND_OF = { plan: "tablePlan", explain: "tableExplain" } as const;

/** What a model may do about a question, with what it costs; what it has told; what it is doing, and why it could not. */
export function TalkRow({ answer, talk }: { answer: TableAnswer; talk: TableTalk }) {
  const isSample = useWritesSample(null);
  const { answerId, kind, told = [], by, ask, total } = answer;
  const isBack = kind === "clarify" || kind === "refuse";
  const isRunning = talk.running?.answerId === answerId;
  const fault = talk.fault?.answerId === answerId ? talk.fault : null;
  // The built-in writer makes no plans; answers of a model were planned by one already.
  const mayPlan = !isSample && by === "planner" && ask !== "";
  // One figure says itself, and marks are told by the sheet.
  const mayTell = (kind === "table" || kind === "rows") && total > 1 && told.length === 0;
  const ways: readonly TalkKind[] = [...(mayTell ? (["explain"] as const) : []), ...(mayPlan ? (["plan"] as const) : [])];
  if (told.length === 0 && fault === null && ways.length === 0 && !(isBack && isSample)) return null;
  return (
    <div className={css["talk"]}>
      {told.length === 0 ? null : (
        <div className={css["told"]}>
          <b>{m.talk.checked}</b>
          <p>{told.join(m.talk.between)}</p>
        </div>
      )}
      {isRunning && talk.running !== null ? (
        <p className={css["running"]} role="status">
          <Spinner />
          <span>{m.talk.doing[talk.running.kind]}</span>
          <Button size="sm" tone="ghost" onClick={talk.stop}>
            <Icon name="stop-fill" size={12} />
            {m.talk.stop}
          </Button>
        </p>
      ) : ways.length === 0 ? null : (
        <p className={css["ways"]}>
          {ways.map((way) => (
            <TalkButton key={way} way={way} isSample={isSample} isBusy={talk.running !== null} onPress={() => talk.start(way, answer)} />
          ))}
          {mayPlan ? (
            <Check checked={talk.headersOnly} onChange={talk.setHeadersOnly}>
              {m.talk.headersOnly}
            </Check>
          ) : null}
        </p>
      )}
      {isBack && isSample ? <p className={css["hint"]}>{m.talk.noModel}</p> : null}
      {fault === null ? null : (
        <p className={css["fault"]} role="alert">
          {fault.text} {fault.isShort ? <TopUp reason={fault.text} /> : null}
        </p>
      )}
    </div>
  );
}

type TalkButtonProps = { way: TalkKind; isSample: boolean; isBusy: boolean; onPress: () => void };

function TalkButton({ way, isSample, isBusy, onPress }: TalkButtonProps) {
  const tokens = estimateTokens(tableTalkCharacters(KIND_OF[way]), useModelPrice(null));
  const isFree = useCounter()?.unLimitPlan.isUnLimit ?? false;
  const waitSeconds = useWaitSeconds();
  const text = way === "explain" && isSample ? m.talk.explainSample : m.talk[way];
  if (waitSeconds > 0) {
    return (
      <Button size="sm" tone="soft" waiting>
        {m.talk.waiting(text, waitSeconds)}
      </Button>
    );
  }
  return (
    <Button size="sm" tone="line" disabled={isBusy} onClick={onPress}>
      {text}
      <ButtonCost>
        {isFree ? (
          m.talk.free
        ) : (
          <>
            <HalfSlice /> {m.talk.about(formatNumber(tokens))}
          </>
        )}
      </ButtonCost>
    </Button>
  );
}

function TopUp({ reason }: { reason: string }) {
  if (useCanPay() !== true) return null;
  return (
    <button type="button" className="link" aria-haspopup="dialog" onClick={() => openPay({ reason })}>
      {m.talk.topUp}
    </button>
  );
}
