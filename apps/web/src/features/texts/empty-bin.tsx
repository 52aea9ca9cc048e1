import { useState } from "react";
import { textsMessages } from "#messages/texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
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
  const actions = (
    <>
      <Button onClick={() => setAsking(false)}>{textsMessages.confirm.keep}</Button>
      <Button tone="danger-solid" onClick={() => void empty()}>
        {m.yes}
      </Button>
    </>
  );
  return (
    <>
      <Button size="sm" disabled={working} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {working ? m.working : m.open}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={m.ask} description={m.text} width="sm" actions={actions}>
        {null}
      </Dialog>
    </>
  );
}
