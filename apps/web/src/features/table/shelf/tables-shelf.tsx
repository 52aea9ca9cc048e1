import { SITE_PAGE_PATHS } from "@tangleaf/contract/site-pages";
import { TABLE } from "@tangleaf/contract/table";
import { type ComponentType, type DragEvent, lazy, Suspense, useRef, useState } from "react";
import { cx } from "#lib/cx.ts";
import { useSession } from "#lib/session-store.ts";
import { usePhone } from "#lib/use-phone.ts";
import { sitePageMessages } from "#messages/site-page.ts";
import { tableMessages as m } from "#messages/table.ts";
import { tableHelp as help } from "#messages/table-help.ts";
import { tableSamples } from "#messages/table-samples.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { HelpPanel } from "#ui/help-panel/help-panel.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import shelf from "#ui/shelf/shelf.module.css";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import type { FirstRows as First } from "../engine/sheet-view.ts";
import { useTakeAlong } from "../use-take-along.ts";
import { PasteTable } from "./paste-table.tsx";
import { TableList } from "./table-list.tsx";
import css from "./tables-shelf.module.css";
import { useMakeTable } from "./use-make-table.ts";

/** The grid comes along with the first file; where it does not come, the rows are seen when the file is read. */
const loadFirstRows = (): Promise<{ default: ComponentType<{ first: First }> }> =>
  import("./first-rows.tsx").then(
    (module) => ({ default: module.FirstRows }),
    () => ({ default: () => null }),
  );
const FirstRows = lazy(loadFirstRows);

const SKELETON_ROWS = 3;
const GUIDE = { to: SITE_PAGE_PATHS["help-table"], text: sitePageMessages.titles["help-table"] };
const ENDINGS = ".xlsx,.xlsm,.xls,.csv,.tsv,.txt,.html,.htm,.md,.docx";

/** `/table`: a new table from a file, pasted text or a sample, and those there are. */
export function TablesShelf() {
  const restored = useSession((state) => state.restored);
  const input = useRef<HTMLInputElement>(null);
  const maker = useMakeTable();
  // Nothing is dragged there.
  const phone = usePhone();
  const [isOver, setIsOver] = useState(false);
  useTakeAlong();
  const take = (files: FileList | null) => {
    void loadFirstRows();
    void maker.takeFiles([...(files ?? [])]);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped anywhere; the button below is the way for keys
    <div
      className={cx(shelf["page"], css["page"])}
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <header className={shelf["head"]}>
        <h1>
          {m.title} <Badge tone="leaf">{m.free}</Badge>
        </h1>
        <p>{m.lead}</p>
      </header>
      <div className={css["drop"]} aria-busy={maker.working}>
        <Icon name="table" size={24} />
        <p className={css["how"]}>
          <b>{maker.working ? m.create.reading : phone ? m.create.put : m.create.drop}</b>
          <small>{m.create.limits(TABLE.fileBytes, TABLE.rows)}</small>
        </p>
        <div className={css["ways"]}>
          <input
            ref={input}
            type="file"
            className="sr"
            tabIndex={-1}
            aria-label={m.create.file}
            accept={ENDINGS}
            onChange={({ target }) => {
              take(target.files);
              target.value = "";
            }}
          />
          <Button tone="solid" disabled={maker.working} onClick={() => input.current?.click()}>
            <Icon name="upload-simple" />
            {m.create.file}
          </Button>
          <PasteTable working={maker.working} onTake={(text) => void maker.takeText(text)} />
        </div>
        {maker.problem === null ? null : (
          <p className={css["problem"]} role="alert">
            <Icon name="warning-circle" size={16} />
            <span>
              <b>{maker.problem.name}</b> {maker.problem.text}
            </span>
            {maker.problem.takeFirst === undefined ? null : (
              <Button size="sm" disabled={maker.working} onClick={() => void maker.problem?.takeFirst?.()}>
                {m.create.takeFirst(TABLE.rows)}
              </Button>
            )}
          </p>
        )}
      </div>
      {maker.first === null ? null : (
        <Suspense fallback={null}>
          <FirstRows first={maker.first} />
        </Suspense>
      )}
      {restored ? <TableList /> : <SkeletonBars rows={SKELETON_ROWS} />}
      <section aria-label={m.samples} className={shelf["samples"]}>
        <h2>{m.samples}</h2>
        <ul className={shelf["cards"]}>
          {tableSamples.map(({ title, about, lines }) => (
            <li key={title}>
              <button type="button" className={shelf["card"]} disabled={maker.working} onClick={() => void maker.takeText(lines, title)}>
                <b>{title}</b>
                <span>{about}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <HelpPanel {...help} keysTitle={m.keys.title} keys={m.keys.rows} guide={GUIDE} />
    </div>
  );
}
