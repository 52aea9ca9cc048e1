import { tablePaths } from "@tangleaf/contract/table";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { Alone, Opening, Ways } from "#features/document/document-frame.tsx";
import { chunkHook } from "#lib/chunk-hook.ts";
import { tableMessages as m } from "#messages/table.ts";
import { uiMessages } from "#messages/ui.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { moveTypedAsk } from "./chat/typed-asks.ts";
import { prepareTaken } from "./open-taken.ts";
import type { TakenTable } from "./take-tables-along.ts";
import { moveWish } from "./talk/talk-wish.ts";
import { useOpenTable } from "./use-open-table.ts";
import { useTakeAlong } from "./use-take-along.ts";

/** The grid and the conversation: their chunks would be names in the manifest of every first load. */
const useTableWorkspace = chunkHook(() => import("./table-workspace.tsx").then((module) => module.TableWorkspace));

const PLACE = { title: m.title, loading: m.sheet.opening, isWithin: true };

type SheetPageProps = { tableId: string /** Balance and more, at the foot of the sidebar. */; foot: ReactNode };

/** A table, of the account or of this browser. */
export function SheetPage({ tableId, foot }: SheetPageProps) {
  const navigate = useNavigate();
  const { state, again } = useOpenTable(tableId);
  // Its chunk comes while the table is opened.
  const TableWorkspace = useTableWorkspace();
  // It has become one of the account: the page goes on there.
  const isTaking = useTakeAlong((taken) => {
    moveWish(new Map([...taken].map(([from, table]) => [from, table.tableId])));
    const found = taken.get(tableId);
    if (found !== undefined) void goOn(found);
  });
  async function goOn(taken: TakenTable): Promise<void> {
    // Out of reach, the page says so under the new address.
    if (state.kind === "open") await prepareTaken(taken, state.opened).catch(() => undefined);
    moveTypedAsk(tableId, taken.tableId);
    void navigate(tablePaths.sheet(taken.tableId), { replace: true });
  }
  const title = state.kind === "open" ? state.title : null;
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${uiMessages.brand}`;
  }, [title]);
  if (state.kind === "opening" || (state.kind === "missing" && isTaking)) return <Opening place={PLACE} />;
  const shownId = state.kind === "open" ? state.opened.store.getState().table.tableId : null;
  if (state.kind === "open")
    return TableWorkspace === null ? <Opening place={PLACE} /> : <TableWorkspace key={shownId} opened={state.opened} foot={foot} />;
  const isMissing = state.kind === "missing";
  return (
    <Alone isWithin>
      <ErrorState
        heading="h1"
        title={isMissing ? m.open.unknown : m.open.failed}
        action={
          <Ways>
            {isMissing ? null : (
              <Button tone="solid" onClick={again}>
                {m.list.again}
              </Button>
            )}
            <ButtonLink to={tablePaths.list}>{m.open.list}</ButtonLink>
          </Ways>
        }
      >
        {state.kind === "failed" ? state.text : m.open.unknownText}
      </ErrorState>
    </Alone>
  );
}
