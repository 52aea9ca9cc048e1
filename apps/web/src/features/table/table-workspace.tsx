import { tablePaths } from "@tangleaf/contract/table";
import { type ReactNode, useState } from "react";
import { usePhone } from "#lib/use-phone.ts";
import { tableMessages as m } from "#messages/table.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { Conversation } from "./chat/conversation.tsx";
import type { OpenTable } from "./open-table.ts";
import { SheetPane } from "./sheet/sheet-pane.tsx";
import { TableSide } from "./table-side.tsx";
import css from "./table-workspace.module.css";

type TableWorkspaceProps = { opened: OpenTable; foot: ReactNode };
type View = "sheet" | "chat";

/** A table that is open: the sheet with the conversation beside it; on a phone one of the two. */
export function TableWorkspace({ opened, foot }: TableWorkspaceProps) {
  const phone = usePhone();
  const [view, setView] = useState<View>("sheet");
  if (phone) {
    return (
      <div className={css["phone"]}>
        <div className={css["views"]}>
          <ButtonLink tone="ghost" iconOnly to={tablePaths.list} aria-label={m.list.label}>
            <Icon name="arrow-left" />
          </ButtonLink>
          <Segmented
            label={m.view.label}
            value={view}
            onChange={setView}
            block
            options={[
              { value: "sheet", label: m.view.sheet },
              { value: "chat", label: m.view.chat },
            ]}
          />
        </div>
        {view === "sheet" ? <SheetPane opened={opened} /> : <Conversation opened={opened} isAlone />}
      </div>
    );
  }
  return (
    <div className={css["work"]}>
      <TableSide opened={opened} foot={foot} />
      <SheetPane opened={opened} />
      <Conversation opened={opened} />
    </div>
  );
}
