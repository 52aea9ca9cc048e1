import { ANSWER_LIMITS } from "@tangleaf/table/answer-limits";
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { isComposing } from "#lib/is-composing.ts";
import { tableMessages as m } from "#messages/table.ts";
import { Button } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { GrowingArea } from "#ui/field/growing-area.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import type { OpenTable } from "../open-table.ts";
import { useTableTalk } from "../talk/use-table-talk.ts";
import { AnswerCard } from "./answer-card.tsx";
import css from "./conversation.module.css";
import { hasMoved, keepTypedAsk, typedAsk } from "./typed-asks.ts";

/** Questions about a table and what came of them; the newest stands at the foot, over the box. */
export function Conversation({
  opened,
  isAlone = false,
}: {
  opened: OpenTable /** No sheet beside it names the page. */;
  isAlone?: boolean;
}) {
  const { table, sheets, isBusy, fault } = useStore(opened.store);
  const talk = useTableTalk(opened);
  const { answers } = table;
  const foot = useRef<HTMLDivElement>(null);
  const count = answers.length;
  useEffect(() => {
    if (count > 0) foot.current?.scrollIntoView({ block: "nearest" });
  }, [count]);
  const firstPlan = answers.find(({ planText }) => planText.length > 0)?.answerId;
  return (
    <section className={css["chat"]} aria-label={m.chat.label}>
      {isAlone ? <h1 className="sr">{table.title}</h1> : null}
      <div className={css["turns"]}>
        {count === 0 ? <Start opened={opened} /> : null}
        <ol className={css["list"]} aria-live="polite">
          {answers.map((answer, at) => {
            const sheet = sheets.find((one) => one.sheetId === answer.sheetId);
            return (
              <AnswerCard
                key={opened.placeOf(answer.answerId)}
                answer={answer}
                opened={opened}
                rows={sheet === undefined ? 0 : sheet.rows - sheet.totalRows.length}
                isFirst={answer.answerId === firstPlan}
                isLast={at === count - 1}
                isStale={answer.stepsVersion < table.stepsVersion}
                talk={talk}
              />
            );
          })}
        </ol>
        <div ref={foot} />
      </div>
      {fault?.at === "ask" ? (
        <p className={css["fault"]} role="alert">
          {fault.text}
        </p>
      ) : null}
      <AskBox tableId={table.tableId} isBusy={isBusy} onAsk={opened.ask} />
    </section>
  );
}

/** What may be asked of this table, before anything was. */
function Start({ opened }: { opened: OpenTable }) {
  const view = useStore(opened.store, (state) => state.view);
  const [asks, setAsks] = useState<readonly string[]>([]);
  useEffect(() => {
    if (view === null) return;
    let isHere = true;
    opened.suggestions().then(
      (found) => isHere && setAsks(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [opened, view]);
  return (
    <div className={css["start"]}>
      <h2>{m.chat.start}</h2>
      <p>{m.chat.startText}</p>
      <p className={css["asks"]}>
        {asks.map((ask) => (
          <Chip key={ask} size="sm" onClick={() => void opened.ask(ask)}>
            {ask}
          </Chip>
        ))}
      </p>
    </div>
  );
}

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

type AskBoxProps = { tableId: string; isBusy: boolean; onAsk: (ask: string) => Promise<boolean> };

/** The table may get another id while somebody types, which puts a new box in the place of this one: it goes on with the same words. */
function AskBox({ tableId, isBusy, onAsk }: AskBoxProps) {
  const [typed, setTyped] = useState(() => typedAsk(tableId).text);
  /** Sent while the table was busy: asked as soon as it is not. */
  const [isWaiting, setIsWaiting] = useState(false);
  /** The question that is being answered. */
  const asking = useRef<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const type = (text: string) => {
    keepTypedAsk(tableId, { text });
    setTyped(text);
    setIsWaiting(false);
  };
  const ask = async () => {
    const wanted = typed.trim();
    if (wanted === "" || wanted === asking.current) return;
    if (hasMoved(tableId)) return keepTypedAsk(tableId, { isAsked: true });
    setIsWaiting(isBusy);
    if (isBusy) return;
    asking.current = wanted;
    keepTypedAsk(tableId, { isAsked: true });
    const isAnswered = await onAsk(wanted);
    asking.current = null;
    if (hasMoved(tableId)) return;
    keepTypedAsk(tableId, { isAsked: false });
    if (isAnswered && typedAsk(tableId).text.trim() === wanted) type("");
  };
  const onMount = useEffectEvent(() => {
    const { hasFocus, isAsked } = typedAsk(tableId);
    if (hasFocus) focusAtEnd(box.current);
    if (isAsked) void ask();
  });
  // Before the next key is pressed.
  useLayoutEffect(() => onMount(), []);
  const askNow = useEffectEvent(() => void ask());
  useEffect(() => {
    if (isWaiting && !isBusy) askNow();
  }, [isWaiting, isBusy]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void ask();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    void ask();
  };
  return (
    <form className={css["composer"]} onSubmit={onSubmit}>
      <GrowingArea
        ref={box}
        value={typed}
        rows={2}
        maxLength={ANSWER_LIMITS.askMaxCharacters}
        aria-label={m.chat.ask}
        placeholder={m.chat.placeholder}
        onChange={({ target }) => type(target.value)}
        onFocus={() => keepTypedAsk(tableId, { hasFocus: true })}
        onBlur={() => keepTypedAsk(tableId, { hasFocus: false })}
        onKeyDown={onKeyDown}
      />
      <div className={css["under"]}>
        <small>{m.chat.free}</small>
        <Button
          type="submit"
          tone="solid"
          size="sm"
          iconOnly
          aria-label={m.chat.send}
          disabled={typed.trim() === ""}
          aria-busy={isWaiting || undefined}
        >
          {isWaiting ? <Spinner /> : <Icon name="arrow-up" size={16} />}
        </Button>
      </div>
    </form>
  );
}
