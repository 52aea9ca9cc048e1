import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { useState } from "react";
import { type OutlineRow, outlineRows } from "#editor/blocks/structure/outline-rows.ts";
import { useDerived } from "#editor/blocks/use-derived.ts";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { ApiError } from "#lib/api-error.ts";
import { noteOutlineMessages } from "#messages/note-outline.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import css from "./ai-outline.module.css";
import { AiOutlineForm } from "./ai-outline-form.tsx";
import { compareOutline, newBranches } from "./compare-outline.ts";
import { ProposalFailed, ProposalView, ProposalWorking } from "./proposal-view.tsx";
import { takeBranches } from "./take-branches.ts";
import { useOutlineForm } from "./use-outline-form.ts";
import { useProposals } from "./use-proposals.ts";

const m = noteOutlineMessages.ai;

type AiOutlineNote = Pick<OpenedDocument, "documentId" | "store" | "asOneStep"> & { readonly editor: { readonly editor: Editor } };
type AiOutlineDialogProps = { open: boolean; onClose: () => void; note: AiOutlineNote };

/** An outline by AI: asked for, looked at beside the present one, and taken whole or by branch. It changes nothing before it is taken. */
export function AiOutlineDialog({ open, onClose, note }: AiOutlineDialogProps) {
  const { editor } = note.editor;
  const { form, change } = useOutlineForm(note.documentId);
  const proposals = useProposals(note.documentId, note.store);
  const rows = useDerived(editor, rowsOf, keepSame);
  const [picked, setPicked] = useState<string | null>(null);
  const [choice, setChoice] = useState<{ of: string; chosen: ReadonlySet<string> }>({ of: "", chosen: new Set() });
  const [problem, setProblem] = useState<string | null>(null);

  const made = proposals.list.filter(({ outline }) => outline.length > 0);
  const shown = made.find(({ generationId }) => generationId === picked) ?? made.at(-1);
  const last = proposals.list.at(-1);
  const branches = shown === undefined ? [] : compareOutline(shown.outline, rows);
  // What was chosen of another proposal does not count for this one, nor what is there by now.
  const kept = choice.of === shown?.generationId ? choice.chosen : new Set<string>();
  const chosen = new Set(newBranches(branches).flatMap(({ key }) => (kept.has(key) ? [key] : [])));

  async function ask(): Promise<void> {
    setProblem(null);
    try {
      await proposals.ask(form);
      setPicked(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.field === "material") setProblem(error.message);
      else if (error.kind === "refused") toast({ tone: "error", title: error.message });
    }
  }

  function take(): void {
    if (shown === undefined) return;
    let added = 0;
    note.asOneStep(() => {
      added = takeBranches(editor, shown, chosen);
    });
    if (added === 0) return;
    setChoice({ of: "", chosen: new Set() });
    onClose();
    toast({ tone: "ok", title: m.added(added), pill: true });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.title}
      description={m.lead}
      shape="sheet"
      width="xl"
      actions={
        <>
          <Button onClick={onClose}>{m.close}</Button>
          <Button tone="solid" disabled={chosen.size === 0} onClick={take}>
            {m.take(chosen.size)}
          </Button>
        </>
      }
    >
      <div className={css["body"]}>
        <AiOutlineForm
          form={form}
          onChange={(changed) => {
            setProblem(null);
            change(changed);
          }}
          onAsk={() => void ask()}
          asking={proposals.running || proposals.sending}
          again={made.length > 0}
          problem={problem}
        />
        {proposals.failed ? <ErrorState title={m.notLoaded} action={<Button onClick={proposals.reload}>{m.retry}</Button>} /> : null}
        {proposals.running ? <ProposalWorking onStop={proposals.stop} /> : null}
        {!proposals.running && last !== undefined && last.outline.length === 0 ? <ProposalFailed proposal={last} /> : null}
        {shown === undefined ? null : (
          <ProposalView
            made={made}
            shown={shown}
            onShow={setPicked}
            branches={branches}
            rows={rows}
            chosen={chosen}
            onChoose={(next) => setChoice({ of: shown.generationId, chosen: next })}
          />
        )}
      </div>
    </Dialog>
  );
}

const rowsOf = (doc: Node): readonly OutlineRow[] => outlineRows(doc);

function keepSame(before: readonly OutlineRow[], after: readonly OutlineRow[]): readonly OutlineRow[] {
  const isSame = (one: OutlineRow, at: number) => {
    const other = before[at];
    return other?.id === one.id && other.title === one.title && other.level === one.level && other.characters === one.characters;
  };
  return before.length === after.length && after.every(isSame) ? before : after;
}
