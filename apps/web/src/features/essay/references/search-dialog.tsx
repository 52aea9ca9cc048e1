import type { EssayReference, OutputOf, RouteAt } from "@tangleaf/contract";
import { REFERENCE_PAGE_SIZE } from "@tangleaf/contract/constants";
import { normalDoi } from "@tangleaf/document/references";
import { useRef, useState } from "react";
import { DATABASE_NAMES, type FoundWork, WorkRow, workKey } from "#features/document/works/work-row.tsx";
import { call } from "#lib/api-client.ts";
import { failureText } from "#lib/api-error.ts";
import { essayReferencesMessages } from "#messages/essay-references.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { TextInput } from "#ui/field/field.tsx";
import { refreshLibrary } from "./api.ts";
import css from "./references.module.css";

const m = essayReferencesMessages.search;
const SEARCH_TIMEOUT_MS = 30_000;
const PAGES_MAX = 50;

type Answer = OutputOf<RouteAt<"/api/reference/search">>;
type Shown =
  | { readonly kind: "none" | "asking" }
  | { readonly kind: "failed"; readonly problem: string }
  | { readonly kind: "found"; readonly answer: Answer; readonly q: string; readonly page: number };
type State = "adding" | "added" | keyof typeof m.problems;

/** A database that has more fills its page, and what is found twice is one work: fewer than a page are the last. */
const isLastPage = ({ list }: Answer): boolean => list.length < REFERENCE_PAGE_SIZE;

type SearchDialogProps = { open: boolean; onClose: () => void; essayId: string; list: readonly EssayReference[] };

/** Looks for works in the databases and adds them; the server looks each of them up again. */
export function SearchDialog({ open, onClose, essayId, list }: SearchDialogProps) {
  const [typed, setTyped] = useState("");
  const [shown, setShown] = useState<Shown>({ kind: "none" });
  const [states, setStates] = useState<ReadonlyMap<string, State>>(new Map());
  const newest = useRef(0);
  const set = (work: FoundWork, state: State | null) =>
    setStates((before) => {
      const next = new Map(before);
      if (state === null) next.delete(workKey(work));
      else next.set(workKey(work), state);
      return next;
    });

  async function search(q: string, page: number): Promise<void> {
    if (q.trim() === "") return;
    newest.current += 1;
    const mine = newest.current;
    setShown({ kind: "asking" });
    const next = await call("/api/reference/search", { q: q.trim(), page }, { timeoutMs: SEARCH_TIMEOUT_MS, shownBy: "action" })
      .then((answer): Shown => ({ kind: "found", answer, q, page }))
      .catch(
        (error: unknown): Shown => ({
          kind: "failed",
          problem: failureText(error, m.failed),
        }),
      );
    // The answer to an earlier search is no answer to this one.
    if (mine === newest.current) setShown(next);
  }

  async function add(work: FoundWork): Promise<void> {
    set(work, "adding");
    try {
      const works = [{ doi: work.doi, title: work.title, year: work.year }];
      const { failed } = await call("/api/reference/add", { essayId, works }, { timeoutMs: SEARCH_TIMEOUT_MS });
      set(work, failed[0]?.reason ?? "added");
      await refreshLibrary(essayId);
    } catch {
      // The page has said why.
      set(work, null);
    }
  }

  const isThere = (work: FoundWork) =>
    list.some(({ item }) =>
      work.doi === null ? item.title === work.title && item.year === String(work.year) : normalDoi(item.doi) === work.doi,
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.title}
      description={m.lead}
      shape="sheet"
      width="lg"
      actions={<Button onClick={onClose}>{m.done}</Button>}
    >
      <form
        className={css["search"]}
        onSubmit={(event) => {
          event.preventDefault();
          void search(typed, 1);
        }}
      >
        <TextInput
          aria-label={m.field}
          placeholder={m.field}
          maxLength={300}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button tone="solid" type="submit" disabled={shown.kind === "asking" || typed.trim() === ""}>
          {m.button}
        </Button>
      </form>
      <div aria-live="polite" aria-busy={shown.kind === "asking"}>
        {shown.kind === "failed" ? <p className={css["problem"]}>{shown.problem}</p> : null}
        {shown.kind === "found" ? (
          <>
            {shown.answer.missing.length === 0 ? null : (
              <p className={css["warning"]}>{m.missing(shown.answer.missing.map((name) => DATABASE_NAMES[name]).join(" · "))}</p>
            )}
            {shown.answer.list.length === 0 ? <p className={css["hint"]}>{m.none}</p> : null}
            <ul className={css["works"]}>
              {shown.answer.list.map((work) => {
                const state = states.get(workKey(work)) ?? (isThere(work) ? "added" : null);
                return (
                  <WorkRow
                    key={workKey(work)}
                    work={work}
                    text={work.doi}
                    problem={state === null || state === "adding" || state === "added" ? null : m.problems[state]}
                    action={
                      <Button size="sm" disabled={state === "adding" || state === "added"} onClick={() => void add(work)}>
                        {state === "adding" ? m.adding : state === "added" ? m.added : m.add}
                      </Button>
                    }
                  />
                );
              })}
            </ul>
            <Pages page={shown.page} isLast={isLastPage(shown.answer)} onPage={(page) => void search(shown.q, page)} />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

type PagesProps = { page: number; isLast: boolean; onPage: (page: number) => void };

/** The pages of what was found; of one page there is nothing to choose. */
function Pages({ page, isLast, onPage }: PagesProps) {
  if (page === 1 && isLast) return null;
  return (
    <div className={css["pages"]}>
      <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {m.previous}
      </Button>
      <span>{m.page(page)}</span>
      <Button size="sm" disabled={isLast || page >= PAGES_MAX} onClick={() => onPage(page + 1)}>
        {m.next}
      </Button>
    </div>
  );
}
