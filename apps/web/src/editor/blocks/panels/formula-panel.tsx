import { Selection } from "@tiptap/pm/state";
import { useEffect, useId, useRef, useState } from "react";
import { cx } from "#lib/cx.ts";
import { isComposing } from "#lib/is-composing.ts";
import { blockMessages } from "#messages/blocks.ts";
import { Button } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { fillMath } from "../../stream/fill-math.ts";
import { AnchoredPanel } from "./anchored-panel.tsx";
import { FORMULA_SYMBOLS } from "./formula-symbols.ts";
import { setAttributes, useNodeAt } from "./node-at.ts";
import { Actions } from "./panel-actions.tsx";
import type { PanelProps } from "./panel-props.ts";
import css from "./panels.module.css";

const m = blockMessages.formula;
type Group = keyof typeof m.groups;
const GROUPS = Object.keys(m.groups) as Group[];

/** The live editor of a formula: LaTeX, how it looks, symbols. What is typed is kept even where it cannot be read. */
export function FormulaPanel({ editor, panel, onClose, anchor }: PanelProps<"formula">) {
  const isBlock = editor.state.doc.nodeAt(panel.pos)?.type.name === "mathBlock";
  const node = useNodeAt(editor, panel.pos, isBlock ? "mathBlock" : "mathInline", onClose);
  const [latex, setLatex] = useState(() => String(node?.attrs["latex"] ?? ""));
  const [isNumbered, setNumbered] = useState(() => node?.attrs["numbered"] === 1);
  const [problem, setProblem] = useState<string | null>(null);
  const [group, setGroup] = useState<Group>("common");
  const field = useRef<HTMLTextAreaElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const tabsId = useId();

  useEffect(() => {
    const holder = preview.current;
    if (!holder) return;
    const math = document.createElement("span");
    math.className = "math";
    math.dataset["tex"] = latex;
    math.dataset["display"] = String(isBlock);
    math.textContent = latex;
    holder.replaceChildren(math);
    if (latex.trim() === "") setProblem(null);
    else fillMath(holder, () => setProblem(math.querySelector(".katex-error")?.getAttribute("title") ?? null));
  }, [latex, isBlock]);

  if (node === null) return null;
  const remove = () => {
    onClose();
    editor.view.dispatch(editor.state.tr.delete(panel.pos, panel.pos + node.nodeSize));
  };
  const close = () => {
    if (latex.trim() === "") {
      remove();
      return;
    }
    setAttributes(editor, panel.pos, { latex, ...(isBlock ? { numbered: isNumbered ? 1 : null } : {}) });
    onClose();
    const { tr } = editor.state;
    editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(panel.pos + node.nodeSize))));
  };
  const write = (symbol: string) => {
    const area = field.current;
    if (!area) return;
    const { selectionStart, selectionEnd } = area;
    const words = symbol.includes("|") ? symbol.replace("|", latex.slice(selectionStart, selectionEnd)) : symbol;
    const caret = selectionStart + (symbol.includes("|") ? symbol.indexOf("|") + selectionEnd - selectionStart : words.length);
    setLatex(latex.slice(0, selectionStart) + words + latex.slice(selectionEnd));
    area.focus();
    requestAnimationFrame(() => area.setSelectionRange(caret, caret));
  };
  return (
    <AnchoredPanel label={m.title} anchor={anchor} onClose={close} width="lg">
      <div ref={preview} role="img" aria-label={`${m.preview} ${latex}`} className={css["preview"]} />
      <Field label={m.latex} error={problem === null ? null : m.error(problem.replace(/^ParseError: KaTeX parse error: /, ""))}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={isBlock ? 3 : 2}
            className={cx(css["mono"])}
            spellCheck={false}
            autoComplete="off"
            value={latex}
            onChange={(event) => setLatex(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || isComposing(event.nativeEvent) || (isBlock && !event.ctrlKey && !event.metaKey)) return;
              event.preventDefault();
              close();
            }}
          />
        )}
      </Field>
      <div role="tablist" aria-label={m.symbols} className={css["tabs"]}>
        {GROUPS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${tabsId}-${name}`}
            aria-selected={name === group}
            aria-controls={`${tabsId}-panel`}
            className={css["tab"]}
            onClick={() => setGroup(name)}
          >
            {m.groups[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${tabsId}-panel`} aria-labelledby={`${tabsId}-${group}`} className={css["symbols"]}>
        {FORMULA_SYMBOLS[group].map(([shown, symbol]) => (
          <button
            key={symbol}
            type="button"
            className={css["symbol"]}
            title={symbol.replace("|", "").trim()}
            aria-label={`${shown} ${symbol.replace("|", "").trim()}`}
            onClick={() => write(symbol)}
          >
            {shown}
          </button>
        ))}
      </div>
      <Actions>
        {isBlock ? (
          <span className={css["start"]}>
            <Check checked={isNumbered} onChange={setNumbered}>
              {m.numbered}
            </Check>
          </span>
        ) : null}
        <Button tone="danger" size="sm" onClick={remove}>
          {m.remove}
        </Button>
        <Button tone="solid" size="sm" onClick={close}>
          {m.done}
        </Button>
      </Actions>
    </AnchoredPanel>
  );
}
