import type { TreeBranch } from "@tangleaf/document/tree";
import { useRef, useState } from "react";
import { findBranch } from "#editor/tree/find-in-tree.ts";
import { TreeMap, type TreeMapHandle } from "#editor/tree/map/tree-map.tsx";
import type { TreeEditing } from "#editor/tree/tree-editing.ts";
import { mindtreeMessages } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./idea-map.module.css";
import { IdeasBar } from "./ideas-bar.tsx";
import { useIdeas } from "./use-ideas.ts";

const m = mindtreeMessages.ofOutline;

/** What a phone has for keys. */
const TOUCH_TOOLS = [
  { command: "child", icon: "tree-structure", text: mindtreeMessages.bar.child },
  { command: "sibling", icon: "rows-plus-bottom", text: mindtreeMessages.bar.sibling },
  { command: "remove", icon: "trash", text: mindtreeMessages.bar.remove },
] as const;

type IdeaMapProps = {
  root: TreeBranch;
  editing: TreeEditing;
  /** What a screen reader calls the map. */
  label: string;
  isReadOnly?: boolean;
};

/** A tree that belongs to something else, an outline of an essay or of a note, as a map with ideas for its nodes. */
export function IdeaMap({ root, editing, label, isReadOnly = false }: IdeaMapProps) {
  const rootId = root.node.id;
  const map = useRef<TreeMapHandle>(null);
  const [activeId, setActiveId] = useState(rootId);
  const work = useIdeas({ mindtreeId: null, root, editing, onTaken: setActiveId });
  const { shown } = work;
  const isIdea = shown?.ideas.some(({ id }) => id === activeId) === true;
  // What was chosen may have gone.
  const active = isIdea || findBranch(root, activeId) !== undefined ? activeId : rootId;
  const besideId = shown?.ideas.at(0)?.id ?? shown?.parentId;
  const ask = () => work.ask(isIdea ? (shown?.parentId ?? rootId) : active, "diverge");
  return (
    <div className={css["frame"]}>
      <TreeMap
        ref={map}
        root={root}
        editing={editing}
        label={label}
        activeId={active}
        onActive={setActiveId}
        isReadOnly={isReadOnly}
        ideas={shown}
        onIdea={work.take}
        onCommand={(command) => {
          if (command === "ideas") ask();
          else if (command === "escape") work.dismiss();
        }}
        beside={shown === null || besideId === undefined ? null : { id: besideId, content: <IdeasBar work={work} /> }}
      />
      <div className={css["tools"]}>
        <Button size="sm" disabled={isReadOnly} onClick={ask}>
          <Icon name="sparkle" size={16} />
          {m.ideas}
        </Button>
        <span className={css["hint"]}>{m.hint}</span>
        <span className={css["touch"]}>
          {TOUCH_TOOLS.map(({ command, icon, text }) => (
            <Button
              key={command}
              size="sm"
              iconOnly
              aria-label={text}
              disabled={isReadOnly || isIdea || (command !== "child" && active === rootId)}
              onClick={() => map.current?.run(command)}
            >
              <Icon name={icon} size={16} />
            </Button>
          ))}
        </span>
      </div>
    </div>
  );
}
