import type { OutputOf, RouteAt } from "@tangleaf/contract";
import { WEB_QUERY_MAX_CHARACTERS, WEB_SEARCH_PAGES_MAX, WEB_SEARCH_TOKENS } from "@tangleaf/contract/constants";
import { useRef, useState } from "react";
import { FoundRow } from "#features/document/works/found-row.tsx";
import { call } from "#lib/api-client.ts";
import { failureText } from "#lib/api-error.ts";
import { formatNumber } from "#lib/format.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshCounter, useCounter } from "#lib/queries.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { noteSearchMessages as m } from "#messages/note-search.ts";
import { Button, ButtonCost } from "#ui/button/button.tsx";
import { HalfSlice } from "#ui/half-slice/half-slice.tsx";
import css from "./search.module.css";
import { SearchForm } from "./search-form.tsx";
import { useSearch } from "./use-search.ts";

const TIMEOUT_MS = 40_000;

type Answer = OutputOf<RouteAt<"/api/source/search">>;
type Page = Answer["list"][number];
type Quote = OutputOf<RouteAt<"/api/source/quotePage">>;
type Looked = { readonly quote?: Quote; readonly busy?: "looking" | "adding"; readonly added?: string; readonly problem?: string };

type WebSearchProps = { noteId: string; first: string };

/** Pages of the web: searched for, opened to see what they cost, and added. */
export function WebSearch({ noteId, first }: WebSearchProps) {
  // A search that did not come back is the same search when it is asked again.
  const request = useRef({ asked: "", id: "" });
  const { shown, search } = useSearch<Answer>(async (q, page) => {
    const asked = `${page} ${q}`;
    if (request.current.asked !== asked) request.current = { asked, id: newUuid() };
    const requestId = request.current.id;
    const answer = await call("/api/source/search", { noteId, q, page, requestId }, { timeoutMs: TIMEOUT_MS, shownBy: "action" });
    void refreshCounter();
    return answer;
  });
  return (
    <SearchForm<Answer>
      words={m.web}
      first={first}
      maxLength={WEB_QUERY_MAX_CHARACTERS}
      cost={<Cost tokens={WEB_SEARCH_TOKENS} />}
      shown={shown}
      onSearch={(q, page) => void search(q, page)}
      pagesMax={WEB_SEARCH_PAGES_MAX}
      isEmpty={({ list }) => list.length === 0}
      none={m.none}
    >
      {({ list, charged }) => (
        <>
          {charged === 0 ? null : <p className={css["hint"]}>{m.charged(formatNumber(charged))}</p>}
          <ul className={css["list"]}>
            {list.map((page) => (
              <PageRow key={page.url} page={page} noteId={noteId} />
            ))}
          </ul>
        </>
      )}
    </SearchForm>
  );
}

/** What pressing costs, with the mark of what spends. */
function Cost({ tokens }: { tokens: number }) {
  const unlimited = useCounter()?.unLimitPlan.isUnLimit ?? false;
  return (
    <ButtonCost>
      {unlimited ? (
        m.free
      ) : (
        <>
          <HalfSlice />
          {m.tokens(formatNumber(tokens))}
        </>
      )}
    </ButtonCost>
  );
}

function PageRow({ page, noteId }: { page: Page; noteId: string }) {
  const [looked, setLooked] = useState<Looked>({});
  const requestId = useRef(newUuid());
  const { quote, busy, added, problem } = looked;

  async function look(): Promise<void> {
    setLooked({ busy: "looking" });
    try {
      setLooked({ quote: await call("/api/source/quotePage", { noteId, url: page.url }, { timeoutMs: TIMEOUT_MS, shownBy: "action" }) });
    } catch (error) {
      setLooked({ problem: failureText(error, m.addFailed) });
    }
  }

  async function add(shown: Quote): Promise<void> {
    setLooked({ quote: shown, busy: "adding" });
    try {
      const input = { noteId, url: page.url, tokens: shown.tokens, requestId: requestId.current };
      const { source } = await call("/api/source/addPage", input, { timeoutMs: TIMEOUT_MS, shownBy: "action" });
      setLooked({ quote: shown, added: source.id });
      void refreshCounter();
      await refreshAnswers(queryKeys.notes.allSources(noteId));
    } catch (error) {
      setLooked({ problem: failureText(error, m.addFailed) });
    }
  }

  const facts =
    quote === undefined ? [page.site, page.publishedAt] : [quote.site, quote.publishedAt, m.facts(formatNumber(quote.characters))];
  return (
    <FoundRow
      title={
        <a href={page.url} target="_blank" rel="noreferrer noopener" title={m.open}>
          {page.title}
        </a>
      }
      facts={[...facts, quote?.isCut === true ? m.cut : null].filter(Boolean).join(" · ")}
      text={quote === undefined ? page.snippet : null}
      problem={problem ?? null}
      action={
        added !== undefined ? (
          <span role="status" className={css["hint"]}>
            {m.added(added)}
          </span>
        ) : quote === undefined ? (
          <Button size="sm" disabled={busy !== undefined} aria-label={`${m.look} ${page.title}`} onClick={() => void look()}>
            {busy === "looking" ? m.looking : m.look}
          </Button>
        ) : (
          <Button size="sm" tone="write" disabled={busy !== undefined} onClick={() => void add(quote)}>
            {busy === "adding" ? m.adding : m.add}
            {busy === "adding" ? null : <Cost tokens={quote.tokens} />}
          </Button>
        )
      }
    >
      {quote === undefined ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        <p className={css["excerpt"]} tabIndex={0}>
          {quote.excerpt}
        </p>
      )}
    </FoundRow>
  );
}
