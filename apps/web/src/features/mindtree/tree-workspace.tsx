import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type * as Y from "yjs";
import type { SyncClient } from "#editor/document/sync/sync-client.ts";
import type { SyncState } from "#editor/document/sync/sync-state.ts";
import type { ShownNode } from "#editor/tree/change-shown.ts";
import type { PageCommand, TreeCommand } from "#editor/tree/map/tree-keys.ts";
import { TreeMap, type TreeMapHandle } from "#editor/tree/map/tree-map.tsx";
import { TreeOutline, type TreeOutlineHandle } from "#editor/tree/outline/tree-outline.tsx";
import { IdeasBar } from "#features/document/ideas/ideas-bar.tsx";
import { useIdeas } from "#features/document/ideas/use-ideas.ts";
import { QuarantineBanner } from "#features/document/quarantine-banner.tsx";
import { lazyPart } from "#lib/lazy-part.tsx";
import { useMedia } from "#lib/use-media.ts";
import { usePhone } from "#lib/use-phone.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { uiMessages } from "#messages/ui.ts";
import { PhoneBar, PhoneTop } from "./bars/phone-bars.tsx";
import { TitleBar, WaysOut } from "./bars/title-bar.tsx";
import { ToolBar } from "./bars/tool-bar.tsx";
import { ZoomBar } from "./bars/zoom-bar.tsx";
import type { TreeDialog } from "./tree-dialogs.tsx";
import { TreeSide } from "./tree-side.tsx";
import css from "./tree-workspace.module.css";
import { useTree } from "./use-tree.ts";
import { useTreeFind } from "./workspace/use-tree-find.tsx";
import { useWantedDraft } from "./workspace/use-wanted-draft.ts";

type TreeWorkspaceProps = {
  mindtreeId: string;
  doc: Y.Doc;
  /** null: it is kept in this browser alone. */
  client: SyncClient | null;
  sync: SyncState;
  foot: ReactNode;
};

/** Writers of files and pictures among them: loaded with the first dialog. */
const TreeDialogs = lazyPart(() => import("./tree-dialogs.tsx").then((module) => module.TreeDialogs));

/** What the bars take of the map, in pixels: in one row, in two (where `.top` wraps), and on a phone. */
const TABLET = "(max-width: 1080px)";
const COVERED = { wide: { top: 62, bottom: 64 }, tablet: { top: 116, bottom: 64 }, phone: { top: 0, bottom: 64 } } as const;

