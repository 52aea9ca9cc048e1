import { useState } from "react";
import { useStore } from "zustand";
import { tableMessages as m } from "#messages/table.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { ViewStep } from "../engine/sheet-view.ts";
import type { OpenTable } from "../open-table.ts";
import css from "./sheet-pane.module.css";

/** Undo, redo, and every step of the sheet with its switch. */
export function StepsMenu({ opened }: { opened: OpenTable }) {
  const { table, sheetId, view, canUndo, canRedo } = useStore(opened.store);
  const [isOpen, setIsOpen] = useState(false);
  const steps = table.steps[sheetId] ?? [];
  if (steps.length === 0 && !canUndo && !canRedo) return null;
  return (
    <span className={css["history"]}>
      <Button size="sm" tone="ghost" iconOnly aria-label={m.steps.undo} disabled={!canUndo} onClick={() => void opened.undo()}>
        <Icon name="arrow-counter-clockwise" size={16} />
      </Button>
      <Button size="sm" tone="ghost" iconOnly aria-label={m.steps.redo} disabled={!canRedo} onClick={() => void opened.redo()}>
        <Icon name="arrow-clockwise" size={16} />
      </Button>
      <Button size="sm" tone="ghost" onClick={() => setIsOpen(true)}>
        {m.steps.count(steps.length)}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={m.steps.title} description={m.steps.lead}>
        {steps.length === 0 ? <p>{m.steps.none}</p> : null}
        <ol className={css["steps"]}>
          {steps.map((step) => {
            const said = view?.steps.find(({ id }) => id === step.id);
            const text = step.do === "cell" ? m.steps.cell(step.row, step.col, String(step.value ?? "")) : (said?.text ?? "");
            return (
              <li key={step.id} data-off={step.isOff || undefined}>
                <label>
                  <input type="checkbox" checked={step.isOff !== true} onChange={() => void opened.switchStep(step.id)} />
                  {text}
                  {said === undefined ? null : <small>{effectText(said)}</small>}
                </label>
                <Button size="sm" tone="ghost" iconOnly aria-label={m.steps.remove(text)} onClick={() => void opened.dropStep(step.id)}>
                  <Icon name="trash" size={16} />
                </Button>
              </li>
            );
          })}
        </ol>
      </Dialog>
    </span>
  );
}

function effectText({ count, gone, cells, isLost }: ViewStep): string {
  if (isLost) return m.steps.lost;
  if (count !== null) return m.sheet.rows(count);
  if (gone > 0) return m.steps.gone(gone);
  return cells > 0 ? m.steps.cells(cells) : "";
}
