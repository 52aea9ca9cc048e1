import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { findBranch } from "#editor/tree/find-in-tree.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import type { TreeDialog } from "../tree-dialogs.tsx";
import type { OpenedTree } from "../use-tree.ts";
import css from "./bars.module.css";
import { MoreMenu, Saved } from "./title-bar.tsx";
import type { BarProps } from "./tool-bar.tsx";

type PhoneTopProps = {
  opened: OpenedTree;
  view: "outline" | "map";
  onView: (view: "outline" | "map") => void;
  onDialog: (dialog: TreeDialog) => void;
  onFind: () => void;
};

export function PhoneTop({ opened, view, onView, onDialog, onFind }: PhoneTopProps) {
  return (
    <header className={css["phoneTop"]}>
      <ButtonLink tone="ghost" size="sm" iconOnly to={mindtreePaths.list} aria-label={m.open.back}>
        <Icon name="arrow-left" />
      </ButtonLink>
      <span className={css["saved"]}>
        <h1 className="sr">{opened.root.node.text === "" ? m.untitled : opened.root.node.text}</h1>
        <Saved opened={opened} />
      </span>
      <Segmented
        label={m.bar.view}
        value={view}
        onChange={onView}
        options={[
          { value: "outline", label: m.bar.outline },
          { value: "map", label: m.bar.map },
        ]}
      />
      <MoreMenu opened={opened} onDialog={onDialog} onFind={onFind} />
    </header>
  );
}

/** What a phone has for keys. */
export function PhoneBar({ opened: { root }, activeId, work, run }: BarProps) {
  const branch = findBranch(root, activeId);
  const isRoot = activeId === root.node.id;
  const folded = branch?.node.fold === 1;
  return (
    <div className={css["phoneBar"]} role="toolbar" aria-label={m.bar.tools}>
      <button type="button" className={css["tool"]} onClick={() => run("child")}>
        <Icon name="tree-structure" />
        {m.bar.child}
      </button>
      <button type="button" className={css["tool"]} disabled={isRoot} onClick={() => run("sibling")}>
        <Icon name="rows-plus-bottom" />
        {m.bar.sibling}
      </button>
      <button type="button" className={css["tool"]} data-ideas disabled={work.waitSeconds > 0} onClick={() => run("ideas")}>
        <Icon name="tree" />
        {work.waitSeconds > 0 ? m.bar.ideasWait(work.waitSeconds) : m.bar.ways.diverge}
      </button>
      <button
        type="button"
        className={css["tool"]}
        disabled={isRoot || branch === undefined || branch.children.length === 0}
        onClick={() => run("fold")}
      >
        <Icon name="arrows-in-line-vertical" />
        {folded ? m.bar.unfold : m.bar.fold}
      </button>
      <button type="button" className={css["tool"]} disabled={isRoot} onClick={() => run("remove")}>
        <Icon name="trash" />
        {m.bar.remove}
      </button>
    </div>
  );
}
