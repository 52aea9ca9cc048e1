import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "#lib/session-store.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { templateMessages as m } from "#messages/template.ts";
import { Button } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { SearchBox } from "#ui/search-box/search-box.tsx";
import { listQuery } from "./api.ts";
import { hueOf, type LibraryNames, type TemplateList } from "./library-data.ts";
import { type ListView, PAGE_SIZE, readView, WHOLE_LIST, writeView } from "./list-view.ts";
import { NothingFound } from "./nothing-found.tsx";
import { seenTemplates } from "./seen-templates.ts";
import { TemplateCard } from "./template-card.tsx";
import { FilterChips, FilterSelects } from "./template-filters.tsx";
import css from "./template-shelf.module.css";

const Q_MAX_CHARACTERS = 100;
const TYPING_MS = 200;

/** The list of templates: search, filters, cards. `first` is its beginning as the build knows it. */
export function TemplateShelf({ names, first }: { names: LibraryNames; first: TemplateList }) {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const token = useSession((state) => state.token);
  const view = hydrated ? readView(params) : WHOLE_LIST;
  const seen = hydrated && view.mine === "seen" ? seenTemplates() : [];
  const isWhole = writeView(view).toString() === "";
  const asks = view.mine === "starred" ? token !== null : view.mine !== "seen" || seen.length > 0;
  const answer = useQuery({ ...listQuery({ view, seen, token }, isWhole ? first : undefined), enabled: hydrated && asks });
  const shown = answer.data ?? (isWhole ? first : undefined);
  const [isFiltering, setIsFiltering] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const change = (changed: Partial<ListView>, replace = false) =>
    setParams(writeView({ ...view, page: 1, ...changed }), { replace, preventScrollReset: true });
  useSlash(search);
  return (
    <>
      <header className={css["head"]}>
        <div>
          <h1>{m.title}</h1>
          <p>{m.lead(names.kinds.reduce((sum, { count }) => sum + count, 0))}</p>
        </div>
        <TemplateSearch key={view.mine ?? ""} field={search} q={view.q} onSearch={(q) => change({ q }, true)} />
      </header>
      <div className={css["bar"]}>
        <FilterChips view={view} isUseKnown={(shown?.counted ?? 0) >= PUBLIC_LEAST} onChange={change} />
        <div className={css["wide"]}>
          <FilterSelects view={view} names={names} onChange={change} />
        </div>
        <Button className={css["open"]} onClick={() => setIsFiltering(true)}>
          <Icon name="funnel" size={16} />
          {m.filters}
        </Button>
      </div>
      {asks || !hydrated ? (
        <Loaded answer={{ ...answer, data: shown }} failed={m.failed}>
          {(list) => <Found list={list} view={view} names={names} onChange={change} />}
        </Loaded>
      ) : (
        <NothingFound view={view} names={names} nearest={[]} signedIn={token !== null} />
      )}
      <Dialog
        open={isFiltering}
        onClose={() => setIsFiltering(false)}
        title={m.filters}
        shape="sheet"
        actions={
          <>
            <Button onClick={() => setParams(writeView({ ...WHOLE_LIST, q: view.q }))}>{m.clear}</Button>
            <Button tone="solid" onClick={() => setIsFiltering(false)}>
              {m.filtersDone(shown?.total ?? 0)}
            </Button>
          </>
        }
      >
        <div className={css["sheet"]}>
          <div className={css["kinds"]}>
            {names.kinds.map(({ key, title, count }) => (
              <Chip
                key={key}
                style={hueOf(names, key)}
                selected={view.kind === key}
                onClick={() => change({ kind: view.kind === key ? null : key })}
              >
                {title} {count}
              </Chip>
            ))}
            {(["starred", "seen"] as const).map((mine) => (
              <Chip key={mine} selected={view.mine === mine} onClick={() => change({ mine: view.mine === mine ? null : mine })}>
                {m.side[mine]}
              </Chip>
            ))}
          </div>
          <FilterSelects view={view} names={names} onChange={change} />
        </div>
      </Dialog>
    </>
  );
}

/** Numbers of so many templates must be public before a list goes by them. */
const PUBLIC_LEAST = 20;

type FoundProps = { list: TemplateList; view: ListView; names: LibraryNames; onChange: (changed: Partial<ListView>) => void };

function Found({ list: { list, total, leftOut, nearest, starred }, view, names, onChange }: FoundProps) {
  const grid = useRef<HTMLUListElement>(null);
  const isSearch = view.q.trim() !== "";
  return (
    <>
      <p role="status" className={leftOut === null ? "sr" : css["status"]}>
        {leftOut === null ? (isSearch ? m.found(total) : "") : m.leftOut(leftOut)}
      </p>
      {total === 0 ? (
        <NothingFound view={view} names={names} nearest={nearest} signedIn={starred !== null} />
      ) : (
        <>
          <ul ref={grid} className={css["grid"]} onKeyDown={(event) => moveFocus(event, grid.current)}>
            {list.map((card) => (
              <li key={card.pubId}>
                <TemplateCard card={card} names={names} />
              </li>
            ))}
          </ul>
          <Pager
            page={view.page}
            size={PAGE_SIZE}
            total={total}
            totalText={m.total(total)}
            onPage={(page) => {
              onChange({ page });
              window.scrollTo({ top: 0 });
            }}
          />
        </>
      )}
    </>
  );
}

/** Typed here, asked for a moment later; what the address says is taken over. */
function TemplateSearch({
  field,
  q,
  onSearch,
}: {
  field: React.RefObject<HTMLInputElement | null>;
  q: string;
  onSearch: (q: string) => void;
}) {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  if (known !== q) {
    setKnown(q);
    setText(q);
  }
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <search className={css["search"]}>
      <SearchBox
        ref={field}
        label={m.search}
        title={m.searchHint}
        aria-keyshortcuts="/"
        value={text}
        maxLength={Q_MAX_CHARACTERS}
        onChange={(typed) => {
          setText(typed);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => {
            setKnown(typed);
            onSearch(typed);
          }, TYPING_MS);
        }}
      />
    </search>
  );
}

/** "/" goes to the search, unless somebody is typing. */
function useSlash(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [field]);
}

/** The arrow keys go from card to card; up and down by as many as stand in a row. */
function moveFocus(event: KeyboardEvent, grid: HTMLElement | null): void {
  const cards = [...(grid?.querySelectorAll<HTMLElement>("[data-template]") ?? [])];
  const at = cards.indexOf(event.target as HTMLElement);
  const [first] = cards;
  if (at === -1 || first === undefined) return;
  const columns = Math.max(
    1,
    cards.findIndex((card) => card.offsetTop > first.offsetTop),
  );
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  const next = by === undefined ? undefined : cards[at + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
