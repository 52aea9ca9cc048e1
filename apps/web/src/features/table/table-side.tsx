import { tablePaths } from "@tangleaf/contract/table";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { useStore } from "zustand";
import { useSession } from "#lib/session-store.ts";
import { tableMessages as m } from "#messages/table.ts";
import { Icon } from "#ui/icon/icon.tsx";
import link from "#ui/side-link/side-link.module.css";
import { ToolSide } from "#ui/tool-side/tool-side.tsx";
import { tablesQuery } from "./api.ts";
import type { OpenTable } from "./open-table.ts";

const SHOWN = 12;

/** Other tables, a new one, and what is left of the tokens this costs none of. */
export function TableSide({ opened, foot }: { opened: OpenTable; foot: ReactNode }) {
  const owner = useSession((state) => state.owner);
  const signedIn = useSession((state) => state.token !== null);
  const table = useStore(opened.store, (state) => state.table);
  const { data = [] } = useQuery(tablesQuery({ owner: owner ?? "", signedIn }));
  const others = data.filter(({ tableId }) => tableId !== table.tableId).slice(0, SHOWN);
  return (
    <ToolSide
      title={m.title}
      listPath={tablePaths.list}
      listLabel={m.list.label}
      toggleLabel={m.side.toggle}
      ticker={m.noTokens}
      foot={foot}
    >
      <ul>
        {[table, ...others].map(({ tableId, title }) => (
          <li key={tableId}>
            <NavLink to={tablePaths.sheet(tableId)} className={link["link"]} title={title}>
              <Icon name="table" />
              <span className={link["label"]}>{title}</span>
            </NavLink>
          </li>
        ))}
        <li>
          <Link to={tablePaths.list} className={link["link"]}>
            <Icon name="upload-simple" />
            <span className={link["label"]}>{m.side.add}</span>
          </Link>
        </li>
      </ul>
    </ToolSide>
  );
}
