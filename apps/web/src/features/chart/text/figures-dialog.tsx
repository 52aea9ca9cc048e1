import type { KindResult } from "@tangleaf/contract";
import { CHART, CHART_QUOTES } from "@tangleaf/contract/chart";
import { type FoundTable, figureNotes, findFigures, listFigures, type Placed } from "@tangleaf/table/from-text";
import { useEffect, useMemo, useRef, useState } from "react";
import { takeResult } from "#editor/stream/read-result.ts";
import { call } from "#lib/api-client.ts";
import { formatNumber } from "#lib/format.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshCounter, useCounter } from "#lib/queries.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { counterMessages } from "#messages/counter.ts";
import { Button, ButtonCost } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { HalfSlice } from "#ui/half-slice/half-slice.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { Grid } from "../work/grid-edits.ts";
import { arrangedTable } from "./arranged-table.ts";
import css from "./figures-dialog.module.css";
import { unusedFigures } from "./unused-figures.ts";

const NOTES = ["range", "deviation", "about"] as const;

type FiguresDialogProps = { open: boolean; onClose: () => void; onTable: (grid: Grid) => void };

/** Figures of a text as a table, found by rule in this page: every cell points back to its words. */
export function FiguresDialog({ open, onClose, onTable }: FiguresDialogProps) {
  const unlimited = useCounter()?.unLimitPlan.isUnLimit === true;
  const [text, setText] = useState("");
  const [marked, setMarked] = useState<Placed | null>(null);
  const found = useMemo(() => findFigures(text), [text]);
  const { arranged, asking, ask } = useArranged(text);
  const tables = useMemo(() => (arranged === null ? found : [arranged, ...found]), [arranged, found]);
  const unused = useMemo(() => unusedFigures(text, tables), [text, tables]);
  const notes = useMemo(() => figureNotes(text), [text]);
  const use = (table: FoundTable) => {
    onTable(gridOfFound(table));
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.text.title}
      description={m.text.lead}
      width="lg"
      shape="sheet"
      actions={<Button onClick={onClose}>{m.text.cancel}</Button>}
    >
      <div className={css["body"]}>
        <Field label={m.text.field}>
          {(control) => (
            <TextArea
              {...control}
              rows={5}
              maxLength={CHART.textMaxCharacters}
              placeholder={m.text.placeholder}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setMarked(null);
              }}
            />
          )}
        </Field>
        {text.trim() === "" || listFigures(text).length < 2 ? null : (
          <div className={css["ask"]}>
            <Button tone="write" size="sm" disabled={asking} onClick={ask}>
              {asking ? m.text.asking : m.text.ask}
              {unlimited ? null : (
                <ButtonCost>
                  <HalfSlice /> {counterMessages.quota.tokens(formatNumber(CHART_QUOTES.figures))}
                </ButtonCost>
              )}
            </Button>
            <span>{m.text.asked}</span>
          </div>
        )}
        <p role="status" className={css["note"]}>
          {text.trim() === "" ? "" : tables.length === 0 ? m.text.none : `${m.text.found(tables.length)} · ${m.text.trace}`}
        </p>
        {tables.length === 0 && unused.length === 0 && notes.length === 0 ? null : (
          <section aria-label={m.text.inText} className={css["words"]}>
            <Marked text={text} tables={tables} marked={marked} />
          </section>
        )}
        {tables.map((table, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table is its place in the text
          <section key={at} aria-label={m.text.pick(at + 1)} className={css["found"]}>
            <table>
              <thead>
                <tr>
                  {headsOf(table).map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(({ label, cells }) => (
                  <tr key={`${label.from} ${label.words}`}>
                    {[label, ...cells].map((cell) => (
                      <td key={cell.from}>
                        <button
                          type="button"
                          className={css["piece"]}
                          aria-pressed={marked === cell}
                          onClick={() => setMarked(marked === cell ? null : cell)}
                        >
                          {cell.words}
                        </button>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <Button tone="solid" size="sm" onClick={() => use(table)}>
              {m.text.use}
            </Button>
          </section>
        ))}
        <Pieces title={m.text.unused} pieces={unused} marked={marked} onMark={setMarked} />
        {NOTES.map((why) => (
          <Pieces
            key={why}
            title={m.text.notes[why]}
            pieces={notes.filter((note) => note.why === why)}
            marked={marked}
            onMark={setMarked}
          />
        ))}
      </div>
    </Dialog>
  );
}

type PiecesProps = { title: string; pieces: readonly Placed[]; marked: Placed | null; onMark: (place: Placed | null) => void };

/** Numbers of the text of which something is said, each pointing to its place. */
function Pieces({ title, pieces, marked, onMark }: PiecesProps) {
  if (pieces.length === 0) return null;
  return (
    <section aria-label={title} className={css["unused"]}>
      <h3>{title}</h3>
      <ul>
        {pieces.map((place) => (
          <li key={place.from}>
            <button
              type="button"
              className={css["piece"]}
              aria-pressed={marked === place}
              onClick={() => onMark(marked === place ? null : place)}
            >
              {place.words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The table a model makes of the text, for as long as the text is the same. */
function useArranged(text: string) {
  const signedIn = useSession((state) => state.token !== null);
  const [made, setMade] = useState<{ text: string; table: FoundTable } | null>(null);
  const [asking, setAsking] = useState(false);
  const line = useRef<AbortController | null>(null);
  useEffect(() => () => line.current?.abort(), []);
  const run = async () => {
    const controller = new AbortController();
    line.current = controller;
    setAsking(true);
    try {
      const { generationId } = await call("/api/chart/fromText", { text, requestId: newUuid() }, { shownBy: "action" });
      const result = await takeResult(generationId, controller.signal);
      if (controller.signal.aborted) return;
      if (result === null) toast({ tone: "error", title: m.text.refused });
      else setMade({ text, table: arrangedTable(text, result as KindResult<"figures">) });
    } catch (error) {
      if (!controller.signal.aborted) toastRefusal(error, m.text.refused);
    } finally {
      if (!controller.signal.aborted) setAsking(false);
      void refreshCounter();
    }
  };
  const ask = () => (signedIn ? void run() : openLogin({ reason: m.text.signIn }));
  return { arranged: made?.text === text ? made.table : null, asking, ask };
}

const headsOf = ({ heads, isShare }: FoundTable): string[] =>
  heads === null ? [m.text.item, isShare ? m.text.share : m.text.value] : heads.map(({ words }) => words);

/** The cells of a table that was found: its words as they stand in the text. */
export const gridOfFound = (table: FoundTable): Grid => [
  headsOf(table),
  ...table.rows.map(({ label, cells }) => [label.words, ...cells.map(({ words }) => words)]),
];

/** The text with what was found in it, and what a person asks for, told apart. */
function Marked({ text, tables, marked }: { text: string; tables: readonly FoundTable[]; marked: Placed | null }) {
  const places = tables.flatMap(({ rows }) => rows.flatMap(({ label, cells }) => [label, ...cells])).filter(({ from }) => from >= 0);
  const all = [...places, ...(marked === null || places.includes(marked) ? [] : [marked])].toSorted((a, b) => a.from - b.from);
  const parts: { words: string; place: Placed | null }[] = [];
  let at = 0;
  for (const place of all) {
    if (place.from < at) continue;
    parts.push({ words: text.slice(at, place.from), place: null }, { words: place.words, place });
    at = place.to;
  }
  parts.push({ words: text.slice(at), place: null });
  return (
    <p>
      {parts.map(({ words, place }) =>
        place === null ? (
          words
        ) : (
          <mark key={place.from} data-asked={place === marked || undefined}>
            {words}
          </mark>
        ),
      )}
    </p>
  );
}