/** A tree that is open: the map with its bars, or on a phone the outline or the map. */
export function TreeWorkspace({ mindtreeId, doc, client, sync, foot }: TreeWorkspaceProps) {
  const { tree, root } = useTree(doc, client);
  const opened = { mindtreeId, tree, root, sync, client };
  const phone = usePhone();
  const isTablet = useMedia(TABLET);
  const map = useRef<TreeMapHandle>(null);
  const outline = useRef<TreeOutlineHandle>(null);
  const [activeId, setActiveId] = useState(root.node.id);
  const [view, setView] = useState<"outline" | "map">("outline");
  const [dialog, setDialog] = useState<TreeDialog | null>(null);
  const reveal = (id: string) => (map.current ?? outline.current)?.reveal(id);
  const find = useTreeFind({ root, tree, onActive: setActiveId, reveal, onClosed: () => map.current?.focus() });
  const [scale, setScale] = useState(1);
  const work = useIdeas({ mindtreeId: client === null ? null : mindtreeId, root, editing: tree.editing, onTaken: setActiveId });
  useEffect(() => {
    document.title = `${root.node.text === "" ? m.untitled : root.node.text} · ${uiMessages.brand}`;
  }, [root.node.text]);

  // Keys are for the map from the start, unless the focus is elsewhere already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the tree is opened
  useEffect(() => {
    if (!phone && document.activeElement === document.body) map.current?.focus();
  }, []);

  useWantedDraft(client !== null, (material) => work.ask(root.node.id, "diverge", { material }));

  const isMap = !phone || view === "map";
  const isIdea = work.shown?.ideas.some(({ id }) => id === activeId) === true;
  // What was chosen may have gone: removed elsewhere, or an idea that was not taken.
  const active = isIdea || tree.has(activeId) ? activeId : root.node.id;
  const ask = () => work.ask(isIdea ? (work.shown?.parentId ?? root.node.id) : active, "diverge");
  const onCommand = (command: PageCommand) => {
    if (command === "ideas") ask();
    else if (command === "find") find.open();
    else if (command === "help") setDialog("keys");
    else if (work.shown !== null) work.dismiss();
    else find.close();
  };
  const run = (command: TreeCommand) => {
    if (command === "ideas") ask();
    else (isMap ? map.current : outline.current)?.run(command);
    if (isMap && !phone) map.current?.focus();
  };
  const shared = {
    root,
    editing: tree.editing,
    label: root.node.text === "" ? m.untitled : root.node.text,
    activeId: active,
    onActive: setActiveId,
    ideas: work.shown,
    onIdea: work.take,
    onCommand,
  };
  const lastIdea = outermost(work.shown?.ideas ?? [])?.id ?? work.shown?.parentId;
  const firstIdea = work.shown?.ideas[0]?.id;
  // Ideas may come out of sight: they and the bar below them are brought into view.
  useEffect(() => {
    if (firstIdea === undefined || lastIdea === undefined) return;
    for (const id of [firstIdea, lastIdea]) (isMap ? map.current : outline.current)?.reveal(id);
  }, [firstIdea, lastIdea, isMap]);
  const parts = { opened, activeId: active, work, run, onDialog: setDialog };
  const shownMap = (
    <TreeMap
      ref={map}
      {...shared}
      found={find.found}
      beside={work.shown === null || lastIdea === undefined || phone ? null : { id: lastIdea, content: <IdeasBar work={work} /> }}
      onScale={(next) => setScale(Math.round(next * 100) / 100)}
      covered={COVERED[phone ? "phone" : isTablet ? "tablet" : "wide"]}
    />
  );
  const [hasAsked, setHasAsked] = useState(false);
  if (dialog !== null && !hasAsked) setHasAsked(true);
  const dialogs = hasAsked ? (
    <Suspense fallback={null}>
      <TreeDialogs opened={opened} activeId={active} open={dialog} onClose={() => setDialog(null)} />
    </Suspense>
  ) : null;
  if (phone) {
    return (
      <div className={css["phone"]}>
        <PhoneTop opened={opened} view={view} onView={setView} onDialog={setDialog} onFind={find.open} />
        <QuarantineBanner doc={doc} state={sync} />
        {find.bar}
        <div className={css["phoneView"]}>
          {isMap ? shownMap : <TreeOutline ref={outline} {...shared} />}
          {isMap ? <ZoomBar scale={scale} map={map} /> : null}
        </div>
        {work.shown === null ? null : (
          <div className={css["phoneIdeas"]}>
            <IdeasBar work={work} />
          </div>
        )}
        <PhoneBar {...parts} />
        {dialogs}
      </div>
    );
  }
  return (
    <div className={css["work"]}>
      <TreeSide mindtreeId={mindtreeId} title={root.node.text} foot={foot} onDialog={setDialog} />
      <div className={css["stage"]}>
        <h1 className="sr">{shared.label}</h1>
        {shownMap}
        <div className={css["top"]}>
          <TitleBar opened={opened} />
          <ToolBar {...parts} />
          <WaysOut opened={opened} onDialog={setDialog} onFind={find.open} />
        </div>
        <div className={css["said"]}>
          <QuarantineBanner doc={doc} state={sync} />
        </div>
        {find.bar}
        <ZoomBar scale={scale} map={map} />
        {dialogs}
      </div>
    </div>
  );
}

/** Of ideas below each other, where what stands beside the last one covers none of them. */
function outermost(ideas: readonly ShownNode[]): ShownNode | undefined {
  const last = ideas.at(-1);
  return last?.kids === undefined || last.kids.length === 0 ? last : outermost(last.kids);
}
