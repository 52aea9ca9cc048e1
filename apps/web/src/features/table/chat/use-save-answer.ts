import type { TableAnswer } from "@tangleaf/contract";
import { tablePaths } from "@tangleaf/contract/table";
import { useNavigate } from "react-router";
import { tableMessages as m } from "#messages/table.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { makeTable } from "../make-table.ts";
import type { OpenTable } from "../open-table.ts";

const TITLE_MAX_CHARACTERS = 60;

/** 存成新表: the whole result of an answer becomes a table of its own, which is opened. */
export function useSaveAnswer(opened: OpenTable): (answer: TableAnswer) => Promise<void> {
  const navigate = useNavigate();
  return async (answer) => {
    try {
      const whole = await opened.whole(answer);
      if (whole === null) return;
      const title = `${opened.store.getState().table.title} · ${answer.ask}`.slice(0, TITLE_MAX_CHARACTERS);
      const tableId = await makeTable({ bytes: new TextEncoder().encode(whole), name: `${title}.csv`, title });
      void navigate(tablePaths.sheet(tableId));
    } catch {
      toast({ tone: "error", title: m.answer.notSaved });
    }
  };
}
