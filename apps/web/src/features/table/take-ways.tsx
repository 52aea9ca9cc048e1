import type { TableAnswer } from "@tangleaf/contract";
import { TABLE_FORMATS, type TableFormat, tablePaths } from "@tangleaf/contract/table";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#lib/api-error.ts";
import { tableMessages as m } from "#messages/table.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { EngineError } from "./engine/engine-line.ts";
import { faultText } from "./open/table-state.ts";
import type { OpenTable } from "./open-table.ts";
import { takeFile, takeTable } from "./take-part.ts";

type TakeWaysProps = { opened: OpenTable /** null: the open sheet. */; answer: TableAnswer | null };

/** Taking an answer, or a sheet as it is shown, along: as a file, or as a table of its own. */
export function TakeWays({ opened, answer }: TakeWaysProps) {
  const navigate = useNavigate();
  const [isWorking, setIsWorking] = useState(false);
  const run = async (work: () => Promise<void>, failed: string) => {
    setIsWorking(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError) toastRefusal(error, failed);
      else toast({ tone: "error", title: failed, ...detailOf(error) });
    } finally {
      setIsWorking(false);
    }
  };
  const download = (format: TableFormat) => run(() => takeFile(opened, answer, format), m.take.notDownloaded);
  const save = () => run(async () => void navigate(tablePaths.sheet(await takeTable(opened, answer))), m.answer.notSaved);
  const tone = answer === null ? "line" : "ghost";
  return (
    <>
      <Button size="sm" tone={tone} disabled={isWorking} onClick={() => void save()}>
        <Icon name="table" size={16} />
        {m.answer.save}
      </Button>
      <Menu
        label={m.take.download}
        trigger={(props) => (
          <Button {...props} size="sm" tone={tone} iconOnly aria-label={m.take.download} disabled={isWorking}>
            <Icon name="download-simple" size={16} />
          </Button>
        )}
      >
        {TABLE_FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => void download(format)}>
            {m.take.formats[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function detailOf(error: unknown): { detail?: string } {
  return error instanceof EngineError ? { detail: faultText(error) } : {};
}
