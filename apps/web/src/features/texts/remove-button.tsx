import { useState } from "react";
import { textsMessages as m } from "#messages/texts.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { removeText } from "./api.ts";

type RemoveButtonProps = {
  generationId: string;
  /** How many drafts go: all of the piece; left out = this one alone. */
  whole?: number;
  label: string;
};

/** Deletes a draft or its whole piece, and asks before: it goes for good. */
export function RemoveButton({ generationId, whole, label }: RemoveButtonProps) {
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const ask = whole === undefined ? m.confirm.draft : whole > 1 ? m.confirm.piece(whole) : m.confirm.text;
  const remove = async () => {
    setRemoving(true);
    try {
      await removeText({ generationId, wholePiece: whole !== undefined });
      setAsking(false);
      toast({ tone: "ok", title: m.removed, pill: true });
    } catch {
      // The page has said why.
    } finally {
      setRemoving(false);
    }
  };
  return (
    <>
      <Button tone="ghost" size="sm" iconOnly aria-label={label} onClick={() => setAsking(true)}>
        <Icon name="trash" size={16} />
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={ask}
        description={m.confirm.forGood}
        keep={m.confirm.keep}
        confirm={m.confirm.remove}
        onConfirm={() => void remove()}
        isWorking={removing}
      />
    </>
  );
}
