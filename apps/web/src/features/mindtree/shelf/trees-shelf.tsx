import { SITE_PAGE_PATHS } from "@tangleaf/contract/site-pages";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session-store.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { type ShelfPlace, useShelfAddress } from "#lib/use-shelf-address.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { mindtreeHelp as help } from "#messages/mindtree-help.ts";
import { mindtreeSamples } from "#messages/mindtree-samples.ts";
import { sitePageMessages } from "#messages/site-page.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { HelpPanel } from "#ui/help-panel/help-panel.tsx";
import css from "#ui/shelf/shelf.module.css";
import { ShelfBar } from "#ui/shelf/shelf-bar.tsx";
import { ShelfBody } from "#ui/shelf/shelf-body.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { localTreesQuery, treesQuery } from "../api.ts";
import { useTakeAlong } from "../use-take-along.ts";
import { readSample } from "./read-sample.ts";
import { TreeCard } from "./tree-card.tsx";
import { TreeMaker } from "./tree-maker.tsx";
import { useMakeTree } from "./use-make-tree.ts";

const SEARCH_AFTER_MS = 300;
const SKELETON_ROWS = 5;
const GUIDE = { to: SITE_PAGE_PATHS["help-mindtree"], text: sitePageMessages.titles["help-mindtree"] };

/** The person's trees, ways to get a new one, and samples. */
export function TreesShelf() {
  const signedIn = useSession((state) => state.token !== null);
  const restored = useSession((state) => state.restored);
  useTakeAlong();
  return (
    <div className={css["page"]}>
      <header className={css["head"]}>
        <h1>
          {m.title} <Badge tone="leaf">{m.free}</Badge>
        </h1>
        <p>{m.lead}</p>
      </header>
      <TreeMaker />
      {signedIn ? <OwnTrees /> : restored ? <LocalTrees /> : <SkeletonBars rows={SKELETON_ROWS} />}
      <Samples />
      <HelpPanel {...help} keysTitle={m.keys.title} keys={m.keys.rows} guide={GUIDE} />
    </div>
  );
}

function OwnTrees() {
  const address = useShelfAddress();
  const { place, typed, set } = address;
  const q = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  const pages = useInfiniteQuery({ ...treesQuery({ place, q }), placeholderData: (before) => before });
  const trees = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  const counts = pages.data?.pages[0]?.counts;
  return (
    <section aria-label={m.list.label}>
      <ShelfBar
        address={address}
        words={{
          ...m.list,
          all: `${m.list.all} ${counts?.all ?? ""}`.trim(),
          bin: `${m.list.bin} ${counts?.bin ?? ""}`.trim(),
        }}
      />
      <ShelfBody
        pages={pages}
        words={m.list}
        isEmpty={trees.length === 0}
        nothing={<Nothing place={place} found={q !== ""} onShowAll={() => set({ q: "" })} />}
      >
        <ul className={css["cards"]}>
          {trees.map((tree) => (
            <TreeCard key={tree.mindtreeId} tree={tree} isInBin={place === "bin"} />
          ))}
        </ul>
      </ShelfBody>
    </section>
  );
}

function Nothing({ place, found, onShowAll }: { place: ShelfPlace; found: boolean; onShowAll: () => void }) {
  const { cells, title, text } = found ? m.list.notFound : place === "bin" ? m.list.binEmpty : m.list.none;
  return (
    <EmptyState cells={cells} title={title} action={found ? <Button onClick={onShowAll}>{m.list.notFound.all}</Button> : undefined}>
      {text}
    </EmptyState>
  );
}

/** Trees of this browser, of somebody who has not signed in. */
function LocalTrees() {
  const { data = [] } = useQuery(localTreesQuery);
  if (data.length === 0) return null;
  return (
    <section aria-label={m.list.label}>
      <p className={css["note"]}>{m.list.local}</p>
      <ul className={css["cards"]}>
        {data.map((tree) => (
          <TreeCard key={tree.mindtreeId} tree={{ ...tree, updatedAt: new Date(tree.at).toISOString() }} isInBin={false} />
        ))}
      </ul>
    </section>
  );
}

function Samples() {
  const { make, working } = useMakeTree();
  return (
    <section aria-label={m.samples.title} className={css["samples"]}>
      <h2>{m.samples.title}</h2>
      <ul className={css["cards"]}>
        {mindtreeSamples.map((sample) => {
          const tree = readSample(sample);
          return (
            <li key={sample.title}>
              <button type="button" className={css["card"]} disabled={working} onClick={() => void make(tree)}>
                <b>{sample.title}</b>
                <span>{tree.kids?.map(({ text }) => text).join(" · ")}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
