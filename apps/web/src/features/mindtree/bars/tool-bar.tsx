import { IDEA_WAYS } from "@tangleaf/contract/mindtree";
import { branchesIn, findBranch } from "#editor/tree/find-in-tree.ts";
import { TREE_HUES } from "#editor/tree/layout/tree-looks.ts";
import type { TreeCommand } from "#editor/tree/map/tree-keys.ts";
import type { IdeasWork } from "#features/document/ideas/use-ideas.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/menu.tsx";
import type { TreeDialog } from "../tree-dialogs.tsx";
import type { OpenedTree } from "../use-tree.ts";
import css from "./bars.module.css";

export type BarProps = {
  opened: OpenedTree;
  activeId: string;
  work: IdeasWork;
  run: (command: TreeCommand) => void;
  onDialog: (dialog: TreeDialog) => void;
};

/** What is done to the chosen node. */
export function ToolBar({ opened: { tree, root }, activeId, work, run }: BarProps) {
  const branch = findBranch(root, activeId);
  const folded = branch?.node.fold === 1;
  const keep = (event: { preventDefault: () => void }) => event.preventDefault();
  const foldAll = (fold: boolean) => {
    const ids = [...branchesIn(root)].flatMap(({ node, children }) => (children.length > 0 && node.id !== root.node.id ? [node.id] : []));
    tree.changeAll(ids, { fold: fold ? 1 : undefined });
  };
  return (
    <div className={css["box"]} role="toolbar" aria-label={m.bar.tools}>
      <Button tone="ghost" size="sm" onMouseDown={keep} onClick={() => run("child")}>
        <Icon name="tree-structure" />
        <span className={css["words"]}>{m.bar.child}</span>
        <span className={css["kbd"]}>Tab</span>
      </Button>
      <Button tone="ghost" size="sm" onMouseDown={keep} disabled={activeId === root.node.id} onClick={() => run("sibling")}>
        {m.bar.sibling}
        <span className={css["kbd"]}>↵</span>
      </Button>
      <i className={css["rule"]} />
      <Button
        tone="ghost"
        size="sm"
        className={css["ideas"]}
        onMouseDown={keep}
        waiting={work.waitSeconds > 0}
        onClick={() => run("ideas")}
      >
        <Icon name="tree" />
        {work.waitSeconds > 0 ? m.bar.ideasWait(work.waitSeconds) : m.bar.ideas}
        <small className={css["narrow"]}>{m.free}</small>
      </Button>
      <Menu
        label={m.bar.way}
        align="start"
        trigger={(props) => (
          <Button tone="ghost" size="sm" iconOnly aria-label={m.bar.way} {...props}>
            <Icon name="caret-down" size={14} />
          </Button>
        )}
      >
        {IDEA_WAYS.map((way) => (
          <MenuItem key={way} onClick={() => work.ask(work.shown?.parentId ?? activeId, way)}>
            {m.bar.ways[way]}
          </MenuItem>
        ))}
      </Menu>
      <i className={css["rule"]} />
      <Button tone="ghost" size="sm" iconOnly aria-label={m.bar.undo} disabled={!tree.canUndo} onClick={() => run("undo")}>
        <Icon name="arrow-counter-clockwise" />
      </Button>
      <Button tone="ghost" size="sm" iconOnly aria-label={m.bar.redo} disabled={!tree.canRedo} onClick={() => run("redo")}>
        <Icon name="arrow-clockwise" />
      </Button>
      <i className={css["rule"]} />
      <Menu
        label={m.bar.colour}
        trigger={(props) => (
          <Button tone="ghost" size="sm" disabled={activeId === root.node.id} {...props}>
            <Icon name="palette" />
            <span className={css["words"]}>{m.bar.colour}</span>
          </Button>
        )}
      >
        {TREE_HUES.map((hue) => (
          <MenuItem key={hue} onClick={() => tree.editing.change(activeId, { hue })}>
            <span className={css["swatch"]} data-hue={hue} />
            {m.bar.hues[hue]}
          </MenuItem>
        ))}
        <MenuDivider />
        <MenuItem onClick={() => tree.editing.change(activeId, { hue: undefined })}>{m.bar.ownHue}</MenuItem>
      </Menu>
      <Menu
        label={m.bar.fold}
        trigger={(props) => (
          <Button tone="ghost" size="sm" {...props}>
            <Icon name="arrows-in-line-vertical" />
            <span className={css["words"]}>{m.bar.fold}</span>
          </Button>
        )}
      >
        <MenuItem disabled={branch === undefined || branch.children.length === 0} onClick={() => run("fold")}>
          {folded ? m.bar.unfold : m.bar.fold}
        </MenuItem>
        <MenuItem onClick={() => foldAll(true)}>{m.bar.foldAll}</MenuItem>
        <MenuItem onClick={() => foldAll(false)}>{m.bar.unfoldAll}</MenuItem>
      </Menu>
    </div>
  );
}
