import { useState } from "react";
import { textsMessages } from "#messages/texts.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { emptyBin } from "./works-api.ts";

const m = textsMessages.library.emptying;

/** Deletes everything in the bin for good, and asks before. */
export function EmptyBin() {
  const [asking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);
  const empty = async () => {
    setAsking(false);
    setWorking(true);
    await emptyBin();
    setWorking(false);
  };
  return (
    <>
      <Button size="sm" disabled={working} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {working ? m.working : m.open}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.ask}
        description={m.text}
        keep={textsMessages.confirm.keep}
        confirm={m.yes}
        onConfirm={() => void empty()}
      />
    </>
  );
}
