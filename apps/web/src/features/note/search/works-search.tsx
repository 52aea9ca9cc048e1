import type { OutputOf, RouteAt } from "@tangleaf/contract";
import { REFERENCE_PAGES_MAX } from "@tangleaf/contract/constants";
import { useState } from "react";
import { DATABASE_NAMES, type FoundWork, WorkRow, workKey } from "#features/document/works/work-row.tsx";
import { call } from "#lib/api-client.ts";
import { failureText } from "#lib/api-error.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { noteSearchMessages as m } from "#messages/note-search.ts";
import { Button } from "#ui/button/button.tsx";
import css from "./search.module.css";
import { SearchForm } from "./search-form.tsx";
import { useSearch } from "./use-search.ts";

const TIMEOUT_MS = 30_000;
const QUERY_MAX_CHARACTERS = 300;

type Answer = OutputOf<RouteAt<"/api/reference/search">>;
type State = "adding" | { readonly added: string } | { readonly problem: string } | null;

type WorksSearchProps = { noteId: string; first: string };

/** Published works: looked up in the databases, and added with their abstract. */
export function WorksSearch({ noteId, first }: WorksSearchProps) {
  const { shown, search } = useSearch<Answer>((q, page) =>
    call("/api/reference/search", { q, page }, { timeoutMs: TIMEOUT_MS, shownBy: "action" }),
  );
  return (
    <SearchForm<Answer>
      words={m.works}
      first={first}
      maxLength={QUERY_MAX_CHARACTERS}
      cost={null}
      shown={shown}
      onSearch={(q, page) => void search(q, page)}
      pagesMax={REFERENCE_PAGES_MAX}
      isEmpty={({ list }) => list.length === 0}
      none={m.noneOfWorks}
    >
      {({ list, missing }) => (
        <>
          {missing.length === 0 ? null : (
            <p className={css["hint"]}>{m.missing(missing.map((name) => DATABASE_NAMES[name]).join(" · "))}</p>
          )}
          <ul className={css["list"]}>
            {list.map((work) => (
              <AddableWork key={workKey(work)} work={work} noteId={noteId} />
            ))}
          </ul>
        </>
      )}
    </SearchForm>
  );
}

function AddableWork({ work, noteId }: { work: FoundWork; noteId: string }) {
  const [state, setState] = useState<State>(null);

  async function add(): Promise<void> {
    setState("adding");
    try {
      const { doi, title, year } = work;
      const { source } = await call(
        "/api/source/addWork",
        { noteId, work: { doi, title, year } },
        { timeoutMs: TIMEOUT_MS, shownBy: "action" },
      );
      setState({ added: source.id });
      await refreshAnswers(queryKeys.notes.allSources(noteId));
    } catch (error) {
      setState({ problem: failureText(error, m.addFailed) });
    }
  }

  return (
    <WorkRow
      work={work}
      text={work.abstract}
      problem={state !== null && state !== "adding" && "problem" in state ? state.problem : null}
      action={
        state !== null && state !== "adding" && "added" in state ? (
          <span role="status" className={css["hint"]}>
            {m.added(state.added)}
          </span>
        ) : (
          <Button size="sm" disabled={state === "adding"} aria-label={`${m.add} ${work.title}`} onClick={() => void add()}>
            {state === "adding" ? m.adding : m.add}
          </Button>
        )
      }
    />
  );
}
