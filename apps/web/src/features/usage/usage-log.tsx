import type { ApiLogEntry } from "@tangleaf/contract";
import { PAGE_SIZE_DEFAULT } from "@tangleaf/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { momentOf } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { usageMessages as m } from "#messages/usage.ts";
import { Button } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { type Column, DataTable } from "#ui/data-table/data-table.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { Pager, PastTheEnd } from "#ui/pager/pager.tsx";
import { logQuery } from "./api.ts";
import logAmountCss from "./log-amount.module.css";
import { LogFile } from "./log-file.tsx";
import { FILTER_KINDS, kindName, logIcon } from "./log-kinds.ts";
import css from "./usage-log.module.css";
import { useUsageAddress } from "./use-usage-address.ts";

const SKELETON_ROWS = 8;

/** Every use and every gift of the span, newest first. */
export function UsageLog() {
  const { span, kind, page, showKind, showPage } = useUsageAddress(new Date());
  const models = useBaseInfo()?.modelList ?? [];
  const labelOf = (model: string) => models.find(({ name }) => name === model)?.label ?? model;
  const answer = useQuery(logQuery({ ...span, kind }, page));
  return (
    <section aria-label={m.log.title}>
      <div className={css["tools"]}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a form where there is none */}
        <div className={css["kinds"]} role="group" aria-label={m.kinds.label}>
          <Chip selected={kind === null} onClick={() => showKind(null)}>
            {m.kinds.all}
          </Chip>
          {FILTER_KINDS.map((each) => (
            <Chip key={each} selected={kind === each} onClick={() => showKind(each)}>
              {kindName(each)}
            </Chip>
          ))}
        </div>
        <LogFile filter={{ ...span, kind }} />
      </div>
      <Loaded answer={answer} failed={m.log.failed} skeletonRows={SKELETON_ROWS}>
        {({ list, total }) =>
          total === 0 ? (
            <NoLines filtered={kind !== null} onAll={() => showKind(null)} />
          ) : list.length === 0 ? (
            <PastTheEnd onFirst={() => showPage(1)} />
          ) : (
            <>
              <DataTable
                caption={m.log.title}
                columns={columnsAt(new Date(), labelOf)}
                rows={list}
                keyOf={keyOf}
                busy={answer.isPlaceholderData}
              />
              <Pager page={page} size={PAGE_SIZE_DEFAULT} total={total} totalText={m.log.total(formatNumber(total))} onPage={showPage} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function NoLines({ filtered, onAll }: { filtered: boolean; onAll: () => void }) {
  const { cells, title, text, action } = m.log.empty;
  return (
    <EmptyState cells={cells} title={title} action={filtered ? <Button onClick={onAll}>{action}</Button> : undefined}>
      {text}
    </EmptyState>
  );
}

/** Lines have no id of their own, and two may be of one moment. */
const keyOf = ({ time, kind }: ApiLogEntry, at: number) => `${time}-${kind}-${at}`;

const columnsAt = (now: Date, labelOf: (model: string) => string): Column<ApiLogEntry>[] => [
  {
    key: "time",
    head: m.log.time,
    soft: true,
    phone: "meta",
    cell: ({ time }) => <time dateTime={time}>{momentOf(time, now)}</time>,
  },
  {
    key: "what",
    head: m.log.what,
    phone: "title",
    cell: ({ kind, title }) => (
      <span className={css["what"]}>
        <Icon name={logIcon(kind)} label={kindName(kind)} className={css["icon"]} />
        <span>{title === "" ? kindName(kind) : title}</span>
      </span>
    ),
  },
  {
    key: "model",
    head: m.log.model,
    phone: ({ model }) => (model === "" ? "hidden" : "meta"),
    cell: ({ model }) => (model === "" ? m.log.none : labelOf(model)),
  },
  {
    key: "chars",
    head: m.log.chars,
    align: "end",
    phone: ({ chars }) => (chars === 0 ? "hidden" : "named"),
    cell: ({ chars }) => (chars === 0 ? m.log.none : formatNumber(chars)),
  },
  { key: "tokens", head: m.log.tokens, align: "end", phone: "value", cell: (line) => <LogAmount line={line} /> },
  { key: "balance", head: m.log.balance, align: "end", soft: true, phone: "named", cell: ({ balance }) => formatNumber(balance) },
];

/** Change of the balance by a line of the log: +3,000 in green, what expired with a minus. */
function LogAmount({ line: { kind, tokens, charged } }: { line: ApiLogEntry }) {
  if (charged < 0) return <span className={logAmountCss["given"]}>+{formatNumber(-charged)}</span>;
  if (kind === "expire") return <span className={logAmountCss["gone"]}>−{formatNumber(charged)}</span>;
  // An unlimited plan pays nothing for what it used.
  if (charged === 0 && tokens > 0) return <span className={logAmountCss["free"]}>{m.log.charged(formatNumber(tokens))}</span>;
  return formatNumber(charged);
}
