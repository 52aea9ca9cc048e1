import { WORK, WORK_KINDS, type WorkKind } from "@tangleaf/contract/work";
import { useSearchParams } from "react-router";
import { markMore } from "#lib/mark-more.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { textsMessages } from "#messages/texts.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import css from "./library.module.css";
import { TextsList } from "./texts-list.tsx";
import { WorksList } from "./works-list.tsx";

const m = textsMessages.library;
const markSideways = (box: HTMLElement | null) => (box === null ? undefined : markMore(box));
const SHELVES = ["all", ...WORK_KINDS, "bin"] as const;
type Shelf = (typeof SHELVES)[number];

/** Everything one has made: of all kinds, of one, or what is in the bin. The address says which. */
export function Library() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("kind");
  // What the address asks for is not known where the frame is rendered at build.
  const isHydrated = useHydrated();
  const shelf: Shelf = (isHydrated && SHELVES.find((one) => one === asked)) || "all";
  const token = useSession((state) => state.token);
  const restored = useSession((state) => state.restored);
  if (token === null) {
    if (!restored) return null;
    const { signIn } = textsMessages;
    return (
      <EmptyState
        cells={signIn.cells}
        title={signIn.title}
        action={
          <Button tone="solid" onClick={() => openLogin()}>
            {signIn.action}
          </Button>
        }
      >
        {signIn.text}
      </EmptyState>
    );
  }
  const show = (next: Shelf) => setParams(next === "all" ? {} : { kind: next }, { replace: true, preventScrollReset: true });
  const nameOf = (one: Shelf) => (one === "all" ? m.all : one === "bin" ? m.bin : m.kinds[one]);
  return (
    <>
      <div className={css["shelves"]} ref={markSideways}>
        <Segmented label={m.filter} value={shelf} onChange={show} options={SHELVES.map((value) => ({ value, label: nameOf(value) }))} />
      </div>
      {shelf === "bin" ? <p className={css["note"]}>{m.binNote(WORK.binDays)}</p> : null}
      {shelf === "text" ? <TextsList /> : <WorksList key={shelf} place={shelf === "bin" ? "bin" : "all"} kind={kindOf(shelf)} />}
    </>
  );
}

function kindOf(shelf: Shelf): WorkKind | null {
  return shelf === "all" || shelf === "bin" ? null : shelf;
}
