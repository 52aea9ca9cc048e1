import { CHART_QUOTES, chartPaths } from "@tangleaf/contract/chart";
import type { ChartLook } from "@tangleaf/table/chart";
import { type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import { dropHandedOver, readHandedOver } from "#lib/chart-hand-over.ts";
import { cx } from "#lib/cx.ts";
import { formatNumber } from "#lib/format.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { useCounter } from "#lib/queries.ts";
import { openLogin } from "#lib/session-store.ts";
import { usePendingStart } from "#lib/use-pending-start.ts";
import { usePhone } from "#lib/use-phone.ts";
import { variant } from "#lib/variant.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { counterMessages } from "#messages/counter.ts";
import { uiMessages } from "#messages/ui.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { HalfSlice } from "#ui/half-slice/half-slice.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import frame from "#ui/workspace/workspace.module.css";
import { AskChart, EmphasisField } from "./ask/ask-form.tsx";
import { type ChartDraft, type DraftPart, useChartDraft, withDraft } from "./ask/use-chart-draft.ts";
import { ChartSide } from "./chart-side.tsx";
import css from "./chart-workspace.module.css";
import { FilesBar } from "./files/files-bar.tsx";
import { FiguresField } from "./grid/figures-field.tsx";
import type { OpenedChart } from "./kept/local-charts.ts";
import { useKeeper } from "./kept/use-keeper.ts";
import { KindButtons } from "./look/kind-buttons.tsx";
import { LookPanel } from "./look/look-panel.tsx";
import { Alternatives } from "./paper/alternatives.tsx";
import { ChartPaper } from "./paper/chart-paper.tsx";
import { PaletteChoice } from "./paper/palette-choice.tsx";
import { type ChartWork, drawWork, handedWork, newWork, withTable, workOf } from "./work/chart-work.ts";
import { isBlankGrid } from "./work/grid-edits.ts";
import { useChartWork } from "./work/use-chart-work.ts";

const InsertDialog = lazyPart(() => import("./files/insert-dialog.tsx").then((module) => module.InsertDialog));

type ChartWorkspaceProps = { opened: OpenedChart | null; foot: ReactNode; onNamed: (id: string) => void };

/** A chart that is open: its figures and look on one side, the picture on the other; one at a time on a phone. */
export function ChartWorkspace({ opened, foot, onNamed }: ChartWorkspaceProps) {
  const unlimited = useCounter()?.unLimitPlan.isUnLimit === true;
  const made = useChartWork(() => workIn(opened));
  useEffect(dropHandedOver, []);
  const { work, change } = made;
  const drawn = useMemo(() => drawWork(work, variant), [work]);
  const phone = usePhone();
  const [view, setView] = useState<"form" | "paper">(drawn === null ? "form" : "paper");
  const { id, state, settle } = useKeeper(opened, work, onNamed);
  const [isInserting, setInserting] = useState(false);
  const [hasInserted, setHasInserted] = useState(false);
  /** The note it was put into last. */
  const [noteId, setNoteId] = useState<string | null>(null);
  const title = drawn?.title.text ?? "";
  useEffect(() => {
    document.title = `${title === "" ? m.title : title} · ${uiMessages.brand}`;
  }, [title]);

  const [why, setWhy] = useState("");
  const onDraft = (draft: ChartDraft, part: DraftPart) => {
    change((now) => withDraft(now, draft, part));
    setWhy(part === "chart" ? draft.why : "");
    if (phone) setView("paper");
  };
  const { asking, ask } = useChartDraft({ work, drawn, onDraft });
  const onLook = (look: Partial<ChartLook>) => change((now) => ({ ...now, own: { ...now.own, ...look } }));
  const takeSample = () => change((now) => withTable(now, sampleGrid(), m.sample.title));
  const openInsert = () => {
    setHasInserted(true);
    setInserting(true);
  };
  const pending = usePendingStart(openInsert);
  const insert = () => {
    if (state !== "local" && state !== "none") return openInsert();
    pending.remember();
    openLogin({ reason: m.insert.signIn });
  };
  return (
    <div className={css["work"]}>
      {phone ? null : <ChartSide id={id} title={title} foot={foot} />}
      <div className={cx(frame["workspace"], css["workspace"])} data-view={view}>
        {phone ? <PhoneBar view={view} onView={setView} /> : null}
        <div className={cx(frame["form"], css["form"])}>
          <div className={frame["scroll"]}>
            {phone ? null : <h1>{m.title}</h1>}
            <p className={frame["lead"]}>{m.lead}</p>
            <FiguresField made={made} drawn={drawn} onLook={onLook} />
            {phone && isBlankGrid(work.grid) ? (
              <Button className={css["sample"]} onClick={takeSample}>
                {m.sample.action}
              </Button>
            ) : null}
            <div className={css["field"]}>
              <p className={css["label"]}>{m.kinds.label}</p>
              <KindButtons drawn={drawn} onLook={onLook} />
              {drawn === null ? null : <LookPanel drawn={drawn} onLook={onLook} />}
            </div>
            <EmphasisField value={work.emphasis} onChange={made.note} />
          </div>
          <div className={cx(frame["act"], css["act"])}>
            <AskChart asking={asking} onAsk={() => ask("chart")} />
          </div>
        </div>
        <div className={cx(frame["out"], css["out"])}>
          {drawn === null ? (
            <BlankPaper isBlank={isBlankGrid(work.grid)} isPhone={phone} onSample={takeSample} />
          ) : (
            <>
              <div className={css["tools"]}>
                <PaletteChoice value={drawn.spec.palette} onChange={(palette) => onLook({ palette })} />
                <div className={css["ways"]}>
                  <FilesBar drawn={drawn} settle={settle} onInsert={insert} noteId={noteId} />
                </div>
              </div>
              <ChartPaper
                drawn={drawn}
                onWords={onLook}
                again={
                  <button type="button" className={cx("link", css["again"])} disabled={asking !== null} onClick={() => ask("words")}>
                    {m.ask.again}
                    {unlimited ? null : (
                      <>
                        <HalfSlice /> {counterMessages.quota.tokens(formatNumber(CHART_QUOTES.draft))}
                      </>
                    )}
                  </button>
                }
              />
              {why === "" ? null : (
                <p className={css["why"]} role="status">
                  {m.ask.done(why)}
                </p>
              )}
              <p className={css["state"]} role="status">
                {state === "none" ? "" : m.saved[state]}
              </p>
              <Alternatives drawn={drawn} onLook={onLook} />
            </>
          )}
        </div>
      </div>
      {hasInserted ? (
        <Suspense fallback={null}>
          <InsertDialog open={isInserting} onClose={() => setInserting(false)} title={title} onPut={setNoteId} settle={settle} />
        </Suspense>
      ) : null}
    </div>
  );
}

type BlankPaperProps = { isBlank: boolean; isPhone: boolean; onSample: () => void };

/** The paper before there is a chart. */
function BlankPaper({ isBlank, isPhone, onSample }: BlankPaperProps) {
  return (
    <div className={css["blank"]}>
      <EmptyState
        cells={m.list.none.cells}
        title={m.paper.empty}
        action={
          <Button tone="solid" onClick={onSample}>
            {m.sample.action}
          </Button>
        }
      >
        {isBlank ? (isPhone ? m.paper.emptyPhone : m.paper.emptyText) : m.paper.noNumbers}
      </EmptyState>
    </div>
  );
}

/** Figures or picture, where only one of them has room. */
function PhoneBar({ view, onView }: { view: "form" | "paper"; onView: (view: "form" | "paper") => void }) {
  return (
    <div className={css["bar"]}>
      <div className={css["line"]}>
        <Link to={chartPaths.list} aria-label={m.list.label}>
          <Icon name="caret-left" size={24} />
        </Link>
        <h1>{m.title}</h1>
      </div>
      <Segmented
        label={m.views.label}
        block
        value={view}
        onChange={onView}
        options={[
          { value: "form", label: m.views.grid },
          { value: "paper", label: m.views.picture },
        ]}
      />
    </div>
  );
}

const sampleGrid = () => m.sample.table.split("\n").map((line) => line.split("\t"));

/** What another page has handed over comes first. */
function workIn(opened: OpenedChart | null): ChartWork {
  if (opened !== null) return "spec" in opened ? workOf(opened.spec) : opened.work;
  const handed = readHandedOver();
  return handed === null ? newWork() : handedWork(handed.data, handed.look);
}
