import { chartAttributes, type DocumentChart } from "@tangleaf/document/charts";
import {
  CHART_KINDS,
  type ChartLook,
  chooseChart,
  defaultClaim,
  editClaim,
  kindOf,
  legalChart,
  PALETTE_NAMES,
  printClaim,
  withKind,
} from "@tangleaf/table/chart";
import { useCallback, useEffect, useState } from "react";
import { chartMessages as m } from "#messages/chart.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { AnchoredPanel } from "../panels/anchored-panel.tsx";
import { setAttributes, useNodeAt } from "../panels/node-at.ts";
import { Actions } from "../panels/panel-actions.tsx";
import type { PanelProps } from "../panels/panel-props.ts";
import { TextLine, wordsOrNull } from "../panels/text-line.tsx";
import { useEditorValue } from "../use-editor-value.ts";
import css from "./chart-form.module.css";
import { readChartNode } from "./chart-node.ts";
import { tableOfChart } from "./chart-tables.ts";
import { FigureFields, KindSwitches } from "./look-fields.tsx";

/** Below this the panel comes from the foot of the screen (panels.module.css), and the picture goes above it. */
const PHONE_MAX_PX = 767;

/** What stays at the top of a phone's screen. */
const BARS_PX = 112;

/** Kind, switches, colours, emphasis, claim and source of a chart. The look changes at once, words when the panel closes. */
export function ChartForm({ editor, blocks, panel, onClose, anchor }: PanelProps<"chart">) {
  const node = useNodeAt(editor, panel.pos, "chart", onClose);
  const table = useEditorValue(editor, ({ state }) => tableOfChart(state, String(node?.attrs["tableId"] ?? "")));
  const chart = node === null ? "noTable" : readChartNode(node, table, blocks.settings().language ?? "zh");
  const drawn = typeof chart === "string" ? null : chart;
  const beside = useCallback(() => besideOf(anchor()), [anchor]);
  useEffect(() => {
    const dom = window.innerWidth <= PHONE_MAX_PX ? editor.view.nodeDOM(panel.pos) : null;
    if (!(dom instanceof HTMLElement)) return;
    // The last chart of a text, too, has room below it to go up.
    const text = editor.view.dom;
    text.style.paddingBottom = "60dvh";
    dom.style.scrollMarginTop = `${BARS_PX}px`;
    dom.scrollIntoView({ block: "start" });
    return () => {
      text.style.paddingBottom = "";
      dom.style.scrollMarginTop = "";
    };
  }, [editor, panel.pos]);
  const [claim, setClaim] = useState<string | null>(null);
  const [source, setSource] = useState(() => String(node?.attrs["source"] ?? ""));
  if (node === null) return null;

  const store = (look: ChartLook, from: DocumentChart) => {
    const legal = legalChart(look, from.data).look ?? look;
    const template = look.title === "" ? defaultClaim(legal, from.data) : look.title;
    setAttributes(editor, panel.pos, chartAttributes(look, printClaim(template, legal, from.data).text));
  };
  const change = (look: Partial<ChartLook>) => drawn !== null && store({ ...drawn.look, ...look }, drawn);
  const edited = drawn === null || claim === null ? null : editClaim(drawn.claimTemplate, claim.trim(), drawn.spec, drawn.data);
  const close = () => {
    setAttributes(editor, panel.pos, { source: wordsOrNull(source) });
    if (drawn !== null && edited !== null && edited.template !== drawn.claimTemplate) change({ title: edited.template });
    onClose();
  };
  const remove = () => {
    editor.view.dispatch(editor.state.tr.delete(panel.pos, panel.pos + node.nodeSize));
    onClose();
  };
  return (
    <AnchoredPanel label={m.title} anchor={beside} onClose={close} width="lg" isLow>
      <form
        className={css["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        {drawn === null ? (
          <p>{m.nothing[typeof chart === "string" ? chart : "noTable"]}</p>
        ) : (
          <>
            <LookFields chart={drawn} onChange={change} />
            <Field label={m.claim} hint={edited === null || edited.loose.length === 0 ? m.claimFigures : m.loose(edited.loose.join(", "))}>
              {(control) => (
                <TextArea
                  {...control}
                  rows={2}
                  maxLength={500}
                  value={claim ?? drawn.claim.text}
                  onChange={(event) => setClaim(event.target.value)}
                />
              )}
            </Field>
          </>
        )}
        <TextLine label={m.source} value={source} onChange={setSource} />
        <Actions>
          <Button size="sm" onClick={remove}>
            {m.remove}
          </Button>
          {drawn === null || drawn.look.title === "" ? null : (
            <Button
              size="sm"
              onClick={() => {
                setClaim(null);
                change({ title: "" });
              }}
            >
              {m.computed}
            </Button>
          )}
          <Button tone="solid" size="sm" type="submit">
            {m.done}
          </Button>
        </Actions>
      </form>
    </AnchoredPanel>
  );
}

/** Right of the picture, which is to be seen while it changes. */
function besideOf(box: DOMRect | null): DOMRect | null {
  return box === null ? null : new DOMRect(box.right, box.top, 0, 0);
}

type LookFieldsProps = { chart: DocumentChart; onChange: (look: Partial<ChartLook>) => void };

function LookFields({ chart, onChange }: LookFieldsProps) {
  const { look, data } = chart;
  const kind = kindOf(look);
  const fitting = chooseChart(data, { lang: look.lang });
  const notes = [
    ...(fitting !== null && kindOf(fitting.look) === kind ? [m.why[fitting.why]] : []),
    ...chart.faults.map((fault) => m.faults[fault]),
    ...(chart.totals.length > 0 ? [m.totals(chart.totals.join(", "))] : []),
  ];
  return (
    <>
      <Segmented
        label={m.kind}
        wrap
        value={kind}
        options={CHART_KINDS.map((value) => ({ value, label: m.kinds[value] }))}
        onChange={(value) => onChange(withKind(look, value, data))}
      />
      {notes.length === 0 ? null : (
        <p className={css["note"]} role="status">
          {notes.join(" ")}
        </p>
      )}
      <KindSwitches chart={chart} onChange={onChange} />
      <Segmented
        label={m.palette}
        block
        value={look.palette}
        options={PALETTE_NAMES.map((value) => ({ value, label: m.palettes[value] }))}
        onChange={(palette) => onChange({ palette })}
      />
      <div className={css["pair"]}>
        <FigureFields chart={chart} onChange={onChange} />
      </div>
    </>
  );
}
