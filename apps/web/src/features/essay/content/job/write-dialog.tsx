import { webPaths } from "@tangleaf/contract/web-paths";
import { useState } from "react";
import { Link } from "react-router";
import { formatNumber } from "#lib/format.ts";
import { useBaseInfo, useCounter } from "#lib/queries.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, Select } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { IntegrityNotice } from "../../integrity-notice.tsx";
import type { EssayWork } from "../use-essay-work.ts";
import { quoteOf, wantedRows } from "./quote-of.ts";
import { isWritten } from "./section-states.ts";
import css from "./write-dialog.module.css";

type Mode = "fill" | "rewrite";

type WriteDialogProps = { work: EssayWork; open: boolean; onClose: () => void };

/** Before a job begins: which sections, what it will probably cost, and the most it may. */
export function WriteDialog({ work, open, onClose }: WriteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.quote.title} shape="sheet" width="sm">
      {open ? <WriteForm work={work} onClose={onClose} /> : null}
    </Dialog>
  );
}

function WriteForm({ work, onClose }: Omit<WriteDialogProps, "open">) {
  const { essay, rows, locked, limits, busy } = work;
  const leaves = rows.filter((row) => isWritten(row) && !locked.has(row.id));
  const [mode, setMode] = useState<Mode>(leaves.some(({ own }) => own === 0) ? "fill" : "rewrite");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const [model, setModel] = useState<string | null>(null);
  const models = useBaseInfo()?.modelList ?? [];
  const writer = models.find(({ name }) => name === model) ?? models.find(({ isDefault }) => isDefault);
  const counter = useCounter();
  const unlimited = counter?.unLimitPlan.isUnLimit ?? false;
  const wanted = wantedRows(rows, { mode, locked, ...(mode === "rewrite" ? { ids: chosen } : {}) });
  const quote = quoteOf(wanted, limits, writer?.price ?? 1);
  const replaced = wanted.filter(({ own }) => own > 0).length;
  const isShort = !unlimited && counter !== undefined && quote.tokens > counter.balanceToken;
  // Until it has been read nobody is asked, and nothing begins.
  const isAccepted = essay !== undefined && essay.integrityAt !== null;
  const begin = async () => {
    const ids = mode === "rewrite" ? { paragraphIds: wanted.map(({ id }) => id) } : {};
    if (await work.write({ mode, ...ids, ...(model === null ? {} : { model }) })) onClose();
  };
  return (
    <div className={css["form"]}>
      <Segmented
        label={m.quote.mode}
        block
        value={mode}
        onChange={setMode}
        options={[
          { value: "fill", label: m.quote.fill },
          { value: "rewrite", label: m.quote.rewrite },
        ]}
      />
      {mode === "rewrite" ? <Choices rows={leaves} chosen={chosen} onChange={setChosen} /> : null}
      {models.length > 1 ? (
        <Field label={m.quote.model}>
          {(control) => (
            <Select {...control} value={writer?.name} onChange={(event) => setModel(event.target.value)}>
              {models.map(({ name, label, builtin }) => (
                <option key={name} value={name}>
                  {builtin ? `${label} · ${m.quote.builtin}` : label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
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
      {writer?.builtin === true ? <p className={css["note"]}>{m.sample.before}</p> : null}
      {essay?.integrityAt === null ? <IntegrityNotice essayId={essay.essayId} /> : null}
      <p className={css["note"]}>
        {m.quote.integrity} <Link to={webPaths.essayHelp}>{m.quote.help}</Link>
      </p>
      <div className={css["ways"]}>
        <Button onClick={onClose}>{m.cancel}</Button>
        <Button tone="write" disabled={busy || quote.sections === 0 || !isAccepted} onClick={() => void begin()}>
          <Icon name="pen-nib" />
          {mode === "fill" ? m.quote.begin : m.quote.beginAnew}
        </Button>
      </div>
    </div>
  );
}

type ChoicesProps = { rows: EssayWork["rows"]; chosen: ReadonlySet<string>; onChange: (chosen: ReadonlySet<string>) => void };

/** Which sections are written anew. */
function Choices({ rows, chosen, onChange }: ChoicesProps) {
  const all = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const set = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className={css["choices"]}>
      <legend>{m.quote.which}</legend>
      <Check checked={all} onChange={(isAll) => onChange(new Set(isAll ? rows.map(({ id }) => id) : []))}>
        {m.quote.all}
      </Check>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Check checked={chosen.has(row.id)} onChange={(isChosen) => set(row.id, isChosen)}>
              {row.title === "" ? m.untitled : row.title}
              <small>{row.own === 0 ? m.list.empty : m.length(formatNumber(row.own))}</small>
            </Check>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
