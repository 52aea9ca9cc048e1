import { useState } from "react";
import { usageMessages as m } from "#messages/usage.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { type LogFilter, openLogFile } from "./api.ts";

/** The lines of the list, all pages of it, as a table for a spreadsheet. */
export function LogFile({ filter }: { filter: LogFilter }) {
  const [making, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    try {
      await openLogFile(filter);
    } catch {
      // The page has said why.
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
