import { webPaths } from "@tangleaf/contract/web-paths";
import { useState } from "react";

import { Link } from "react-router";
import { ModelSelect } from "#features/document/writing/model-select.tsx";
import { QuoteFacts } from "#features/document/writing/quote-facts.tsx";
import { wantedRows } from "#features/document/writing/quote-targets.ts";
import { SectionChoices } from "#features/document/writing/section-choices.tsx";
import { isWritten } from "#features/document/writing/section-states.ts";
import css from "#features/document/writing/write-dialog.module.css";
import { useBaseInfo } from "#lib/queries.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { IntegrityNotice } from "../../integrity-notice.tsx";
import type { EssayWork } from "../use-essay-work.ts";
import { quoteOf } from "./quote-of.ts";

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
  const [chosenMode, setMode] = useState<Mode | null>(null);
  const mode = chosenMode ?? (leaves.some(({ own }) => own === 0) ? "fill" : "rewrite");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const [model, setModel] = useState<string | null>(null);
  const models = useBaseInfo()?.modelList ?? [];
  const writer = models.find(({ name }) => name === model) ?? models.find(({ isDefault }) => isDefault);
  const wanted = wantedRows(rows, { mode, locked, ...(mode === "rewrite" ? { ids: chosen } : {}) });
  const quote = quoteOf(wanted, limits, writer?.price ?? 1);
  const replaced = wanted.filter(({ own }) => own > 0).length;
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
      {mode === "rewrite" ? <SectionChoices rows={leaves} chosen={chosen} onChange={setChosen} /> : null}
      <ModelSelect models={models} chosen={writer?.name} onChoose={setModel} />
      <QuoteFacts quote={quote} replaced={replaced} mode={mode} />
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
