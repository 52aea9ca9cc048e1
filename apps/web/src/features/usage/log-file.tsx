import { useState } from "react";
import { usageMessages as m } from "#messages/usage.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { type LogFilter, openLogFile } from "./api.ts";

/** The lines of the list, all pages of it, as a table for a spreadsheet. */
export function LogFile({ filter }: { filter: LogFilter }) {
  const [making, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    try {
      await openLogFile(filter);
    } catch (error) {
      // The page's handler has said everything else.
      if (error instanceof Error && "kind" in error && error.kind === "refused") toast({ tone: "error", title: error.message });
    } finally {
      setMaking(false);
    }
  };
  return (
    <Button waiting={making} onClick={() => void make()}>
      <Icon name="download-simple" />
      {making ? m.csv.making : m.csv.action}
    </Button>
  );
}
