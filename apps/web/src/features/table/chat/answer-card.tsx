import type { TableAnswer } from "@tangleaf/contract";
import { chartPaths } from "@tangleaf/contract/chart";
import { useNavigate } from "react-router";
import { handOver } from "#lib/chart-hand-over.ts";
import { tableMessages as m } from "#messages/table.ts";
import { uiMessages } from "#messages/ui.ts";
import { Mark } from "#ui/brand/brand.tsx";
import { Button } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import type { OpenTable } from "../open-table.ts";
import { TakeWays } from "../take-ways.tsx";
import { TalkRow } from "../talk/talk-row.tsx";
import type { TableTalk } from "../talk/use-table-talk.ts";
import css from "./answer.module.css";
import { AnswerBars, areBars } from "./answer-bars.tsx";
import { AnswerTable } from "./answer-table.tsx";
import { chartOf } from "./chart-of-answer.ts";
import { copyAnswer } from "./copy-answer.ts";
import { numbered } from "./numbered.ts";
import { PlanWords } from "./plan-words.tsx";

type AnswerCardProps = {
  answer: TableAnswer;
  opened: OpenTable;
  /** Rows of the sheet it was worked out of. */
  rows: number;
  isFirst: boolean;
  isLast: boolean;
  isStale: boolean;
  talk: TableTalk;
};

/** A question and what came of it: the sentence, its figures, how it was worked out, and what can be done with it. */
export function AnswerCard({ answer, opened, rows, isFirst, isLast, isStale, talk }: AnswerCardProps) {
  const navigate = useNavigate();
  const { kind, say, notes, options, followUps } = answer;
  const figures = kind === "table" || (kind === "rows" && answer.total > 0);
  const chart = kind === "table" ? chartOf(answer) : null;
  const draw = () => {
    if (chart === null) return;
    if (handOver(chart)) void navigate(chartPaths.chart());
    else toast({ tone: "error", title: m.answer.notHanded });
  };
  const copy = async () => {
    try {
      await copyAnswer(answer);
      toast({ tone: "ok", title: uiMessages.copy.done, pill: true });
    } catch {
      toast({ tone: "error", title: uiMessages.copy.failed });
    }
  };
  const isComputed = kind !== "clarify" && kind !== "refuse";
  return (
    <li className={css["turn"]}>
      {answer.ask === "" ? null : <p className={css["ask"]}>{answer.ask}</p>}
      <article className={css["answer"]} aria-label={m.answer.label(answer.ask)}>
        <p className={css["who"]}>
          <Mark />
          {isComputed ? (kind === "marks" ? m.answer.marked(answer.total) : m.answer.looked(rows)) : m.answer.back}
        </p>
        <div className={css["body"]}>
          <p className={css["say"]}>
            {numbered(say).map(({ one: { text, isStrong }, at }) =>
              isStrong === true ? <b key={at}>{text}</b> : <span key={at}>{text}</span>,
            )}
          </p>
          {areBars(answer) ? <AnswerBars {...answer} /> : figures ? <AnswerTable {...answer} /> : null}
          {notes.length === 0 ? null : (
            <ul className={css["notes"]}>
              {notes.map(({ code, text }) => (
                <li key={`${code} ${text}`}>{text}</li>
              ))}
            </ul>
          )}
          {options.length === 0 ? null : (
            <p className={css["options"]}>
              {options.map(({ label, plan }) => (
                <Chip key={label} size="sm" onClick={() => ("steps" in plan ? void opened.run(plan, label) : undefined)}>
                  {label}
                </Chip>
              ))}
            </p>
          )}
          {answer.planText.length > 0 ? <PlanWords answer={answer} opened={opened} startsOpen={isFirst} /> : null}
          {isStale && isComputed ? (
            <p className={css["stale"]}>
              <span>{m.answer.stale}</span>
              <Button size="sm" tone="ghost" onClick={() => void opened.again(answer)}>
                {m.answer.again}
              </Button>
            </p>
          ) : null}
          <TalkRow answer={answer} talk={talk} />
          <div className={css["ways"]}>
            {chart === null ? null : (
              <Button tone="ghost" size="sm" onClick={draw}>
                <Icon name="chart-bar-duotone" size={16} />
                {m.answer.chart}
              </Button>
            )}
            {isComputed ? (
              <Button tone="ghost" size="sm" onClick={() => void copy()}>
                <Icon name="copy" size={16} />
                {m.answer.copy}
              </Button>
            ) : null}
            {figures ? <TakeWays opened={opened} answer={answer} /> : null}
            <Button tone="ghost" size="sm" iconOnly aria-label={m.answer.remove} onClick={() => opened.dropAnswer(answer.answerId)}>
              <Icon name="trash" size={16} />
            </Button>
          </div>
        </div>
      </article>
      {isLast && followUps.length > 0 ? (
        <p className={css["follow"]}>
          {followUps.map(({ label, plan }) => (
            <Chip key={label} size="sm" onClick={() => ("steps" in plan ? void opened.run(plan, label) : undefined)}>
              {label}
            </Chip>
          ))}
        </p>
      ) : null}
    </li>
  );
}
