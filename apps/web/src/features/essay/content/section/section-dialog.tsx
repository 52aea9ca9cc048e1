import { useState } from "react";
import { isWritten, type SectionRow } from "#features/document/writing/section-states.ts";
import { formatNumber } from "#lib/format.ts";
import { useBaseInfo, useCounter } from "#lib/queries.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, Select } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { quoteOf } from "../job/quote-of.ts";
import type { EssayWork } from "../use-essay-work.ts";
import css from "./section-dialog.module.css";
import { SectionFields } from "./section-fields.tsx";

type SectionDialogProps = { work: EssayWork; sectionId: string | null; onClose: () => void; onReword: (sectionId: string) => void };

/** One section: what it shall say and how much, and writing it, or writing it anew. */
export function SectionDialog({ work, sectionId, onClose, onReword }: SectionDialogProps) {
  const row = work.rows.find(({ id }) => id === sectionId);
  return (
    <Dialog open={row !== undefined} onClose={onClose} title={row?.title || m.untitled} shape="sheet" width="sm">
      {row === undefined ? null : (
        <div className={css["form"]}>
          <SectionFields key={row.id} work={work} row={row} />
          {row.own === 0 || work.locked.has(row.id) ? null : (
            <Button block aria-haspopup="dialog" onClick={() => onReword(row.id)}>
              <Icon name="magic-wand" size={16} />
              {m.reword.all}
            </Button>
          )}
          {isWritten(row) ? <Write work={work} row={row} onClose={onClose} /> : null}
        </div>
      )}
    </Dialog>
  );
}

function Write({ work, row, onClose }: { work: EssayWork; row: SectionRow; onClose: () => void }) {
  const [model, setModel] = useState<string | null>(null);
  const models = useBaseInfo()?.modelList ?? [];
  const unlimited = useCounter()?.unLimitPlan.isUnLimit ?? false;
  const { waitSeconds, busy, job, states, locked, limits } = work;
  const state = states.get(row.id);
  const writer = models.find(({ name }) => name === model) ?? models.find(({ isDefault }) => isDefault);
  const quote = quoteOf([row], limits, writer?.price ?? 1);
  const isOpen = job !== null && ["queued", "running", "paused"].includes(job.job.status);
  const isAtWork = isOpen && job.job.pausedReason !== "stepFailed";
  const canRetry = isOpen && state?.kind === "failed";
  const chosen = model === null ? {} : { model };
  const write = async () => {
    const begun =
      canRetry && state?.step != null
        ? await work.retry(state.step, model ?? undefined).then(() => true)
        : await work.write({ paragraphIds: [row.id], mode: row.own === 0 ? "fill" : "rewrite", ...chosen });
    if (begun) onClose();
  };
  const why = locked.has(row.id) ? m.section.isLocked : isAtWork && !canRetry ? m.section.atWork : null;
  return (
    <>
      {models.length > 1 ? (
        <Field label={m.quote.model}>
          {(control) => (
            <Select {...control} value={writer?.name} onChange={(event) => setModel(event.target.value)}>
              {models.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {row.own > 0 ? (
        <Banner tone="amber" icon="warning-circle">
          <p>{m.section.replaces(formatNumber(row.own))}</p>
        </Banner>
      ) : null}
      {why === null ? null : <p className={css["note"]}>{why}</p>}
      <p className={css["note"]}>
        {unlimited ? m.quote.unlimited : m.section.cost(formatNumber(quote.tokens), formatNumber(quote.maxTokens))}
        {(state?.charged ?? 0) > 0 ? ` ${m.section.charged(formatNumber(state?.charged ?? 0))}` : ""}
      </p>
      <div className={css["ways"]}>
        <Button onClick={onClose}>{m.close}</Button>
        {waitSeconds > 0 ? (
          <Button tone="soft" waiting>
            <Icon name="hourglass-medium" />
            {m.write.waiting(waitSeconds)}
          </Button>
        ) : (
          <Button tone="write" disabled={busy || why !== null} onClick={() => void write()}>
            <Icon name="pen-nib" />
            {row.own === 0 ? m.write.one : m.section.anew}
          </Button>
        )}
      </div>
    </>
  );
}
