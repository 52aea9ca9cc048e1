import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { cx } from "#lib/cx.ts";
import { useSession } from "#lib/session-store.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import link from "#ui/side-link/side-link.module.css";
import { ToolSide } from "#ui/tool-side/tool-side.tsx";
import { localTreesQuery, treesQuery } from "./api.ts";
import type { TreeDialog } from "./tree-dialogs.tsx";
import css from "./tree-side.module.css";

const SHOWN = 12;
const WAYS: readonly { dialog: TreeDialog; icon: IconName; text: string }[] = [
  { dialog: "note", icon: "notebook-duotone", text: m.side.note },
  { dialog: "essay", icon: "list-numbers-duotone", text: m.side.essay },
  { dialog: "export", icon: "image-duotone", text: m.side.picture },
];

type TreeSideProps = { mindtreeId: string; title: string; foot: ReactNode; onDialog: (dialog: TreeDialog) => void };

/** Other trees, what this one can be made into, and what is left of the tokens it does not use. */
export function TreeSide({ mindtreeId, title, foot, onDialog }: TreeSideProps) {
  const others = useOthers(mindtreeId);
  return (
    <ToolSide
      title={m.title}
      listPath={mindtreePaths.list}
      listLabel={m.list.label}
      toggleLabel={m.side.toggle}
      badge={<Badge tone="leaf">{m.free}</Badge>}
      ticker={m.noTokens}
      foot={foot}
    >
      <ul>
        {[{ mindtreeId, title }, ...others].map((tree) => (
          <li key={tree.mindtreeId}>
            <NavLink to={mindtreePaths.tree(tree.mindtreeId)} className={link["link"]} title={tree.title}>
              <Icon name="tree-structure-duotone" />
              <span className={link["label"]}>{tree.title === "" ? m.untitled : tree.title}</span>
            </NavLink>
          </li>
        ))}
        <li>
          <Link to={mindtreePaths.list} className={link["link"]}>
            <Icon name="plus" />
            <span className={link["label"]}>{m.create.action}</span>
          </Link>
        </li>
      </ul>
      <p className={css["head"]}>{m.side.become}</p>
      <ul>
        {WAYS.map(({ dialog, icon, text }) => (
          <li key={dialog}>
            <button type="button" className={cx(link["link"], css["way"])} title={text} onClick={() => onDialog(dialog)}>
              <Icon name={icon} />
              <span className={link["label"]}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </ToolSide>
  );
}

function useOthers(mindtreeId: string): readonly { mindtreeId: string; title: string }[] {
  const signedIn = useSession((state) => state.token !== null);
  const { data } = useInfiniteQuery({ ...treesQuery({ place: "all", q: "" }), enabled: signedIn });
  const { data: local } = useQuery({ ...localTreesQuery, enabled: !signedIn });
  const trees = signedIn ? (data?.pages.flatMap(({ list }) => list) ?? []) : (local ?? []);
  return trees.filter((tree) => tree.mindtreeId !== mindtreeId).slice(0, SHOWN);
}
