import type { MindtreeSummary } from "@tangleaf/contract";
import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { useState } from "react";
import { Link } from "react-router";
import { call } from "#lib/api-client.ts";
import { momentOf } from "#lib/day-of.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "#ui/shelf/shelf.module.css";
import { toast } from "#ui/toast/toast-store.ts";
import { refreshTrees } from "../api.ts";
import { isLocalTree, removeLocalTree } from "../local-trees.ts";

type Shown = Pick<MindtreeSummary, "mindtreeId" | "title" | "excerpt" | "nodes" | "updatedAt">;

/** One tree of the list. */
export function TreeCard({ tree: { mindtreeId, title, excerpt, nodes, updatedAt }, isInBin }: { tree: Shown; isInBin: boolean }) {
  const [asking, setAsking] = useState(false);
  const name = title === "" ? m.untitled : title;
  const local = isLocalTree(mindtreeId);
  const change = async (run: () => Promise<unknown>, said: string, back?: () => Promise<unknown>) => {
    try {
      await run();
      await refreshAnswers(queryKeys.mindtrees());
      const action =
        back === undefined ? {} : { action: { text: m.list.undo, run: () => void back().then(refreshTrees, () => undefined) } };
      toast({ tone: "ok", title: said, pill: true, ...action });
    } catch {
      // The page has said why.
    }
  };
  const ids = { mindtreeIds: [mindtreeId] };
  const restore = () => call("/api/mindtree/restore", ids);
  const remove = () => void change(() => call("/api/mindtree/remove", ids), m.list.removed, restore);
  const erase = () => {
    setAsking(false);
    const run = () => (local ? removeLocalTree(mindtreeId) : call("/api/mindtree/remove", { ...ids, forever: true }));
    void change(run, m.list.erased);
  };
  const words = (
    <>
      <b>{name}</b>
      <span>{excerpt}</span>
      <small>
        {m.nodes(nodes)} · <time dateTime={updatedAt}>{momentOf(updatedAt, new Date())}</time>
      </small>
    </>
  );
  return (
    <li className={css["item"]}>
      {isInBin ? (
        <div className={css["card"]}>{words}</div>
      ) : (
        <Link to={mindtreePaths.tree(mindtreeId)} prefetch="intent" className={css["card"]}>
          {words}
        </Link>
      )}
      <div className={css["actions"]}>
        {isInBin ? (
          <Button size="sm" onClick={() => void change(restore, m.list.restored)}>
            {m.list.restore}
          </Button>
        ) : null}
        <Button
          size="sm"
          tone="ghost"
          iconOnly
          aria-label={`${isInBin || local ? m.list.erase : m.list.remove} · ${name}`}
          onClick={() => (isInBin || local ? setAsking(true) : remove())}
        >
          <Icon name="trash" size={16} />
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.list.erase}
        description={m.list.eraseAsk(name)}
        keep={m.list.cancel}
        confirm={m.list.erase}
        onConfirm={erase}
      />
    </li>
  );
}
